//! A table as it follows from its journal: a pure fold, the same on every node.

use std::collections::{BTreeSet, VecDeque};

use lusoria_core::face::{AnyEvent, AnyMatch};
use lusoria_core::{Seat, Seed, Text};
use lusoria_games::Entry as GameEntry;
use lusoria_protocol::state::UndoInfo;
use lusoria_protocol::table::{Holder, LeftHow, Phase, TableInfo};

use super::clock::Clocks;
use super::entry::{Created, Entry};

/// How many commands a table remembers without asking the store.
const REMEMBERED: usize = 32;
/// How many things said are kept in memory.
const CHATS: usize = 200;
/// How many lines about the table are kept in memory.
const NOTES: usize = 300;
/// Who plays on for people who left for good.
const DESERTER_LEVEL: &str = "medium";

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) holder: Holder,
    /// The level of the bot that plays instead of the person.
    pub(crate) stand_in: Option<String>,
    /// Whether the person wanted that.
    pub(crate) asked: bool,
    pub(crate) left: Option<LeftHow>,
}

/// When a move was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub(crate) version: i64,
    pub(crate) at: i64,
}

/// A line of the log that is not of the game.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) mark: Mark,
    pub(crate) ply: u32,
    pub(crate) text: Text,
}

/// Something said.
#[derive(Clone, Debug)]
pub(crate) struct Chat {
    pub(crate) mark: Mark,
    pub(crate) ply: u32,
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) said: String,
}

/// A question about taking back.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) by: Seat,
    pub(crate) to_ply: u32,
    pub(crate) waits_for: Vec<Seat>,
    /// The version that asked: an answer to an older question does not count.
    pub(crate) version: i64,
}

/// A command that was carried out.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) command: String,
    pub(crate) version: i64,
    pub(crate) moves: u32,
}

/// What happened through one move.
pub(crate) struct Happened {
    pub(crate) ply: u32,
    pub(crate) by: Seat,
    pub(crate) mark: Mark,
    pub(crate) events: Vec<Box<dyn AnyEvent>>,
}

/// What an entry brought that is not kept.
#[derive(Default)]
pub(crate) struct Brought {
    /// The moves that were made.
    pub(crate) moves: Vec<Happened>,
    /// The moment the game went back to.
    pub(crate) undone_to: Option<u32>,
}

/// A table.
pub(crate) struct Table {
    pub(crate) info: TableInfo,
    pub(crate) entry: &'static GameEntry,
    pub(crate) seed: Seed,
    pub(crate) auto_start: bool,
    pub(crate) version: i64,
    pub(crate) changed_at: i64,
    pub(crate) phase: Phase,
    pub(crate) places: Vec<Place>,
    pub(crate) game: Option<Box<dyn AnyMatch>>,
    /// When the game began.
    pub(crate) began: Option<Mark>,
    /// When each move that stands was made, and by whom.
    pub(crate) marks: Vec<(Mark, Seat)>,
    pub(crate) notes: Vec<Note>,
    pub(crate) chats: VecDeque<Chat>,
    pub(crate) mutes: BTreeSet<(String, String)>,
    pub(crate) clocks: Clocks,
    pub(crate) asked: Option<Asked>,
    pub(crate) rematch: Option<String>,
    /// The last version at which what a seat may decide changed.
    pub(crate) decided: Vec<i64>,
    pub(crate) done: VecDeque<Done>,
    branch_moves: Vec<(Seat, String)>,
    /// Who made the move that is being applied.
    mover: Option<Seat>,
}

/// The journal does not make sense. A fault of ours, or another revision of the rules.
#[derive(Debug, thiserror::Error)]
#[error("the journal of the table cannot be played: {0}")]
pub(crate) struct Corrupt(pub(crate) String);

