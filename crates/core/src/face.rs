//! The object-safe face of games and matches: moves, views, events and records as text and JSON, for every shell.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;
use ts_rs::{TS, TypeVisitor};

use crate::game::{GameEvent, Refusal};
use crate::game_text::{About, Name, ParseMoveError};
use crate::look::{self, Look};
use crate::preview::{Depth, Foresight, Preview};
use crate::record::RecordError;
use crate::{
    GameText, Lang, Match, OptionMap, OptionSpec, Outcome, Problems, Record, Rng, Seat, Seed, Sheet, Text, Turn,
    UndoRefusal, Viewer,
};

/// A game without its types.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, records and addresses.
    fn id(&self) -> &'static str;
    /// Its title, as a message key.
    fn title(&self) -> &'static str;
    /// What its clause numbers begin with.
    fn clauses(&self) -> &'static str;
    /// The revision of its rules.
    fn revision(&self) -> u32;
    /// The rules page, numbered by clauses.
    fn rules(&self) -> &'static str;
    /// Its options.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// Whether an option is a detail of the rules, to be offered apart.
    fn is_house_rule(&self, option: &str) -> bool;
    /// All options with their values, from what was chosen.
    fn options(&self, chosen: &OptionMap) -> Result<OptionMap, Problems>;
    /// The fewest and the most players.
    fn players(&self) -> (usize, usize);
    /// Position keys whose lists are in order.
    fn ordered(&self) -> &'static [&'static str];
    /// The printed name of a thing.
    fn name(&self, id: &str, lang: Lang) -> Option<&'static str>;
    /// Every printed name.
    fn names(&self) -> &'static [Name];
    /// What a printed thing is and does.
    fn about(&self, id: &str) -> Option<About>;
    /// Every name as it is printed where these options are played.
    fn names_with(&self, chosen: &OptionMap) -> &'static [Name];
    /// What is printed on cards, tiles and sheets.
    fn facts(&self) -> Value;
    /// A move from its notation, as it is listed and with named fields.
    fn read_move(&self, notation: &str) -> Result<(String, Value), ParseMoveError>;
    /// A new match.
    fn start(&self, chosen: &OptionMap, seed: Seed) -> Result<Box<dyn AnyMatch>, Problems>;
    /// A match from a position.
    fn start_from(&self, chosen: &OptionMap, position: &Value) -> Result<Box<dyn AnyMatch>, Problems>;
    /// The match of a record, replayed and checked.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// The TypeScript declarations of its moves, events, views and facts.
    fn typescript(&self) -> String;
}

