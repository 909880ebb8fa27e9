//! Playthroughs: a seeded game printed in full, kept in the tree and compared line by line.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use lusoria_core::face::Face;
use lusoria_core::position::canonical_json;
use lusoria_core::seed::{hex, sha256};
use lusoria_core::{GameEvent, GameText, Lang, Match, OptionMap, OptionValue, Rng, Seat, Seed, Viewer};
use lusoria_i18n::Speaker;

use crate::random::random_move;

/// The whole position is printed at the start, at the end, and after so many moves.
const POSITION_EVERY: usize = 100;

/// Compares one playthrough per player count with `tests/playthroughs/<players>.txt` of the crate; with `UPDATE=1`
/// writes them instead.
pub fn compare_all<G: GameText>(crate_dir: &str) {
    let (fewest, most) = lusoria_core::options::player_range(G::option_specs());
    for players in fewest..=most {
        let path = Path::new(crate_dir).join(format!("tests/playthroughs/{players}.txt"));
        let printed = print::<G>(players);
        #[allow(clippy::disallowed_methods)]
        if std::env::var("UPDATE").is_ok() {
            fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("the folder can be made");
            fs::write(&path, &printed).expect("the file can be written");
        }
        let kept =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 writes it", path.display()));
        if let Some((number, was, is)) = first_difference(&kept, &printed) {
            panic!("{}:{number}\n  was: {was}\n  is:  {is}\nUPDATE=1 accepts the change", path.display());
        }
    }
}

fn first_difference<'a>(kept: &'a str, printed: &'a str) -> Option<(usize, &'a str, &'a str)> {
    let mut lines = (kept.lines().map(Some).chain(std::iter::repeat(None)))
        .zip(printed.lines().map(Some).chain(std::iter::repeat(None)))
        .take_while(|(was, is)| was.is_some() || is.is_some())
        .enumerate();
    let (index, (was, is)) = lines.find(|(_, (was, is))| was != is)?;
    Some((index + 1, was.unwrap_or("(end)"), is.unwrap_or("(end)")))
}

/// A random game in full: each move with the legal moves in order, the events as everybody may know them, and a hash of
/// every view, so that any change of rules, texts or views shows.
pub fn print<G: GameText>(players: usize) -> String {
    let chosen = OptionMap::from([("players".to_owned(), OptionValue::Number(players as i32))]);
    let options = G::options(&chosen).expect("every player count is an option");
    let mut game = Match::<G>::start(&options, Seed::from_text("playthrough"));
    let mut rng = Rng::from_number(players as u64);
    let speaker = Speaker::new(Lang::En).at(Face::<G>::object(), &[]).with(&chosen);
    let mut text = String::new();
    let mut moves = Vec::new();
    let mut line = |line: String| writeln!(text, "{line}").expect("writing to a string succeeds");
    line(format!("{} rules {} players {players}", G::ID, G::REVISION));
    line(canonical_json(&G::write_position(game.state())));
    while let Some((seat, mv)) = random_move::<G>(game.state(), &mut rng, &mut moves) {
        let listed: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let prompt = G::prompt(&G::view(game.state(), Viewer::Seat(seat)));
        line(format!("{}. {seat}: {} [{}]", game.plies().len() + 1, speaker.say(&prompt), listed.join(" | ")));
        let events = game.play(seat, mv).expect("a listed move is legal");
        line(format!("  > {mv}"));
        for event in &events {
            let open = event.seen_by(Viewer::Spectator).map_or("(unseen)".to_owned(), |seen| speaker.say(&seen.say()));
            let mark = if event.is_irrevocable() { "!" } else { "-" };
            line(format!("  {mark} {open}"));
        }
        line(format!("  = {}", view_hashes(&game)));
        if game.plies().len().is_multiple_of(POSITION_EVERY) {
            line(canonical_json(&G::write_position(game.state())));
        }
    }
    line(canonical_json(&G::write_position(game.state())));
    let outcome = G::outcome(game.state());
    for score in &outcome.lines {
        line(format!("{} {:>4} {} ({})", score.seat, score.points, speaker.say(&score.text), score.clause));
    }
    for (seat, standing) in outcome.standings.pairs() {
        line(format!("{seat} rank {} with {} points", standing.rank, standing.points));
    }
    line(format!("{} ({})", speaker.say(&outcome.reason.text), outcome.reason.clause));
    text
}

/// The first digits of the hash of each seat's view, the spectator's and the state's.
fn view_hashes<G: GameText>(game: &Match<G>) -> String {
    let short = |json: &serde_json::Value| hex(&sha256(&[canonical_json(json).as_bytes()])[..3]);
    let view = |viewer| short(&serde_json::to_value(G::view(game.state(), viewer)).expect("a view has a JSON form"));
    let n_seats = G::n_seats(game.state());
    let mut hashes: Vec<_> = Seat::all(n_seats).map(|seat| view(Viewer::Seat(seat))).collect();
    hashes.push(view(Viewer::Spectator));
    hashes.push(short(&G::write_position(game.state())));
    hashes.join(" ")
}
