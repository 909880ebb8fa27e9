//! Which moves of Hadrian's Wall are worth a try: by their kind, whatever the sheet looks like.

use lusoria_hadrians_wall::Move;
use serde::Deserialize;

/// Kinds of moves that are worth a try alike.
#[derive(Clone, Copy)]
enum Kind {
    Stop,
    Choice,
    Favour,
    Build,
    Fort,
    Wall,
    Cippi,
    Mine,
    Guard,
    Citizen,
    Temple,
    Feature,
    Gladiator,
    Exchange,
}

impl Kind {
    /// A table and not a jump for each kind: moves come in no order that a processor could foresee.
    #[inline]
    const fn of(mv: Move) -> Kind {
        match mv {
            Move::Stop => Kind::Stop,
            Move::Build { .. } => Kind::Build,
            Move::Fort { .. } => Kind::Fort,
            Move::Wall => Kind::Wall,
            Move::Cippi => Kind::Cippi,
            Move::Mine => Kind::Mine,
            Move::WallGuard | Move::TrainBuilder => Kind::Guard,
            Move::Citizen { .. } => Kind::Citizen,
            Move::ServeTemple { .. } => Kind::Temple,
            Move::Perform { .. }
            | Move::Ruling { .. }
            | Move::Bribe { .. }
            | Move::Scout { .. }
            | Move::Diplomat { .. }
            | Move::BuyGood { .. } => Kind::Feature,
            Move::TrainGladiator { .. } | Move::Battle { .. } => Kind::Gladiator,
            Move::Forum { .. } => Kind::Exchange,
            Move::Favour { .. } => Kind::Favour,
            Move::Path { .. } | Move::Gain { .. } | Move::Cohort { .. } => Kind::Choice,
        }
    }
}

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(from = "NamedTries")]
pub(super) struct Tries {
    by_kind: [f32; Kind::Exchange as usize + 1],
    favour_temple: f32,
    favour_diplomat: f32,
}

/// The same as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedTries {
    build: f32,
    fort: f32,
    wall: f32,
    cippi: f32,
    mine: f32,
    guard: f32,
    citizen: f32,
    temple: f32,
    feature: f32,
    gladiator: f32,
    exchange: f32,
    favour_temple: f32,
    favour_diplomat: f32,
}

impl From<NamedTries> for Tries {
    fn from(named: NamedTries) -> Tries {
        let by_kind = [
            (Kind::Stop, 0.0),
            (Kind::Choice, 1.0),
            (Kind::Favour, 1.0),
            (Kind::Build, named.build),
            (Kind::Fort, named.fort),
            (Kind::Wall, named.wall),
            (Kind::Cippi, named.cippi),
            (Kind::Mine, named.mine),
            (Kind::Guard, named.guard),
            (Kind::Citizen, named.citizen),
            (Kind::Temple, named.temple),
            (Kind::Feature, named.feature),
            (Kind::Gladiator, named.gladiator),
            (Kind::Exchange, named.exchange),
        ];
        let mut tries = Tries {
            by_kind: [0.0; Kind::Exchange as usize + 1],
            favour_temple: named.favour_temple,
            favour_diplomat: named.favour_diplomat,
        };
        by_kind.into_iter().for_each(|(kind, weight)| tries.by_kind[kind as usize] = weight);
        tries
    }
}

impl Tries {
    /// How much a move is worth a try.
    #[inline]
    pub(super) fn weight(&self, mv: Move) -> f32 {
        let weight = self.by_kind[Kind::of(mv) as usize];
        match mv {
            Move::Favour { temple, diplomat, .. } => {
                weight + self.favour_temple * f32::from(temple) + self.favour_diplomat * f32::from(diplomat)
            }
            _ => weight,
        }
    }
}
