//! `lusoria sim`: many games between bots, and what they show.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use lusoria_arena::ladder::{Rung, ladder};
use lusoria_arena::log::Log;
use lusoria_arena::plan::Plan;
use lusoria_arena::report::{simulation_page, table};
use lusoria_arena::run;
use lusoria_arena::stats::{Summary, summary};
use lusoria_arena::table::Played;
use lusoria_bots::{BotSpec, Limit};
use lusoria_core::{OptionMap, OptionValue, Text};
use lusoria_games::Entry;
use lusoria_i18n::Speaker;
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use super::common::{GameOptions, find_game, seed};
use crate::console::{Console, HEADING, MUTED, STRONG};
use crate::failure::{Done, Failure};

/// Play many games between bots and show who wins
///
/// Each deal is played once for every way to shift the bots around the table. A bot is a level (random, greedy, easy,
/// medium, hard, expert), or a level with iterations (hard@800), with time (hard@20ms), with threads (hard*2), or without
/// knowledge of the game (hard+plain). The last bot named fills the seats left over.
///
/// Example: lusoria sim glory-to-rome --games 400 --bots hard,greedy --seed 1
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "M")]
    games: u64,
    /// The bots, separated by commas
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,…")]
    bots: Vec<BotSpec>,
    /// The seed of all deals: any text; when left out, that of the games to go on with, or drawn
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Threads; as many as there are cores when left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Let every bot meet every other, and rate them
    #[arg(long)]
    ladder: bool,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Keep finished games in this file, and go on with what it holds
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(console: &Console, args: &Args) -> Done {
    let entry = find_game(&args.game)?;
    let plan = plan(entry, args)?;
    let (mut log, mut games) = open_log(args.resume.as_deref(), &plan)?;
    games.retain(|&index, _| index < args.games);
    let (games_before, decisions_before) = (games.len(), decisions(&games));
    let start = Instant::now();
    let stopped = play(entry, args, &plan, &mut games, &mut log)?;
    let pace = Pace {
        seconds: start.elapsed().as_secs_f64(),
        games: games.len() - games_before,
        decisions: decisions(&games) - decisions_before,
    };
    let summary = summary(&plan, games.values());
    let rungs = if args.ladder { ladder(&plan, games.values()) } else { Vec::new() };
    let speaker = console.speaker_of(entry.face);
    if args.json {
        let line = json!({
            "plan": plan, "summary": summary, "ladder": rungs, "stopped": stopped, "threads": threads(args),
            "seconds": pace.seconds, "games_per_s": pace.games_per_s(),
        });
        anstream::println!("{line}");
    } else {
        print_summary(&plan, &summary, &rungs, &pace, &speaker);
    }
    if let Some(path) = &args.report {
        let page = simulation_page(&plan, entry.face, &summary, &rungs, &speaker);
        std::fs::write(path, page).map_err(|error| Failure::unusable(format!("{}: {error}", path.display())))?;
    }
    if stopped {
        let text = Text::new("arena-stopped").with("done", games.len()).with("games", args.games as i64);
        anstream::eprintln!("{}", speaker.say(&text));
        if let Some(path) = &args.resume {
            anstream::eprintln!("{}", speaker.say(&Text::new("arena-resume").with("file", path.display().to_string())));
        }
    }
    Ok(())
}

fn plan(entry: &Entry, args: &Args) -> Result<Plan, Failure> {
    let mut chosen = args.options.chosen();
    if !args.ladder {
        chosen.entry("players".to_owned()).or_insert(OptionValue::Number(args.bots.len() as i32));
    }
    let options = entry.face.options(&chosen).map_err(Failure::unusable)?;
    let n_seats = players(&options);
    if !args.ladder && args.bots.len() > n_seats {
        return Err(Failure::unusable(format!("{} bots do not fit at a table of {n_seats}", args.bots.len())));
    }
    let mut bots: Vec<String> = args.bots.iter().map(BotSpec::to_string).collect();
    let last = bots.last().cloned().unwrap_or_default();
    bots.resize(bots.len().max(n_seats), last);
    let seed_of_log = || args.resume.as_deref().and_then(Log::seed_of);
    let seed = match args.seed.clone().or_else(seed_of_log) {
        Some(text) => text,
        None => seed(None)?.to_string(),
    };
    let game = entry.face.id().to_owned();
    Ok(Plan { game, options, bots, seed, ladder: args.ladder, things: args.report.is_some() })
}

fn players(options: &OptionMap) -> usize {
    match options.get("players") {
        Some(OptionValue::Number(players)) => usize::try_from(*players).unwrap_or(1),
        _ => 1,
    }
}

fn open_log(path: Option<&Path>, plan: &Plan) -> Result<(Option<Log>, BTreeMap<u64, Played>), Failure> {
    let Some(path) = path else { return Ok((None, BTreeMap::new())) };
    let opened = Log::open(path, plan).map_err(|error| Failure::unusable(format!("{}: {error}", path.display())));
    opened.map(|(log, games)| (Some(log), games))
}

