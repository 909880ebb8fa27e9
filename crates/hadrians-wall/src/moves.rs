//! What a seat may decide, what happens then, and why a decision is refused.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use lusoria_core::{GameEvent, Seat, Text, Viewer};

use crate::icon::Gain;
use crate::pieces::Pieces;
use crate::vocab::*;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[repr(u8)]
pub enum Move {
    /// Which of the two drawn cards becomes the Path Card (HW-12.1), `path pontiff`.
    Path {
        /// The card.
        card: Card,
    },
    /// An attribute of choice, from a road's circle or from building a road (HW-12.2, HW-12.4), `gain piety`.
    Gain {
        /// The attribute.
        attribute: Attribute,
    },
    /// The cohort for a Cohort icon (HW-12.4), `cohort left`.
    Cohort {
        /// The cohort.
        cohort: Cohort,
    },
    /// The favors used for one cohort (HW-12.5), `favor left 1 2`.
    Favor {
        /// The cohort.
        cohort: Cohort,
        /// Temple favors.
        temple: u8,
        /// Favors of the diplomat who serves this cohort.
        diplomat: u8,
    },
    /// Fill the next Mining & Foresting box, `mine`.
    Mine,
    /// Fill the next Wall Guard box, `wall_guard`.
    WallGuard,
    /// Fill the next Cippi box, `cippi`.
    Cippi,
    /// Fill the next Wall box, `wall`.
    Wall,
    /// Fill the next Fort box, `fort builder`.
    Fort {
        /// The worker who pays.
        pay: Piece,
    },
    /// Build, `build medium_granary`.
    Build {
        /// The building.
        building: Building,
    },
    /// Train a builder for the Wall Guard, `train_builder`.
    TrainBuilder,
    /// Exchange two workers for one, `forum servant civilian builder`.
    Forum {
        /// The first worker given back.
        give: Piece,
        /// The second.
        also: Piece,
        /// The worker gained.
        gain: Piece,
    },
    /// Fill the next box of a citizen track, `citizen traders`.
    Citizen {
        /// The track.
        citizen: Citizen,
    },
    /// Buy a trade good for a hexagon, `buy_good fate_deck 3`.
    BuyGood {
        /// Whose card gives the number.
        source: Source,
        /// The hexagon, 1 to 8.
        hexagon: u8,
    },
    /// Give a performance, `perform 1`.
    Perform {
        /// The box, 1 to 6.
        performance: u8,
    },
    /// Train a gladiator, `train_gladiator red servant`.
    TrainGladiator {
        /// Which one.
        gladiator: Gladiator,
        /// The worker who pays.
        pay: Piece,
    },
    /// Send a gladiator into battle, `battle red`.
    Battle {
        /// Which one.
        gladiator: Gladiator,
    },
    /// Fill the next temple box, `serve_temple soldier`.
    ServeTemple {
        /// The worker who serves.
        pay: Piece,
    },
    /// Remove a disdain, `bribe 2`.
    Bribe {
        /// The box, 1 to 6.
        bribe: u8,
    },
    /// Hold court, `ruling left`.
    Ruling {
        /// The column.
        column: Column,
    },
    /// Send a diplomat for a cohort, `diplomat left`.
    Diplomat {
        /// The cohort.
        cohort: Cohort,
    },
    /// Draw a pattern on the map, `scout left 22 31 32 41`.
    Scout {
        /// Whose card gives the pattern.
        source: Source,
        /// The four cells.
        cells: Cells,
    },
    /// Stop for this Year, `stop`.
    Stop,
}

