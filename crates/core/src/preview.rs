//! What would happen: moves tried out in a world that the seat cannot tell from the real one.
//!
//! A preview is computed from the view of the seat alone. Whatever the seat does not know is dealt by a generator that
//! is always the same, and nothing is told from the first event on that depends on it ([`GameEvent::unknown_to`]). So a
//! preview cannot know what the seat cannot know, and what it tells is what then happens. The test kit checks both.

use serde::Serialize;

use crate::face::{PlayError, SeenEvent, json};
use crate::look::{Look, look_through};
use crate::{GameEvent, GameText, Rng, Seat, Text, Viewer};

/// What one or several decisions of a seat, one after another, would bring.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// What the seat would see happen, up to the first thing that is hidden or random.
    pub events: Vec<SeenEvent>,
    /// The change in the points of each seat, by every move that is told to its end.
    pub points: Vec<i32>,
    /// The first thing that the seat cannot know yet; nothing after it is told.
    pub unknown: Option<Text>,
    /// The table afterwards as this seat would see it, if it was asked for, all of the moves are legal and nothing
    /// unknown came.
    pub then: Option<Look>,
    /// Why one of the moves cannot be made; those before it are told.
    pub refused: Option<PlayError>,
}

/// How much a preview tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Depth {
    /// What would happen, without the table afterwards.
    #[default]
    Events,
    /// Also the table afterwards.
    Table,
}

/// One seat looking ahead from one moment: any number of lines from one view and one dealt world.
pub(crate) struct Foresight<G: GameText> {
    seat: Seat,
    /// A world that the seat cannot rule out.
    world: G::State,
    points: Vec<Option<i32>>,
}

impl<G: GameText> Foresight<G> {
    pub(crate) fn new(state: &G::State, seat: Seat) -> Foresight<G> {
        let view = G::view(state, Viewer::Seat(seat));
        let world = G::sample(&view, &mut Rng::from_number(0));
        Foresight { seat, world, points: G::points(&view) }
    }

    /// Tries moves given in notation, one after another.
    pub(crate) fn preview<T: AsRef<str>>(&self, line: &[T], depth: Depth) -> Preview {
        let mut preview = Preview { points: vec![0; self.points.len()], ..Preview::default() };
        let mut state = self.world.clone();
        for notation in line {
            match self.step(&mut state, notation.as_ref(), &mut preview) {
                Ok(None) => {}
                Ok(unknown) => {
                    preview.unknown = unknown;
                    return preview;
                }
                Err(refused) => {
                    preview.refused = Some(refused);
                    return preview;
                }
            }
        }
        if depth == Depth::Table {
            let view = G::view(&state, Viewer::Seat(self.seat));
            preview.then = Some(look_through::<G>(&state, &view, Some(self.seat)));
        }
        preview
    }

    /// Makes one move; tells what is unknown of it.
    fn step(&self, state: &mut G::State, notation: &str, preview: &mut Preview) -> Result<Option<Text>, PlayError> {
        let viewer = Viewer::Seat(self.seat);
        let mv: G::Move = notation.parse()?;
        let mut events: Vec<G::Event> = Vec::new();
        G::apply(state, self.seat, mv, &mut events).map_err(PlayError::refused)?;
        for event in &events {
            if let Some(unknown) = event.unknown_to(viewer) {
                return Ok(Some(unknown));
            }
            preview.events.extend(event.seen_by(viewer).map(|seen| SeenEvent { text: seen.say(), event: json(&seen) }));
        }
        if G::turn(state).is_over() {
            // With the end everything is shown and counted, hidden things among them.
            return Ok(Some(Text::new("core-unknown-end")));
        }
        let after = G::points(&G::view(state, viewer));
        preview.points = self.points.iter().zip(after).map(|(before, after)| change(*before, after)).collect();
        Ok(None)
    }
}

fn change(before: Option<i32>, after: Option<i32>) -> i32 {
    before.zip(after).map_or(0, |(before, after)| after - before)
}
