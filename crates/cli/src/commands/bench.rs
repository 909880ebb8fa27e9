//! `lusoria bench`: how fast the engines are, on one thread.

use std::time::Duration;

use serde_json::{Value, json};

use super::common::{GameOptions, find_game};
use crate::console::{Console, MUTED, STRONG};
use crate::failure::{Done, Failure};

/// Measure the engines: decisions, games, clones and samples per second, on one thread
///
/// A decision lists all legal moves and applies a random one; it counts only where two or more were legal.
///
/// Example: lusoria bench glory-to-rome --players 3 --json
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; every listed game when left out
    game: Option<String>,
    /// Seconds for each game
    #[arg(long, default_value_t = 3.0, value_name = "S")]
    seconds: f64,
    /// Print one JSON object per line for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(_console: &Console, args: &Args) -> Done {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|_| Failure::unusable("--seconds must be a positive number"))?;
    let entries = match &args.game {
        Some(id) => vec![find_game(id)?],
        None => lusoria_games::listed().collect(),
    };
    for entry in entries {
        let options = entry.face.options(&args.options.chosen()).map_err(Failure::unusable)?;
        let speed = entry.measure(&options, time).map_err(Failure::unusable)?;
        let id = entry.face.id();
        if args.json {
            let mut line = json!({"game": id, "options": options});
            let figures = serde_json::to_value(&speed).map_err(Failure::unusable)?;
            line.as_object_mut()
                .into_iter()
                .for_each(|map| map.extend(figures.as_object().cloned().unwrap_or_default()));
            anstream::println!("{line}");
            continue;
        }
        anstream::println!(
            "{STRONG}{id}{STRONG:#} {MUTED}{}{MUTED:#}",
            Value::from_iter(options.iter().map(|(id, value)| (id.clone(), json!(value))))
        );
        anstream::println!(
            "  {:>14.0} decisions/s   {:>12.0} games/s   {:.0} decisions a game",
            speed.decisions_per_s,
            speed.games_per_s,
            speed.decisions_per_game
        );
        anstream::println!(
            "  clone {:.0} ns, view {:.0} ns, sample {:.0} ns, state {} bytes, move {} bytes",
            speed.clone_ns,
            speed.view_ns,
            speed.sample_ns,
            speed.state_bytes,
            speed.move_bytes
        );
    }
    Ok(())
}
