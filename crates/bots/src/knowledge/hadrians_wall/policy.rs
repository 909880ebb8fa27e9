//! Which moves of Hadrian's Wall are worth a try: by their kind, whatever the sheet looks like.

use lusoria_hadrians_wall::Move;
use lusoria_hadrians_wall::vocab::MoveKind;
use serde::Deserialize;

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(from = "NamedTries")]
pub(super) struct Tries {
    by_kind: [f32; MoveKind::ALL.len()],
    favor_temple: f32,
    favor_diplomat: f32,
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
    favor_temple: f32,
    favor_diplomat: f32,
}

impl From<NamedTries> for Tries {
    fn from(named: NamedTries) -> Tries {
        use MoveKind::*;
        let weight = |kind| match kind {
            Stop => 0.0,
            Path | Gain | Cohort | Favor => 1.0,
            Build => named.build,
            Fort => named.fort,
            Wall => named.wall,
            Cippi => named.cippi,
            Mine => named.mine,
            WallGuard | TrainBuilder => named.guard,
            Citizen => named.citizen,
            ServeTemple => named.temple,
            Perform | Ruling | Bribe | Scout | Diplomat | BuyGood => named.feature,
            TrainGladiator | Battle => named.gladiator,
            Forum => named.exchange,
        };
        Tries {
            by_kind: MoveKind::ALL.map(weight),
            favor_temple: named.favor_temple,
            favor_diplomat: named.favor_diplomat,
        }
    }
}

impl Tries {
    /// How much a move is worth a try.
    #[inline]
    pub(super) fn weight(&self, mv: Move) -> f32 {
        let weight = self.by_kind[mv.kind().index()];
        match mv {
            Move::Favor { temple, diplomat, .. } => {
                weight + self.favor_temple * f32::from(temple) + self.favor_diplomat * f32::from(diplomat)
            }
            _ => weight,
        }
    }
}
