//! Plays games of Hadrian's Wall and prints what each sheet looked like at the start of each Year, and how it ended: what
//! `scripts/fit-hadrians-wall.py` fits the weights of `data/hadrians-wall.toml` to.
//!
//! Usage: `harvest PLAYERS BOT GAMES SEED`, such as `harvest 2 hard@300 1000 t5`. Prints a line for each Year and seat: the
//! Year, the points then, the points at the end, and the features.

use std::error::Error;
use std::io::{BufWriter, Write, stdout};

use lusoria_bots::knowledge::HadriansWallKnowledge;
use lusoria_bots::knowledge::hadrians_wall::features;
use lusoria_bots::{BotSpec, Decision, Limit};
use lusoria_core::{Game, OptionMap, OptionValue, Seat, Seed, Viewer};
use lusoria_hadrians_wall::HadriansWall;
use lusoria_hadrians_wall::vocab::Phase;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [players, bot, games, seed] = &args[..] else { return Err("usage: harvest PLAYERS BOT GAMES SEED".into()) };
    let spec: BotSpec = bot.parse()?;
    let options = OptionMap::from([("players".to_owned(), OptionValue::Number(players.parse()?))]);
    let options = HadriansWall::options(&options)?;
    let mut out = BufWriter::new(stdout().lock());
    for game in 0..games.parse()? {
        harvest(&mut out, &options, &spec, &Seed::from_text(&format!("{seed} {game}")))?;
    }
    Ok(())
}

fn harvest(
    out: &mut impl Write,
    options: &<HadriansWall as Game>::Options,
    spec: &BotSpec,
    seed: &Seed,
) -> std::io::Result<()> {
    let mut state = HadriansWall::start(options, seed);
    let n_seats = HadriansWall::n_seats(&state);
    let mut bots: Vec<_> = (0..n_seats).map(|_| spec.bot::<HadriansWall, HadriansWallKnowledge>()).collect();
    let mut rng = seed.stream("harvest");
    let (mut rows, mut year, mut moves) = (Vec::new(), 0, Vec::new());
    while let Some(seat) = HadriansWall::turn(&state).seats().first() {
        if state.phase() == Phase::ChooseCards && state.year() > year {
            year = state.year();
            let standings = HadriansWall::standings(&state);
            rows.extend(
                Seat::all(n_seats).map(|seat| (year, seat, standings[seat].points, features(&state.summary(seat)))),
            );
        }
        HadriansWall::legal_moves(&state, seat, &mut moves);
        let view = HadriansWall::view(&state, Viewer::Seat(seat));
        let decision = Decision { seat, view: &view, moves: &moves };
        let mv = bots[seat.index()].choose(&decision, &Limit::default(), &mut rng);
        HadriansWall::apply_unchecked(&mut state, seat, mv, &mut ());
    }
    let end = HadriansWall::standings(&state);
    for (year, seat, points, features) in rows {
        write!(out, "{year},{points},{}", end[seat].points)?;
        features.iter().try_for_each(|feature| write!(out, ",{feature}"))?;
        writeln!(out)?;
    }
    Ok(())
}
