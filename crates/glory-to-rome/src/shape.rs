//! The JSON of a view: everything a board needs to draw, names as ids, seats as letters.

use lusoria_core::Seat;
use lusoria_core::contract::Scoring;
use serde::Serialize;
use ts_rs::TS;

use crate::GloryToRome;
use crate::events::EndReason;
use crate::score::scores;
use crate::setup::Options;
use crate::state::{Pending, State, Status, Structure};
use crate::view::View;
use crate::vocab::{Building, Edition, Kinds, Material, Materials, Role};

/// A view as JSON.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewShape {
    /// The seat that looks; none for a spectator.
    viewer: Option<Seat>,
    edition: Edition,
    training: bool,
    petition_size: u8,
    /// Whether people are shown more of a vault than the number of its cards.
    shows_vaults: bool,
    round: u16,
    leader: Seat,
    /// The role of the round; none while the leader decides.
    led: Option<Role>,
    /// Who is asked.
    to_act: Option<Seat>,
    /// What is asked.
    decision: Option<DecisionShape>,
    /// All that is due, the last entry first.
    pending: Vec<String>,
    pool: CountsShape,
    deck_size: u8,
    jacks: u8,
    in_town: CountsShape,
    out_of_town: CountsShape,
    /// Demands of the legionary batch under way.
    demands: CountsShape,
    /// What the opponent who is asked may still have to give.
    owed: CountsShape,
    /// Led-role actions the acting player still has after the one under way.
    actions_left: u8,
    seats: Vec<SeatShape>,
    over: Option<OverShape>,
}

/// The decision that is asked.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Decision")]
pub(crate) struct DecisionShape {
    /// Its kind: the first word of what is pending.
    kind: String,
    /// The card drawn with Fountain, for its owner.
    card: Option<Building>,
    /// How many cards, actions or thinks are left, where that is a number.
    left: Option<u8>,
}

/// How the game ended.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Over")]
pub(crate) struct OverShape {
    reason: EndReason,
    winners: Vec<Seat>,
}

/// Numbers by material.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(rename = "Counts")]
pub(crate) struct CountsShape {
    rubble: u8,
    wood: u8,
    brick: u8,
    concrete: u8,
    stone: u8,
    marble: u8,
}

impl From<&Materials> for CountsShape {
    fn from(bag: &Materials) -> CountsShape {
        let [rubble, wood, brick, concrete, stone, marble] = bag.0;
        CountsShape { rubble, wood, brick, concrete, stone, marble }
    }
}

/// One seat.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "SeatArea")]
pub(crate) struct SeatShape {
    seat: Seat,
    /// The order cards in hand, if the viewer sees them.
    hand: Option<Vec<Building>>,
    /// Cards in hand, jacks included.
    hand_size: u8,
    hand_limit: u8,
    hand_jacks: u8,
    /// Cards that everybody has seen in this hand.
    known: Vec<Building>,
    camp: CountsShape,
    camp_jacks: u8,
    /// Units played this round.
    units: u8,
    clients: CountsShape,
    client_limit: u8,
    stockpile: CountsShape,
    /// Vault cards that everybody saw when they were placed.
    vault: CountsShape,
    /// Vault cards from this seat's hand, if the viewer knows them.
    vault_hand: Option<Vec<Building>>,
    /// Vault cards from the deck, shown after the end.
    vault_deck: Option<Vec<Building>>,
    vault_size: u8,
    vault_limit: u8,
    influence: u8,
    structures: Vec<StructureShape>,
    /// Every function active for this seat.
    functions: Vec<Building>,
    /// Points that everybody can count; all points after the end.
    points: i32,
    /// 1 is the winner; after the end.
    rank: Option<u8>,
}

/// A structure.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Structure")]
pub(crate) struct StructureShape {
    building: Building,
    site: Material,
    complete: bool,
    /// The material that shares it with everybody.
    shared: Option<Material>,
    materials: CountsShape,
    needed: u8,
}

