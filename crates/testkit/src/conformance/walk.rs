//! A random game under close observation: everything the contract promises, texts and views included.

use std::collections::BTreeSet;

use lusoria_core::{GameEvent, GameText, Match, Record, Refusal, Rng, Seat, Seed, Viewer};

use super::check_outcome;
use super::foresight::{check_refused, foretell};
use super::say::{say_everywhere, say_sheet};
use crate::random::{MAX_PLIES, random_move};

/// Moves kept to be tried where they were not listed.
const FOREIGN_MOVES: usize = 512;

/// One random game under observation.
pub(super) struct Walk<G: GameText> {
    game: Match<G>,
    rng: Rng,
    moves: Vec<G::Move>,
    /// Moves that were legal somewhere.
    foreign: Vec<G::Move>,
    /// One in so many moments is looked at closely.
    closeness: u32,
}

impl<G: GameText> Walk<G> {
    pub(super) fn new(options: &G::Options, seed: Seed, rng: Rng, closeness: u32) -> Walk<G> {
        Walk { game: Match::start(options, seed), rng, moves: Vec::new(), foreign: Vec::new(), closeness }
    }

    pub(super) fn whole_game(&mut self) {
        while !self.game.turn().is_over() {
            let is_close = self.rng.below(self.closeness) == 0;
            self.check_moment(is_close);
            let (seat, mv) = random_move::<G>(self.game.state(), &mut self.rng, &mut self.moves).expect("not over");
            self.remember(mv);
            self.play(seat, mv, is_close);
            assert!(self.game.plies().len() < MAX_PLIES, "the game does not end");
        }
        self.check_moment(true);
        self.check_end();
    }

    fn remember(&mut self, mv: G::Move) {
        if self.foreign.len() < FOREIGN_MOVES {
            self.foreign.push(mv);
        } else {
            let place = self.rng.index(FOREIGN_MOVES);
            self.foreign[place] = mv;
        }
    }

    fn check_moment(&mut self, is_close: bool) {
        let state = self.game.state().clone();
        let broken = G::check_invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after {:?}\n{state:?}", self.game.plies().last());
        for seat in Seat::all(G::n_seats(&state)) {
            self.check_moves(&state, seat);
        }
        if is_close {
            check_notation::<G>(&self.moves);
            check_position::<G>(&state);
            self.check_views(&state);
        }
    }

    /// Listed moves are exactly the accepted moves, distinct, and there are some exactly for a seat to act.
    fn check_moves(&mut self, state: &G::State, seat: Seat) {
        let mut moves = std::mem::take(&mut self.moves);
        G::legal_moves(state, seat, &mut moves);
        let is_asked = G::turn(state).seats().contains(seat);
        assert_eq!(is_asked, !moves.is_empty(), "seat {seat} is asked and can move, or neither: {moves:?}\n{state:?}");
        let listed: BTreeSet<G::Move> = moves.iter().copied().collect();
        assert_eq!(listed.len(), moves.len(), "a move is listed twice: {moves:?}");
        for &mv in &moves {
            let refused = G::check(state, seat, mv).err();
            assert!(refused.is_none(), "seat {seat}: {mv} is listed but refused: {refused:?}\n{state:?}");
        }
        for _ in 0..self.foreign.len().min(12) {
            let mv = self.foreign[self.rng.index(self.foreign.len())];
            self.check_foreign(state, seat, mv, listed.contains(&mv));
        }
        self.moves = moves;
    }

    fn check_foreign(&mut self, state: &G::State, seat: Seat, mv: G::Move, is_listed: bool) {
        match G::check(state, seat, mv) {
            Ok(()) => assert!(is_listed, "seat {seat}: {mv} is accepted but not listed\n{state:?}"),
            Err(refusal) => {
                assert!(!is_listed, "seat {seat}: {mv} is listed but refused: {refusal}");
                assert!(refusal.clause().starts_with(G::CLAUSES), "{refusal:?} names no clause of ours");
                let mut after = state.clone();
                assert!(G::apply(&mut after, seat, mv, &mut ()).is_err());
                assert!(after == *state, "a refused move changed the state: {mv}");
                if self.rng.below(64) == 0 {
                    say_everywhere::<G>(&refusal.say());
                    check_refused(&self.game, seat, mv, &refusal);
                }
            }
        }
    }

