//! Everything about a moment of the game.

use lusoria_core::Turn;
use lusoria_core::contract::Course;
use lusoria_core::{BySeat, Seat, SeatSet, Seed};

use crate::HadriansWall;
use crate::data::{Data, FortRules, data};
use crate::icon::Icons;
use crate::pieces::Pieces;
use crate::setup::Options;
use crate::vocab::*;

mod invariants;

pub(crate) use invariants::faults;

/// Icons a player may have to resolve at once: a box has at most six, and each brings at most one more.
pub const MAX_PENDING: usize = 16;

/// A moment of the game (HW-12.11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What was chosen before the start.
    pub(crate) options: Options,
    /// The Year, 1 to 6.
    pub(crate) year: u8,
    /// What is decided now.
    pub(crate) phase: Phase,
    /// Seats with a decision open: in the action phase those that have not stopped.
    pub(crate) open: SeatSet,
    /// In canonical mode: whose step it is in the action phase (HW-11.6). Otherwise `A`.
    pub(crate) turn: Seat,
    /// Whether the game was played from its start, so that the sums of HW-14.8 hold.
    pub(crate) played: bool,
    /// The Fate Cards.
    pub(crate) fate: Fate,
    /// The Neutral Deck.
    pub(crate) neutral: Neutral,
    /// The players by seat.
    pub(crate) players: BySeat<Player>,
}

/// The Fate Cards in one row: discard pile, attack cards, draw pile with its top first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fate {
    pub(crate) cards: [FateCard; FateCard::COUNT],
    /// How many lie on the discard pile, the oldest first.
    pub(crate) n_discarded: u8,
    /// How many are revealed as this Year's attack.
    pub(crate) n_attack: u8,
    /// How often the discard pile was shuffled into a new draw pile.
    pub(crate) reshuffles: u16,
    /// The chance of later reshuffles. In no view.
    pub(crate) seed: [u8; 32],
}

/// The Neutral Deck of games with one or two players, in the order it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Neutral {
    pub(crate) deck: [Card; 12],
    /// Soldiers and resources laid on the cards face up now (HW-10.4).
    pub(crate) pieces: [Pieces; 2],
}

/// One player's board, sheets and cards.
///
/// Years written into boxes that are filled in order are kept as a set: bit `y` for Year `y`. Which box holds which
/// Year follows, because no such area takes two entries in one Year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The Player Board.
    pub(crate) board: Pieces,
    /// Buildings that stand, one bit each.
    pub(crate) buildings: u32,
    /// Filled cells of the scout map.
    pub(crate) map: Cells,
    /// Filled boxes by attribute.
    pub(crate) attributes: [u8; 4],
    /// Filled boxes by cohort.
    pub(crate) cohorts: [u8; 3],
    /// Filled boxes by track.
    pub(crate) tracks: [u8; 5],
    /// Filled boxes by citizen track.
    pub(crate) citizens: [u8; 5],
    /// Filled Resource Production circles.
    pub(crate) production: u8,
    /// Years of trainings.
    pub(crate) training: u8,
    /// Years of exchanges.
    pub(crate) forum: u8,
    /// Year by performance, 0 for none.
    pub(crate) theater: [u8; 6],
    /// Year by bribe, 0 for none.
    pub(crate) baths: [u8; 6],
    /// Years of rulings by column.
    pub(crate) court: [u8; 3],
    /// Trade good by hexagon, 0 for none.
    pub(crate) market: [u8; 8],
    /// The gladiators.
    pub(crate) gladiators: [Fighter; 2],
    /// Filled temple boxes, all temples together.
    pub(crate) temple_boxes: u8,
    /// Temple favors not used yet.
    pub(crate) temple_favors: u8,
    /// Cohorts served by diplomats, in the order they were sent.
    pub(crate) diplomats: [Option<Cohort>; 3],
    /// Diplomat favors not used yet, by cohort.
    pub(crate) diplomat_favors: [u8; 3],
    /// Scout boxes filled.
    pub(crate) scouts: u8,
    /// Disdain boxes ever circled.
    pub(crate) disdain_gained: u8,
    /// Disdain boxes filled by bribes.
    pub(crate) disdain_removed: u8,
    /// All twelve cards in the order they are drawn, two a Year, so that none is left after Year 6 (HW-3.9); of a Year revealed, the Path Card comes first.
    pub(crate) deck: [Card; 12],
    /// Whether this Year's cards are assigned but not revealed yet.
    pub(crate) has_chosen: bool,
    /// If so: whether the second of them becomes the path. Otherwise no.
    pub(crate) second_is_path: bool,
    /// Road circles whose attribute is still to be chosen this Year.
    pub(crate) road_income: u8,
    /// In the favors phase: the cohort asked about, 3 when done.
    pub(crate) favor_step: u8,
    /// Attacks canceled this Year, by cohort.
    pub(crate) canceled: [u8; 3],
    /// Icons still to be resolved, the last one first. Empty between steps; else its last one asks.
    pub(crate) pending: Icons<MAX_PENDING>,
}

