//! `lusoria rules`: a game in plain words, its clauses, or one of them.

use super::common::find_game;
use crate::console::Console;
use crate::failure::{Done, Failure};
use crate::layout::wrap;

const WIDTH: usize = 100;

/// Read the rules of a game in plain words, or look up a clause or a thing
///
/// Example: lusoria rules glory-to-rome GTR-8.5, lusoria rules praetor curia
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The number of a clause, with or without its letters, or the name of a printed thing in any language
    clause: Option<String>,
    /// All clauses, as a referee reads them (in English)
    #[arg(long, conflicts_with = "clause")]
    clauses: bool,
}

pub(crate) fn run(args: &Args, console: &Console) -> Done {
    let game = find_game(&args.game)?.face;
    let guide = || lusoria_i18n::guide(game.id(), console.speaker().lang());
    let text = match &args.clause {
        None if args.clauses => game.rules().to_owned(),
        None => guide().map_or_else(|| game.rules().to_owned(), readable),
        Some(number) => {
            let clauses = crate::rules::look_up(game, number);
            if clauses.is_empty() {
                return Err(Failure::unusable(format!(
                    "the rules have no clause {number:?}, and speak of no such thing"
                )));
            }
            clauses.iter().map(|text| wrap(text, WIDTH).join("\n") + "\n").collect::<Vec<_>>().concat()
        }
    };
    std::io::Write::write_all(&mut std::io::stdout(), text.as_bytes())?;
    Ok(())
}

/// A page for the terminal: long lines are wrapped, tables stay as they are.
fn readable(page: &str) -> String {
    let line = |line: &str| match line {
        table if table.starts_with('|') => table.to_owned(),
        text => wrap(&text.replace("**", ""), WIDTH).join("\n"),
    };
    page.lines().map(|text| line(text) + "\n").collect()
}
