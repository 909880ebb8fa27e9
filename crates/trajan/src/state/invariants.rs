//! What must hold of every state.

use std::fmt;

use lusoria_core::Seat;

use super::{MAX_SEATS, Mat, State};
use crate::bags::bits;
use crate::data::data;
use crate::legal;
use crate::vocab::{Category, Commodity, TrajanTile};

impl State {
    /// Every broken promise.
    pub fn check_invariants(&self) -> Vec<String> {
        let mut broken = Vec::new();
        let mut check = |holds: bool, what: fmt::Arguments<'_>| {
            if !holds {
                broken.push(what.to_string());
            }
        };
        self.check_cards(&mut check);
        self.check_tiles(&mut check);
        for seat in self.seats() {
            self.check_mat(seat, &mut check);
        }
        for index in self.n_seats()..MAX_SEATS {
            check(self.mats[index] == Mat::default(), format_args!("the mat of absent seat {index} is in use"));
        }
        self.check_order(&mut check);
        broken
    }

    /// TRJ-12.7: commodity cards are conserved.
    fn check_cards(&self, check: &mut impl FnMut(bool, fmt::Arguments<'_>)) {
        let mut counts = [0u8; 12];
        let piles = self.discards.iter().flat_map(|pile| pile.as_slice()).chain(self.deck.as_slice());
        piles.copied().chain(self.card_between()).for_each(|card| counts[card.index()] += 1);
        for seat in self.seats() {
            let mat = self.mat(seat);
            mat.hand.iter().chain(mat.display.iter()).for_each(|card| counts[card.index()] += 1);
            for card in Commodity::ALL {
                check(
                    mat.known.count(card) <= mat.hand.count(card),
                    format_args!("{seat} is wrongly known to have {card}"),
                );
            }
        }
        check(counts == data().commodity_counts, format_args!("commodity cards are {counts:?}"));
        let filled = self.deck.is_empty() || self.is_placing() || self.discards.iter().all(|pile| !pile.is_empty());
        check(filled, format_args!("a discard pile is empty though the deck is not (TRJ-3.17)"));
    }

    /// No tile exists twice; forum tiles may have been removed from the game, never added.
    fn check_tiles(&self, check: &mut impl FnMut(bool, fmt::Arguments<'_>)) {
        let mut tiles = self.forum;
        self.forum_stack
            .as_slice()
            .iter()
            .chain(self.provinces.iter().flatten())
            .for_each(|tile| tiles[tile.index()] += 1);
        let mut yellow = self.forum_yellow;
        self.yellow_stack.as_slice().iter().for_each(|action| yellow[action.index()] += 1);
        let mut trajan = 0u64;
        let mut trajan_twice = false;
        let mut see = |tile: TrajanTile| {
            trajan_twice |= trajan >> tile.index() & 1 == 1;
            trajan |= 1 << tile.index();
        };
        self.trajan_stacks.iter().flat_map(|stack| stack.as_slice()).for_each(|tile| see(*tile));
        self.tile_between().into_iter().for_each(&mut see);
        let mut buildings = self.district.iter().flatten().fold(0, |set, tile| set | tile.bit());
        let mut n_buildings = self.district.iter().flatten().count() as u32;
        let mut bonus: Vec<usize> =
            self.bag.as_slice().iter().chain(self.offered.iter().flatten()).map(|b| b.index()).collect();
        for seat in self.seats() {
            let mat = self.mat(seat);
            mat.tiles.iter().zip(&mut tiles).for_each(|(count, sum)| *sum += count);
            mat.yellow.iter().zip(&mut yellow).for_each(|(count, sum)| *sum += count);
            mat.slots.iter().flatten().for_each(|tile| see(*tile));
            let first_need = Category::Need.index() * TrajanTile::PER_CATEGORY;
            bits(mat.kept.into()).for_each(|index| see(TrajanTile::at(first_need + index)));
            buildings |= mat.buildings;
            n_buildings += mat.buildings.count_ones();
            bonus.extend(bits(mat.yellow_bonus.into()).chain(bits(mat.gray_bonus.into())));
        }
        check(
            tiles.iter().zip(data().tile_counts).all(|(found, all)| *found <= all),
            format_args!("forum tiles are {tiles:?}"),
        );
        let none_added = yellow.iter().zip(data().yellow_counts).all(|(found, all)| *found <= all);
        check(none_added, format_args!("extra action tiles are {yellow:?}"));
        check(!trajan_twice, format_args!("a Trajan tile is in two places"));
        let each_once = n_buildings == 20 && buildings.count_ones() == 20;
        check(each_once, format_args!("the construction tiles are not in one place each"));
        bonus.sort_unstable();
        check(bonus.iter().copied().eq(0..12), format_args!("bonus tiles are {bonus:?}"));
        let mut demands = [0u8; 3];
        self.demands.iter().for_each(|need| demands[need.index()] += 1);
        check(
            demands.iter().zip(data().demand_counts).all(|(found, all)| *found <= all),
            format_args!("demands are {demands:?}"),
        );
        let spaces: u8 = self.forum.iter().sum();
        check(
            spaces <= self.options.forum_spaces(),
            format_args!("{spaces} tiles lie on the green spaces of the forum"),
        );
        let spaces: u8 = self.forum_yellow.iter().sum();
        check(spaces <= data().yellow_spaces, format_args!("{spaces} tiles lie on the yellow spaces of the forum"));
    }

    /// TRJ-12.6: what holds of every mat.
    fn check_mat(&self, seat: Seat, check: &mut impl FnMut(bool, fmt::Arguments<'_>)) {
        let mat = self.mat(seat);
        let mut markers = mat.trays.iter().flat_map(|tray| tray.iter()).fold([0u8; 6], |mut sum, color| {
            sum[color.index()] += 1;
            sum
        });
        if seat == self.active {
            self.held.iter().for_each(|color| markers[color.index()] += 1);
        }
        let later = self.is_placing() && seat != self.active && mat.trays.iter().all(|tray| tray.is_empty());
        check(later || markers == [2; 6], format_args!("the markers of {seat} are {markers:?}"));
        let tokens = u32::from(mat.supply + mat.worker_camp + mat.military_camp)
            + mat.workers.count_ones()
            + mat.legions.count_ones();
        check(tokens == u32::from(data().tokens), format_args!("{seat} has {tokens} tokens"));
        let arch = match mat.arch {
            Some(slot) => mat.slots[slot.index()].is_none(),
            None => mat.slots.iter().all(Option::is_some),
        };
        check(arch, format_args!("the Arch of {seat} is misplaced"));
        check(mat.senate < 8, format_args!("the disc of {seat} is off the track"));
    }

    /// TRJ-12.8 and what the order of play promises.
    fn check_order(&self, check: &mut impl FnMut(bool, fmt::Arguments<'_>)) {
        let order = &self.senate[..self.n_seats()];
        let sorted = order.is_sorted_by_key(|seat| self.mat(*seat).senate);
        let all = self.seats().all(|seat| order.contains(&seat));
        check(sorted && all, format_args!("the order in the senate is {order:?}"));
        check(self.time < self.options.lap(), format_args!("the time marker stands on {}", self.time));
        check((1..=5).contains(&self.quarter), format_args!("this is quarter {}", self.quarter));
        let open = usize::from(self.revealed).checked_sub(self.put_away());
        check(open.is_some_and(|open| open <= 3), format_args!("{} demands were revealed", self.revealed));
        check(self.is_over() == self.pending.is_empty(), format_args!("nothing is asked though the game goes on"));
        check(self.choices == legal::options(self), format_args!("the choices are out of date"));
        check(self.is_over() || self.choices != 0, format_args!("a seat to act has no legal move"));
    }
}
