//! Why something may not be done.

use lusoria_core::Seat;
use lusoria_core::contract::Check;

use crate::Trajan;
use crate::legal::index_of;
use crate::state::{Pending, State};
use crate::vocab::{Resource, Tile};
use crate::{Illegal, Move};

impl Check for Trajan {
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if state.is_over() {
            return Err(Illegal::GameOver);
        }
        // TRJ-4.2: decisions are made in turn.
        if state.decider() != seat {
            return Err(Illegal::NotYourDecision);
        }
        let pending = state.decision().ok_or(Illegal::GameOver)?;
        let index = index_of(pending, mv).ok_or(Illegal::NotAsked)?;
        if state.choices >> index & 1 == 1 { Ok(()) } else { Err(refusal(state, pending, mv)) }
    }
}

/// Why a move that answers the decision is not among its options.
fn refusal(state: &State, pending: Pending, mv: Move) -> Illegal {
    let mat = state.active_mat();
    match (pending, mv) {
        (Pending::Sow, _) => Illegal::TrayEmpty,
        (Pending::PlaceMarker { .. }, _) => Illegal::NoMarkerLeft,
        (Pending::SetupCard { .. }, _) => Illegal::NoCardThere,
        (Pending::SetupTile, Move::Tile { category }) if state.stack_top(category).is_some() => Illegal::CategoryTaken,
        (Pending::SetupTile | Pending::TrajanStack, _) => Illegal::StackEmpty,
        (Pending::SetupSlot { .. }, _) => Illegal::SlotNotFree,
        (Pending::Drop { .. }, _) => Illegal::MarkerNotHeld,
        (Pending::Special { .. }, _) => Illegal::WrongCount,
        (Pending::PlusTwo { .. }, _) => Illegal::AlreadyPlusTwo,
        (Pending::Seaport, Move::Draw) => Illegal::DeckEmpty,
        (Pending::Seaport, Move::Take { .. }) => Illegal::PileEmpty,
        (Pending::Seaport, Move::Play) => Illegal::HandEmpty,
        (Pending::Seaport, _) => Illegal::NothingToShip,
        (Pending::Discard, _) => Illegal::CannotDiscard,
        (Pending::LayCard { .. }, Move::Lay { .. }) => Illegal::CannotLay,
        (Pending::LayCard { .. }, _) => Illegal::NothingLaid,
        (Pending::ChooseShip, _) => Illegal::NoPair,
        (Pending::Load { .. }, Move::Finish) => Illegal::ShipmentEmpty,
        (Pending::Load { .. }, Move::AddJoker | Move::JokerPair) => Illegal::NoJoker,
        (Pending::Load { .. }, Move::Add { card } | Move::Pair { card }) if mat.hand.count(card) == 0 => {
            Illegal::CannotLoad
        }
        (Pending::Load { .. }, Move::HalfPair { .. }) if mat.count(Tile::JokerCommodity) == 0 => Illegal::NoJoker,
        (Pending::Load { .. }, Move::HalfPair { card }) if mat.hand.count(card) == 0 => Illegal::CannotLoad,
        (Pending::Load { .. }, _) => Illegal::DoesNotFit,
        (Pending::Forum, _) => Illegal::NotOnForum,
        (Pending::Military, Move::Recruit) => Illegal::NobodyToRecruit,
        (Pending::Military, _) if mat.military_camp == 0 => Illegal::NoLegionnaire,
        (Pending::Military, _) if mat.leader.is_none() => Illegal::LeaderInCamp,
        (Pending::Military, _) => Illegal::LegionnaireThere,
        (Pending::LeaderMove, _) => Illegal::NotAdjacent,
        (Pending::Construction, Move::Hire) => Illegal::NobodyToHire,
        (Pending::Construction, _) => Illegal::NoWorker,
        (Pending::BuildSpace, Move::Space { space }) if mat.workers & space.bit() != 0 => Illegal::WorkerThere,
        (Pending::BuildSpace, _) => Illegal::NotConnected,
        (Pending::Extra { .. }, Move::Spend { resource: Resource::Joker }) => Illegal::NoExtraJoker,
        (Pending::Extra { .. }, _) => Illegal::NoExtraTile,
        (Pending::Needs { .. }, _) => Illegal::MustMeetMost,
        (Pending::Act { .. } | Pending::DiscardOnto { .. } | Pending::Repeat { .. } | Pending::Consul { .. }, _) => {
            Illegal::NotAsked
        }
    }
}
