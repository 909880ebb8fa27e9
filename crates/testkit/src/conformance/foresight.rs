//! What a seat is told of a move before it is made: never more than the seat can know, and nothing but the truth.

use lusoria_core::face::{AnyMatch, PlayError, SeenEvent};
use lusoria_core::preview::Depth;
use lusoria_core::{GameEvent, GameText, Match, Preview, Rng, Seat, Viewer};

use super::say::say_everywhere;

/// What was foretold of a move, to be held against what happens.
pub(super) struct Foretold {
    seat: Seat,
    preview: Preview,
    points: Vec<Option<i32>>,
    /// A second move of the same seat, with what both together were said to bring.
    further: Option<(String, Preview)>,
}

/// Looks ahead, here and in a world that the seat cannot tell from this one.
pub(super) fn foretell<G: GameText>(game: &Match<G>, seat: Seat, mv: G::Move, rng: &mut Rng) -> Foretold {
    let viewer = Viewer::Seat(seat);
    let line = [mv.to_string()];
    let preview = told_alike(game, seat, &line, rng);
    assert!(preview.refused.is_none(), "{mv} is legal, yet its preview is refused: {preview:?}");
    preview.unknown.iter().for_each(say_everywhere::<G>);
    let next = preview.then.as_ref().map_or(&[][..], |then| &then.legal);
    let further = (!next.is_empty()).then(|| next[rng.index(next.len())].notation.clone()).map(|next| {
        let [first] = line;
        let told = told_alike(game, seat, &[first, next.clone()], rng);
        (next, told)
    });
    Foretold { seat, preview, points: game.look(viewer).points, further }
}

/// What is told of a line must be the same whatever the seat does not know.
fn told_alike<G: GameText>(game: &Match<G>, seat: Seat, line: &[String], rng: &mut Rng) -> Preview {
    let preview = |game: &dyn AnyMatch| game.previews(seat, &[line.to_vec()], Depth::Table).remove(0);
    let told = preview(game);
    let elsewhere = preview(game.redealt(Viewer::Seat(seat), rng).as_ref());
    assert!(told == elsewhere, "the preview of {line:?} for {seat} depends on what it cannot know:\n{told:?}");
    told
}

impl Foretold {
    /// Holds it against what happened.
    pub(super) fn check<G: GameText>(&self, game: &Match<G>, events: &[G::Event]) {
        let Foretold { seat, preview, .. } = self;
        let viewer = Viewer::Seat(*seat);
        for event in events {
            let is_unknown = Viewer::all(G::n_seats(game.state())).any(|viewer| event.unknown_to(viewer).is_some());
            assert!(!is_unknown || event.is_irrevocable(), "{event:?} cannot be foretold, but it can be taken back");
        }
        let seen: Vec<SeenEvent> = events
            .iter()
            .filter_map(|event| event.seen_by(viewer))
            .map(|event| SeenEvent { text: event.say(), event: json(&event) })
            .collect();
        assert!(seen.starts_with(&preview.events), "{seat} was told {:?}\nand saw {seen:?}", preview.events);
        let look = game.look(viewer);
        let Some(then) = &preview.then else {
            assert!(preview.unknown.is_some(), "the end of a preview is missing without a reason: {preview:?}");
            return;
        };
        assert_eq!(seen, preview.events, "{seat} was told less than it saw, and no reason was named");
        assert!(*then == look, "{seat} was told of another table:\n{then:?}\n{look:?}");
        let change = |(before, after): (&Option<i32>, &Option<i32>)| before.zip(*after).map_or(0, |(b, a)| a - b);
        assert_eq!(self.points.iter().zip(&look.points).map(change).collect::<Vec<_>>(), preview.points);
        self.check_further(game);
    }

    /// Two moves in one line bring what the second brings after the first.
    fn check_further<G: GameText>(&self, game: &Match<G>) {
        let Some((next, told)) = &self.further else { return };
        let rest = game.preview(self.seat, &[next]);
        let events: Vec<SeenEvent> = self.preview.events.iter().chain(&rest.events).cloned().collect();
        let points: Vec<i32> = self.preview.points.iter().zip(&rest.points).map(|(first, rest)| first + rest).collect();
        assert_eq!(told.events, events, "{next} brings something else in a line");
        assert_eq!(told.points, points, "{next} brings other points in a line");
        assert_eq!(told.unknown, rest.unknown);
        assert!(told.then == rest.then && told.refused.is_none(), "{next} leads elsewhere in a line");
    }
}

/// A move that is refused is refused in a preview, with the same words.
pub(super) fn check_refused<G: GameText>(game: &Match<G>, seat: Seat, mv: G::Move, refusal: &G::Illegal) {
    use lusoria_core::Refusal;
    let preview = game.preview(seat, &[&mv.to_string()]);
    let Some(PlayError::Refused { clause, text, .. }) = preview.refused else {
        panic!("{mv} is refused, but not in its preview: {preview:?}")
    };
    assert_eq!((clause, text), (refusal.clause(), refusal.say()), "{mv} is refused otherwise in its preview");
    assert!(preview.events.is_empty() && preview.then.is_none());
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("events have a JSON form")
}
