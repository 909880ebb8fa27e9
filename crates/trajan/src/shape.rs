//! The JSON shape of a view: everything a board needs to draw, with ids as words and seats as letters.

use lusoria_core::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::bags::{Cards, bits};
use crate::data::data;
use crate::score;
use crate::state::{Mat, Pending, State};
use crate::view::View;
use crate::vocab::{
    Action, Bonus, BuildingTile, Category, Color, Commodity, Need, Points, Province, Ship, Space, Tile, TrajanTile,
    Tray,
};

/// A view as JSON.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewShape {
    viewer: Option<Seat>,
    quarter: u8,
    time: u8,
    lap: u8,
    over: bool,
    starter: Seat,
    active: Seat,
    to_act: Vec<Seat>,
    decision: Option<DecisionShape>,
    held: Vec<Color>,
    demands: Vec<Need>,
    past_demands: Vec<Need>,
    forum: Vec<Tile>,
    forum_spaces: u8,
    forum_extra: Vec<Action>,
    forum_stack: u8,
    extra_stack: u8,
    provinces: Vec<ProvinceShape>,
    camp_leaders: Vec<Seat>,
    district: Vec<SpaceShape>,
    ships: Vec<ShipShape>,
    deck: u8,
    left: Vec<Commodity>,
    right: Vec<Commodity>,
    trajan_stacks: Vec<StackShape>,
    bonus_left: Option<Bonus>,
    bonus_right: Option<Bonus>,
    bag: u8,
    /// Seats by their place in the senate, the lowest first.
    senate: Vec<Seat>,
    senate_points: Vec<u8>,
    seats: Vec<SeatShape>,
}

#[derive(Serialize, TS)]
#[ts(rename = "ProvinceView")]
struct ProvinceShape {
    province: Province,
    vp: u8,
    tile: Option<Tile>,
    legionnaires: Vec<Seat>,
    leaders: Vec<Seat>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SpaceView")]
struct SpaceShape {
    space: Space,
    building: Option<BuildingTile>,
    vp: u8,
    workers: Vec<Seat>,
}

#[derive(Serialize, TS)]
#[ts(rename = "ShipView")]
struct ShipShape {
    ship: Ship,
    gray: bool,
    points: Vec<u8>,
}

#[derive(Serialize, TS)]
#[ts(rename = "StackView")]
struct StackShape {
    category: Category,
    count: u8,
    top: Option<TrajanShape>,
}

#[derive(Serialize, TS)]
#[ts(rename = "TrajanTileView")]
pub(crate) struct TrajanShape {
    tile: TrajanTile,
    category: Category,
    vp: u8,
    colors: [Color; 2],
    amount: u8,
    need: Option<Need>,
}

#[derive(Serialize, TS)]
#[ts(rename = "TrayView")]
struct TrayShape {
    tray: Tray,
    action: Action,
    markers: Vec<Color>,
    tile: Option<TrajanShape>,
    arch: bool,
    plus_two: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "PointsView")]
struct PointsShape {
    source: Points,
    points: i16,
}

#[derive(Serialize, TS)]
#[ts(rename = "SeatView")]
struct SeatShape {
    seat: Seat,
    vp: i32,
    /// The final score, once the game is over.
    total: Option<i32>,
    points: Vec<PointsShape>,
    hand_size: u8,
    hand: Option<Vec<Commodity>>,
    /// Cards of a hidden hand that everybody saw.
    known: Vec<Commodity>,
    display: Vec<Commodity>,
    trays: Vec<TrayShape>,
    tiles: Vec<Tile>,
    kept: Vec<TrajanTile>,
    buildings: Vec<BuildingTile>,
    bonus: Vec<Bonus>,
    gray_bonus: Vec<Bonus>,
    supply: u8,
    worker_camp: u8,
    military_camp: u8,
    leader: Option<Province>,
    senate: u8,
    votes: u8,
}