impl From<&Structure> for StructureShape {
    fn from(structure: &Structure) -> StructureShape {
        StructureShape {
            building: structure.building,
            site: structure.site,
            complete: structure.is_complete(),
            shared: match structure.status {
                Status::Shared(material) => Some(material),
                _ => None,
            },
            materials: (&structure.materials()).into(),
            needed: structure.needed(),
        }
    }
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let state = &view.known;
        let Options { edition, training, petition_size, .. } = state.options;
        let base = state.pending.base();
        let is_over = state.end.is_some();
        let over = state.end.map(|end| OverShape {
            reason: end.reason(),
            winners: GloryToRome::standings(state).pairs().filter(|(_, s)| s.rank == 1).map(|(seat, _)| seat).collect(),
        });
        ViewShape {
            viewer: view.seat(),
            edition,
            training,
            petition_size,
            shows_vaults: view.shows_vaults(),
            round: state.round,
            leader: state.leader,
            led: (!matches!(base, Pending::Lead | Pending::NextRound)).then_some(state.led),
            to_act: (!is_over).then(|| state.asked()),
            decision: (!is_over).then(|| decision(state.pending.top())),
            pending: state.pending.all().iter().map(Pending::to_string).collect(),
            pool: (&state.pool).into(),
            deck_size: state.n_drawable(),
            jacks: state.jacks,
            in_town: (&state.in_town).into(),
            out_of_town: (&state.out_of_town).into(),
            demands: (&state.turn.demands).into(),
            owed: (&state.turn.owed).into(),
            actions_left: match base {
                Pending::Turn { seat } => state.actions_left(seat),
                _ => 0,
            },
            seats: Seat::all(state.n_seats()).map(|seat| seat_shape(&view, seat)).collect(),
            over,
        }
    }
}

fn decision(pending: Pending) -> DecisionShape {
    let text = pending.to_string();
    let kind = text.split(' ').next().unwrap_or_default().to_owned();
    let (card, left) = match pending {
        Pending::Fountain { card, .. } => (card, None),
        Pending::Set { left, .. } | Pending::Thinks { left, .. } | Pending::Reveal { left } => (None, Some(left)),
        _ => (None, None),
    };
    DecisionShape { kind, card, left }
}

/// The points of a seat as far as everybody can count them: before the end without bonuses, without hidden vault cards,
/// and without the vault where its cards are not shown (GTR-66.2).
pub(crate) fn public_points(view: &View, seat: Seat) -> i32 {
    let state = &view.known;
    let score = scores(state)[seat];
    if state.end.is_some() {
        return score.total();
    }
    let unseen = hidden_points(state, seat) + if view.shows_vaults() { 0 } else { open_vault_points(state, seat) };
    score.total() - score.bonus_points() - unseen
}

fn open_vault_points(state: &State, seat: Seat) -> i32 {
    let vault = &state.areas[seat].vault;
    vault.present().map(|material| i32::from(crate::data::tables().value[material.index()] * vault[material])).sum()
}

fn hidden_points(state: &State, seat: Seat) -> i32 {
    let hidden = &state.areas[seat].hidden;
    let value = |card: Building| i32::from(crate::data::tables().value[card.material().index()]);
    hidden.from_hand().each().chain(hidden.from_deck().each()).map(value).sum()
}

fn seat_shape(view: &View, seat: Seat) -> SeatShape {
    let state = &view.known;
    let area = &state.areas[seat];
    let list = |kinds: &Kinds| kinds.each().collect::<Vec<_>>();
    SeatShape {
        seat,
        hand: view.sees(seat).then(|| list(area.hand.counts())),
        hand_size: area.n_hand(),
        hand_limit: state.hand_limit(seat),
        hand_jacks: area.jacks,
        known: list(&area.known),
        camp: (&area.camp).into(),
        camp_jacks: area.camp_jacks,
        units: area.units,
        clients: (&area.clients).into(),
        client_limit: state.client_limit(seat),
        stockpile: (&area.stockpile).into(),
        vault: (&area.vault).into(),
        vault_hand: view.sees(seat).then(|| list(&area.hidden.from_hand())),
        vault_deck: view.is_full().then(|| list(&area.hidden.from_deck())),
        vault_size: area.n_vault(),
        vault_limit: state.vault_limit(seat),
        influence: area.influence,
        structures: state.structures.of(seat).map(StructureShape::from).collect(),
        functions: area.active.iter().collect(),
        points: public_points(view, seat),
        rank: state.end.map(|_| GloryToRome::standings(state)[seat].rank),
    }
}