/// A match without its types.
pub trait AnyMatch: Send + Sync {
    /// The game that is played.
    fn game(&self) -> &'static dyn AnyGame;
    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// How many seats the table has.
    fn n_seats(&self) -> usize;
    /// All options with their values.
    fn options(&self) -> OptionMap;
    /// Who is to decide now.
    fn turn(&self) -> Turn;
    /// How many moves were made.
    fn n_plies(&self) -> usize;
    /// The moves made: who, and the notation.
    fn moves(&self) -> Vec<(Seat, String)>;
    /// What a viewer sees now: view, prompt, legal moves and points, from one view.
    fn look(&self, viewer: Viewer) -> Look;
    /// What each of these lines of moves of a seat would bring, as far as the seat can know it.
    fn previews(&self, seat: Seat, lines: &[Vec<String>], depth: Depth) -> Vec<Preview>;
    /// What one line would bring, with the table afterwards.
    fn preview(&self, seat: Seat, line: &[&str]) -> Preview {
        let line = line.iter().map(|mv| (*mv).to_owned()).collect();
        self.previews(seat, &[line], Depth::Table).pop().expect("one line has one preview")
    }
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<LegalMove>;
    /// Makes a move given in notation.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Box<dyn AnyEvent>>, PlayError>;
    /// Whether `seat` may take back the last move.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoRefusal>;
    /// Takes back the last move of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal>;
    /// Goes back to the moment before move number `n_plies`.
    fn rewind(&mut self, n_plies: usize);
    /// What happened before the first move.
    fn opening(&self) -> Vec<Box<dyn AnyEvent>>;
    /// Everything that happened, move by move.
    fn history(&self) -> Vec<Vec<Box<dyn AnyEvent>>>;
    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer knows, laid out as text.
    fn sheet(&self, viewer: Viewer) -> Sheet;
    /// What is asked of a viewer.
    fn prompt(&self, viewer: Viewer) -> Text;
    /// The whole state in position notation. Not for players' eyes.
    fn position(&self) -> Value;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The seed, when the match began with one. Secret until the game is over.
    fn seed(&self) -> Option<&Seed>;
    /// The record so far, with the names of those who sit at the table.
    fn record(&self, seats: &[String]) -> Record;
    /// A match that goes on from a moment like this one with everything the viewer cannot know dealt anew.
    fn redealt(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyMatch>;
    /// The match with its types again.
    fn as_any(&self) -> &dyn Any;
}

/// An event without its type.
pub trait AnyEvent: Send + Sync {
    /// What a viewer may know of it.
    fn seen_by(&self, viewer: Viewer) -> Option<SeenEvent>;
    /// Whether no undo goes back behind it.
    fn is_irrevocable(&self) -> bool;
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeenEvent {
    /// The line of the log.
    pub text: Text,
    /// The event with named fields.
    pub event: Value,
}

/// A move that may be made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalMove {
    /// Its short text, unique in its position.
    pub notation: String,
    /// What it means.
    pub text: Text,
    /// The move with named fields, `kind` first, so that a client can narrow the moves by what was clicked.
    pub fields: Value,
}

/// Why a move in notation was not made.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError {
    /// It is not a move at all.
    #[error("not a move: {0}")]
    NotAMove(#[from] ParseMoveError),
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// It is not legal here.
    #[error("{message} ({clause})")]
    Refused {
        /// The clause that refuses.
        clause: &'static str,
        /// Why, in English.
        message: String,
        /// Why, for any language.
        text: Text,
    },
}

impl PlayError {
    /// What a game answers to a move that is not legal.
    pub(crate) fn refused(refusal: impl Refusal) -> PlayError {
        PlayError::Refused { clause: refusal.clause(), message: refusal.to_string(), text: refusal.say() }
    }
}

/// The only move of a seat, if it may be made without asking: nothing would become final by it that the seat could still
/// take back, if the table lets it (`may_undo`).
pub fn passing_by_itself(game: &dyn AnyMatch, seat: Seat, may_undo: bool) -> Option<String> {
    let [only] = &game.legal(seat)[..] else { return None };
    if may_undo {
        let events = game.fork().play(seat, &only.notation).ok()?;
        if events.iter().any(|event| event.is_irrevocable()) {
            return None;
        }
    }
    Some(only.notation.clone())
}

/// Puts the face on a game: `&Face::<Trajan>::GAME`.
pub struct Face<G>(PhantomData<fn() -> G>);

impl<G: GameText> Face<G> {
    /// The one value.
    pub const GAME: Face<G> = Face(PhantomData);

    /// The game as an object.
    pub fn object() -> &'static dyn AnyGame {
        const { &Face::<G>::GAME }
    }
}

impl<G: GameText> AnyGame for Face<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn clauses(&self) -> &'static str {
        G::CLAUSES
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::option_specs()
    }

    fn is_house_rule(&self, option: &str) -> bool {
        G::is_house_rule(option)
    }

    fn options(&self, chosen: &OptionMap) -> Result<OptionMap, Problems> {
        Ok(G::option_map(&G::options(chosen)?))
    }

    fn players(&self) -> (usize, usize) {
        crate::options::player_range(G::option_specs())
    }

    fn ordered(&self) -> &'static [&'static str] {
        G::ORDERED
    }

    fn name(&self, id: &str, lang: Lang) -> Option<&'static str> {
        G::name(id, lang)
    }

    fn names(&self) -> &'static [Name] {
        G::names()
    }

    fn about(&self, id: &str) -> Option<About> {
        G::about(id)
    }

    fn names_with(&self, chosen: &OptionMap) -> &'static [Name] {
        G::options(chosen).map_or_else(|_| G::names(), |options| G::names_with(&options))
    }

    fn facts(&self) -> Value {
        json(&G::facts())
    }

    fn read_move(&self, notation: &str) -> Result<(String, Value), ParseMoveError> {
        let mv: G::Move = notation.parse()?;
        Ok((mv.to_string(), json(&mv)))
    }

    fn start(&self, chosen: &OptionMap, seed: Seed) -> Result<Box<dyn AnyMatch>, Problems> {
        Ok(Box::new(Match::<G>::start(&G::options(chosen)?, seed)))
    }

    fn start_from(&self, chosen: &OptionMap, position: &Value) -> Result<Box<dyn AnyMatch>, Problems> {
        let options = G::options(chosen)?;
        Ok(Box::new(Match::<G>::from_state(G::read_position(&options, position)?)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(record.replay::<G>()?))
    }

    fn typescript(&self) -> String {
        let mut declarations = Declarations::default();
        declarations.visit::<G::Move>();
        declarations.visit::<G::Event>();
        declarations.visit::<G::View>();
        declarations.visit::<G::Facts>();
        declarations.into_text()
    }
}