/// One gladiator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fighter {
    /// Boxes ever circled.
    pub(crate) trained: u8,
    /// Of these, boxes filled.
    pub(crate) damage: u8,
    /// Years of battles.
    pub(crate) battles: u8,
}

impl State {
    /// How many seats the table has.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.players.len()
    }

    /// The Year, 1 to 6.
    pub fn year(&self) -> u8 {
        self.year
    }

    /// What is decided now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What the campaign fort changes.
    #[inline]
    pub(crate) fn fort_rules(&self, data: &Data) -> FortRules {
        self.options.fort.map_or_else(FortRules::default, |fort| data.forts[fort as usize - 1].rules)
    }

    /// Neutral cards turned up each Year (HW-10.2).
    #[inline]
    pub(crate) fn neutral_a_year(&self, data: &Data) -> usize {
        match self.n_seats() {
            1 if self.fort_rules(data).one_neutral_card => 1,
            n @ (1 | 2) => data.neutral_a_year[n - 1] as usize,
            _ => 0,
        }
    }

    /// The neutral cards face up now; none before the reveal of the Year and when the game is over.
    pub(crate) fn neutral_cards(&self, data: &Data) -> &[Card] {
        let n_cards = self.neutral_a_year(data);
        let end = n_cards * self.revealed_years();
        if self.phase == Phase::Over || end < n_cards || self.phase == Phase::ChooseCards {
            return &[];
        }
        &self.neutral.deck[end - n_cards..end]
    }

    /// Years whose cards are revealed.
    #[inline]
    pub(crate) fn revealed_years(&self) -> usize {
        if self.phase == Phase::ChooseCards { self.year as usize - 1 } else { self.year as usize }
    }

    /// The player with whom a seat trades by way of a source, if that is a player at this table (HW-11.2, HW-11.15).
    /// Two players are neighbors once, beside a neutral card; one player has neutral cards only (HW-10.5).
    #[inline]
    pub(crate) fn neighbor(&self, seat: Seat, source: Source) -> Option<Seat> {
        let n_seats = self.n_seats();
        match source {
            Source::Left if n_seats >= 2 => Some(seat.left(n_seats)),
            // HW-12.7: with two players the opponent is offered once, as `left`.
            Source::Right if n_seats >= 3 => Some(seat.right(n_seats)),
            _ => None,
        }
    }

    /// The card face up at a source (HW-11.16), if the source exists at this table.
    #[inline]
    pub(crate) fn card_at(&self, data: &Data, seat: Seat, source: Source) -> Option<Card> {
        match source {
            Source::Own => Some(self.players[seat].prospect(self.year)),
            Source::Left | Source::Right => {
                self.neighbor(seat, source).map(|other| self.players[other].prospect(self.year))
            }
            Source::Neutral1 => self.neutral_cards(data).first().copied(),
            Source::Neutral2 => self.neutral_cards(data).get(1).copied(),
            Source::FateDeck => None,
        }
    }

    /// The attacks of this Year by cohort (HW-7.4).
    pub(crate) fn attacks(&self, data: &Data) -> [u8; 3] {
        let mut attacks = [0; 3];
        for card in self.fate.attack() {
            attacks[data.fate[card.index()].attack.index()] += 1;
        }
        attacks
    }

    /// Whether a seat may stop for this Year: in its action phase, with no question open (HW-11.12, HW-12.4).
    #[inline]
    pub fn may_stop(&self, seat: Seat) -> bool {
        self.phase == Phase::Actions
            && self.open.contains(seat)
            && (self.options.mode != Mode::Canonical || self.turn == seat)
            && self.players[seat].pending.is_empty()
    }

    /// The seats that may act now. Any interleaving of their steps is accepted (HW-11.4).
    pub(crate) fn may_act(&self) -> SeatSet {
        match (self.options.mode, self.phase) {
            (_, Phase::Over) => SeatSet::EMPTY,
            // HW-11.18
            (Mode::Simultaneous, _) => self.open,
            // HW-11.12: a stopped player may take another action unasked.
            (Mode::Live, Phase::Actions) => {
                let able = |seat: &Seat| self.open.contains(*seat) || crate::legal::has_action(self, *seat);
                Seat::all(self.n_seats()).filter(able).collect()
            }
            (Mode::Live, _) => self.open,
            (Mode::Canonical, Phase::Actions) => SeatSet::only(self.turn),
            // HW-11.17: asked in seat order from seat A.
            (Mode::Canonical, _) => self.open.first().map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }
}

