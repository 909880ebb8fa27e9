//! Plays games of a bot with itself and prints what each seat had at certain moments, and how it ended: what
//! `scripts/fit-weights.py` fits the weights of `data/<game>.toml` to. The moments are the starts of rounds in Glory
//! to Rome, of turns in Trajan, of Years in Hadrian's Wall.
//!
//! Usage: `harvest GAME PLAYERS BOT GAMES SEED`, such as `harvest trajan 2 hard@300 1000 t5`. The first line names the
//! columns. Then comes a line for each moment and seat: the Year, or the part of the game to come; the points then; the
//! points and the rank at the end; and the features.
//!
//! With `FIRST N` besides, such as `easy@100 5`, that bot plays from the first moment to one drawn for each game, at most N
//! later, and only the moments from there on count: so the weights learn of what the bot itself would hardly ever do.

use std::error::Error;
use std::io::{BufWriter, Write, stdout};

use lusoria_bots::knowledge::{
    GloryToRomeKnowledge, HadriansWallKnowledge, Knowledge, TrajanKnowledge, glory_to_rome, hadrians_wall, trajan,
};
use lusoria_bots::{BotSpec, Decision, Limit};
use lusoria_core::{Game, OptionMap, OptionValue, Seat, Seed, Viewer};
use lusoria_glory_to_rome::GloryToRome;
use lusoria_hadrians_wall::HadriansWall;
use lusoria_hadrians_wall::vocab::Phase;
use lusoria_trajan::Trajan;

/// A game whose weights are fitted.
trait Harvested: Game {
    type Knowledge: Knowledge<Self>;

    /// What the features are called.
    fn names() -> Vec<String>;

    /// How far the game is, if this is a moment to look at it.
    fn moment(state: &Self::State) -> Option<f32>;

    fn features(state: &Self::State, seat: Seat) -> Vec<f32>;
}

impl Harvested for GloryToRome {
    type Knowledge = GloryToRomeKnowledge;

    fn names() -> Vec<String> {
        glory_to_rome::names().collect()
    }

    fn moment(state: &Self::State) -> Option<f32> {
        GloryToRomeKnowledge::is_settled(state).then(|| glory_to_rome::left(state))
    }

    fn features(state: &Self::State, seat: Seat) -> Vec<f32> {
        let mut all = vec![0.0; glory_to_rome::names().count()];
        glory_to_rome::features(state, seat, |place, feature| all[place] = feature);
        all
    }
}

impl Harvested for HadriansWall {
    type Knowledge = HadriansWallKnowledge;

    fn names() -> Vec<String> {
        (0..hadrians_wall::N_FEATURES).map(|place| format!("feature-{place}")).collect()
    }

    fn moment(state: &Self::State) -> Option<f32> {
        (state.phase() == Phase::ChooseCards).then(|| state.year().into())
    }

    fn features(state: &Self::State, seat: Seat) -> Vec<f32> {
        hadrians_wall::features(&state.summary(seat)).to_vec()
    }
}

impl Harvested for Trajan {
    type Knowledge = TrajanKnowledge;

    fn names() -> Vec<String> {
        trajan::FEATURES.map(str::to_owned).to_vec()
    }

    fn moment(state: &Self::State) -> Option<f32> {
        TrajanKnowledge::is_settled(state).then(|| trajan::left(state))
    }

    fn features(state: &Self::State, seat: Seat) -> Vec<f32> {
        trajan::features(state, seat).to_vec()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("glory-to-rome") => harvest_all::<GloryToRome>(&args[1..]),
        Some("hadrians-wall") => harvest_all::<HadriansWall>(&args[1..]),
        Some("trajan") => harvest_all::<Trajan>(&args[1..]),
        _ => Err("usage: harvest glory-to-rome|hadrians-wall|trajan PLAYERS BOT GAMES SEED".into()),
    }
}

fn harvest_all<G: Harvested>(args: &[String]) -> Result<(), Box<dyn Error>> {
    let (players, bot, games, seed, first) = match args {
        [players, bot, games, seed] => (players, bot, games, seed, (bot, 0)),
        [players, bot, games, seed, first, most] => (players, bot, games, seed, (first, most.parse()?)),
        _ => return Err("usage: harvest GAME PLAYERS BOT GAMES SEED [FIRST N]".into()),
    };
    let specs: [BotSpec; 2] = [first.0.parse()?, bot.parse()?];
    let options = OptionMap::from([("players".to_owned(), OptionValue::Number(players.parse()?))]);
    let options = G::options(&options)?;
    let mut out = BufWriter::new(stdout().lock());
    writeln!(out, "# moment,points,end,rank,{}", G::names().join(","))?;
    for game in 0..games.parse()? {
        harvest::<G>(&mut out, &options, &specs, first.1, &Seed::from_text(&format!("{seed} {game}")))?;
    }
    Ok(())
}

fn harvest<G: Harvested>(
    out: &mut impl Write,
    options: &G::Options,
    specs: &[BotSpec; 2],
    most: u32,
    seed: &Seed,
) -> std::io::Result<()> {
    let mut state = G::start(options, seed);
    let n_seats = G::n_seats(&state);
    let bots = |spec: &BotSpec| -> Vec<_> { (0..n_seats).map(|_| spec.bot::<G, G::Knowledge>()).collect() };
    let [mut first, mut bots] = [bots(&specs[0]), bots(&specs[1])];
    let mut rng = seed.stream("harvest");
    let mut n_first = if most == 0 { 0 } else { rng.below(most) + 2 };
    let (mut rows, mut last, mut moves) = (Vec::new(), None, Vec::new());
    while let Some(seat) = G::turn(&state).seats().first() {
        let moment = G::moment(&state);
        if let Some(moment) = moment.filter(|_| moment != last) {
            n_first = n_first.saturating_sub(1);
            if n_first == 0 {
                let standings = G::standings(&state);
                let sheet = |seat: Seat| (moment, seat, standings[seat].points, G::features(&state, seat));
                rows.extend(Seat::all(n_seats).map(sheet));
            }
            last = Some(moment);
        }
        G::legal_moves(&state, seat, &mut moves);
        let view = G::view(&state, Viewer::Seat(seat));
        let decision = Decision { seat, view: &view, moves: &moves };
        let acting = if n_first == 0 { &mut bots } else { &mut first };
        let mv = acting[seat.index()].choose(&decision, &Limit::default(), &mut rng);
        G::apply_unchecked(&mut state, seat, mv, &mut ());
    }
    let end = G::standings(&state);
    for (moment, seat, points, features) in rows {
        write!(out, "{moment},{points},{},{}", end[seat].points, end[seat].rank)?;
        features.iter().try_for_each(|feature| write!(out, ",{feature}"))?;
        writeln!(out)?;
    }
    Ok(())
}