impl<G: GameText> AnyMatch for Match<G> {
    fn game(&self) -> &'static dyn AnyGame {
        Face::<G>::object()
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn n_seats(&self) -> usize {
        G::n_seats(self.state())
    }

    fn options(&self) -> OptionMap {
        G::option_map(&G::state_options(self.first()))
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn n_plies(&self) -> usize {
        self.plies().len()
    }

    fn moves(&self) -> Vec<(Seat, String)> {
        self.plies().iter().map(|ply| (ply.seat, ply.mv.to_string())).collect()
    }

    fn look(&self, viewer: Viewer) -> Look {
        look::look::<G>(self.state(), viewer)
    }

    fn previews(&self, seat: Seat, lines: &[Vec<String>], depth: Depth) -> Vec<Preview> {
        if seat.index() >= G::n_seats(self.state()) {
            let refused = || Preview { refused: Some(PlayError::NoSuchSeat(seat)), ..Preview::default() };
            return lines.iter().map(|_| refused()).collect();
        }
        let foresight = Foresight::<G>::new(self.state(), seat);
        lines.iter().map(|line| foresight.preview(line, depth)).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<LegalMove> {
        if seat.index() >= G::n_seats(self.state()) {
            return Vec::new();
        }
        look::legal::<G>(self.state(), &G::view(self.state(), Viewer::Seat(seat)), seat)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Box<dyn AnyEvent>>, PlayError> {
        let mv: G::Move = notation.parse()?;
        if seat.index() >= G::n_seats(self.state()) {
            return Err(PlayError::NoSuchSeat(seat));
        }
        Ok(boxed::<G>(Match::play(self, seat, mv).map_err(PlayError::refused)?))
    }

    fn may_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        Match::may_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        Match::undo(self, seat)
    }

    fn rewind(&mut self, n_plies: usize) {
        Match::rewind(self, n_plies);
    }

    fn opening(&self) -> Vec<Box<dyn AnyEvent>> {
        boxed::<G>(Match::opening(self))
    }

    fn history(&self) -> Vec<Vec<Box<dyn AnyEvent>>> {
        Match::history(self).into_iter().map(boxed::<G>).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&G::view(self.state(), viewer))
    }

    fn sheet(&self, viewer: Viewer) -> Sheet {
        G::sheet(&G::view(self.state(), viewer))
    }

    fn prompt(&self, viewer: Viewer) -> Text {
        G::prompt(&G::view(self.state(), viewer))
    }

    fn position(&self) -> Value {
        G::write_position(self.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::turn(self).is_over().then(|| G::outcome(self.state()))
    }

    fn seed(&self) -> Option<&Seed> {
        Match::seed(self)
    }

    fn record(&self, seats: &[String]) -> Record {
        Record::of(self, seats)
    }

    fn redealt(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyMatch> {
        Box::new(Match::<G>::from_state(G::sample(&G::view(self.state(), viewer), rng)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct EventOf<G: GameText>(G::Event);

impl<G: GameText> AnyEvent for EventOf<G> {
    fn seen_by(&self, viewer: Viewer) -> Option<SeenEvent> {
        let event = self.0.seen_by(viewer)?;
        Some(SeenEvent { text: event.say(), event: json(&event) })
    }

    fn is_irrevocable(&self) -> bool {
        self.0.is_irrevocable()
    }
}

fn boxed<G: GameText>(events: Vec<G::Event>) -> Vec<Box<dyn AnyEvent>> {
    events.into_iter().map(|event| Box::new(EventOf::<G>(event)) as Box<dyn AnyEvent>).collect()
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("moves, events and views have string keys and finite numbers")
}

/// Collects the declarations of types and of everything they mention, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl Declarations {
    fn into_text(self) -> String {
        self.0.into_values().map(|declaration| format!("export {declaration}\n")).collect()
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = ts_rs::Config::default();
        // Only types of our own have a place to be declared in; the rest is built into TypeScript.
        if T::output_path().is_some() && !self.0.contains_key(&T::ident(&config)) {
            self.0.insert(T::ident(&config), T::decl(&config));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}