impl Fate {
    /// The discard pile, the oldest card first.
    pub(crate) fn discard(&self) -> &[FateCard] {
        &self.cards[..self.n_discarded as usize]
    }

    /// The attack cards of this Year.
    pub(crate) fn attack(&self) -> &[FateCard] {
        &self.cards[self.n_discarded as usize..self.n_used()]
    }

    /// The draw pile, its top first.
    pub(crate) fn draw_pile(&self) -> &[FateCard] {
        &self.cards[self.n_used()..]
    }

    /// Cards that are not in the draw pile.
    #[inline]
    pub(crate) fn n_used(&self) -> usize {
        self.n_discarded as usize + self.n_attack as usize
    }

    /// HW-7.15: the discard pile becomes a new draw pile; attack cards stay out.
    #[cold]
    pub(crate) fn reshuffle(&mut self) {
        let n_discarded = self.n_discarded as usize;
        let n_used = self.n_used();
        self.cards[..n_used].rotate_left(n_discarded);
        let from = self.n_attack as usize;
        Seed::from_bytes(self.seed).stream_at("fate", u32::from(self.reshuffles) + 1).shuffle(&mut self.cards[from..]);
        self.reshuffles += 1;
        self.n_discarded = 0;
    }
}

impl Player {
    /// The level given by the Fort (HW-5.9).
    #[inline]
    pub(crate) fn infrastructure(&self, data: &Data) -> u8 {
        data.infrastructure[self.tracks[Track::Fort.index()] as usize]
    }

    /// Columns of the upper left sheet that are open besides the first (HW-5.13).
    #[inline]
    pub(crate) fn granary(&self) -> u8 {
        let built = |building: Building| u8::from(self.buildings & building.bit() != 0);
        built(Building::MediumGranary) + built(Building::LargeGranary)
    }

    /// Whether a building stands.
    #[inline]
    pub(crate) fn has(&self, building: Building) -> bool {
        self.buildings & building.bit() != 0
    }

    /// Circled disdain boxes (HW-7.11).
    #[inline]
    pub(crate) fn disdain(&self) -> u8 {
        self.disdain_gained - self.disdain_removed
    }

    /// Diplomats sent.
    #[inline]
    pub(crate) fn n_diplomats(&self) -> usize {
        self.diplomats.iter().flatten().count()
    }

    /// Trade goods in the market.
    pub(crate) fn n_goods(&self) -> u8 {
        self.market.iter().filter(|good| **good > 0).count() as u8
    }

    /// Bribes paid in a Year.
    #[inline]
    pub(crate) fn bribes_in(&self, year: u8) -> u8 {
        self.baths.iter().map(|marked| u8::from(*marked == year)).sum()
    }

    /// The Path Card of a Year whose cards are revealed.
    #[inline]
    pub(crate) fn path(&self, year: u8) -> Card {
        self.deck[2 * (year as usize - 1)]
    }