impl Table {
    /// A table from its first entry.
    pub(crate) fn new(id: &str, created: Created, at: i64) -> Result<Table, Corrupt> {
        let entry = lusoria_games::find(&created.game).ok_or_else(|| Corrupt(format!("no game {:?}", created.game)))?;
        if entry.face.revision() != created.rules {
            return Err(Corrupt(format!("it was played by revision {} of the rules", created.rules)));
        }
        let place = |holder| Place { holder, stand_in: None, asked: false, left: None };
        let n_seats = created.places.len();
        let info = TableInfo {
            id: id.to_owned(),
            code: created.code,
            game: created.game,
            rules: created.rules,
            options: created.options,
            clock: created.clock,
            listed: created.listed,
            draw_seats: created.draw_seats,
            hints: created.hints,
            host: created.host,
            created_at: at,
            commitment: created.seed.commitment(),
            branch_of: created.branch_of,
        };
        Ok(Table {
            clocks: Clocks::new(created.clock, n_seats),
            info,
            entry,
            seed: created.seed,
            auto_start: created.auto_start,
            version: 0,
            changed_at: at,
            phase: Phase::Gathering,
            places: created.places.into_iter().map(place).collect(),
            game: None,
            began: None,
            marks: Vec::new(),
            notes: Vec::new(),
            chats: VecDeque::new(),
            mutes: BTreeSet::new(),
            asked: None,
            rematch: None,
            decided: vec![0; n_seats],
            done: VecDeque::new(),
            branch_moves: created.moves,
            mover: None,
        })
    }

    /// Lets the next entry happen.
    pub(crate) fn apply(&mut self, entry: Entry, at: i64) -> Result<Brought, Corrupt> {
        let version = self.version + 1;
        let mark = Mark { version, at: at.max(self.changed_at) };
        let (running, acting) = (self.running(), self.to_act());
        self.clocks.advance(mark.at, &running);
        self.mover = None;
        let mut brought = Brought::default();
        let changes_game = self.happen(entry, mark, &mut brought)?;
        self.version = version;
        self.changed_at = mark.at;
        if changes_game {
            self.decided_anew(version, &acting);
        }
        self.clocks.begin(&acting, self.mover, &self.to_act());
        Ok(brought)
    }

    /// Remembers which command brought the last entry.
    pub(crate) fn remember(&mut self, command: Option<String>) {
        let Some(command) = command else { return };
        match self.done.back_mut().filter(|done| done.command == command) {
            Some(done) => {
                done.version = self.version;
                done.moves += 1;
            }
            None => self.done.push_back(Done { command, version: self.version, moves: 1 }),
        }
        if self.done.len() > REMEMBERED {
            self.done.pop_front();
        }
    }

    /// Whether a command that answers this version may have been carried out and forgotten.
    pub(crate) fn may_have_forgotten(&self, answers: i64) -> bool {
        self.done.len() == REMEMBERED && self.done.front().is_some_and(|oldest| answers < oldest.version)
    }

