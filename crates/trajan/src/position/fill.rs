//! Filling what a position leaves out, the same way every time.

use std::fmt::Display;

use lusoria_core::fields::Fields;

use crate::bags::{Cards, Markers, Pile};
use crate::data::data;
use crate::setup;
use crate::vocab::{Action, Bonus, BuildingTile, Category, Color, Commodity, Need, Tile, TrajanTile};

/// Everything of one kind of component that a position has not placed yet, in canonical order: one of each, then
/// another one of each, and so on.
pub(super) struct Rest<T> {
    items: Vec<T>,
    /// What was placed although none was left.
    surplus: Vec<T>,
}

impl<T: Copy + PartialEq + Display> Rest<T> {
    /// All components; `all` lists equal ones one after another.
    fn new(all: impl Iterator<Item = T>) -> Rest<T> {
        let mut rounds: Vec<(usize, T)> = Vec::new();
        for item in all {
            let round = rounds.iter().filter(|(_, other)| *other == item).count();
            rounds.push((round, item));
        }
        rounds.sort_by_key(|(round, _)| *round);
        Rest { items: rounds.into_iter().map(|(_, item)| item).collect(), surplus: Vec::new() }
    }

    /// Places one; placing more than there are is a problem.
    pub(super) fn place(&mut self, item: T) {
        match self.items.iter().position(|other| *other == item) {
            Some(index) => drop(self.items.remove(index)),
            None => self.surplus.push(item),
        }
    }

    /// Places some.
    pub(super) fn place_all(&mut self, items: impl IntoIterator<Item = T>) {
        items.into_iter().for_each(|item| self.place(item));
    }

    /// The next one in canonical order.
    pub(super) fn next(&mut self) -> Option<T> {
        (!self.items.is_empty()).then(|| self.items.remove(0))
    }

    /// How many are left.
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// The named ones on top of all that are left, as a pile; problems are reported.
    pub(super) fn into_pile<const N: usize>(self, fields: &Fields, what: &str, named: &[T]) -> Pile<T, N>
    where
        T: Default,
    {
        self.report(fields, what);
        let top_first: Vec<T> = named.iter().copied().chain(self.items).take(N).collect();
        top_first.into_iter().rev().collect()
    }

    /// Reports what was placed too often.
    pub(super) fn report(&self, fields: &Fields, what: &str) {
        for (index, item) in self.surplus.iter().enumerate() {
            if !self.surplus[..index].contains(item) {
                fields.problem(format!("more {what} {item} are placed than there are"));
            }
        }
    }
}

/// All components by kind.
pub(super) struct Components {
    pub(super) cards: Rest<Commodity>,
    pub(super) tiles: Rest<Tile>,
    pub(super) yellow: Rest<Action>,
    pub(super) trajan: [Rest<TrajanTile>; 6],
    pub(super) buildings: Rest<BuildingTile>,
    pub(super) bonus: Rest<Bonus>,
    pub(super) demands: Rest<Need>,
}

impl Components {
    pub(super) fn new() -> Components {
        Components {
            cards: Rest::new(setup::all_cards()),
            tiles: Rest::new(setup::all_tiles()),
            yellow: Rest::new(setup::all_yellow()),
            trajan: Category::ALL.map(|category| Rest::new(setup::tiles_of(category))),
            buildings: Rest::new(BuildingTile::all()),
            bonus: Rest::new(Bonus::ALL.into_iter()),
            demands: Rest::new(setup::all_demands()),
        }
    }

    /// Places a Trajan tile.
    pub(super) fn place_trajan(&mut self, tile: TrajanTile) {
        self.trajan[tile.category().index()].place(tile);
    }
}

/// The cards as a bag; more than there are of a kind are left out, and are a problem elsewhere.
pub(super) fn cards(list: &[Commodity]) -> Cards {
    let mut bag = Cards::NONE;
    for &card in list {
        if bag.count(card) < data().commodity_counts[card.index()] {
            bag.add(card);
        }
    }
    bag
}

/// Forum tiles by kind; more than there are of a kind are left out, and are a problem elsewhere.
pub(super) fn tiles(list: &[Tile]) -> [u8; 17] {
    let mut counts = [0; 17];
    for tile in list {
        let count: &mut u8 = &mut counts[tile.index()];
        *count = (*count + 1).min(data().tile_counts[tile.index()]);
    }
    counts
}

/// Extra action tiles by action, in the same way.
pub(super) fn yellow(list: &[Action]) -> [u8; 6] {
    let mut counts = [0; 6];
    for action in list {
        let count: &mut u8 = &mut counts[action.index()];
        *count = (*count + 1).min(data().yellow_counts[action.index()]);
    }
    counts
}

/// The markers of a player that are not placed, in canonical order: one of each color, then another one of each.
pub(super) struct MarkerRest {
    pub(super) items: Vec<Color>,
}

impl MarkerRest {
    pub(super) fn new() -> MarkerRest {
        MarkerRest { items: Color::ALL.into_iter().chain(Color::ALL).collect() }
    }

    /// Places a list of markers; a color placed too often is a problem at the key.
    pub(super) fn place(&mut self, fields: &Fields, key: &str, colors: &[Color]) -> Markers {
        let mut markers = Markers::NONE;
        for &color in colors {
            match self.items.iter().position(|other| *other == color) {
                Some(index) => {
                    self.items.remove(index);
                    markers.add(color);
                }
                None => fields.problem_at(key, format!("a player has only two {color} markers")),
            }
        }
        markers
    }

    /// Takes all that are left.
    pub(super) fn take_all(&mut self) -> Markers {
        let mut markers = Markers::NONE;
        self.items.drain(..).for_each(|color| markers.add(color));
        markers
    }

    /// Spreads what is left over these trays: two each, and whatever remains goes round again.
    pub(super) fn spread(&mut self, trays: &mut [Markers; 6], open: &[usize]) {
        let two_each = open.iter().flat_map(|&tray| [tray, tray]);
        let places: Vec<usize> = two_each.chain(open.iter().copied().cycle().take(12)).collect();
        for tray in places {
            if self.items.is_empty() {
                return;
            }
            let color = self.items.remove(0);
            trays[tray].add(color);
        }
    }
}
