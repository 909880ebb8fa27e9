//! `lusoria analyze`: what each decision of a recorded game lost against the best move found.

use std::path::PathBuf;

use lusoria_arena::analysis::{Analysis, Judged};
use lusoria_arena::report::{analysis_page, turning_point};
use lusoria_bots::{BotSpec, Level, Limit};
use lusoria_core::{Record, Seat, Text};
use lusoria_i18n::Speaker;
use serde_json::json;

use super::record::{read, replayed};
use super::sim::{print_table, progress, stop_on_ctrl_c};
use crate::console::{Console, HEADING, MUTED, STRONG};
use crate::failure::{Done, Failure};

/// Judge every decision of a recorded game and find its turning points
///
/// Each decision is searched from what the seat knew then. Ctrl-C ends the search and shows what was judged so far.
///
/// Example: lusoria analyze game.toml --bot medium --report game.html
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    record: PathBuf,
    /// Who judges: a level that searches, or a level with iterations (hard@800) or time (hard@20ms)
    #[arg(long, default_value_t = BotSpec::from(Level::Medium), value_name = "BOT")]
    bot: BotSpec,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// Write a page with the curve of the game
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

pub(crate) fn run(console: &Console, args: &Args) -> Done {
    if args.bot.level < Level::Easy {
        return Err(Failure::unusable(format!("{} does not search: choose easy, medium, hard or expert", args.bot)));
    }
    let place = args.record.display();
    let (record, game) =
        replayed(&read(&args.record)?).map_err(|error| Failure::unusable(format!("{place}: {error}")))?;
    let entry = lusoria_games::entry_of(game.as_ref());
    let limit = Limit::default().stopped_by(stop_on_ctrl_c()?);
    let bar = progress(game.n_plies() as u64, 0);
    let analysis = entry.analyze(game.as_ref(), &args.bot, &limit, &mut |n_plies| bar.set_position(n_plies as u64));
    bar.finish_and_clear();
    let speaker = console.speaker_at(game.as_ref(), &record.seats);
    if args.json {
        anstream::println!("{}", json!({"game": record.game, "bot": args.bot.to_string(), "analysis": analysis}));
    } else {
        print_analysis(&record, &analysis, &speaker);
    }
    if let Some(path) = &args.report {
        let title = format!("{}: {}", speaker.word(entry.face.title()), record.seats.join(", "));
        let page = analysis_page(&title, &record.seats, &analysis, &speaker);
        std::fs::write(path, page).map_err(|error| Failure::unusable(format!("{}: {error}", path.display())))?;
    }
    Ok(())
}

fn head(speaker: &Speaker) -> Vec<String> {
    let keys = ["arena-ply", "arena-seat", "arena-played", "arena-expected", "arena-lost", "arena-best"];
    keys.map(|key| speaker.word(key)).to_vec()
}

/// A decision, with the better move only where something was lost.
fn row(judged: &Judged) -> Vec<String> {
    let is_best = judged.lost < 0.005;
    let if_lost = |text: String| if is_best { String::new() } else { text };
    vec![
        judged.ply.to_string(),
        judged.seat.to_string(),
        judged.played.clone(),
        format!("{:.2}", judged.expected),
        if_lost(format!("{:.2}", judged.lost)),
        if_lost(judged.best.clone()),
    ]
}

fn print_analysis(record: &Record, analysis: &Analysis, speaker: &Speaker) {
    anstream::println!("{HEADING}{}{HEADING:#}  {MUTED}{}{MUTED:#}", record.game, record.seats.join(", "));
    anstream::println!("{MUTED}{}{MUTED:#}", speaker.word("arena-prospects-about"));
    print_table(&head(speaker), &analysis.decisions.iter().map(row).collect::<Vec<_>>());
    for (seat, lost) in Seat::all(analysis.lost_by_seat.len()).zip(&analysis.lost_by_seat) {
        let text = Text::new("arena-lost-by-seat").with("seat", seat).with("lost", format!("{lost:.2}"));
        anstream::println!("{}", speaker.say(&text));
    }
    anstream::println!("{STRONG}{}{STRONG:#}", speaker.word("arena-turning-points"));
    if analysis.turning_points.is_empty() {
        anstream::println!("  {}", speaker.word("arena-no-turning-points"));
    }
    for (number, &place) in analysis.turning_points.iter().enumerate() {
        anstream::println!("  {}. {}", number + 1, speaker.say(&turning_point(&analysis.decisions[place])));
    }
}