/// The decision now open.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "Decision")]
enum DecisionShape {
    PlaceMarker { tray: Tray },
    SetupCard { left: u8 },
    SetupTile,
    SetupSlot { tile: TrajanTile },
    ChooseTray,
    DropMarker { tray: Tray },
    TrajanSpecial { slot: Tray, most: u8 },
    AssignPlusTwo { slot: Tray },
    Act { action: Action },
    SeaportOption,
    DiscardCard,
    DiscardPile { card: Commodity },
    PlayCard { laid: u8 },
    ChooseShip,
    ShipAdd { ship: Ship, units: u8 },
    ForumTile,
    MilitaryOption,
    LeaderMove,
    TrajanStack,
    ConstructionOption,
    BuildSpace,
    ExtraAction { action: Action },
    Repeat { action: Action },
    NeedResource { need: Need },
    ConsulChoice,
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let state = &view.known;
        let is_placing = state.is_placing();
        let top_first = |pile: &[Commodity]| pile.iter().rev().copied().collect();
        ViewShape {
            viewer: view.viewer.seat(),
            quarter: state.quarter.min(4),
            time: state.time,
            lap: state.options.lap(),
            over: state.is_over(),
            starter: state.starter,
            active: state.active,
            to_act: state.turn().seats().iter().collect(),
            decision: state.decision().map(|pending| DecisionShape::new(state, pending)),
            held: state.held.iter().collect(),
            demands: if state.is_over() { Vec::new() } else { state.open_demands().to_vec() },
            past_demands: state.demands[..state.put_away()].to_vec(),
            forum: counted(&state.forum),
            forum_spaces: state.options.forum_spaces(),
            forum_extra: extras(&state.forum_yellow),
            forum_stack: state.forum_stack.len() as u8,
            extra_stack: state.yellow_stack.len() as u8,
            provinces: Province::ALL.map(|province| ProvinceShape::new(state, province)).into(),
            camp_leaders: seats_where(state, |mat| mat.leader.is_none()),
            district: Space::all().map(|space| SpaceShape::new(state, space)).collect(),
            ships: Ship::ALL.map(|ship| ShipShape::new(state, ship)).into(),
            deck: view.n_deck,
            left: top_first(state.discards[0].as_slice()),
            right: top_first(state.discards[1].as_slice()),
            trajan_stacks: Category::ALL.map(|category| StackShape::new(state, category, is_placing)).into(),
            bonus_left: state.offered[0],
            bonus_right: state.offered[1],
            bag: state.bag.len() as u8,
            senate: state.senate[..state.n_seats()].to_vec(),
            senate_points: data().senate_vp.to_vec(),
            seats: state.seats().map(|seat| SeatShape::new(&view, seat)).collect(),
        }
    }
}

impl DecisionShape {
    fn new(state: &State, pending: Pending) -> DecisionShape {
        match pending {
            Pending::PlaceMarker { placed } => DecisionShape::PlaceMarker { tray: Tray::at(placed as usize / 2) },
            Pending::SetupCard { left } => DecisionShape::SetupCard { left },
            Pending::SetupTile => DecisionShape::SetupTile,
            Pending::SetupSlot { tile } => DecisionShape::SetupSlot { tile },
            Pending::Sow => DecisionShape::ChooseTray,
            Pending::Drop { tray } => DecisionShape::DropMarker { tray },
            Pending::Special { slot, most } => DecisionShape::TrajanSpecial { slot, most },
            Pending::PlusTwo { slot } => DecisionShape::AssignPlusTwo { slot },
            Pending::Act { action } => DecisionShape::Act { action },
            Pending::Seaport => DecisionShape::SeaportOption,
            Pending::Discard => DecisionShape::DiscardCard,
            Pending::DiscardOnto { card } => DecisionShape::DiscardPile { card },
            Pending::LayCard { laid } => DecisionShape::PlayCard { laid },
            Pending::ChooseShip => DecisionShape::ChooseShip,
            Pending::Load { ship, units, .. } => DecisionShape::ShipAdd { ship, units },
            Pending::Forum => DecisionShape::ForumTile,
            Pending::Military => DecisionShape::MilitaryOption,
            Pending::LeaderMove => DecisionShape::LeaderMove,
            Pending::TrajanStack => DecisionShape::TrajanStack,
            Pending::Construction => DecisionShape::ConstructionOption,
            Pending::BuildSpace => DecisionShape::BuildSpace,
            Pending::Extra { action } => DecisionShape::ExtraAction { action },
            Pending::Repeat { action } => DecisionShape::Repeat { action },
            Pending::Needs { at, .. } => DecisionShape::NeedResource { need: state.open_demands()[at as usize] },
            Pending::Consul { .. } => DecisionShape::ConsulChoice,
        }
    }
}

impl ProvinceShape {
    fn new(state: &State, province: Province) -> ProvinceShape {
        ProvinceShape {
            province,
            vp: data().province_vp[province.index()],
            tile: state.provinces[province.index()],
            legionnaires: seats_where(state, |mat| u32::from(mat.legions) & province.bit() != 0),
            leaders: seats_where(state, |mat| mat.leader == Some(province)),
        }
    }
}

