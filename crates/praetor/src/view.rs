//! What a viewer knows, and sampling a state that fits it. PRA-19.1: only the order of the two stacks is hidden.

use lusoria_core::contract::Sight;
use lusoria_core::{Rng, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Praetor;
use crate::data::data;
use crate::shape::ViewShape;
use crate::state::State;
use crate::vocab::{Stack, TileId, TileSet, WallId, WallSet};

/// What a viewer knows: the table, with both stacks in an order that says no more than their backs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table; beneath the top pieces the stacks lie in the order of the data.
    pub(crate) known: State,
}

impl Sight for Praetor {
    /// Builds what a viewer knows. A field of the state that is not named here does not compile.
    fn view(state: &State, viewer: Viewer) -> View {
        let is_referee = viewer == Viewer::Referee;
        let known = State {
            options: state.options,
            turn: state.turn,
            order: state.order.clone(),
            passed: state.passed,
            decision: state.decision,
            actor: state.actor,
            plan: state.plan,
            choices: state.choices,
            city: state.city.clone(),
            builders: state.builders,
            activators: state.activators,
            new_tiles: state.new_tiles,
            activated: state.activated,
            row: state.row,
            // PRA-19.1: only the order of the two stacks is hidden.
            stack: if is_referee { state.stack.clone() } else { known_stack(state).collect() },
            in_box: state.in_box,
            token: state.token,
            walls: if is_referee { state.walls.clone() } else { known_walls(state).collect() },
            lost_walls: state.lost_walls,
            players: state.players,
        };
        View { viewer, known }
    }

    /// Shuffles what the viewer does not know; the top pieces keep their backs.
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut state = view.known.clone();
        if view.viewer == Viewer::Referee {
            return state;
        }
        let back = |tile: TileId| (data().tile(tile).stack, data().tile(tile).min_players);
        let n_second = state.stack.partition_point(|tile| data().tile(*tile).stack == Stack::Second);
        let (second, first) = state.stack.split_at_mut(n_second);
        let (upper, lower) = if first.is_empty() { (second, first) } else { (first, second) };
        shuffle_below(upper, |tile, top| back(tile) == back(top), rng);
        rng.shuffle(lower);
        let bonus = |wall: WallId| data().walls[wall.index()].bonus;
        shuffle_below(&mut state.walls, |wall, top| bonus(wall) == bonus(top), rng);
        state
    }
}

/// PRA-19.1: the composition and the back of the top tile, as the one order that stands for all that fit.
fn known_stack(state: &State) -> impl Iterator<Item = TileId> {
    let all: TileSet = state.stack.iter().copied().collect();
    let top = state.stack.last().map(|top| data().tile(*top));
    let shows_same = |tile: &TileId| {
        let tile = data().tile(*tile);
        top.is_some_and(|top| top.stack == tile.stack && top.min_players == tile.min_players)
    };
    let stand_in = all.iter().find(shows_same);
    let of =
        move |stack: Stack| all.iter().filter(move |tile| data().tile(*tile).stack == stack && Some(*tile) != stand_in);
    of(Stack::Second).chain(of(Stack::First)).chain(stand_in)
}

/// PRA-19.1: the composition and the bonus on the back of the top token.
fn known_walls(state: &State) -> impl Iterator<Item = WallId> {
    let all: WallSet = state.walls.iter().copied().collect();
    let bonus = |wall: WallId| data().walls[wall.index()].bonus;
    let top = state.walls.last().map(|top| bonus(*top));
    let stand_in = all.iter().find(|wall| Some(bonus(*wall)) == top);
    all.iter().filter(move |wall| Some(*wall) != stand_in).chain(stand_in)
}

/// A random order in which the last piece looks like the one that is last now.
fn shuffle_below<T: Copy>(pieces: &mut [T], same_back: impl Fn(T, T) -> bool, rng: &mut Rng) {
    let Some((&top, _)) = pieces.split_last() else { return };
    let n_alike = pieces.iter().filter(|piece| same_back(**piece, top)).count();
    let chosen = rng.index(n_alike);
    let mut alike = (0..pieces.len()).filter(|place| same_back(pieces[*place], top));
    let place = alike.nth(chosen).expect("the index is below the number");
    let last = pieces.len() - 1;
    pieces.swap(place, last);
    rng.shuffle(&mut pieces[..last]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Praetor;
    use lusoria_core::contract::*;
    use lusoria_core::{OptionMap, Seed};

    fn start() -> State {
        let options = Praetor::options(&OptionMap::new()).expect("the defaults are sound");
        Praetor::start(&options, &Seed::from_text("view"))
    }

    #[test]
    fn states_that_differ_only_beneath_the_top_backs_look_alike() {
        let state = start();
        let mut other = state.clone();
        let n_second = other.stack.partition_point(|tile| data().tile(*tile).stack == Stack::Second);
        other.stack[..n_second].reverse();
        let top = other.stack.len() - 1;
        other.stack[n_second..top].reverse();
        other.walls.reverse();
        assert_ne!(state, other);
        for viewer in Viewer::all(3) {
            assert_eq!(
                Praetor::view(&state, viewer) == Praetor::view(&other, viewer),
                viewer != Viewer::Referee,
                "{viewer:?}"
            );
        }
    }

    #[test]
    fn a_sampled_stack_keeps_the_back_of_its_top_and_shows_every_tile_that_fits() {
        let view = Praetor::view(&start(), Viewer::Spectator);
        let back = |tile: TileId| (data().tile(tile).stack, data().tile(tile).min_players);
        let fitting: TileSet = view
            .known
            .stack
            .iter()
            .copied()
            .filter(|tile| back(*tile) == back(*view.known.stack.last().unwrap()))
            .collect();
        let mut rng = Rng::from_number(3);
        let tops: TileSet = (0..400).map(|_| *Praetor::sample(&view, &mut rng).stack.last().unwrap()).collect();
        assert_eq!(tops, fitting);
    }
}