    /// Changes the table; tells whether decisions may have changed.
    fn happen(&mut self, entry: Entry, mark: Mark, brought: &mut Brought) -> Result<bool, Corrupt> {
        match entry {
            Entry::Created(_) => return Err(Corrupt("it is created twice".to_owned())),
            Entry::Sat { seat, person, name } => {
                self.note(mark, Text::new("srv-sat").with("name", name.clone()));
                self.place(seat)?.holder = Holder::Person { id: person, name };
            }
            Entry::Left { seat } => {
                let name = self.name_of(seat);
                self.place(seat)?.holder = Holder::Open;
                self.note(mark, Text::new("srv-left").with("name", name));
            }
            Entry::Placed { seat, bot } => {
                let holder = bot.map_or(Holder::Open, |level| Holder::Bot { level });
                self.place(seat)?.holder = holder;
            }
            Entry::Closed => self.phase = Phase::Closed,
            Entry::Started { order } => self.start(&order, mark, brought)?,
            Entry::Moved { seat, mv } => self.play(seat, &mv, mark, brought)?,
            Entry::Undone { seat, to_ply } => {
                self.asked = None;
                self.game()?.rewind(to_ply as usize);
                self.marks.truncate(to_ply as usize);
                self.note(mark, Text::new("srv-undone").with("seat", seat));
                brought.undone_to = Some(to_ply);
            }
            Entry::UndoAsked { seat, to_ply } => {
                let waits_for = self.others_to_ask(seat);
                self.asked = Some(Asked { by: seat, to_ply, waits_for, version: mark.version });
                self.note(mark, Text::new("srv-undo-asked").with("seat", seat));
                return Ok(false);
            }
            Entry::UndoAnswered { seat, consent } => {
                match &mut self.asked {
                    Some(asked) if consent => asked.waits_for.retain(|waiting| *waiting != seat),
                    _ => self.asked = None,
                }
                if !consent {
                    self.note(mark, Text::new("srv-undo-denied").with("seat", seat));
                }
                return Ok(false);
            }
            Entry::Resigned { seat } => self.desert(seat, LeftHow::Resigned, mark)?,
            Entry::TimedOut { seat } => self.desert(seat, LeftHow::TimedOut, mark)?,
            Entry::StoodIn { seat, level, asked } => {
                self.note(mark, Text::new("srv-stood-in").with("seat", seat));
                let place = self.place(seat)?;
                (place.stand_in, place.asked) = (Some(level), asked);
                return Ok(false);
            }
            Entry::Returned { seat } => {
                self.note(mark, Text::new("srv-returned").with("seat", seat));
                self.place(seat)?.stand_in = None;
                return Ok(false);
            }
            Entry::Paused { seat } => {
                self.phase = Phase::Paused;
                self.note(mark, Text::new("srv-paused").with("seat", seat));
                return Ok(false);
            }
            Entry::Resumed { seat } => {
                self.phase = Phase::Playing;
                self.note(mark, Text::new("srv-resumed").with("seat", seat));
                return Ok(false);
            }
            Entry::Grace { ms } => {
                let running = self.running();
                self.clocks.give_back(ms, &running);
                return Ok(false);
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table);
                return Ok(false);
            }
            Entry::Said { person, name, text } => {
                let ply = self.ply();
                self.chats.push_back(Chat { mark, ply, person, name, said: text });
                if self.chats.len() > CHATS {
                    self.chats.pop_front();
                }
                return Ok(false);
            }
            Entry::Muted { by, person, on } => {
                if on {
                    self.mutes.insert((by, person))
                } else {
                    self.mutes.remove(&(by, person))
                };
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn start(&mut self, order: &[u8], mark: Mark, brought: &mut Brought) -> Result<(), Corrupt> {
        let drawn: Option<Vec<Place>> = order.iter().map(|&place| self.places.get(place as usize).cloned()).collect();
        self.places = drawn.filter(|places| places.len() == self.places.len()).ok_or_else(|| corrupt("order"))?;
        let game = self.entry.face.start(&self.info.options, self.seed.clone());
        self.game = Some(game.map_err(|problems| Corrupt(problems.to_string()))?);
        self.phase = Phase::Playing;
        self.began = Some(mark);
        let key = if self.info.branch_of.is_some() { "srv-branched" } else { "srv-started" };
        self.note(mark, Text::new(key));
        for (seat, mv) in std::mem::take(&mut self.branch_moves) {
            self.play(seat, &mv, mark, brought)?;
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: &str, mark: Mark, brought: &mut Brought) -> Result<(), Corrupt> {
        let ply = self.ply();
        let events = self.game()?.play(seat, mv).map_err(|_| corrupt("a move is refused"))?;
        self.marks.push((mark, seat));
        self.mover = Some(seat);
        self.asked = None;
        self.clocks.moved(seat);
        brought.moves.push(Happened { ply, by: seat, mark, events });
        if self.game()?.turn().is_over() {
            self.phase = Phase::Over;
        }
        Ok(())
    }

    /// A person leaves for good: a bot plays on, unless nobody is left to play with.
    fn desert(&mut self, seat: Seat, how: LeftHow, mark: Mark) -> Result<(), Corrupt> {
        let key = match how {
            LeftHow::Resigned => Text::new("srv-resigned"),
            LeftHow::TimedOut => Text::new("srv-timed-out"),
        };
        self.note(mark, key.with("seat", seat));
        let place = self.place(seat)?;
        place.left = Some(how);
        place.stand_in = Some(DESERTER_LEVEL.to_owned());
        let staying = || self.places.iter().filter(|place| place.left.is_none());
        let people = staying().filter(|place| matches!(place.holder, Holder::Person { .. })).count();
        if people == 0 || staying().count() <= 1 {
            self.phase = Phase::Over;
        }
        self.asked = None;
        Ok(())
    }

    fn note(&mut self, mark: Mark, text: Text) {
        let ply = self.ply();
        self.notes.push(Note { mark, ply, text });
        if self.notes.len() > NOTES {
            self.notes.remove(0);
        }
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Corrupt> {
        self.places.get_mut(seat.index()).ok_or_else(|| corrupt("there is no such seat"))
    }

    fn game(&mut self) -> Result<&mut Box<dyn AnyMatch>, Corrupt> {
        self.game.as_mut().ok_or_else(|| corrupt("the game has not started"))
    }

    /// Notes for each seat that its decision is a new one. Who was and still is to act while somebody else moved is in
    /// a simultaneous phase, and keeps the decision.
    fn decided_anew(&mut self, version: i64, acted: &[Seat]) {
        let acting = self.to_act();
        for seat in Seat::all(self.places.len()) {
            let others_moved = self.mover.is_some_and(|mover| mover != seat);
            if !(others_moved && acted.contains(&seat) && acting.contains(&seat)) {
                self.decided[seat.index()] = version;
            }
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.marks.len() as u32
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.places.len()
    }

    /// The seats to act while the game is on.
    pub(crate) fn to_act(&self) -> Vec<Seat> {
        match (&self.game, self.phase) {
            (Some(game), Phase::Playing | Phase::Paused) => game.turn().seats().iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The level of the bot that plays a seat now, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let place = self.places.get(seat.index())?;
        match &place.holder {
            Holder::Bot { level } => Some(level),
            _ => place.stand_in.as_deref(),
        }
    }

    /// The seats for which a bot has to move now.
    pub(crate) fn bots_to_act(&self) -> Vec<Seat> {
        let on = self.phase == Phase::Playing;
        self.to_act().into_iter().filter(|seat| on && self.bot_of(*seat).is_some()).collect()
    }

    /// The seats whose clocks run.
    pub(crate) fn running(&self) -> Vec<Seat> {
        let on = self.phase == Phase::Playing;
        self.to_act().into_iter().filter(|seat| on && self.bot_of(*seat).is_none()).collect()
    }

    /// The seat a person holds.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let holds = |place: &Place| matches!(&place.holder, Holder::Person { id, .. } if id == person);
        self.places.iter().position(holds).map(Seat::new)
    }

    /// The people at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.places.iter().enumerate().filter_map(|(index, place)| match &place.holder {
            Holder::Person { id, .. } => Some((Seat::new(index), id.as_str())),
            _ => None,
        })
    }

    /// Other people who have a say in taking back.
    pub(crate) fn others_to_ask(&self, seat: Seat) -> Vec<Seat> {
        let stays = |other: &Seat| self.places[other.index()].left.is_none();
        self.people().map(|(other, _)| other).filter(|other| *other != seat && stays(other)).collect()
    }

    /// What a seat may take back.
    pub(crate) fn undo_info(&self, seat: Seat) -> UndoInfo {
        let Some(game) = self.game.as_ref().filter(|_| self.phase == Phase::Playing) else { return UndoInfo::No };
        if self.ply() as usize <= self.first_own_ply() {
            return UndoInfo::No;
        }
        if game.may_undo(seat).is_ok() {
            return UndoInfo::Free;
        }
        let can_ask = self.last_ply_of(seat).is_some() && !self.others_to_ask(seat).is_empty();
        if can_ask { UndoInfo::ByConsent } else { UndoInfo::No }
    }

    /// The moment before the last move of a seat.
    pub(crate) fn last_ply_of(&self, seat: Seat) -> Option<u32> {
        let index = self.marks.iter().rposition(|(_, mover)| *mover == seat)?;
        (index >= self.first_own_ply()).then_some(index as u32)
    }

    /// The first move that was made at this table, not taken over from the game it branched from.
    fn first_own_ply(&self) -> usize {
        self.info.branch_of.as_ref().map_or(0, |branch| branch.ply as usize)
    }

    pub(crate) fn name_of(&self, seat: Seat) -> String {
        match self.places.get(seat.index()).map(|place| &place.holder) {
            Some(Holder::Person { name, .. }) => name.clone(),
            Some(Holder::Bot { level }) => level.clone(),
            _ => seat.to_string(),
        }
    }

    /// Names in seat order, for records.
    pub(crate) fn names(&self) -> Vec<String> {
        Seat::all(self.n_seats()).map(|seat| self.name_of(seat)).collect()
    }

    /// Ranks as they count: who left ranks behind who stayed.
    pub(crate) fn ranks(&self) -> Vec<u8> {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        let key = |seat: Seat| {
            let rank = outcome.as_ref().map_or(1, |outcome| outcome.standings[seat].rank);
            (self.places[seat.index()].left.is_some(), rank)
        };
        let all = || Seat::all(self.n_seats());
        all().map(|seat| 1 + all().filter(|other| key(*other) < key(seat)).count() as u8).collect()
    }
}

fn corrupt(message: &str) -> Corrupt {
    Corrupt(message.to_owned())
}