impl Move {
    /// What is decided.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self {
            Move::Path { .. } => MoveKind::Path,
            Move::Gain { .. } => MoveKind::Gain,
            Move::Cohort { .. } => MoveKind::Cohort,
            Move::Favor { .. } => MoveKind::Favor,
            Move::Mine => MoveKind::Mine,
            Move::WallGuard => MoveKind::WallGuard,
            Move::Cippi => MoveKind::Cippi,
            Move::Wall => MoveKind::Wall,
            Move::Fort { .. } => MoveKind::Fort,
            Move::Build { .. } => MoveKind::Build,
            Move::TrainBuilder => MoveKind::TrainBuilder,
            Move::Forum { .. } => MoveKind::Forum,
            Move::Citizen { .. } => MoveKind::Citizen,
            Move::BuyGood { .. } => MoveKind::BuyGood,
            Move::Perform { .. } => MoveKind::Perform,
            Move::TrainGladiator { .. } => MoveKind::TrainGladiator,
            Move::Battle { .. } => MoveKind::Battle,
            Move::ServeTemple { .. } => MoveKind::ServeTemple,
            Move::Bribe { .. } => MoveKind::Bribe,
            Move::Ruling { .. } => MoveKind::Ruling,
            Move::Diplomat { .. } => MoveKind::Diplomat,
            Move::Scout { .. } => MoveKind::Scout,
            Move::Stop => MoveKind::Stop,
        }
    }

    /// A number that no other move has. Written part by part, so that it takes no jump for each kind.
    #[inline]
    pub const fn code(self) -> u64 {
        let first = match self {
            Move::Path { card } => card as u8,
            Move::Gain { attribute } => attribute as u8,
            Move::Cohort { cohort } | Move::Favor { cohort, .. } | Move::Diplomat { cohort } => cohort as u8,
            Move::Fort { pay } | Move::ServeTemple { pay } => pay as u8,
            Move::Build { building } => building as u8,
            Move::Forum { give, .. } => give as u8,
            Move::Citizen { citizen } => citizen as u8,
            Move::BuyGood { source, .. } | Move::Scout { source, .. } => source as u8,
            Move::Perform { performance } => performance,
            Move::TrainGladiator { gladiator, .. } | Move::Battle { gladiator } => gladiator as u8,
            Move::Bribe { bribe } => bribe,
            Move::Ruling { column } => column as u8,
            Move::Mine | Move::WallGuard | Move::Cippi | Move::Wall | Move::TrainBuilder | Move::Stop => 0,
        };
        let second = match self {
            Move::Favor { temple, .. } => temple,
            Move::Forum { also, .. } => also as u8,
            Move::BuyGood { hexagon, .. } => hexagon,
            Move::TrainGladiator { pay, .. } => pay as u8,
            _ => 0,
        };
        let third = match self {
            Move::Favor { diplomat, .. } => diplomat,
            Move::Forum { gain, .. } => gain as u8,
            _ => 0,
        };
        let cells = match self {
            Move::Scout { cells, .. } => cells.0,
            _ => 0,
        };
        (cells as u64) << 32 | u32::from_le_bytes([self.kind() as u8, first, second, third]) as u64
    }
}

/// By its code: bots tell moves apart all the time.
impl Hash for Move {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.code());
    }
}

