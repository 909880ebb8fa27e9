//! Arguments that several commands share.

use lusoria_core::{OptionMap, OptionValue, Seed, Viewer};
use lusoria_games::Entry;

use crate::failure::Failure;

/// The options of a game on a command line.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct GameOptions {
    /// Number of players
    #[arg(long, value_name = "N")]
    pub players: Option<i32>,
    /// An option of the game, as listed by `lusoria games`; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_option)]
    pub options: Vec<(String, OptionValue)>,
}

impl GameOptions {
    /// The chosen values by id.
    pub(crate) fn chosen(&self) -> OptionMap {
        let players = self.players.map(|players| ("players".to_owned(), OptionValue::Number(players)));
        players.into_iter().chain(self.options.iter().cloned()).collect()
    }
}

fn parse_option(text: &str) -> Result<(String, OptionValue), String> {
    let (id, value) = text.split_once('=').ok_or("an option is written KEY=VALUE, for example goal=5")?;
    Ok((id.trim().to_owned(), OptionValue::from_text(value.trim())))
}

/// The game with this id, or a failure that lists the games.
pub(crate) fn find_game(id: &str) -> Result<&'static Entry, Failure> {
    lusoria_games::find(id).ok_or_else(|| {
        let ids: Vec<_> = lusoria_games::listed().map(|entry| entry.face.id()).collect();
        Failure::unusable(format!("there is no game {id:?}; the games are {}", ids.join(", ")))
    })
}

/// The seed that was asked for, or a new one from the operating system.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, Failure> {
    match text {
        Some(text) => Ok(Seed::from_text(text)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(Failure::unusable)?;
            Ok(Seed::from_bytes(bytes))
        }
    }
}

/// Reads whose eyes are meant.
pub(crate) fn parse_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        _ => text.parse().map(Viewer::Seat).map_err(|_| "a viewer is a seat letter, spectator or referee".to_owned()),
    }
}
