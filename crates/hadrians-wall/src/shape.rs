//! A player's board and sheets as named values: what everybody may see (HW-11.11). Views and positions share it.

use lusoria_core::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Figure, Goal, data};
use crate::pieces::Pieces;
use crate::score::{self, Score};
use crate::state::{Fighter, Player, State, years};
use crate::view::View;
use crate::vocab::*;

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewShape {
    /// The seat that looks.
    viewer: Option<Seat>,
    difficulty: Difficulty,
    mode: Mode,
    /// The campaign fort.
    campaign: Option<u8>,
    /// HW-10.6: the rank of a player alone, as things stand.
    solo_rank: Option<&'static str>,
    year: u8,
    phase: Phase,
    to_act: Vec<Seat>,
    /// The gray flag of the Year.
    flag: u8,
    /// How many attack cards this Year has, as things stand.
    attack_cards: u8,
    fate_draw: usize,
    /// The order of the draw pile, for the referee.
    fate_deck: Option<Vec<FateCard>>,
    fate_discard: Vec<FateCard>,
    attack: Vec<FateCard>,
    attacks: Vec<AttackShape>,
    neutral_draw: usize,
    /// The order of the Neutral Deck, for the referee.
    neutral_deck: Option<Vec<Card>>,
    neutral: Vec<NeutralShape>,
    /// HW-13.1: the goals of the campaign fort, then those of its challenge.
    goals: Vec<GoalShape>,
    seats: Vec<SeatShape>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Goal")]
struct GoalShape {
    /// What is counted.
    figure: Figure,
    /// Whether exactly the target is asked for, instead of at least.
    exactly: bool,
    /// Whether it belongs to the optional challenge (HW-13.2).
    challenge: bool,
    /// The figure as things stand.
    value: i32,
    /// What is asked for.
    target: i32,
    met: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "Attack")]
struct AttackShape {
    cohort: Cohort,
    cards: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "Neutral")]
struct NeutralShape {
    card: Card,
    good: u8,
    pattern: Pattern,
    pieces: BoardShape,
}

#[derive(Serialize, TS)]
#[ts(rename = "SeatView")]
struct SeatShape {
    seat: Seat,
    #[serde(flatten)]
    sheet: SheetShape,
    /// Cards in the own draw pile.
    deck_size: usize,
    /// The order of the own draw pile, for the referee.
    deck: Option<Vec<Card>>,
    /// The two cards drawn, for the one who may see them.
    drawn: Option<[Card; 2]>,
    /// Whether this Year's cards are assigned.
    has_chosen: bool,
    /// The Path Card chosen, for the one who may see it.
    chosen: Option<Card>,
    /// The good on the Prospect Card face up.
    good: Option<u8>,
    /// The pattern on the Prospect Card face up.
    pattern: Option<Pattern>,
    /// What is asked of this seat now.
    asked: Option<AskedShape>,
    /// How far the revealed Path Cards have come, in the order of the Years.
    progress: Vec<ProgressShape>,
    /// How far the two cards drawn would be as paths, for the one who may see them.
    drawn_progress: Vec<ProgressShape>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Progress")]
struct ProgressShape {
    card: Card,
    /// What its path counts (HW-8.5 to HW-8.16).
    count: u8,
    /// Points for that count.
    points: u8,
}

#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "Asked")]
enum AskedShape {
    Path,
    Road { left: u8 },
    Action,
    Cohort,
    Attribute { among: Vec<Attribute> },
    Favors { cohort: Cohort, through: u8, temple: u8, diplomat: u8 },
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let data = data();
        let state = &view.known;
        let attacks = state.attacks(data);
        let sees_all = view.viewer == Viewer::Referee;
        let neutral = state.neutral_cards(data).iter().zip(state.neutral.pieces);
        ViewShape {
            viewer: view.viewer.seat(),
            difficulty: state.options.difficulty,
            mode: state.options.mode,
            campaign: state.options.fort,
            solo_rank: (state.n_seats() == 1).then(|| {
                let points = score::score(&state.players[Seat::new(0)], data, state.revealed_years());
                score::solo_rank(data, points.total)
            }),
            year: state.year,
            phase: state.phase,
            to_act: view.to_act().iter().collect(),
            flag: data.years[state.year as usize - 1].flag,
            attack_cards: crate::rules::attack::n_cards(state, data),
            fate_draw: state.fate.draw_pile().len(),
            fate_deck: sees_all.then(|| state.fate.draw_pile().to_vec()),
            fate_discard: state.fate.discard().to_vec(),
            attack: state.fate.attack().to_vec(),
            attacks: Cohort::ALL.map(|cohort| AttackShape { cohort, cards: attacks[cohort.index()] }).into(),
            neutral_draw: if state.neutral_a_year(data) > 0 { 12 - state.revealed_neutral() } else { 0 },
            neutral_deck: (sees_all && state.neutral_a_year(data) > 0)
                .then(|| state.neutral.deck[state.revealed_neutral()..].to_vec()),
            neutral: neutral
                .map(|(card, pieces): (&Card, Pieces)| NeutralShape {
                    card: *card,
                    good: data.cards[card.index()].good,
                    pattern: data.cards[card.index()].pattern,
                    pieces: pieces.into(),
                })
                .collect(),
            goals: goals(state),
            seats: Seat::all(state.n_seats()).map(|seat| seat_shape(&view, seat)).collect(),
        }
    }
}

