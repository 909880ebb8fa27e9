//! Records: a game as text that outlives refactoring, replays byte for byte and cannot be changed unnoticed.
//!
//! Every move carries a check: the first eight digits of a hash over everything before it, the move itself and the
//! state after it. So a changed character is found, and the first move it touches is named.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::position::canonical_json;
use crate::seed::{hex, sha256};
use crate::{Game, GameText, Match, OptionMap, Seat, Seed};

/// The version line of the format.
pub const FORMAT: &str = "lusoria-record/1";

/// A game as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`].
    pub format: String,
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// Who sat at the table, in seat order.
    pub seats: Vec<String>,
    /// The SHA-256 of the seed, published before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed; absent from what is given away before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// A check over everything above and the options.
    pub header: String,
    /// The moves: seat letter, notation, `#` and check.
    pub moves: Vec<String>,
    /// All options with their values.
    pub options: OptionMap,
    /// The first state, for a game that began from a position instead of a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// How it ended; absent while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
}

/// The end of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedResult {
    /// Points by seat.
    pub points: Vec<i32>,
    /// Ranks by seat, 1 for the winner.
    pub ranks: Vec<u8>,
    /// The clause that ended the game.
    pub reason: String,
    /// The hash over the whole game.
    pub digest: String,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {message}")]
pub struct RecordError {
    /// The field, or `move 17`.
    pub place: String,
    /// What is wrong there.
    pub message: String,
}

impl RecordError {
    fn new(place: impl Into<String>, message: impl fmt::Display) -> RecordError {
        RecordError { place: place.into(), message: message.to_string() }
    }
}

impl Record {
    /// The record of a match with the names of those who sat there.
    pub fn of<G: GameText>(game: &Match<G>, seats: &[String]) -> Record {
        let mut record = Record {
            format: FORMAT.to_owned(),
            game: G::ID.to_owned(),
            rules: G::REVISION,
            seats: seats.to_vec(),
            commitment: game.seed().map(Seed::commitment),
            seed: game.seed().map(Seed::to_string),
            header: String::new(),
            moves: Vec::with_capacity(game.plies().len()),
            options: G::option_map(&G::state_options(game.first())),
            position: game.seed().is_none().then(|| G::write_position(game.first())),
            result: None,
        };
        let mut chain = Chain::new(&record);
        record.header = chain.check();
        let mut state = game.first().clone();
        for ply in game.plies() {
            let text = format!("{} {}", ply.seat, ply.mv);
            G::apply_unchecked(&mut state, ply.seat, ply.mv, &mut ());
            chain.link::<G>(&text, &state);
            record.moves.push(format!("{text} #{}", chain.check()));
        }
        record.result = G::turn(&state).is_over().then(|| result_of::<G>(&state, &chain));
        record
    }

    /// Plays the record again and checks everything in it.
    pub fn replay<G: GameText>(&self) -> Result<Match<G>, RecordError> {
        self.check_head::<G>()?;
        let mut game = self.first::<G>()?;
        let mut chain = Chain::new(self);
        if chain.check() != self.header {
            let message = "game, rules, seats, commitment, options or position were changed";
            return Err(RecordError::new("header", message));
        }
        for (index, line) in self.moves.iter().enumerate() {
            let wrong = |message: String| RecordError::new(format!("move {} ({line:?})", index + 1), message);
            let (text, check) = line.rsplit_once(" #").ok_or_else(|| wrong("no check after the move".to_owned()))?;
            play_line(&mut game, text).map_err(wrong)?;
            chain.link::<G>(text, game.state());
            if chain.check() != check {
                return Err(wrong("the check does not fit: this move or its check was changed".to_owned()));
            }
        }
        self.check_result(&game, &chain)?;
        Ok(game)
    }

    /// The record as TOML text.
    pub fn to_toml(&self) -> String {
        toml::to_string_pretty(self).expect("a record holds nothing that TOML lacks")
    }

    /// Reads TOML text; the game in it is not played yet.
    pub fn from_toml(text: &str) -> Result<Record, RecordError> {
        toml::from_str(text).map_err(|error| RecordError::new("file", error.to_string().trim()))
    }