fn threads(args: &Args) -> usize {
    args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// Plays what is not finished yet; says whether it was stopped.
fn play(
    entry: &Entry,
    args: &Args,
    plan: &Plan,
    games: &mut BTreeMap<u64, Played>,
    log: &mut Option<Log>,
) -> Result<bool, Failure> {
    let stop = stop_on_ctrl_c()?;
    let specs = plan.specs().map_err(Failure::unusable)?;
    let bar = progress(args.games, games.len() as u64);
    let finished = games.clone();
    let limit = Limit::default().stopped_by(stop);
    let play = |job: &_| entry.play(&plan.options, &specs, job, plan.things, &limit).ok().flatten();
    let mut failed = None;
    run::run(plan, args.games, &finished, threads(args), stop, play, |played| {
        if let Some(Err(error)) = log.as_mut().map(|log| log.add(&played)) {
            failed.get_or_insert(error);
            stop.store(true, Ordering::Relaxed);
        }
        games.insert(played.index, played);
        bar.inc(1);
    });
    bar.finish_and_clear();
    failed.map_or(Ok((games.len() as u64) < args.games), |error| Err(Failure::unusable(error)))
}

/// A flag that the first Ctrl-C raises; the games under way are given up, the finished ones are kept. A second one quits at
/// once, unless it comes together with the first: `timeout -s INT` signals both the process and its group.
pub(crate) fn stop_on_ctrl_c() -> Result<&'static AtomicBool, Failure> {
    static STOP: AtomicBool = AtomicBool::new(false);
    static SINCE: OnceLock<Instant> = OnceLock::new();
    let handler = || {
        STOP.store(true, Ordering::Relaxed);
        if SINCE.get_or_init(Instant::now).elapsed() > Duration::from_secs(1) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(Failure::unusable)?;
    Ok(&STOP)
}

/// A bar on the terminal, with the time that is left.
pub(crate) fn progress(all: u64, done: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}").expect("the template is sound");
    let bar = ProgressBar::new(all).with_style(style).with_position(done);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

struct Pace {
    seconds: f64,
    games: usize,
    decisions: u64,
}

impl Pace {
    fn games_per_s(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

fn decisions(games: &BTreeMap<u64, Played>) -> u64 {
    games.values().flat_map(|game| &game.seats).map(|seat| u64::from(seat.decisions)).sum()
}

fn print_summary(plan: &Plan, summary: &Summary, rungs: &[Rung], pace: &Pace, speaker: &Speaker) {
    let about = Text::new("arena-about")
        .with("games", summary.games)
        .with("players", plan.n_seats())
        .with("seed", plan.seed.clone());
    anstream::println!("{HEADING}{}{HEADING:#}  {MUTED}{}{MUTED:#}", plan.game, speaker.say(&about));
    let (head, rows) = table(summary, speaker);
    print_table(&head, &rows);
    let length = Text::new("arena-length")
        .with("plies", format!("{:.0}", summary.plies.mean))
        .with("decisions", format!("{:.0}", summary.decisions.mean));
    anstream::println!("{}", speaker.say(&length));
    let pace = Text::new("arena-pace")
        .with("games", format!("{:.1}", pace.games_per_s()))
        .with("decisions", format!("{:.0}", pace.decisions as f64 / pace.seconds));
    anstream::println!("{MUTED}{}{MUTED:#}", speaker.say(&pace));
    if !rungs.is_empty() {
        anstream::println!("{STRONG}{}{STRONG:#}", speaker.word("arena-ladder"));
    }
    for rung in rungs {
        let line = Text::new("arena-ladder-line")
            .with("bot", rung.label.clone())
            .with("rating", format!("{:.1}", rung.rating))
            .with("uncertainty", format!("{:.1}", 1.96 * rung.uncertainty));
        anstream::println!("  {}", speaker.say(&line));
    }
}

/// Prints rows below a head: numbers to the right, words to the left.
pub(crate) fn print_table(head: &[String], rows: &[Vec<String>]) {
    let cells = |column: usize| rows.iter().map(move |row| &row[column]);
    let width = |column: usize| cells(column).chain([&head[column]]).map(|cell| cell.width()).max().unwrap_or(0);
    let is_number = |column: usize| cells(column).all(|cell| !cell.starts_with(char::is_alphabetic));
    let columns: Vec<(usize, bool)> = (0..head.len()).map(|column| (width(column), is_number(column))).collect();
    let line = |cells: &[String]| -> String {
        let padded = cells.iter().zip(&columns).map(|(cell, &(width, is_number))| {
            let space = " ".repeat(width - cell.width());
            if is_number { format!("{space}{cell}") } else { format!("{cell}{space}") }
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    anstream::println!("{STRONG}{}{STRONG:#}", line(head));
    rows.iter().for_each(|row| anstream::println!("{}", line(row)));
}