    /// The Prospect Card of a Year whose cards are revealed.
    #[inline]
    pub(crate) fn prospect(&self, year: u8) -> Card {
        self.deck[2 * (year as usize - 1) + 1]
    }

    /// The two cards drawn in a Year.
    #[inline]
    pub(crate) fn drawn(&self, year: u8) -> [Card; 2] {
        let first = 2 * (year as usize - 1);
        [self.deck[first], self.deck[first + 1]]
    }

    /// The card assigned as this Year's path before the reveal.
    pub(crate) fn chosen(&self, year: u8) -> Card {
        self.drawn(year)[usize::from(self.second_is_path)]
    }

    /// Filled boxes of one temple.
    pub(crate) fn temple(&self, data: &Data, temple: Temple) -> u8 {
        let before: u8 = data.temple_sizes[..temple.index()].iter().sum();
        self.temple_boxes.saturating_sub(before).min(data.temple_sizes[temple.index()])
    }

    /// Temples with all boxes filled.
    pub(crate) fn full_temples(&self, data: &Data) -> u8 {
        let is_full = |temple: &&Temple| self.temple(data, **temple) == data.temple_sizes[temple.index()];
        Temple::ALL.iter().filter(is_full).count() as u8
    }

    /// Favors used in the whole game.
    pub(crate) fn favors_used(&self, data: &Data) -> u8 {
        let gained = self.full_temples(data) + 2 * self.n_diplomats() as u8;
        gained - self.temple_favors - self.diplomat_favors.iter().sum::<u8>()
    }

    /// How many attacks on a cohort would still get through: the most that favors may cancel (HW-12.5).
    #[inline]
    pub(crate) fn through(&self, attacks: [u8; 3], cohort: usize) -> u8 {
        attacks[cohort].saturating_sub(self.cohorts[cohort] + self.canceled[cohort])
    }

    /// Whether anything can be canceled at a cohort: something gets through and a favor fits.
    #[inline]
    pub(crate) fn may_cancel(&self, attacks: [u8; 3], cohort: usize) -> bool {
        self.through(attacks, cohort) > 0 && self.temple_favors + self.diplomat_favors[cohort] > 0
    }
}

impl Fighter {
    /// HW-12.12: alive while untrained or with a circled box left.
    #[inline]
    pub(crate) fn is_alive(self) -> bool {
        self.trained == 0 || self.trained > self.damage
    }
}

impl Default for Player {
    /// HW-2.6, HW-2.7: empty sheets but for the preprinted circle, an empty board, an unshuffled deck.
    fn default() -> Player {
        Player {
            board: Pieces::NONE,
            buildings: 0,
            map: Cells(0),
            attributes: [0; 4],
            cohorts: [0; 3],
            tracks: [0; 5],
            citizens: [0; 5],
            production: data().production_prefilled,
            training: 0,
            forum: 0,
            theater: [0; 6],
            baths: [0; 6],
            court: [0; 3],
            market: [0; 8],
            gladiators: [Fighter::default(); 2],
            temple_boxes: 0,
            temple_favors: 0,
            diplomats: [None; 3],
            diplomat_favors: [0; 3],
            scouts: 0,
            disdain_gained: 0,
            disdain_removed: 0,
            deck: Card::ALL,
            has_chosen: false,
            second_is_path: false,
            road_income: 0,
            favor_step: 0,
            canceled: [0; 3],
            pending: Icons::NONE,
        }
    }
}

/// The Years of a set, in order.
pub(crate) fn years(set: u8) -> impl Iterator<Item = u8> {
    (1..=6).filter(move |year| set >> year & 1 != 0)
}

impl Course for HadriansWall {
    fn state_options(state: &State) -> Options {
        state.options
    }

    #[inline]
    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        if state.phase == Phase::Over { Turn::Over } else { Turn::Seats(state.may_act()) }
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_fits_into_a_kibibyte_many_times_over() {
        assert!(size_of::<Player>() <= 256, "{}", size_of::<Player>());
        assert!(size_of::<State>() <= 6 * 256 + 256, "{}", size_of::<State>());
    }
}
