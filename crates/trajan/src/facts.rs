//! What is printed on the boards and tiles, for whoever draws them.

use lusoria_core::contract::Printed;
use lusoria_core::game_text::Name;
use serde::Serialize;
use ts_rs::TS;

use crate::Trajan;
use crate::data::{BonusInfo, BonusScoring, data};
use crate::shape::TrajanShape;
use crate::vocab::{Action, Bonus, Building, BuildingTile, Commodity, Need, Ship, TrajanTile};

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// TRJ-2.1: the small tokens of a player.
    pub tokens: u8,
    /// TRJ-2.4: the points of the senate spaces.
    pub senate_points: Vec<u8>,
    /// TRJ-2.4: the votes of the senate spaces.
    pub senate_votes: Vec<u8>,
    /// TRJ-2.5: the points of the provinces, in their order.
    pub province_points: Vec<u8>,
    /// TRJ-7.20: what each legionnaire of another player takes from a province.
    pub province_reduction: u8,
    /// TRJ-2.7: the types of construction tiles with the action the first one gives.
    pub buildings: Vec<BuildingFact>,
    /// TRJ-2.7: the construction tiles.
    pub building_tiles: Vec<BuildingTileFact>,
    /// TRJ-2.8: the yellow spaces of the forum.
    pub yellow_spaces: u8,
    /// TRJ-2.11: the Trajan tiles.
    pub(crate) trajan_tiles: Vec<TrajanShape>,
    /// TRJ-2.13: the ships.
    pub ships: Vec<ShipFact>,
    /// TRJ-2.14: the bonus tiles.
    pub bonus_tiles: Vec<BonusFact>,
    /// TRJ-9.7: what 0 to 3 unmet demands cost.
    pub penalties: Vec<u8>,
    /// TRJ-11.6: what three and four construction tiles of a type give.
    pub building_sets: [u8; 2],
}

/// A type of construction tiles.
#[derive(Serialize, TS)]
pub struct BuildingFact {
    /// The type.
    pub building: Building,
    /// The action that the first tile of this type gives.
    pub action: Action,
}

/// A construction tile.
#[derive(Serialize, TS)]
pub struct BuildingTileFact {
    /// Its id.
    pub tile: BuildingTile,
    /// Its type.
    pub building: Building,
    /// Its points.
    pub vp: u8,
}

/// A ship with what it pays for shipments of 1, 2, 3 … units.
#[derive(Serialize, TS)]
pub struct ShipFact {
    /// Which ship.
    pub ship: Ship,
    /// Points of the colored side.
    pub colored: Vec<u8>,
    /// Points of the gray side.
    pub gray: Vec<u8>,
}

/// A bonus tile.
#[derive(Serialize, TS)]
pub struct BonusFact {
    /// Its id.
    pub bonus: Bonus,
    /// What it counts.
    pub counts: Counted,
    /// Points of the yellow side for each thing counted.
    pub yellow: f32,
    /// Points of the gray side for each thing counted.
    pub gray: f32,
}

/// What a bonus tile counts.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Counted {
    /// TRJ-11.9: displayed cards of two kinds.
    Commodities { commodities: [Commodity; 2] },
    /// TRJ-11.10: legionnaires in provinces.
    Legionnaires,
    /// TRJ-11.11: workers in the district.
    Workers,
    /// TRJ-11.12: yellow bonus tiles.
    YellowTiles,
    /// TRJ-11.13: a forum need tile, counted once.
    Need { need: Need },
}

impl Printed for Trajan {
    type Facts = Facts;

    /// Everything printed.
    fn facts() -> Facts {
        let data = data();
        let building = |building: Building| BuildingFact { building, action: data.bonus_action[building.index()] };
        Facts {
            tokens: data.tokens,
            senate_points: data.senate_vp.to_vec(),
            senate_votes: data.senate_votes.to_vec(),
            province_points: data.province_vp.to_vec(),
            province_reduction: data.reduction,
            buildings: Building::ALL.into_iter().map(building).collect(),
            building_tiles: BuildingTile::all().map(building_tile).collect(),
            yellow_spaces: data.yellow_spaces,
            trajan_tiles: TrajanTile::all().map(TrajanShape::of).collect(),
            ships: Ship::ALL.into_iter().map(ship).collect(),
            bonus_tiles: Bonus::ALL.into_iter().map(bonus_tile).collect(),
            penalties: data.penalty.to_vec(),
            building_sets: [data.scoring.construction_set_of_3, data.scoring.construction_set_of_4],
        }
    }

    fn names() -> &'static [Name] {
        &data().names
    }
}

fn building_tile(tile: BuildingTile) -> BuildingTileFact {
    BuildingTileFact { tile, building: tile.building(), vp: data().buildings[tile.index()].vp }
}

fn ship(ship: Ship) -> ShipFact {
    let info = &data().ships[ship.index()];
    let units = usize::from(info.max_units);
    ShipFact { ship, colored: info.colored[..units].to_vec(), gray: info.gray[..units].to_vec() }
}

fn bonus_tile(bonus: Bonus) -> BonusFact {
    let BonusInfo { scoring, yellow_halves, gray_halves } = data().bonus[bonus.index()];
    let counts = match scoring {
        BonusScoring::Commodities(commodities) => Counted::Commodities { commodities },
        BonusScoring::Legionnaires => Counted::Legionnaires,
        BonusScoring::Workers => Counted::Workers,
        BonusScoring::YellowTiles => Counted::YellowTiles,
        BonusScoring::NeedTile(need) => Counted::Need { need },
    };
    BonusFact { bonus, counts, yellow: f32::from(yellow_halves) / 2.0, gray: f32::from(gray_halves) / 2.0 }
}
