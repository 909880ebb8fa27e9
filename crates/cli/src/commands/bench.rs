//! `lusoria bench`: how fast the engines and the search are, on one thread.

use std::time::Duration;

use lusoria_arena::speed::Speed;
use lusoria_core::{OptionMap, OptionValue};
use lusoria_games::Entry;
use serde_json::{Value, json};

use super::common::{GameOptions, find_game};
use crate::console::{Console, MUTED, STRONG};
use crate::failure::{Done, Failure};

/// Measure the engines: decisions, games, clones, samples, previews and search iterations per second, on one thread
///
/// A decision lists all legal moves and applies a random one; it counts only where two or more were legal.
///
/// Example: lusoria bench glory-to-rome --players 3 --json
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; every listed game when left out
    game: Option<String>,
    /// Seconds for each game and player count
    #[arg(long, default_value_t = 3.0, value_name = "S")]
    seconds: f64,
    /// Play exactly this many random games and print their decisions, for counting instructions
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Print one JSON object per line for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(_console: &Console, args: &Args) -> Done {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|_| Failure::unusable("--seconds must be a positive number"))?;
    let entries: Vec<&Entry> = match &args.game {
        Some(id) => vec![find_game(id)?],
        None => lusoria_games::listed().collect(),
    };
    for entry in entries {
        for options in variants(entry, args)? {
            if let Some(n_games) = args.games {
                let decisions = entry.play_random(&options, n_games).map_err(Failure::unusable)?;
                let id = entry.face.id();
                anstream::println!(
                    "{}",
                    json!({"game": id, "options": options, "games": n_games, "decisions": decisions})
                );
                continue;
            }
            let speed = entry.measure(&options, time).map_err(Failure::unusable)?;
            if args.json { print_json(entry, &options, &speed)? } else { print_text(entry, &options, &speed) }
        }
    }
    Ok(())
}

/// The options asked for; every player count when none is named.
fn variants(entry: &Entry, args: &Args) -> Result<Vec<OptionMap>, Failure> {
    let (fewest, most) = entry.face.players();
    let counts = args.options.players.map_or(fewest as i32..=most as i32, |players| players..=players);
    let options = |players| {
        let mut chosen = args.options.chosen();
        chosen.insert("players".to_owned(), OptionValue::Number(players));
        entry.face.options(&chosen).map_err(Failure::unusable)
    };
    counts.map(options).collect()
}

fn print_json(entry: &Entry, options: &OptionMap, speed: &Speed) -> Done {
    let mut line = json!({"game": entry.face.id(), "options": options});
    let figures = serde_json::to_value(speed).map_err(Failure::unusable)?;
    line.as_object_mut().into_iter().for_each(|map| map.extend(figures.as_object().cloned().unwrap_or_default()));
    anstream::println!("{line}");
    Ok(())
}

fn print_text(entry: &Entry, options: &OptionMap, speed: &Speed) {
    let options = Value::from_iter(options.iter().map(|(id, value)| (id.clone(), json!(value))));
    anstream::println!("{STRONG}{}{STRONG:#} {MUTED}{options}{MUTED:#}", entry.face.id());
    anstream::println!(
        "  {:>14.0} decisions/s   {:>12.0} games/s   {:.0} decisions a game",
        speed.decisions_per_s,
        speed.games_per_s,
        speed.decisions_per_game
    );
    for (what, search) in
        [("search, play-outs to the end", &speed.search_to_end), ("search, as levels do", &speed.search)]
    {
        anstream::println!(
            "  {:>14.0} decisions/s   {:>12.0} iterations/s   {what}",
            search.decisions_per_s,
            search.iterations_per_s
        );
    }
    anstream::println!(
        "  clone {:.0} ns, view {:.0} ns, sample {:.0} ns, state {} bytes, move {} bytes",
        speed.clone_ns,
        speed.view_ns,
        speed.sample_ns,
        speed.state_bytes,
        speed.move_bytes
    );
    anstream::println!(
        "  look {:.1} µs, preview of a move {:.1} µs, with the table afterwards {:.1} µs",
        speed.look_ns / 1000.0,
        speed.preview_ns / 1000.0,
        speed.preview_table_ns / 1000.0
    );
}