impl SpaceShape {
    fn new(state: &State, space: Space) -> SpaceShape {
        let building = state.district[space.index()];
        SpaceShape {
            space,
            building,
            vp: building.map_or(0, |tile| data().buildings[tile.index()].vp),
            workers: seats_where(state, |mat| mat.workers & space.bit() != 0),
        }
    }
}

impl ShipShape {
    fn new(state: &State, ship: Ship) -> ShipShape {
        let points = (1..=data().ships[ship.index()].max_units).map(|units| state.shipment_vp(ship, units));
        ShipShape { ship, gray: state.is_gray(ship), points: points.collect() }
    }
}

impl StackShape {
    fn new(state: &State, category: Category, is_placing: bool) -> StackShape {
        StackShape {
            category,
            count: state.trajan_stacks[category.index()].len() as u8,
            // TRJ-3.21: no stack is turned up before the markers are distributed.
            top: state.stack_top(category).filter(|_| !is_placing).map(TrajanShape::of),
        }
    }
}

impl TrajanShape {
    pub(crate) fn of(tile: TrajanTile) -> TrajanShape {
        let info = &data().trajan[tile.index()];
        TrajanShape {
            tile,
            category: tile.category(),
            vp: info.vp,
            colors: info.colors,
            amount: info.amount,
            need: info.need,
        }
    }
}

impl SeatShape {
    fn new(view: &View, seat: Seat) -> SeatShape {
        let state = &view.known;
        let mat = state.mat(seat);
        let is_open = view.viewer.sees(seat) || view.viewer == Viewer::Referee;
        // A hidden hand counts by its size, so the total is known to everybody.
        let hidden = i32::from(view.n_hands[seat.index()]) - mat.hand.len() as i32;
        let per_card = i32::from(data().scoring.commodity_card_in_hand);
        SeatShape {
            seat,
            vp: mat.vp(),
            total: state.is_over().then(|| score::total(state, seat) + hidden * per_card),
            points: Points::ALL.map(|source| PointsShape { source, points: mat.points[source.index()] }).into(),
            hand_size: view.n_hands[seat.index()],
            hand: is_open.then(|| listed(mat.hand)),
            known: listed(mat.known),
            display: listed(mat.display),
            trays: Tray::ALL.map(|tray| TrayShape::new(mat, tray)).into(),
            tiles: mat.all_tiles(),
            kept: mat.kept_tiles().collect(),
            buildings: bits(mat.buildings).map(BuildingTile::at).collect(),
            bonus: bits(mat.yellow_bonus.into()).map(Bonus::at).collect(),
            gray_bonus: bits(mat.gray_bonus.into()).map(Bonus::at).collect(),
            supply: mat.supply,
            worker_camp: mat.worker_camp,
            military_camp: mat.military_camp,
            leader: mat.leader,
            senate: mat.senate,
            votes: mat.votes(),
        }
    }
}

impl TrayShape {
    fn new(mat: &Mat, tray: Tray) -> TrayShape {
        TrayShape {
            tray,
            action: tray.action(),
            markers: mat.trays[tray.index()].iter().collect(),
            tile: mat.slots[tray.index()].map(TrajanShape::of),
            arch: mat.arch == Some(tray),
            plus_two: u32::from(mat.plus_two) & tray.action().bit() != 0,
        }
    }
}

impl Mat {
    /// All forum tiles one by one, extra action tiles of either back among them.
    pub(crate) fn all_tiles(&self) -> Vec<Tile> {
        let mut tiles = counted(&self.tiles);
        tiles.extend(extras(&self.yellow).into_iter().map(Tile::of_action));
        tiles
    }

    /// The Trajan need tiles kept on the mat.
    pub(crate) fn kept_tiles(&self) -> impl Iterator<Item = TrajanTile> + use<> {
        let first = Category::Need.index() * TrajanTile::PER_CATEGORY;
        bits(self.kept.into()).map(move |index| TrajanTile::at(first + index))
    }
}

/// Forum tiles one by one.
pub(crate) fn counted(tiles: &[u8; 17]) -> Vec<Tile> {
    Tile::ALL.into_iter().flat_map(|tile| vec![tile; tiles[tile.index()].into()]).collect()
}

/// Extra action tiles one by one.
pub(crate) fn extras(tiles: &[u8; 6]) -> Vec<Action> {
    Action::ALL.into_iter().flat_map(|action| vec![action; tiles[action.index()].into()]).collect()
}

fn listed(cards: Cards) -> Vec<Commodity> {
    cards.iter().collect()
}

fn seats_where(state: &State, holds: impl Fn(&Mat) -> bool) -> Vec<Seat> {
    state.seats().filter(|seat| holds(state.mat(*seat))).collect()
}
