//! `lusoria rules`: the rules page of a game, or one clause of it.

use super::common::find_game;
use crate::failure::{Done, Failure};
use crate::layout::wrap;

/// Read the rules of a game, or one clause
///
/// Example: lusoria rules glory-to-rome GTR-8.5
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The number of a clause, with or without its letters
    clause: Option<String>,
}

pub(crate) fn run(args: &Args) -> Done {
    let game = find_game(&args.game)?.face;
    let text = match &args.clause {
        None => game.rules().to_owned(),
        Some(number) => {
            let text = crate::rules::clause(game, number);
            let text = text.ok_or_else(|| Failure::unusable(format!("the rules have no clause {number:?}")))?;
            wrap(&text, 100).join("\n") + "\n"
        }
    };
    std::io::Write::write_all(&mut std::io::stdout(), text.as_bytes())?;
    Ok(())
}