/// What a step brought, in order.
pub type Gains = ArrayVec<Gain, 48>;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A Year began.
    YearBegan {
        /// Which.
        year: u8,
    },
    /// HW-3.2: a Fate Card gave the income of the Year to everybody.
    FateIncome {
        /// The card.
        card: FateCard,
        /// What everybody took.
        gain: Pieces,
    },
    /// HW-13.5: a Fate Card of Year 1 was discarded unused.
    FateSkipped {
        /// The card.
        card: FateCard,
    },
    /// HW-7.15: the discarded Fate Cards became a new draw pile.
    Reshuffled,
    /// HW-3.3: a player drew two cards; only that player sees them.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards, for the one who drew.
        cards: Option<[Card; 2]>,
    },
    /// HW-3.3: a player assigned the cards; only that player knows how.
    Chose {
        /// Who.
        seat: Seat,
        /// The Path Card, for the one who chose.
        path: Option<Card>,
    },
    /// HW-3.4, HW-3.5: a player's cards were revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The Path Card.
        path: Card,
        /// The Prospect Card.
        prospect: Card,
        /// What the Prospect Card brought.
        gain: Pieces,
    },
    /// HW-10.2: a neutral card was turned up.
    NeutralCard {
        /// The card.
        card: Card,
    },
    /// HW-3.7: income of the sheet, besides roads.
    SheetIncome {
        /// Whose.
        seat: Seat,
        /// What it brought.
        gain: Pieces,
    },
    /// HW-3.8: an attribute chosen for a road's circle.
    RoadIncome {
        /// Whose.
        seat: Seat,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-4.2: an action with everything it brought up to a question or its end.
    Acted {
        /// Who.
        seat: Seat,
        /// The action.
        action: Move,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-12.4: the answer to a follow-up question with everything it brought.
    Answered {
        /// Who.
        seat: Seat,
        /// The answer.
        answer: Move,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-6.13: the Fate Card turned for a trade good.
    GoodTurned {
        /// For whom.
        seat: Seat,
        /// The card.
        card: FateCard,
        /// Its trade good.
        good: u8,
    },
    /// HW-6.28: the Fate Card turned for a battle.
    DamageTurned {
        /// For whom.
        seat: Seat,
        /// Who fights.
        gladiator: Gladiator,
        /// The card.
        card: FateCard,
        /// Its damage.
        damage: u8,
        /// Whether the gladiator lives.
        alive: bool,
    },
    /// HW-6.13, HW-6.59: a neighbor was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// With what.
        piece: Piece,
    },
    /// HW-10.4: a piece was laid on a neutral card.
    PaidNeutral {
        /// By whom.
        seat: Seat,
        /// On which.
        card: Card,
        /// With what.
        piece: Piece,
    },
    /// HW-4.12: a player stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// HW-11.5: a player who had stopped may act again.
    Reopened {
        /// Who.
        seat: Seat,
    },
    /// HW-7.2: the attack cards of the Year.
    Attack {
        /// Attacks on the left cohort.
        left: u8,
        /// Attacks on the center cohort.
        center: u8,
        /// Attacks on the right cohort.
        right: u8,
    },
    /// HW-7.6: favors were used, or not.
    Favors {
        /// By whom.
        seat: Seat,
        /// For which cohort.
        cohort: Cohort,
        /// Temple favors.
        temple: u8,
        /// Diplomat favors.
        diplomat: u8,
    },
    /// HW-7.9: the attack was resolved for a player.
    Defended {
        /// Who.
        seat: Seat,
        /// Attacks that got through.
        through: u8,
        /// Disdain gained.
        disdain: u8,
        /// Valor gained.
        valor: u8,
        /// What the valor brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-8.1: the game ended.
    GameOver,
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            // HW-11.10
            Event::Drew { seat, .. } if !viewer.sees(*seat) => Event::Drew { seat: *seat, cards: None },
            Event::Chose { seat, .. } if !viewer.sees(*seat) => Event::Chose { seat: *seat, path: None },
            open => open.clone(),
        })
    }

    fn is_irrevocable(&self) -> bool {
        matches!(
            self,
            Event::FateIncome { .. }
                | Event::FateSkipped { .. }
                | Event::Reshuffled
                | Event::Drew { .. }
                | Event::Revealed { .. }
                | Event::NeutralCard { .. }
                | Event::GoodTurned { .. }
                | Event::DamageTurned { .. }
                | Event::Attack { .. }
        )
    }

    fn say(&self) -> Text {
        crate::text::event(self)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use lusoria_core::{Game, OptionMap, Rng, Seed};

    use super::*;
    use crate::HadriansWall;

    #[test]
    fn moves_have_the_same_code_only_if_they_are_the_same() {
        let options = HadriansWall::options(&OptionMap::new()).unwrap();
        let (mut by_code, mut moves) = (BTreeMap::new(), Vec::new());
        for game in 0..40 {
            let mut state = HadriansWall::start(&options, &Seed::from_text(&format!("codes {game}")));
            let mut rng = Rng::from_number(game);
            while let Some(seat) = HadriansWall::turn(&state).seats().first() {
                HadriansWall::legal_moves(&state, seat, &mut moves);
                for &mv in &moves {
                    assert_eq!(*by_code.entry(mv.code()).or_insert(mv), mv);
                    assert!(mv.to_string().starts_with(mv.kind().id()), "{mv}");
                }
                HadriansWall::apply_unchecked(&mut state, seat, moves[rng.index(moves.len())], &mut ());
            }
        }
        let kinds: BTreeSet<_> = by_code.keys().map(|code| code & 0xFF).collect();
        assert!(kinds.len() > 20 && by_code.len() > 300, "{} kinds, {} moves", kinds.len(), by_code.len());
    }

    #[test]
    fn a_move_is_eight_bytes() {
        assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
    }
}
