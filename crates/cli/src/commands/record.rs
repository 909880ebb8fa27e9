//! `lusoria replay` and `lusoria verify`: step through a record; check it and its deal.

use std::path::PathBuf;

use lusoria_core::face::{AnyEvent, AnyMatch};
use lusoria_core::{Record, Text, Viewer};
use serde_json::json;

use super::common::{find_game, parse_viewer};
use crate::console::{Console, HEADING, MUTED, STRONG};
use crate::failure::{Done, Failure};
use crate::layout::{print_outcome, print_sheet};

/// Show a recorded game: the whole log, or one moment of it
///
/// Example: lusoria replay game.toml --at 12 --seat B
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record
    record: PathBuf,
    /// Show the board after this many moves instead of the log
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Whose eyes: a seat letter, `spectator`, or `referee`, who sees everything
    #[arg(long, value_name = "SEAT", default_value = "referee", value_parser = parse_viewer)]
    seat: Viewer,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// Check a record: its moves, its result, and that the deal was fair
///
/// Exit code 1 when the record was changed; what and where is said.
///
/// Example: lusoria verify game.toml
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record
    record: PathBuf,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn read(path: &PathBuf) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::unusable(format!("{}: {error}", path.display())))
}

/// The record of a file, replayed and checked; an error says what is wrong and where.
pub(crate) fn replayed(text: &str) -> Result<(Record, Box<dyn AnyMatch>), String> {
    let record = Record::from_toml(text).map_err(|error| error.to_string())?;
    let entry = find_game(&record.game).map_err(|_| format!("game: there is no game {:?}", record.game))?;
    let game = entry.face.replay(&record).map_err(|error| error.to_string())?;
    Ok((record, game))
}

pub(crate) fn replay(console: &Console, args: &ReplayArgs) -> Done {
    let place = args.record.display();
    let (record, mut game) =
        replayed(&read(&args.record)?).map_err(|error| Failure::unusable(format!("{place}: {error}")))?;
    if let Viewer::Seat(seat) = args.seat
        && seat.index() >= game.n_seats()
    {
        return Err(Failure::unusable(format!("there is no seat {seat} at this table of {}", game.n_seats())));
    }
    match args.at {
        Some(n_plies) if n_plies > game.n_plies() => {
            Err(Failure::unusable(format!("the record has only {} moves", game.n_plies())))
        }
        Some(n_plies) => {
            game.rewind(n_plies);
            show_moment(console, args, &record, game.as_ref());
            Ok(())
        }
        None => {
            show_log(console, args, &record, game.as_ref());
            Ok(())
        }
    }
}

fn show_moment(console: &Console, args: &ReplayArgs, record: &Record, game: &dyn AnyMatch) {
    if args.json {
        let moves: Vec<_> =
            game.turn().seats().iter().map(|seat| json!({"seat": seat, "legal": game.legal(seat)})).collect();
        let value =
            json!({"ply": game.n_plies(), "view": game.view(args.seat), "to_act": moves, "outcome": game.outcome()});
        anstream::println!("{value:#}");
        return;
    }
    let speaker = console.speaker_at(game, &record.seats);
    print_sheet(&game.sheet(args.seat), &speaker);
    anstream::println!("{STRONG}{}{STRONG:#}", speaker.say(&game.prompt(args.seat)));
    if let Some(outcome) = game.outcome() {
        print_outcome(&outcome, &speaker);
    }
}

fn show_log(console: &Console, args: &ReplayArgs, record: &Record, game: &dyn AnyMatch) {
    let (opening, history) = (game.opening(), game.history());
    let seen =
        |events: &[Box<dyn AnyEvent>]| events.iter().filter_map(|event| event.seen_by(args.seat)).collect::<Vec<_>>();
    let plies = game.moves().into_iter().zip(&history).enumerate();
    if args.json {
        let mut json_plies = Vec::new();
        for (index, ((seat, notation), events)) in plies {
            json_plies.push(json!({"ply": index + 1, "seat": seat, "move": notation, "events": seen(events)}));
        }
        anstream::println!(
            "{:#}",
            json!({
                "game": record.game, "seats": record.seats, "opening": seen(&opening), "plies": json_plies,
                "outcome": game.outcome(),
            })
        );
        return;
    }
    let speaker = console.speaker_at(game, &record.seats);
    anstream::println!("{HEADING}{}{HEADING:#}  {}", speaker.word(game.game().title()), record.seats.join(", "));
    let tell = |events| seen(events).iter().for_each(|seen| anstream::println!("      {}", speaker.say(&seen.text)));
    tell(&opening);
    for (index, ((seat, notation), events)) in plies {
        anstream::println!("{MUTED}{:>4}  {seat} {notation}{MUTED:#}", index + 1);
        tell(events);
    }
    if let Some(outcome) = game.outcome() {
        print_outcome(&outcome, &speaker);
    }
}

pub(crate) fn verify(console: &Console, args: &VerifyArgs) -> Done {
    let checked = replayed(&read(&args.record)?);
    let speaker = console.speaker();
    if args.json {
        let value = match &checked {
            Ok((record, game)) => json!({
                "valid": true, "game": record.game, "moves": record.moves.len(), "over": game.turn().is_over(),
                "commitment": record.commitment, "seed": record.seed, "result": record.result,
            }),
            Err(error) => json!({"valid": false, "error": error}),
        };
        anstream::println!("{value:#}");
    } else {
        match &checked {
            Ok((record, game)) => {
                let key = if game.turn().is_over() { "cli-verify-over" } else { "cli-verify-unfinished" };
                anstream::println!("{}", speaker.say(&Text::new(key).with("n", record.moves.len())));
                if let Some(commitment) = &record.commitment {
                    anstream::println!(
                        "{}",
                        speaker.say(&Text::new("cli-verify-deal").with("commitment", commitment.clone()))
                    );
                }
            }
            Err(error) => anstream::println!("{}: {error}", args.record.display()),
        }
    }
    checked.map(|_| ()).map_err(|_| Failure::NotHeld)
}
