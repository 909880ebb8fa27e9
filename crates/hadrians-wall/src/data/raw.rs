//! The data file as it is written.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Counts by piece; also words such as `sword` that only icons pay.
pub(super) type RawCost = BTreeMap<String, u8>;

/// Reads the file compiled in. It is ours, so what does not fit is a mistake of ours.
pub(super) fn read() -> Raw {
    toml::from_str(include_str!("../../data/components.toml")).expect("components.toml has the expected shape")
}

#[derive(Deserialize)]
pub(super) struct Raw {
    pub(super) names: Vec<RawName>,
    pub(super) year: Vec<RawYear>,
    pub(super) disdain: RawDisdain,
    pub(super) solo_rank: Vec<RawRank>,
    pub(super) low_player_count: RawLowPlayerCount,
    pub(super) attribute_track: Vec<RawTrack>,
    pub(super) cohort: Vec<RawTrack>,
    pub(super) track: Vec<RawTrack>,
    pub(super) resource_production: RawProduction,
    pub(super) training_grounds: RawTraining,
    pub(super) forum: RawForum,
    pub(super) building: Vec<RawBuilding>,
    pub(super) yearly_income: BTreeMap<String, String>,
    pub(super) citizen_track: Vec<RawTrack>,
    pub(super) market_goods: RawMarket,
    pub(super) theater_performances: RawArea,
    pub(super) gladiators: RawGladiators,
    pub(super) temple_service: RawTemples,
    pub(super) bath_bribes: RawArea,
    pub(super) court_rulings: RawCourt,
    pub(super) diplomats: RawArea,
    pub(super) scouts: RawScouts,
    pub(super) pattern: Vec<RawPattern>,
    pub(super) player_card: Vec<RawCard>,
    pub(super) fate_card: Vec<RawFate>,
    pub(super) campaign_fort: Vec<RawFort>,
}

#[derive(Deserialize)]
pub(super) struct RawName {
    pub(super) id: String,
    pub(super) en: String,
    pub(super) pl: String,
    pub(super) ru: String,
}

#[derive(Deserialize)]
pub(super) struct RawYear {
    pub(super) number: u8,
    pub(super) flag: u8,
    pub(super) cards_easy: u8,
    pub(super) cards_normal: u8,
    pub(super) cards_hard: u8,
}

#[derive(Deserialize)]
pub(super) struct RawDisdain {
    pub(super) boxes: u8,
    pub(super) penalty: Vec<i32>,
}

#[derive(Deserialize)]
pub(super) struct RawRank {
    pub(super) min: i32,
    pub(super) id: String,
}

#[derive(Deserialize)]
pub(super) struct RawLowPlayerCount {
    pub(super) neutral_cards_per_year_1p: u8,
    pub(super) neutral_cards_per_year_2p: u8,
}

#[derive(Deserialize)]
pub(super) struct RawTrack {
    pub(super) id: String,
    #[serde(default)]
    pub(super) cost_options: Vec<RawCost>,
    pub(super) boxes: Vec<RawBox>,
}

/// Any box: what the area does not use is left out.
#[derive(Deserialize)]
pub(super) struct RawBox {
    #[serde(default)]
    pub(super) icons: Vec<String>,
    #[serde(default)]
    pub(super) granary: String,
    #[serde(default)]
    pub(super) needs_fort: u8,
    #[serde(default)]
    pub(super) infrastructure: u8,
    #[serde(
        default,
        alias = "needs_traders",
        alias = "needs_performers",
        alias = "needs_priests",
        alias = "needs_apparitores",
        alias = "needs_patricians"
    )]
    pub(super) needs: u8,
    pub(super) cost: Option<RawCost>,
    #[serde(default)]
    pub(super) if_dead: Vec<String>,
    #[serde(default)]
    pub(super) if_alive: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawProduction {
    pub(super) circles: u8,
    pub(super) prefilled: u8,
}

#[derive(Deserialize)]
pub(super) struct RawTraining {
    pub(super) boxes: u8,
    pub(super) cost: RawCost,
    pub(super) icons: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawForum {
    pub(super) boxes: u8,
    pub(super) exchanges: Vec<RawExchange>,
}

#[derive(Deserialize)]
pub(super) struct RawExchange {
    pub(super) give: [String; 2],
    pub(super) gain: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawBuilding {
    pub(super) id: String,
    pub(super) class: String,
    pub(super) needs: RawNeed,
    pub(super) after: String,
    pub(super) cost: RawCost,
    pub(super) icons: Vec<String>,
    pub(super) large: bool,
}

#[derive(Deserialize)]
pub(super) struct RawNeed {
    pub(super) track: String,
    pub(super) level: u8,
}

#[derive(Deserialize)]
pub(super) struct RawMarket {
    pub(super) cost: RawCost,
    pub(super) unique_renown: [u8; 6],
    pub(super) boxes: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawArea {
    #[serde(default)]
    pub(super) cost: RawCost,
    #[serde(default)]
    pub(super) limit_per_year: u8,
    pub(super) boxes: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawGladiators {
    pub(super) train_cost_options: Vec<RawCost>,
    pub(super) battle_boxes_per_gladiator: u8,
    pub(super) columns: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawTemples {
    pub(super) needs_building: BTreeMap<String, String>,
    pub(super) small: Vec<RawBox>,
    pub(super) medium: Vec<RawBox>,
    pub(super) large: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawCourt {
    pub(super) left: Vec<RawBox>,
    pub(super) center: Vec<RawBox>,
    pub(super) right: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawScouts {
    pub(super) cost: RawCost,
    pub(super) map: Vec<Vec<String>>,
    pub(super) boxes: Vec<RawBox>,
}

#[derive(Deserialize)]
pub(super) struct RawPattern {
    pub(super) id: String,
    pub(super) cells: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_pl: String,
    pub(super) name_ru: String,
    pub(super) path: String,
    pub(super) thresholds: [u8; 3],
    pub(super) comparison: String,
    pub(super) pattern: String,
    pub(super) good: u8,
    pub(super) gain: RawCost,
}

#[derive(Deserialize)]
pub(super) struct RawFate {
    pub(super) id: String,
    pub(super) attack: String,
    pub(super) gladiator: u8,
    pub(super) good: u8,
    pub(super) soldier: u8,
    pub(super) builder: u8,
    pub(super) servant: u8,
    pub(super) civilian: u8,
    pub(super) resource: u8,
}

#[derive(Deserialize)]
pub(super) struct RawFort {
    pub(super) name: String,
    pub(super) rules: Vec<String>,
    pub(super) goals: Vec<String>,
    pub(super) challenge: Vec<String>,
    pub(super) setup_reward_for_next_fort: Vec<String>,
}
