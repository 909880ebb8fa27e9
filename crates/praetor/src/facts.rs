//! What is printed on tiles, tokens and boards, for whoever draws them.

use lusoria_core::contract::Printed;
use lusoria_core::game_text::Name;
use serde::Serialize;
use ts_rs::TS;

use crate::Praetor;
use crate::data::data;
use crate::vocab::{Effect, Goods, Kind, Resource, Stack};

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The city tiles.
    pub tiles: Vec<TileFacts>,
    /// The buildings on them.
    pub buildings: Vec<BuildingFacts>,
    /// The wall tokens.
    pub walls: Vec<WallFacts>,
    /// Markers that can lie on tiles: nobody owns more. PRA-2.10.
    pub most_tiles: u8,
    /// The dice of a player. PRA-2.8.
    pub workers: u8,
    /// The points an emergency recruit costs. PRA-10.8.
    pub recruit_points: i16,
    /// The pips a retired worker works with. PRA-9.4.
    pub helper_experience: u8,
}

/// One city tile. PRA-2.3.
#[derive(Serialize, TS)]
pub struct TileFacts {
    /// Its id.
    pub id: &'static str,
    /// The building on it.
    #[serde(rename = "type")]
    pub building: &'static str,
    /// What its activation space looks like.
    pub space: Kind,
    /// The stack its back names.
    pub stack: Stack,
    /// What building it costs.
    pub cost: Goods,
    /// The points for its builder.
    pub points: i16,
    /// What others pay its owner.
    pub fee: Goods,
    /// The plazas north-west, north-east, south-east and south-west.
    pub corners: [&'static str; 4],
}

/// What a building gives: so much for every so many of what its picture shows. PRA-8.
#[derive(Serialize, TS)]
pub struct BuildingFacts {
    /// Its id.
    pub id: &'static str,
    /// What its activation space looks like.
    pub space: Kind,
    /// How much it gives; 0 where the worker's pips or the player decide.
    pub amount: i16,
    /// For how many.
    pub per: u8,
}

/// One wall token. PRA-2.5.
#[derive(Serialize, TS)]
pub struct WallFacts {
    /// Its id.
    pub id: &'static str,
    /// What it costs.
    pub cost: Goods,
    /// Its points.
    pub points: i16,
    /// The points on its back for every later token.
    pub bonus: i16,
}

impl Printed for Praetor {
    type Facts = Facts;

    /// Everything printed.
    fn facts() -> Facts {
        let data = data();
        let tiles = data.tiles.iter().map(|tile| TileFacts {
            id: tile.id,
            building: data.types[tile.type_index as usize].id,
            space: tile.kind,
            stack: tile.stack,
            cost: tile.cost,
            points: tile.points,
            fee: tile.fee,
            corners: tile.corners.names(),
        });
        let buildings = data.types.iter().enumerate().map(|(index, building)| {
            let tile = data
                .tiles
                .iter()
                .find(|tile| usize::from(tile.type_index) == index)
                .expect("every building has a tile");
            let (amount, per) = gift(tile.effect);
            BuildingFacts { id: building.id, space: tile.kind, amount, per }
        });
        let walls = data.walls.iter().map(|wall| WallFacts {
            id: wall.id,
            cost: wall.cost,
            points: wall.points,
            bonus: wall.bonus,
        });
        Facts {
            tiles: tiles.collect(),
            buildings: buildings.collect(),
            walls: walls.collect(),
            most_tiles: data.totals.markers_per_player - data.rules.markers_reserved,
            workers: data.totals.workers_per_player,
            recruit_points: data.rules.emergency_recruit_points,
            helper_experience: data.rules.labor_camp_experience,
        }
    }

    fn names() -> &'static [Name] {
        data().names
    }
}

/// How much an effect gives, and for how many of what it counts.
fn gift(effect: Effect) -> (i16, u8) {
    let rules = &data().rules;
    match effect {
        Effect::Curia => (rules.curia_gold_per_tile as i16, 1),
        Effect::Forum => (rules.forum_gold_per_active as i16, 1),
        Effect::Maia => (rules.maia_points_per_active, 1),
        Effect::Apollo => (rules.apollo_points_per_tile, 1),
        Effect::Plutus => (rules.plutus_points[Resource::Wood] as i16, 1),
        Effect::Mercury => (rules.mercury_points[Resource::Marble] as i16, 1),
        Effect::Colosseum => (i16::from(rules.colosseum_levels), rules.colosseum_per_tiles),
        Effect::Oracle => (i16::from(rules.oracle_levels), rules.oracle_per_retired),
        _ => (0, 1),
    }
}
