//! What is printed on the cards, for whoever draws them.

use std::collections::BTreeMap;

use lusoria_core::contract::Printed;
use lusoria_core::game_text::{About, Name};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{clause, tables};
use crate::vocab::{Building, Material, Role};
use crate::{GloryToRome, Options, about, data};

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The materials, the cheapest first.
    pub materials: Vec<MaterialFacts>,
    /// The order cards by their building.
    pub cards: BTreeMap<&'static str, CardFacts>,
}

/// One material.
#[derive(Serialize, TS)]
pub struct MaterialFacts {
    /// Its id.
    pub id: Material,
    /// The role on its cards.
    pub role: Role,
    /// GTR-3.2: materials needed, influence of the site, points of a card.
    pub value: u8,
}

/// One order card.
#[derive(Serialize, TS)]
pub struct CardFacts {
    /// What it is when it is no building.
    pub material: Material,
    /// GTR-3.2: the value of its material.
    pub value: u8,
    /// The clause that tells its function.
    pub clause: &'static str,
}

impl Printed for GloryToRome {
    type Facts = Facts;

    /// Everything printed.
    fn facts() -> Facts {
        let value = |material: Material| tables().value[material.index()];
        let card = |&building: &Building| {
            let material = building.material();
            (building.id(), CardFacts { material, value: value(material), clause: clause(building) })
        };
        Facts {
            materials: Material::ALL
                .iter()
                .map(|&id| MaterialFacts { id, role: id.role(), value: value(id) })
                .collect(),
            cards: Building::ALL.iter().map(card).collect(),
        }
    }

    fn names() -> &'static [Name] {
        data::names()
    }

    fn about(id: &str) -> Option<About> {
        about::about(id)
    }

    fn names_with(options: &Options) -> &'static [Name] {
        data::names_of(options.edition)
    }
}