fn goals(state: &State) -> Vec<GoalShape> {
    let Some(number) = state.options.fort else { return Vec::new() };
    let fort = &data().forts[usize::from(number) - 1];
    let player = &state.players[Seat::new(0)];
    let shape = |goal: &Goal, challenge: bool| GoalShape {
        figure: goal.figure,
        exactly: goal.exactly,
        challenge,
        value: score::goal_value(player, data(), state.revealed_years(), goal),
        target: goal.value,
        met: score::is_met(player, data(), state.revealed_years(), goal),
    };
    let goals = fort.goals.iter().map(|goal| shape(goal, false));
    goals.chain(fort.challenge.iter().map(|goal| shape(goal, true))).collect()
}

fn progress(player: &Player, card: Card) -> ProgressShape {
    let data = data();
    ProgressShape {
        card,
        count: score::path_count(player, data, data.cards[card.index()].path),
        points: score::path_points(player, data, card),
    }
}

fn seat_shape(view: &View, seat: Seat) -> SeatShape {
    let state = &view.known;
    let player = &state.players[seat];
    let is_choosing = state.phase == Phase::ChooseCards;
    let sees = view.viewer.sees(seat) && is_choosing;
    let prospect = (!is_choosing).then(|| &data().cards[player.prospect(state.year).index()]);
    SeatShape {
        seat,
        sheet: SheetShape::of(state, seat),
        deck_size: 12 - 2 * state.year as usize,
        deck: (view.viewer == Viewer::Referee).then(|| player.deck[2 * state.year as usize..].to_vec()),
        drawn: sees.then(|| player.drawn(state.year)),
        has_chosen: player.has_chosen,
        chosen: (sees && player.has_chosen).then(|| player.chosen(state.year)),
        good: prospect.map(|card| card.good),
        pattern: prospect.map(|card| card.pattern),
        asked: asked(state, seat, player),
        progress: (1..=state.revealed_years() as u8).map(|year| progress(player, player.path(year))).collect(),
        drawn_progress: if sees {
            player.drawn(state.year).map(|card| progress(player, card)).into()
        } else {
            Vec::new()
        },
    }
}

fn asked(state: &State, seat: Seat, player: &Player) -> Option<AskedShape> {
    if !state.may_act().contains(seat) {
        return None;
    }
    match state.phase {
        Phase::ChooseCards => Some(AskedShape::Path),
        Phase::Income => Some(AskedShape::Road { left: player.road_income }),
        Phase::Actions => Some(match player.pending.last() {
            None => AskedShape::Action,
            Some(crate::icon::Icon::Choice(among)) => AskedShape::Attribute { among: among.iter().collect() },
            Some(_) => AskedShape::Cohort,
        }),
        Phase::Favors => {
            let cohort = Cohort::ALL[player.favor_step as usize];
            Some(AskedShape::Favors {
                cohort,
                through: player.through(state.attacks(data()), cohort.index()),
                temple: player.temple_favors,
                diplomat: player.diplomat_favors[cohort.index()],
            })
        }
        Phase::Over => None,
    }
}

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
