//! What people may do at a table: a command and the state give the entries that happen, or a refusal. Changes nothing.

use lusoria_bots::Level;
use lusoria_core::{Seat, Text};
use lusoria_protocol::command::Command;
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::table::{Holder, Phase};

use super::entry::Entry;
use super::state::Table;
use crate::refusal::{Refusal, Refused};

/// The most moves in one command.
const MOST_MOVES: usize = 32;
/// The longest text anybody may say, in characters.
const LONGEST_CHAT: usize = 500;

/// Who asks, and what the table task knows besides the journal.
pub(crate) struct Asker<'a> {
    pub(crate) person: &'a str,
    pub(crate) name: &'a str,
    /// The version the command answers.
    pub(crate) answers: i64,
    /// Whether a person has been away long enough that others may put a bot there.
    pub(crate) is_away: &'a dyn Fn(&str) -> bool,
}

/// The entries a command leads to. `Rematch` needs a table first and is not decided here.
pub(crate) fn decide(table: &Table, asker: &Asker, command: &Command) -> Refused<Vec<Entry>> {
    match command {
        Command::Join { seat } => join(table, asker, *seat),
        Command::Leave => {
            gathering(table)?;
            Ok(vec![Entry::Left { seat: own_seat(table, asker)? }])
        }
        Command::Place { seat, bot } => place(table, asker, *seat, bot.as_deref()),
        Command::Start => {
            gathering(table)?;
            host(table, asker)?;
            if table.places.iter().any(|place| place.holder == Holder::Open) {
                return Err(Refusal::not_now());
            }
            Ok(vec![start(table)])
        }
        Command::Close => {
            gathering(table)?;
            host(table, asker)?;
            Ok(vec![Entry::Closed])
        }
        Command::Play { moves } => play(table, asker, moves),
        Command::Undo => undo(table, asker),
        Command::AnswerUndo { consent } => answer_undo(table, asker, *consent),
        Command::Resign => {
            let seat = staying_seat(table, asker)?;
            started(table)?;
            Ok(vec![Entry::Resigned { seat }])
        }
        Command::StandIn { seat, level } => stand_in(table, asker, *seat, level),
        Command::Return => {
            let seat = staying_seat(table, asker)?;
            let stands_in = table.places[seat.index()].stand_in.is_some();
            if stands_in { Ok(vec![Entry::Returned { seat }]) } else { Err(Refusal::not_now()) }
        }
        Command::Pause => {
            let seat = staying_seat(table, asker)?;
            if table.phase == Phase::Playing { Ok(vec![Entry::Paused { seat }]) } else { Err(Refusal::not_now()) }
        }
        Command::Resume => {
            let seat = staying_seat(table, asker)?;
            if table.phase == Phase::Paused { Ok(vec![Entry::Resumed { seat }]) } else { Err(Refusal::not_now()) }
        }
        Command::Rematch => Err(Refusal::not_now()),
        Command::Say { text } => say(table, asker, text),
        Command::Mute { person, on } => {
            let entry = Entry::Muted { by: asker.person.to_owned(), person: person.clone(), on: *on };
            let takes_part = |id: &str| table.seat_of(id).is_some() || table.chats.iter().any(|chat| chat.person == id);
            // Whoever only watches has no say here: every word of it would be kept with the table.
            if !takes_part(asker.person) {
                return Err(Refusal::not_yours());
            }
            if takes_part(person) { Ok(vec![entry]) } else { Err(Refusal::not_found()) }
        }
    }
}

/// The entry that starts the game, with the places drawn by the committed seed where that was agreed on.
pub(crate) fn start(table: &Table) -> Entry {
    let mut order: Vec<u8> = (0..table.n_seats() as u8).collect();
    if table.info.draw_seats {
        table.seed.stream("seats").shuffle(&mut order);
    }
    Entry::Started { order }
}

/// A level that exists.
pub(crate) fn level(text: &str) -> Refused<Level> {
    text.parse().map_err(Refusal::bad_setup)
}

fn join(table: &Table, asker: &Asker, wanted: Option<Seat>) -> Refused<Vec<Entry>> {
    gathering(table)?;
    if table.seat_of(asker.person).is_some() {
        return Err(Refusal::not_now());
    }
    let open = |seat: &Seat| table.places.get(seat.index()).is_some_and(|place| place.holder == Holder::Open);
    let free = match wanted {
        Some(seat) => Some(seat).filter(open),
        None => Seat::all(table.n_seats()).find(open),
    };
    let seat = free.ok_or_else(|| Refusal::new(ProblemCode::Full, Text::new("srv-problem-full")))?;
    let n_open = Seat::all(table.n_seats()).filter(open).count();
    let mut entries = vec![Entry::Sat { seat, person: asker.person.to_owned(), name: asker.name.to_owned() }];
    if n_open == 1 && table.auto_start {
        entries.push(start(table));
    }
    Ok(entries)
}

fn place(table: &Table, asker: &Asker, seat: Seat, bot: Option<&str>) -> Refused<Vec<Entry>> {
    gathering(table)?;
    host(table, asker)?;
    if let Some(text) = bot {
        level(text)?;
    }
    match table.places.get(seat.index()).map(|place| &place.holder) {
        None => Err(Refusal::not_found()),
        Some(Holder::Person { .. }) => Err(Refusal::not_yours()),
        Some(_) => Ok(vec![Entry::Placed { seat, bot: bot.map(str::to_owned) }]),
    }
}

