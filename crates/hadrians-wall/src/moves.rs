//! What a seat may choose.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use lusoria_core::contract::*;
    use lusoria_core::{OptionMap, Rng, Seed};

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
