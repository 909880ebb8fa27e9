//! What a seat of Glory to Rome has besides points, in numbers.

use lusoria_core::Seat;
use lusoria_glory_to_rome::State;
use lusoria_glory_to_rome::vocab::{Building, Material, Materials};

/// The features that are not functions of buildings, after clients and stockpile by material.
const OTHERS: [&str; 12] = [
    "leads",
    "client_kinds",
    "client_room",
    "vault_room",
    "influence",
    "hand",
    "hand_over",
    "jacks",
    "structures",
    "structures_more",
    "materials",
    "nearly",
];

/// The names of the features, in the order in which [`features`] tells them: clients and stockpile by material, others, and the
/// functions of buildings.
pub fn names() -> impl Iterator<Item = String> {
    let of = |what: &'static str| Material::ALL.iter().map(move |material| format!("{what}_{}", material.id()));
    let functions = Building::ALL.iter().map(|building| building.id().replace('-', "_"));
    of("client").chain(of("stockpile")).chain(OTHERS.map(str::to_owned)).chain(functions)
}

/// Hundreds of cards that are still to be drawn.
pub fn left(state: &State) -> f32 {
    f32::from(state.n_drawable()) / 100.0
}

/// Tells what a seat has besides points: the place of each feature among the [`names`], and how much there is of it.
pub fn features(state: &State, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let area = &state.areas[seat];
    let mut each = |materials: &Materials, from: usize| {
        materials.0.iter().enumerate().for_each(|(place, &n_cards)| tell(from + place, n_cards.into()));
    };
    each(&area.clients, 0);
    each(&area.stockpile, 6);
    let (mut n_open, mut n_materials, mut n_nearly) = (0u8, 0u8, 0u8);
    for structure in state.structures.of(seat).filter(|structure| !structure.is_complete()) {
        n_open += 1;
        n_materials += structure.n_materials();
        n_nearly += u8::from(structure.n_materials() + 1 == structure.needed());
    }
    let room = |limit: u8, n_cards: u8| f32::from(limit.saturating_sub(n_cards).min(4));
    let (n_hand, limit) = (area.hand.len(), state.hand_limit(seat));
    let others: [f32; OTHERS.len()] = [
        f32::from(u8::from(state.leader == seat)),
        area.clients.0.iter().filter(|&&n_clients| n_clients > 0).count() as f32,
        room(state.client_limit(seat), area.clients.total()),
        room(state.vault_limit(seat), area.n_vault()),
        area.influence.into(),
        n_hand.min(limit).into(),
        n_hand.saturating_sub(limit).into(),
        area.jacks.min(3).into(),
        n_open.min(2).into(),
        n_open.saturating_sub(2).into(),
        n_materials.into(),
        n_nearly.into(),
    ];
    others.iter().enumerate().for_each(|(place, &feature)| tell(12 + place, feature));
    area.active.iter().for_each(|building| tell(12 + OTHERS.len() + building.index(), 1.0));
}
