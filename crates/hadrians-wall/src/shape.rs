//! A player's board and sheets as named values: what everybody may see (HW-11.11). Views and positions share it.

use lusoria_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::data::data;
use crate::pieces::Pieces;
use crate::score::{self, Score};
use crate::state::{Fighter, State, years};
use crate::vocab::*;

/// Counts of all five pieces, zeros included.
#[derive(Serialize, TS)]
#[ts(rename = "Board")]
pub(crate) struct BoardShape {
    soldier: u8,
    builder: u8,
    servant: u8,
    civilian: u8,
    resource: u8,
}

impl From<Pieces> for BoardShape {
    fn from(pieces: Pieces) -> BoardShape {
        let [soldier, builder, servant, civilian, resource] = Piece::ALL.map(|piece| pieces.count(piece));
        BoardShape { soldier, builder, servant, civilian, resource }
    }
}

/// Both sheets, the board and the cards face up.
#[derive(Serialize, TS)]
#[ts(rename = "Sheet")]
pub(crate) struct SheetShape {
    board: BoardShape,
    renown: u8,
    piety: u8,
    valor: u8,
    discipline: u8,
    cohorts: CohortsShape,
    mining_and_foresting: u8,
    wall_guard: u8,
    cippi: u8,
    wall: u8,
    fort: u8,
    /// Follows from the Fort.
    infrastructure: u8,
    resource_production: u8,
    buildings: Vec<Building>,
    /// Years of trainings.
    training_grounds: Vec<u8>,
    /// Years of exchanges.
    forum: Vec<u8>,
    traders: u8,
    performers: u8,
    priests: u8,
    apparitores: u8,
    patricians: u8,
    /// Trade good by hexagon, 0 for none.
    market: [u8; 8],
    /// Year by performance, 0 for none.
    theater: [u8; 6],
    gladiators: GladiatorsShape,
    temples: TemplesShape,
    temple_favors: u8,
    /// Year by bribe, 0 for none.
    baths: [u8; 6],
    courthouse: CourtShape,
    diplomats: Vec<DiplomatShape>,
    scouts: u8,
    /// Filled cells, as row and column digits.
    map: Vec<String>,
    /// Circled disdain boxes.
    disdain: u8,
    /// Filled disdain boxes.
    disdain_removed: u8,
    /// Path Cards by Year, as far as revealed.
    paths: Vec<Card>,
    /// Prospect Cards by Year, as far as revealed; the last one lies face up.
    prospects: Vec<Card>,
    stopped: bool,
    /// Points as things stand.
    score: Score,
}

#[derive(Serialize, TS)]
#[ts(rename = "Cohorts")]
struct CohortsShape {
    left: u8,
    center: u8,
    right: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "Gladiators")]
struct GladiatorsShape {
    red: FighterShape,
    blue: FighterShape,
}

#[derive(Serialize, TS)]
#[ts(rename = "Fighter")]
struct FighterShape {
    trained: u8,
    damage: u8,
    battles: Vec<u8>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Temples")]
struct TemplesShape {
    small: u8,
    medium: u8,
    large: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "Court")]
struct CourtShape {
    left: Vec<u8>,
    center: Vec<u8>,
    right: Vec<u8>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Diplomat")]
struct DiplomatShape {
    cohort: Cohort,
    /// Favors not used yet.
    favors: u8,
}

impl From<Fighter> for FighterShape {
    fn from(fighter: Fighter) -> FighterShape {
        FighterShape { trained: fighter.trained, damage: fighter.damage, battles: years(fighter.battles).collect() }
    }
}

impl SheetShape {
    /// What lies open of a seat.
    pub(crate) fn of(state: &State, seat: Seat) -> SheetShape {
        let data = data();
        let player = &state.players[seat];
        let [renown, piety, valor, discipline] = player.attributes;
        let [left, center, right] = player.cohorts;
        let [mining_and_foresting, wall_guard, cippi, wall, fort] = player.tracks;
        let [traders, performers, priests, apparitores, patricians] = player.citizens;
        let [small, medium, large] = Temple::ALL.map(|temple| player.temple(data, temple));
        let [court_left, court_center, court_right] = player.court.map(|entries| years(entries).collect());
        let revealed = 1..=state.revealed_years() as u8;
        SheetShape {
            board: player.board.into(),
            renown,
            piety,
            valor,
            discipline,
            cohorts: CohortsShape { left, center, right },
            mining_and_foresting,
            wall_guard,
            cippi,
            wall,
            fort,
            infrastructure: player.infrastructure(data),
            resource_production: player.production,
            buildings: Building::ALL.into_iter().filter(|building| player.has(*building)).collect(),
            training_grounds: years(player.training).collect(),
            forum: years(player.forum).collect(),
            traders,
            performers,
            priests,
            apparitores,
            patricians,
            market: player.market,
            theater: player.theater,
            gladiators: GladiatorsShape { red: player.gladiators[0].into(), blue: player.gladiators[1].into() },
            temples: TemplesShape { small, medium, large },
            temple_favors: player.temple_favors,
            baths: player.baths,
            courthouse: CourtShape { left: court_left, center: court_center, right: court_right },
            diplomats: player
                .diplomats
                .iter()
                .flatten()
                .map(|cohort| DiplomatShape { cohort: *cohort, favors: player.diplomat_favors[cohort.index()] })
                .collect(),
            scouts: player.scouts,
            map: player.map.iter().map(Cells::cell_text).collect(),
            disdain: player.disdain(),
            disdain_removed: player.disdain_removed,
            paths: revealed.clone().map(|year| player.path(year)).collect(),
            prospects: revealed.map(|year| player.prospect(year)).collect(),
            stopped: state.phase == Phase::Actions && !state.open.contains(seat),
            score: score::score(player, data, state.revealed_years()),
        }
    }
}
