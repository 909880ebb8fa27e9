//! `lusoria`, the one binary.

mod commands;
mod console;
mod engine;
mod failure;
mod layout;
mod rules;

use clap::{Parser, Subcommand};
use lusoria_core::Lang;

use crate::console::Console;

/// A server builds many small messages: a quarter of its time went to the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The Roman game table: board games of ancient Rome in a terminal, in a browser and for programs.
#[derive(Parser)]
#[command(name = "lusoria", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    /// Language of everything that is said: en, pl or ru [default: from LANG]
    #[arg(long, global = true, value_parser = parse_lang)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(commands::games::Args),
    Play(commands::play::Args),
    Serve(commands::serve::Args),
    Rules(commands::rules::Args),
    Replay(commands::record::ReplayArgs),
    Verify(commands::record::VerifyArgs),
    Check(commands::check::Args),
    Engine(commands::engine::Args),
    Sim(commands::sim::Args),
    Analyze(commands::analyze::Args),
    Bench(commands::bench::Args),
    Completions(commands::docs::CompletionsArgs),
    Man(commands::docs::ManArgs),
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    Lang::from_tag(text).ok_or_else(|| "the languages are en, pl and ru".to_owned())
}

fn main() {
    let cli = Cli::parse();
    let console = Console::new(cli.lang);
    let done = match cli.command {
        Command::Games(args) => commands::games::run(&console, &args),
        Command::Play(args) => commands::play::run(&console, &args),
        Command::Serve(args) => commands::serve::run(&console, args),
        Command::Rules(args) => commands::rules::run(&args, &console),
        Command::Replay(args) => commands::record::replay(&console, &args),
        Command::Verify(args) => commands::record::verify(&console, &args),
        Command::Check(args) => commands::check::run(&console, &args),
        Command::Engine(args) => commands::engine::run(&args),
        Command::Completions(args) => commands::docs::completions(&args),
        Command::Man(args) => commands::docs::man(&args),
        Command::Sim(args) => commands::sim::run(&console, &args),
        Command::Analyze(args) => commands::analyze::run(&console, &args),
        Command::Bench(args) => commands::bench::run(&console, &args),
    };
    if let Err(failure) = done {
        failure.print();
        std::process::exit(failure.code());
    }
}
