//! The line protocol: one JSON object per line in, one per line out. `docs/protocol.md` describes it.

use std::time::Duration;

use lusoria_bots::{BotSpec, Level, Limit};
use lusoria_core::face::{AnyEvent, AnyMatch, PlayError};
use lusoria_core::preview::Depth;
use lusoria_core::{OptionMap, Preview, Rng, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// The longest line that is read.
pub(crate) const MAX_LINE: usize = 1 << 20;

/// The longest a bot thinks for one answer, whatever budget was asked for.
const MAX_THINKING: Duration = Duration::from_secs(60);

/// Answers lines; holds the one match that is played.
#[derive(Default)]
pub(crate) struct Engine {
    game: Option<Box<dyn AnyMatch>>,
}

/// What a line may ask.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
enum Command {
    /// The games there are.
    Games {},
    /// A new match.
    New {
        game: String,
        #[serde(default)]
        options: OptionMap,
        seed: Option<String>,
    },
    /// A match from a position; without a position, the position now.
    Position {
        game: Option<String>,
        #[serde(default)]
        options: OptionMap,
        position: Option<Value>,
    },
    /// What a seat may do.
    Legal { seat: Option<Seat> },
    /// Makes a move.
    Play {
        seat: Option<Seat>,
        #[serde(rename = "move")]
        mv: String,
        viewer: Option<String>,
    },
    /// What moves of a seat, one after another, would bring.
    Preview { seat: Option<Seat>, moves: Vec<String> },
    /// Takes back the last move of a seat.
    Undo { seat: Option<Seat> },
    /// What a viewer knows.
    View { viewer: Option<String> },
    /// A bot's move; made at once with `"play": true`.
    Go {
        seat: Option<Seat>,
        level: Option<String>,
        seed: Option<u64>,
        #[serde(default)]
        play: bool,
        /// Also says what the bot found: the best moves with visits, expected result and continuation.
        #[serde(default)]
        explain: bool,
    },
    /// The record so far.
    Record {
        #[serde(default)]
        seats: Vec<String>,
    },
    /// Ends the program.
    Quit {},
}

/// What is wrong with a line: a word for programs and a sentence for people.
struct Refused {
    code: &'static str,
    message: String,
}

impl Refused {
    fn new(code: &'static str, message: impl ToString) -> Refused {
        Refused { code, message: message.to_string() }
    }
}

/// An answer, and whether it is the last one.
pub(crate) struct Answer {
    pub line: String,
    pub quit: bool,
}

impl Engine {
    /// Answers one line with one line. The field `id` of a question comes back in its answer.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Answer {
        let question: Result<Value, _> = serde_json::from_slice(line);
        let (id, done) = match question {
            Err(error) => (None, Err(Refused::new("not-json", error))),
            Ok(Value::Object(mut map)) => {
                let id = map.remove("id");
                let command = Command::deserialize(Value::Object(map));
                let done = command
                    .map_err(|error| Refused::new("not-a-command", error))
                    .and_then(|command| self.obey(command));
                (id, done)
            }
            Ok(_) => (None, Err(Refused::new("not-a-command", "a line is one JSON object"))),
        };
        let quit = matches!(done, Ok(None));
        let mut answer = match done {
            Ok(None) => json!({"ok": true, "bye": true}),
            Ok(Some(answer)) => answer,
            Err(refused) => json!({"ok": false, "error": refused.code, "message": refused.message}),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        Answer { line: answer.to_string(), quit }
    }

    /// The answer to a line that is too long to be read.
    pub(crate) fn too_long() -> Answer {
        let message = format!("a line has at most {MAX_LINE} bytes");
        Answer { line: json!({"ok": false, "error": "too-long", "message": message}).to_string(), quit: false }
    }

    /// Carries out a command; nothing is answered to the last one.
    fn obey(&mut self, command: Command) -> Result<Option<Value>, Refused> {
        match command {
            Command::Games {} => {
                let ids: Vec<_> = lusoria_games::listed().map(|entry| entry.face.id()).collect();
                Ok(Some(json!({"ok": true, "games": ids})))
            }
            Command::New { game, options, seed } => self.start(&game, &options, seed).map(Some),
            Command::Position { game, options, position: Some(position) } => {
                self.start_from(game.as_deref(), &options, &position).map(Some)
            }
            Command::Position { position: None, .. } => {
                let game = self.game()?;
                Ok(Some(
                    json!({"ok": true, "game": game.game().id(), "options": game.options(), "position": game.position()}),
                ))
            }
            Command::Legal { seat } => self.legal(seat).map(Some),
            Command::Play { seat, mv, viewer } => self.play(seat, &mv, viewer.as_deref()).map(Some),
            Command::Preview { seat, moves } => self.preview(seat, moves).map(Some),
            Command::Undo { seat } => self.undo(seat).map(Some),
            Command::View { viewer } => self.view(viewer.as_deref()).map(Some),
            Command::Go { seat, level, seed, play, explain } => {
                self.go(seat, level.as_deref(), seed, play, explain).map(Some)
            }
            Command::Record { seats } => self.record(seats).map(Some),
            Command::Quit {} => Ok(None),
        }
    }

    fn start(&mut self, game: &str, options: &OptionMap, seed: Option<String>) -> Result<Value, Refused> {
        let game = lusoria_games::find_face(game).ok_or_else(|| no_game(game))?;
        let seed = super::commands::common::seed(seed.as_deref())
            .map_err(|_| Refused::new("no-chance", "the system gives no random bytes"))?;
        let commitment = seed.commitment();
        let started = game.start(options, seed).map_err(|problems| Refused::new("bad-options", problems))?;
        let mut answer = status(started.as_ref());
        answer["commitment"] = commitment.into();
        self.game = Some(started);
        Ok(answer)
    }

    fn start_from(&mut self, game: Option<&str>, options: &OptionMap, position: &Value) -> Result<Value, Refused> {
        let id = game.ok_or_else(|| Refused::new("not-a-command", "a position needs its game"))?;
        let game = lusoria_games::find_face(id).ok_or_else(|| no_game(id))?;
        let started = game.start_from(options, position).map_err(|problems| Refused::new("bad-position", problems))?;
        let answer = status(started.as_ref());
        self.game = Some(started);
        Ok(answer)
    }

    fn legal(&self, seat: Option<Seat>) -> Result<Value, Refused> {
        let game = self.game()?;
        let seat = the_seat(game, seat)?;
        Ok(json!({"ok": true, "seat": seat, "moves": game.legal(seat)}))
    }

    fn play(&mut self, seat: Option<Seat>, mv: &str, viewer: Option<&str>) -> Result<Value, Refused> {
        let seat = the_seat(self.game()?, seat)?;
        let viewer = viewer.map_or(Ok(Viewer::Seat(seat)), |text| self.viewer(text))?;
        let game = self.game.as_mut().ok_or_else(no_match)?;
        let events = game.play(seat, mv).map_err(refused)?;
        let mut answer = status(game.as_ref());
        answer["events"] = seen(&events, viewer);
        Ok(answer)
    }

    fn preview(&self, seat: Option<Seat>, moves: Vec<String>) -> Result<Value, Refused> {
        let game = self.game()?;
        let seat = the_seat(game, seat)?;
        let mut previews = game.previews(seat, &[moves], Depth::Table);
        let Preview { events, points, unknown, then, refused: problem } = previews.remove(0);
        let mut answer = json!({"ok": true, "seat": seat, "events": events, "points": points});
        if let Some(unknown) = unknown {
            answer["unknown"] = json!(unknown);
        }
        if let Some(then) = then {
            answer["then"] = json!(then);
        }
        if let Some(problem) = problem {
            let Refused { code, message } = refused(problem);
            answer["refused"] = json!({"error": code, "message": message});
        }
        Ok(answer)
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<Value, Refused> {
        let game = self.game.as_mut().ok_or_else(no_match)?;
        let last = game.moves().last().map(|(seat, _)| *seat);
        let seat = seat.or(last).ok_or_else(|| Refused::new("no-undo", "there is nothing to take back"))?;
        game.undo(seat).map_err(|refusal| Refused::new("no-undo", refusal))?;
        Ok(status(game.as_ref()))
    }

    fn view(&self, viewer: Option<&str>) -> Result<Value, Refused> {
        let game = self.game()?;
        let viewer = match viewer {
            Some(text) => self.viewer(text)?,
            None => Viewer::Seat(the_seat(game, None)?),
        };
        let mut answer = json!(game.look(viewer));
        answer["ok"] = true.into();
        answer["viewer"] = format!("{viewer:?}").into();
        Ok(answer)
    }

    fn go(
        &mut self,
        seat: Option<Seat>,
        level: Option<&str>,
        seed: Option<u64>,
        play: bool,
        explain: bool,
    ) -> Result<Value, Refused> {
        let game = self.game()?;
        let seat = the_seat(game, seat)?;
        if !game.turn().seats().contains(seat) {
            return Err(Refused::new("not-to-act", format!("seat {seat} is not to act")));
        }
        let spec = level.unwrap_or(Level::Medium.id()).parse::<BotSpec>();
        let spec = spec.map_err(|error| Refused::new("no-level", error))?;
        let mut rng = match seed {
            Some(number) => Rng::from_number(number),
            None => Seed::from_text(&format!("go {}", game.n_plies())).stream("bot"),
        };
        let entry = lusoria_games::entry_of(game);
        let limit = Limit::within(MAX_THINKING);
        let hint = explain.then(|| entry.hint(game, seat, &spec, &limit, &mut rng));
        let mv = match hint.as_ref().and_then(|hint| hint.moves.first()) {
            Some(best) => best.notation.clone(),
            None => entry.player(&spec).choose(game, seat, &limit, &mut rng),
        };
        let mut answer = if play { self.play(Some(seat), &mv, None)? } else { json!({"ok": true}) };
        answer["seat"] = json!(seat);
        answer["move"] = mv.into();
        if let Some(hint) = hint {
            answer["explanation"] = json!(hint);
        }
        Ok(answer)
    }

    fn record(&self, mut seats: Vec<String>) -> Result<Value, Refused> {
        let game = self.game()?;
        let letters = Seat::all(game.n_seats()).map(|seat| seat.to_string());
        seats.truncate(game.n_seats());
        seats.extend(letters.skip(seats.len()));
        Ok(json!({"ok": true, "record": game.record(&seats).to_toml()}))
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refused> {
        self.game.as_deref().ok_or_else(no_match)
    }

    fn viewer(&self, text: &str) -> Result<Viewer, Refused> {
        let viewer =
            super::commands::common::parse_viewer(text).map_err(|message| Refused::new("no-viewer", message))?;
        match viewer {
            Viewer::Seat(seat) => the_seat(self.game()?, Some(seat)).map(Viewer::Seat),
            other => Ok(other),
        }
    }
}

fn no_match() -> Refused {
    Refused::new("no-match", "there is no match yet: begin with new or position")
}

fn no_game(id: &str) -> Refused {
    Refused::new("no-game", format!("there is no game {id:?}"))
}

fn refused(error: PlayError) -> Refused {
    let code = match &error {
        PlayError::NotAMove(_) => "not-a-move",
        PlayError::NoSuchSeat(_) => "no-seat",
        PlayError::Refused { .. } => "illegal",
    };
    Refused::new(code, error)
}

/// The seat that is meant: the one named, else the only one to act.
fn the_seat(game: &dyn AnyMatch, seat: Option<Seat>) -> Result<Seat, Refused> {
    let to_act = game.turn().seats();
    match seat {
        Some(seat) if seat.index() >= game.n_seats() => {
            Err(Refused::new("no-seat", format!("there is no seat {seat}")))
        }
        Some(seat) => Ok(seat),
        None if to_act.len() == 1 => Ok(to_act.first().expect("a set of one has a first")),
        None if to_act.is_empty() => Err(Refused::new("over", "the game is over")),
        None => Err(Refused::new("which-seat", "several seats are to act: say which")),
    }
}

/// What every change answers: who is to act, and the result once there is one.
fn status(game: &dyn AnyMatch) -> Value {
    let to_act: Vec<Seat> = game.turn().seats().iter().collect();
    let mut value = json!({"ok": true, "ply": game.n_plies(), "to_act": to_act});
    if let Some(outcome) = game.outcome() {
        value["outcome"] = json!(outcome);
    }
    value
}

fn seen(events: &[Box<dyn AnyEvent>], viewer: Viewer) -> Value {
    events.iter().filter_map(|event| event.seen_by(viewer)).map(|seen| json!(seen)).collect()
}
