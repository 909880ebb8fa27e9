//! Icons and their chains (HW-4.5 to HW-4.7).

use crate::data::{ATTRIBUTE_BOXES, CITIZEN_BOXES, COHORT_BOXES, Data};
use crate::events::Gains;
use crate::icon::{Gain, Icon};
use crate::pieces::Pieces;
use crate::state::Player;
use crate::vocab::*;

/// Resolves what is pending, depth first, until nothing is left or something is to be chosen.
#[inline]
pub(crate) fn resolve(player: &mut Player, data: &Data, gains: &mut Gains) {
    while let Some(icon) = player.pending.last() {
        if asks(player, icon) {
            return;
        }
        player.pending.pop();
        gain(player, data, icon, gains);
    }
}

/// HW-12.4: a Cohort icon asks while two cohorts have room, a choice always; no other icon asks anything.
#[inline]
fn asks(player: &Player, icon: Icon) -> bool {
    match icon {
        Icon::Cohort => player.cohorts.iter().filter(|filled| **filled < COHORT_BOXES).count() > 1,
        Icon::Choice(_) => true,
        _ => false,
    }
}

/// HW-4.6: one icon is gained; what it fills is pushed to be resolved next.
fn gain(player: &mut Player, data: &Data, icon: Icon, gains: &mut Gains) {
    match icon {
        Icon::Piece(piece) => {
            player.board += Pieces::one(piece);
            gains.push(Gain::Piece(piece));
        }
        Icon::Attribute(attribute) => fill_attribute(player, data, attribute, gains),
        Icon::Citizen(citizen) => fill_citizen(player, data, citizen, gains),
        Icon::Cohort => {
            // HW-12.4: automatic when only one cohort has room left.
            if let Some(cohort) = Cohort::ALL.into_iter().find(|one| player.cohorts[one.index()] < COHORT_BOXES) {
                fill_cohort(player, data, cohort, gains);
            }
        }
        // HW-5.21
        Icon::Hammer => {
            if player.production < data.production_circles {
                player.production += 1;
                gains.push(Gain::Production);
            }
        }
        // HW-5.23: the trainee fills the next Wall Guard box, with its icons.
        Icon::Sword => {
            fill_track(player, data, Track::WallGuard);
            gains.push(Gain::WallGuard);
        }
        // HW-6.44
        Icon::FavorAny => {
            player.temple_favors += 1;
            gains.push(Gain::TempleFavor);
        }
        // HW-6.56
        Icon::FavorCohort => {
            if let Some(cohort) = player.diplomats.iter().rev().flatten().next().copied() {
                player.diplomat_favors[cohort.index()] += 1;
                gains.push(Gain::CohortFavor(cohort));
            }
        }
        // HW-7.11
        Icon::RemoveDisdain => {
            player.disdain_removed += 1;
            gains.push(Gain::DisdainRemoved);
        }
        // HW-5.9: the level follows from the Fort box just filled.
        Icon::Infrastructure => gains.push(Gain::Infrastructure),
        // HW-5.30: the circle follows from the building just built.
        Icon::Circle | Icon::Blank | Icon::Choice(_) => {}
    }
}

/// HW-5.50: the next box of an attribute; beyond 25 the gain is lost (HW-4.7, HW-5.53).
#[inline]
pub(crate) fn fill_attribute(player: &mut Player, data: &Data, attribute: Attribute, gains: &mut Gains) {
    let filled = player.attributes[attribute.index()];
    if filled < ATTRIBUTE_BOXES {
        player.attributes[attribute.index()] = filled + 1;
        gains.push(Gain::Attribute(attribute));
        // HW-5.51, HW-5.52
        player.pending.push_box(&data.attributes[attribute.index()][filled as usize]);
    }
}

/// HW-6.1: the next box of a citizen track; on a full track the icon is lost (HW-4.7).
fn fill_citizen(player: &mut Player, data: &Data, citizen: Citizen, gains: &mut Gains) {
    let filled = player.citizens[citizen.index()];
    if filled < CITIZEN_BOXES {
        player.citizens[citizen.index()] = filled + 1;
        gains.push(Gain::Citizen(citizen));
        player.pending.push_box(&data.citizens[citizen.index()][filled as usize]);
    }
}

/// HW-5.2: the next box of a cohort that is not full.
pub(crate) fn fill_cohort(player: &mut Player, data: &Data, cohort: Cohort, gains: &mut Gains) {
    let filled = player.cohorts[cohort.index()];
    player.cohorts[cohort.index()] = filled + 1;
    gains.push(Gain::Cohort(cohort));
    player.pending.push_box(&data.cohorts[cohort.index()][filled as usize]);
}

/// HW-4.4: the next box of a track, whose icons are then pending.
#[inline]
pub(crate) fn fill_track(player: &mut Player, data: &Data, track: Track) {
    let filled = player.tracks[track.index()];
    player.tracks[track.index()] = filled + 1;
    player.pending.push_box(&data.tracks[track.index()].boxes[filled as usize].icons);
}