    fn check_views(&mut self, state: &G::State) {
        let n_seats = G::n_seats(state);
        for viewer in Viewer::all(n_seats) {
            let view = G::view(state, viewer);
            let sampled = G::sample(&view, &mut self.rng);
            let broken = G::check_invariants(&sampled);
            assert!(broken.is_empty(), "a state sampled for {viewer:?} is broken: {broken:?}");
            assert!(
                G::view(&sampled, viewer) == view,
                "{viewer:?} tells a sampled state from the real one:\n{state:?}\n{sampled:?}"
            );
            assert_eq!(json(&G::view(&sampled, viewer)), json(&view));
            let seats = match viewer {
                Viewer::Referee => Seat::all(n_seats).collect(),
                other => other.seat().into_iter().collect::<Vec<_>>(),
            };
            for seat in seats {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                G::legal_moves(state, seat, &mut here);
                G::legal_moves(&sampled, seat, &mut there);
                assert!(here == there, "what {viewer:?} may do depends on what it cannot know: {here:?} {there:?}");
                here.iter().for_each(|&mv| say_everywhere::<G>(&G::describe(&view, mv)));
            }
            say_everywhere::<G>(&G::prompt(&view));
            say_sheet::<G>(&G::sheet(&view));
        }
    }

    /// Plays a move; when looked at closely, also says its events and takes it back where that is allowed.
    fn play(&mut self, seat: Seat, mv: G::Move, is_close: bool) {
        let before = is_close.then(|| self.game.state().clone());
        let foretold = is_close.then(|| foretell(&self.game, seat, mv, &mut self.rng));
        let events = self.game.play(seat, mv).expect("a listed move is legal");
        let Some(before) = before else { return };
        foretold.iter().for_each(|foretold| foretold.check(&self.game, &events));
        let n_seats = G::n_seats(&before);
        for event in &events {
            for seen in Viewer::all(n_seats).filter_map(|viewer| event.seen_by(viewer)) {
                say_everywhere::<G>(&seen.say());
                json(&seen);
            }
            assert!(
                event.seen_by(Viewer::Referee).is_some_and(|seen| seen == *event),
                "the referee sees {event:?} whole"
            );
        }
        let after = self.game.state().clone();
        if self.game.may_undo(seat).is_ok() {
            self.game.undo(seat).expect("an undo that may be made succeeds");
            assert!(*self.game.state() == before, "undo did not restore the state before {mv}");
            self.game.play(seat, mv).expect("the move is legal again");
            assert!(*self.game.state() == after, "the move {mv} did something else the second time");
        }
    }

    fn check_end(&self) {
        let state = self.game.state();
        let outcome = check_outcome::<G>(state);
        let reasons = outcome.tie_break.iter().chain([&outcome.reason]).map(|reason| (reason.clause, &reason.text));
        for (clause, text) in outcome.lines.iter().map(|line| (line.clause, &line.text)).chain(reasons) {
            assert!(clause.starts_with(G::CLAUSES), "{clause} is no clause of ours");
            say_everywhere::<G>(text);
        }
        let read =
            G::read_position(&G::state_options(state), &G::write_position(state)).expect("a written position reads");
        assert_eq!(G::outcome(&read), outcome, "the score does not follow from the final state alone");
        check_record(&self.game);
    }
}

/// Each move's text and JSON read back to the move, and no two moves share a text.
fn check_notation<G: GameText>(moves: &[G::Move]) {
    let mut texts = BTreeSet::new();
    for &mv in moves {
        let text = mv.to_string();
        assert_eq!(text.parse::<G::Move>().as_ref(), Ok(&mv), "{text:?} reads back as another move");
        let value = json(&mv);
        assert!(value["kind"].is_string(), "{value} has no kind");
        assert!(
            serde_json::from_value::<G::Move>(value.clone()).is_ok_and(|read| read == mv),
            "{value} reads back as another"
        );
        assert!(texts.insert(text.clone()), "two moves are written {text:?}");
    }
}

/// A written position reads back to the same state, through JSON and through TOML.
fn check_position<G: GameText>(state: &G::State) {
    let options = G::state_options(state);
    let position = G::write_position(state);
    let read = G::read_position(&options, &position).unwrap_or_else(|problems| panic!("{problems}\n{position:#}"));
    assert!(read == *state, "the position reads back as another state:\n{state:?}\n{read:?}");
    let text = toml::to_string(&position).expect("a position has no nulls");
    let value: serde_json::Value = toml::from_str(&text).expect("what TOML wrote it reads");
    assert_eq!(value, position, "the position changes on its way through TOML");
}

fn check_record<G: GameText>(game: &Match<G>) {
    let seats: Vec<String> = Seat::all(G::n_seats(game.state())).map(|seat| format!("player {seat}")).collect();
    let record = Record::of(game, &seats);
    let text = record.to_toml();
    let read = Record::from_toml(&text).expect("a written record reads");
    assert_eq!(read, record);
    let replayed: Match<G> = read.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(replayed.state() == game.state(), "the replay ends in another state");
    assert_eq!(replayed.history().len(), game.plies().len());
    assert!(game.seed().is_none_or(|seed| record.commitment == Some(seed.commitment())));
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("the shape has a JSON form")
}