/// Moves one after another, as long as they are the same seat's and nothing hidden came to light in between.
fn play(table: &Table, asker: &Asker, moves: &[String]) -> Refused<Vec<Entry>> {
    let seat = staying_seat(table, asker)?;
    if asker.answers < table.decided[seat.index()] || asker.answers > table.version {
        return Err(Refusal::stale());
    }
    let game = table.game.as_ref().filter(|_| table.phase == Phase::Playing).ok_or_else(Refusal::not_now)?;
    if moves.is_empty() || moves.len() > MOST_MOVES {
        return Err(Refusal::bad_message("a command has 1 to 32 moves"));
    }
    let mut ahead = game.fork();
    let mut entries = Vec::new();
    for mv in moves {
        match ahead.play(seat, mv) {
            Ok(events) => {
                entries.push(Entry::Moved { seat, mv: canonical(&*ahead, mv) });
                let goes_on = ahead.turn().seats().contains(seat) && !events.iter().any(|e| e.is_irrevocable());
                if !goes_on {
                    break;
                }
            }
            // The first move is what was asked; a later one was a guess about what would follow.
            Err(error) if entries.is_empty() => return Err(error.into()),
            Err(_) => break,
        }
    }
    Ok(entries)
}

/// The notation as the game writes it, whatever spaces the client sent.
fn canonical(game: &dyn lusoria_core::face::AnyMatch, sent: &str) -> String {
    game.moves().pop().map_or_else(|| sent.to_owned(), |(_, notation)| notation)
}

fn undo(table: &Table, asker: &Asker) -> Refused<Vec<Entry>> {
    use lusoria_protocol::state::UndoInfo;
    let seat = staying_seat(table, asker)?;
    if table.phase != Phase::Playing {
        return Err(Refusal::not_now());
    }
    match table.undo_info(seat) {
        UndoInfo::Free => {
            let entry = Entry::Undone { seat, to_ply: table.ply() - 1 };
            // A repeat of an old command must not take back one more move.
            if asker.answers < table.decided[seat.index()] { Err(Refusal::stale()) } else { Ok(vec![entry]) }
        }
        UndoInfo::ByConsent if table.asked.is_some() => Err(Refusal::not_now()),
        UndoInfo::ByConsent => {
            let to_ply = table.last_ply_of(seat).ok_or_else(|| Refusal::no_undo("there is nothing to take back"))?;
            Ok(vec![Entry::UndoAsked { seat, to_ply }])
        }
        UndoInfo::No => Err(match table.game.as_ref().map(|game| game.may_undo(seat)) {
            Some(Err(refusal)) => refusal.into(),
            _ => Refusal::no_undo("there is nothing to take back"),
        }),
    }
}

fn answer_undo(table: &Table, asker: &Asker, consent: bool) -> Refused<Vec<Entry>> {
    let seat = staying_seat(table, asker)?;
    let asked = table.asked.as_ref().ok_or_else(Refusal::not_now)?;
    if asker.answers < asked.version {
        return Err(Refusal::stale());
    }
    if !asked.waits_for.contains(&seat) {
        return Err(Refusal::not_yours());
    }
    let mut entries = vec![Entry::UndoAnswered { seat, consent }];
    if consent && asked.waits_for.len() == 1 {
        entries.push(Entry::Undone { seat: asked.by, to_ply: asked.to_ply });
    }
    Ok(entries)
}

fn stand_in(table: &Table, asker: &Asker, seat: Seat, text: &str) -> Refused<Vec<Entry>> {
    let own = staying_seat(table, asker)?;
    started(table)?;
    level(text)?;
    let place = table.places.get(seat.index()).ok_or_else(Refusal::not_found)?;
    let Holder::Person { id, .. } = &place.holder else { return Err(Refusal::not_now()) };
    if place.left.is_some() || place.stand_in.is_some() {
        return Err(Refusal::not_now());
    }
    if own != seat && !(asker.is_away)(id) {
        return Err(Refusal::not_yours());
    }
    Ok(vec![Entry::StoodIn { seat, level: text.to_owned(), asked: own == seat }])
}

fn say(table: &Table, asker: &Asker, text: &str) -> Refused<Vec<Entry>> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_CHAT || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(Refusal::bad_message("something to say has 1 to 500 characters"));
    }
    // While the game is on, whoever watches could give away what the players cannot see.
    if table.seat_of(asker.person).is_none() && matches!(table.phase, Phase::Playing | Phase::Paused) {
        return Err(Refusal::not_yours());
    }
    let (person, name) = (asker.person.to_owned(), asker.name.to_owned());
    Ok(vec![Entry::Said { person, name, text: text.to_owned() }])
}

fn gathering(table: &Table) -> Refused<()> {
    if table.phase == Phase::Gathering { Ok(()) } else { Err(Refusal::not_now()) }
}

fn started(table: &Table) -> Refused<()> {
    if matches!(table.phase, Phase::Playing | Phase::Paused) { Ok(()) } else { Err(Refusal::not_now()) }
}

fn host(table: &Table, asker: &Asker) -> Refused<()> {
    if table.info.host == asker.person { Ok(()) } else { Err(Refusal::not_yours()) }
}

fn own_seat(table: &Table, asker: &Asker) -> Refused<Seat> {
    table.seat_of(asker.person).ok_or_else(Refusal::not_yours)
}

/// The own seat of a person who has not left for good.
fn staying_seat(table: &Table, asker: &Asker) -> Refused<Seat> {
    let seat = own_seat(table, asker)?;
    if table.places[seat.index()].left.is_some() { Err(Refusal::not_now()) } else { Ok(seat) }
}