    fn check_head<G: Game>(&self) -> Result<(), RecordError> {
        if self.format != FORMAT {
            return Err(RecordError::new("format", format!("expected {FORMAT:?}, found {:?}", self.format)));
        }
        if self.game != G::ID {
            return Err(RecordError::new("game", format!("expected {:?}, found {:?}", G::ID, self.game)));
        }
        if self.rules != G::REVISION {
            let message = format!("this program plays revision {} of the rules, not {}", G::REVISION, self.rules);
            return Err(RecordError::new("rules", message));
        }
        Ok(())
    }

    fn first<G: GameText>(&self) -> Result<Match<G>, RecordError> {
        let options = G::options(&self.options).map_err(|problems| RecordError::new("options", problems))?;
        if self.seats.len() != n_players(&self.options) {
            return Err(RecordError::new("seats", "there are not as many names as players"));
        }
        match (&self.seed, &self.position) {
            (Some(text), None) => {
                let seed: Seed = text.parse().map_err(|error| RecordError::new("seed", error))?;
                if Some(seed.commitment()) != self.commitment {
                    return Err(RecordError::new("seed", "the seed is not the one that was committed to"));
                }
                Ok(Match::start(&options, seed))
            }
            (None, Some(position)) => {
                let state = G::read_position(&options, position);
                Ok(Match::from_state(state.map_err(|problems| RecordError::new("position", problems))?))
            }
            (None, None) => Err(RecordError::new("seed", "the seed is not revealed yet")),
            (Some(_), Some(_)) => Err(RecordError::new("position", "a record has a seed or a position, not both")),
        }
    }

    fn check_result<G: GameText>(&self, game: &Match<G>, chain: &Chain) -> Result<(), RecordError> {
        let over = game.turn().is_over();
        let Some(found) = &self.result else {
            return if over { Err(RecordError::new("result", "the game is over, but it is missing")) } else { Ok(()) };
        };
        if !over {
            return Err(RecordError::new("result", "the game is not over after the last move"));
        }
        let expected = result_of::<G>(game.state(), chain);
        let fields = [
            ("points", format!("{:?}", expected.points), format!("{:?}", found.points)),
            ("ranks", format!("{:?}", expected.ranks), format!("{:?}", found.ranks)),
            ("reason", expected.reason, found.reason.clone()),
            ("digest", expected.digest, found.digest.clone()),
        ];
        match fields.into_iter().find(|(_, expected, found)| expected != found) {
            Some((field, expected, found)) => {
                Err(RecordError::new(format!("result.{field}"), format!("expected {expected}, found {found}")))
            }
            None => Ok(()),
        }
    }
}

fn n_players(options: &OptionMap) -> usize {
    match options.get("players") {
        Some(crate::OptionValue::Number(number)) => usize::try_from(*number).unwrap_or(0),
        _ => 0,
    }
}

fn play_line<G: GameText>(game: &mut Match<G>, text: &str) -> Result<(), String> {
    let (seat, notation) = text.split_once(' ').ok_or("no seat before the move")?;
    let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
    let mv: G::Move = notation.parse().map_err(|error| format!("{error}"))?;
    game.play(seat, mv).map_err(|refusal| refusal.to_string())?;
    Ok(())
}

fn result_of<G: Game>(state: &G::State, chain: &Chain) -> RecordedResult {
    let outcome = G::outcome(state);
    RecordedResult {
        points: outcome.standings.iter().map(|standing| standing.points).collect(),
        ranks: outcome.standings.iter().map(|standing| standing.rank).collect(),
        reason: outcome.reason.clause.to_owned(),
        digest: hex(&chain.0),
    }
}

/// The hash that grows with every move.
pub(crate) struct Chain([u8; 32]);

impl Chain {
    fn new(record: &Record) -> Chain {
        let head = serde_json::json!([
            record.format,
            record.game,
            record.rules,
            record.seats,
            record.commitment,
            record.options,
            record.position
        ]);
        Chain(sha256(&[canonical_json(&head).as_bytes()]))
    }

    fn link<G: GameText>(&mut self, text: &str, state: &G::State) {
        let position = canonical_json(&G::write_position(state));
        self.0 = sha256(&[&self.0, text.as_bytes(), b"\n", position.as_bytes()]);
    }

    fn check(&self) -> String {
        hex(&self.0[..4])
    }
}
