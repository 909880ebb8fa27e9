//! The one place where a table becomes what a viewer may see. Nothing of a game leaves the server by another way, except
//! the record of a finished game.

use lusoria_core::face::{self, AnyEvent, AnyMatch};
use lusoria_core::preview::Depth;
use lusoria_core::{Seat, Viewer};
use lusoria_protocol::question::{MOST_LINES, MOST_MOVES, Preview};
use lusoria_protocol::replay::{Moment, Moments, MoveMade};
use lusoria_protocol::socket::Presence;
use lusoria_protocol::state::{Clock, Ending, LogLine, LogWhat, Now, Snapshot, UndoAsked, UndoInfo, Update, Watcher};
use lusoria_protocol::table::{Holder, Phase, SeatInfo};

use super::state::{Brought, Mark, Note, Table};
use crate::refusal::{Refusal, Refused};

/// The most moments in one answer.
const MOST_MOMENTS: u32 = 64;

/// Whose eyes: a seat's when the person holds one, otherwise a spectator's.
pub(crate) fn viewer_of(table: &Table, person: Option<&str>) -> Viewer {
    person.and_then(|person| table.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
}

/// The whole table.
pub(crate) fn snapshot(table: &Table, person: Option<&str>, presence: &Presence, time: i64) -> Snapshot {
    let viewer = viewer_of(table, person);
    let history = table.game.as_ref().map(|game| game.history()).unwrap_or_default();
    let mut log = start_lines(table, viewer, -1);
    for (ply, ((mark, by), events)) in table.marks.iter().zip(&history).enumerate() {
        log.extend(event_lines(ply as u32, *by, *mark, events, viewer));
    }
    log.extend(other_lines(table, person, -1));
    log.sort_by_key(|line| line.version);
    Snapshot { info: table.info.clone(), now: now(table, person, presence, time), log }
}

/// What changed with entries that just happened.
pub(crate) fn update(
    table: &Table,
    person: Option<&str>,
    presence: &Presence,
    time: i64,
    after: i64,
    brought: &[Brought],
) -> Update {
    let viewer = viewer_of(table, person);
    let mut log = start_lines(table, viewer, after);
    let mut undone_to: Option<u32> = None;
    for brought in brought {
        undone_to = [undone_to, brought.undone_to].into_iter().flatten().min();
        if let Some(to_ply) = brought.undone_to {
            log.retain(|line| line.ply < to_ply || matches!(line.what, LogWhat::Table { .. }));
        }
        for happened in &brought.moves {
            log.extend(event_lines(happened.ply, happened.by, happened.mark, &happened.events, viewer));
        }
    }
    log.extend(other_lines(table, person, after));
    log.sort_by_key(|line| line.version);
    Update { after, now: now(table, person, presence, time), undone_to, log }
}

/// The present.
pub(crate) fn now(table: &Table, person: Option<&str>, presence: &Presence, time: i64) -> Now {
    let viewer = viewer_of(table, person);
    let seat = viewer.seat();
    let game = table.game.as_ref();
    let is_on = table.phase == Phase::Playing;
    let may_act = |seat: Seat| is_on && table.bot_of(seat).is_none();
    let look = game.map(|game| game.look(viewer));
    let (view, prompt, mut legal, points) = match look {
        Some(look) => (Some(look.view), Some(look.prompt.into()), look.legal, look.points),
        None => (None, None, Vec::new(), Vec::new()),
    };
    if !seat.is_some_and(may_act) {
        legal.clear();
    }
    let is_over = table.phase == Phase::Over;
    let undo = seat.map_or(UndoInfo::No, |seat| table.undo_info(seat));
    Now {
        version: table.version,
        phase: table.phase,
        viewer: watcher(viewer),
        seats: seats(table, presence),
        to_act: table.to_act(),
        ply: table.ply(),
        view,
        sheet: game.map(|game| game.sheet(viewer).into()),
        prompt,
        points,
        may_hint: table.info.hints && !legal.is_empty(),
        passes: match (game, seat, legal.len()) {
            (Some(game), Some(seat), 1) => {
                face::passing_by_itself(game.as_ref(), seat, undo == UndoInfo::Free).is_some()
            }
            _ => false,
        },
        legal: legal.into_iter().map(Into::into).collect(),
        clocks: clocks(table, time),
        undo,
        undo_asked: table.asked.as_ref().map(|asked| UndoAsked {
            by: asked.by,
            to_ply: asked.to_ply,
            waits_for: asked.waits_for.clone(),
        }),
        rematch: table.rematch.clone(),
        ending: is_over.then(|| ending(table)),
        server_time: time,
    }
}

/// What would happen, for who holds a seat while the game is on.
pub(crate) fn previews(table: &Table, person: &str, lines: &[Vec<String>], depth: Depth) -> Refused<Vec<Preview>> {
    if lines.len() > MOST_LINES || lines.iter().any(|line| line.len() > MOST_MOVES) {
        return Err(Refusal::bad_message("a question has at most 64 lines of at most 32 moves"));
    }
    let seat = table.seat_of(person).ok_or_else(Refusal::not_yours)?;
    let game = table.game.as_ref().filter(|_| matches!(table.phase, Phase::Playing | Phase::Paused));
    let previews = game.ok_or_else(Refusal::not_now)?.previews(seat, lines, depth);
    Ok(previews.into_iter().map(preview).collect())
}

fn preview(preview: lusoria_core::Preview) -> Preview {
    Preview {
        events: preview.events.into_iter().map(Into::into).collect(),
        points: preview.points,
        unknown: preview.unknown.map(Into::into),
        then: preview.then.map(Into::into),
        refused: preview.refused.map(|error| Refusal::from(error).into_problem()),
    }
}

/// Past moments. While the game is on, only as the asker saw them; afterwards with any eyes.
pub(crate) fn moments(
    table: &Table,
    person: Option<&str>,
    asked: Option<Viewer>,
    from: u32,
    to: u32,
) -> Refused<Moments> {
    let own = viewer_of(table, person);
    let viewer = asked.unwrap_or(own);
    let is_over = table.phase == Phase::Over;
    if viewer != own && !is_over {
        return Err(Refusal::not_yours());
    }
    if viewer.seat().is_some_and(|seat| seat.index() >= table.n_seats()) {
        return Err(Refusal::not_found());
    }
    let game = table.game.as_ref().ok_or_else(Refusal::not_now)?;
    let plies = table.ply();
    let (from, to) = (from.min(plies), to.min(plies).min(from.saturating_add(MOST_MOMENTS - 1)));
    let moves = game.moves();
    let mut past = game.fork();
    past.rewind(from.saturating_sub(1) as usize);
    let mut moments = Vec::new();
    for ply in from..=to {
        let mut step = None;
        if ply > 0 {
            let (by, notation) = moves[ply as usize - 1].clone();
            let events = past.play(by, &notation).map_err(Refusal::internal)?;
            let lines = event_lines(ply - 1, by, table.marks[ply as usize - 1].0, &events, viewer).collect();
            // What others decided may be hidden; the events tell as much of it as may be known.
            let may_know = is_over || viewer == Viewer::Seat(by);
            step = Some((may_know.then_some(MoveMade { seat: by, notation }), lines));
        }
        let (made, log) = step.unwrap_or_else(|| (None, opening_lines(table, viewer).collect()));
        moments.push(moment(&*past, viewer, ply, made, log));
    }
    Ok(Moments { plies, moments })
}

fn moment(game: &dyn AnyMatch, viewer: Viewer, ply: u32, made: Option<MoveMade>, log: Vec<LogLine>) -> Moment {
    Moment {
        ply,
        view: game.view(viewer),
        sheet: game.sheet(viewer).into(),
        prompt: game.prompt(viewer).into(),
        to_act: game.turn().seats().iter().collect(),
        made,
        log,
    }
}

fn event_lines(
    ply: u32,
    by: Seat,
    mark: Mark,
    events: &[Box<dyn AnyEvent>],
    viewer: Viewer,
) -> impl Iterator<Item = LogLine> {
    events.iter().filter_map(move |event| event.seen_by(viewer)).map(move |seen| LogLine {
        version: mark.version,
        ply,
        at: mark.at,
        what: LogWhat::Event { by, text: seen.text.into(), event: seen.event },
    })
}

/// That the game began and what that brought, if it was after a version.
fn start_lines(table: &Table, viewer: Viewer, after: i64) -> Vec<LogLine> {
    if table.began.is_none_or(|began| began.version <= after) {
        return Vec::new();
    }
    let started = table.notes.iter().filter(|note| is_of_start(table, note)).map(note_line);
    started.chain(opening_lines(table, viewer)).collect()
}

/// What the set-up of the game brought. The table says so, since no move did it and none takes it back.
fn opening_lines(table: &Table, viewer: Viewer) -> impl Iterator<Item = LogLine> {
    let opening = table.game.iter().flat_map(|game| game.opening());
    let line = move |began: Mark, event: Box<dyn AnyEvent>| {
        let what = LogWhat::Table { text: event.seen_by(viewer)?.text.into() };
        Some(LogLine { version: began.version, ply: 0, at: began.at, what })
    };
    let began = table.began;
    opening.filter_map(move |event| line(began?, event))
}

fn is_of_start(table: &Table, note: &Note) -> bool {
    table.began.is_some_and(|began| began.version == note.mark.version)
}

fn note_line(note: &Note) -> LogLine {
    let what = LogWhat::Table { text: note.text.clone().into() };
    LogLine { version: note.mark.version, ply: note.ply, at: note.mark.at, what }
}

/// What else happened at the table and what was said after a version, without those the person does not want to hear.
fn other_lines(table: &Table, person: Option<&str>, after: i64) -> Vec<LogLine> {
    let notes = table.notes.iter().filter(|note| !is_of_start(table, note)).map(note_line);
    let hears = |by: &str| person.is_none_or(|person| !table.mutes.contains(&(person.to_owned(), by.to_owned())));
    let chats = table.chats.iter().filter(|chat| hears(&chat.person)).map(|chat| LogLine {
        version: chat.mark.version,
        ply: chat.ply,
        at: chat.mark.at,
        what: LogWhat::Chat { person: chat.person.clone(), name: chat.name.clone(), said: chat.said.clone() },
    });
    notes.chain(chats).filter(|line| line.version > after).collect()
}

fn watcher(viewer: Viewer) -> Watcher {
    match viewer {
        Viewer::Seat(seat) => Watcher::Seat { seat },
        Viewer::Spectator => Watcher::Spectator,
        Viewer::Referee => Watcher::Referee,
    }
}

fn seats(table: &Table, presence: &Presence) -> Vec<SeatInfo> {
    let info = |seat: Seat| {
        let place = &table.places[seat.index()];
        SeatInfo {
            seat,
            holder: place.holder.clone(),
            stand_in: place.stand_in.clone(),
            left: place.left,
            present: matches!(place.holder, Holder::Bot { .. }) || presence.present.contains(&seat),
        }
    };
    Seat::all(table.n_seats()).map(info).collect()
}

fn clocks(table: &Table, time: i64) -> Vec<Clock> {
    if !table.clocks.is_counting() {
        return Vec::new();
    }
    let running = table.running();
    let clock = |seat: Seat| {
        let runs = running.contains(&seat);
        let is_bot = matches!(table.places[seat.index()].holder, Holder::Bot { .. });
        let left_ms = (!is_bot).then(|| table.clocks.left_at(seat, runs, time));
        Clock { seat, left_ms, running: runs }
    };
    Seat::all(table.n_seats()).map(clock).collect()
}

/// Everything is open once the game is over, and only then.
fn ending(table: &Table) -> Ending {
    let outcome = table.game.as_ref().and_then(|game| game.outcome());
    Ending {
        finished: outcome.is_some(),
        outcome: outcome.map(Into::into),
        ranks: table.ranks(),
        seed: table.seed.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::{OptionMap, Rng, Seed};
    use lusoria_protocol::table::ClockRule;
    use serde_json::Value;

    use super::*;
    use crate::table::entry::{Created, Entry};
    use crate::table::state::Happened;

    /// A table of people that has started.
    fn table(game: &lusoria_games::Entry, n_seats: usize, seed: u64) -> Table {
        let mut options = OptionMap::new();
        options.insert("players".to_owned(), lusoria_core::OptionValue::Number(n_seats as i32));
        let person = |n: usize| Holder::Person { id: format!("p{n}"), name: format!("P{n}") };
        let created = Created {
            code: "code".to_owned(),
            game: game.face.id().to_owned(),
            rules: game.face.revision(),
            options: game.face.options(&options).unwrap(),
            seed: Seed::from_bytes(Rng::from_number(seed).bytes()),
            places: (0..n_seats).map(person).collect(),
            clock: ClockRule::None,
            listed: false,
            draw_seats: false,
            hints: true,
            auto_start: true,
            host: "p0".to_owned(),
            branch_of: None,
            moves: Vec::new(),
        };
        let mut table = Table::new("t", created, 0).unwrap();
        table.apply(Entry::Started { order: (0..n_seats as u8).collect() }, 1).unwrap();
        table
    }

    /// The present as bytes, without what depends on the moves so far.
    fn bytes(table: &Table, person: Option<&str>) -> String {
        let mut now = now(table, person, &Presence::default(), 5);
        now.undo = UndoInfo::No;
        // It follows from what may be taken back, which a game dealt anew does not remember.
        now.passes = false;
        serde_json::to_string(&now).unwrap()
    }

    fn lines(brought: &Brought, viewer: Viewer) -> Vec<Value> {
        let of_move = |happened: &Happened| {
            event_lines(happened.ply, happened.by, happened.mark, &happened.events, viewer).collect::<Vec<_>>()
        };
        brought.moves.iter().flat_map(of_move).map(|line| serde_json::to_value(line).unwrap()).collect()
    }

    fn is_irrevocable(brought: &Brought) -> bool {
        brought.moves.iter().any(|happened| happened.events.iter().any(|event| event.is_irrevocable()))
    }

    /// Deals anew what a viewer cannot know: present and next events must be the same bytes until something is revealed.
    fn check_viewer(table: &mut Table, person: Option<&str>, mv: (Seat, &str), rng: &mut Rng) {
        let viewer = viewer_of(table, person);
        let game = table.game.take().unwrap();
        let other = game.redealt(viewer, rng);
        let mut next = [game.fork(), other.fork()];
        table.game = Some(game);
        let truth = bytes(table, person);
        let real = table.game.replace(other);
        assert_eq!(truth, bytes(table, person), "{} shows {viewer:?} what it cannot know", table.info.game);
        table.game = real;
        assert!(!truth.contains(&table.seed.to_string()), "the seed is in a view");
        let made = next.each_mut().map(|game| game.play(mv.0, mv.1).ok());
        if let [Some(real), Some(other)] = made {
            let mark = Mark { version: 1, at: 1 };
            let [real, other] = [real, other]
                .map(|events| Brought { moves: vec![Happened { ply: 0, by: mv.0, mark, events }], undone_to: None });
            if !is_irrevocable(&real) && !is_irrevocable(&other) {
                let (real, other) = (lines(&real, viewer), lines(&other, viewer));
                assert_eq!(real, other, "{}: {viewer:?} is told by an event", table.info.game);
            }
        }
    }

    #[test]
    fn what_a_viewer_cannot_know_changes_no_byte_in_any_registered_game() {
        let n_games = if std::env::var_os("LUSORIA_SOAK").is_some() { 50 } else { 1 };
        for entry in lusoria_games::all() {
            let (fewest, most) = entry.face.players();
            for game in 0..n_games {
                let n_seats = fewest.max(2).min(most) + game % (most - fewest.max(2).min(most) + 1);
                let mut table = table(entry, n_seats, game as u64);
                let mut rng = Rng::from_number(99 + game as u64);
                let mut at = 2;
                while table.phase == Phase::Playing && at < 2_000 {
                    let acting = table.to_act();
                    let seat = acting[rng.index(acting.len())];
                    let legal = table.game.as_ref().unwrap().legal(seat);
                    let mv = legal[rng.index(legal.len())].notation.clone();
                    // Every viewer now and then keeps the test short; all of them in the long run.
                    let viewers: Vec<Option<String>> =
                        (0..n_seats).map(|n| Some(format!("p{n}"))).chain([None]).collect();
                    let person = &viewers[at as usize % viewers.len()];
                    check_viewer(&mut table, person.as_deref(), (seat, &mv), &mut rng);
                    table.apply(Entry::Moved { seat, mv }, at).unwrap();
                    at += 1;
                }
                let shown = serde_json::to_string(&snapshot(&table, None, &Presence::default(), at)).unwrap();
                assert_eq!(shown.contains(&table.seed.to_string()), table.phase == Phase::Over);
            }
        }
    }

    #[test]
    fn the_set_up_is_told_after_the_start_and_at_the_first_moment() {
        let table = table(lusoria_games::find("hadrians-wall").unwrap(), 2, 3);
        let keys = |log: &[LogLine]| -> Vec<String> {
            let key = |line: &LogLine| match &line.what {
                LogWhat::Table { text } => text.key.clone(),
                other => panic!("{other:?}"),
            };
            log.iter().map(key).collect()
        };
        let told = ["hw-event-year", "hw-event-fate-income", "hw-event-drew", "hw-event-drew-hidden"];
        let whole = snapshot(&table, Some("p0"), &Presence::default(), 5).log;
        assert_eq!(keys(&whole)[0], "srv-started");
        assert_eq!(keys(&whole)[1..], told);
        assert!(whole.iter().all(|line| line.version == table.version && line.ply == 0));
        assert_eq!(keys(&moments(&table, Some("p0"), None, 0, 0).unwrap().moments[0].log), told);
        let news = |after| update(&table, Some("p0"), &Presence::default(), 5, after, &[]).log;
        assert_eq!(news(table.version - 1), whole);
        assert!(news(table.version).is_empty());
    }

    #[test]
    fn an_entry_shows_nothing_in_logs() {
        let entry = Entry::Moved { seat: Seat::new(0), mv: "lay three".to_owned() };
        assert_eq!(format!("{entry:?}"), "moved");
        let created = table(lusoria_games::find("micatio").unwrap(), 2, 1);
        assert_eq!(format!("{:?}", created.seed), "Seed(..)");
    }
}
