//! The printed content of `data/components.toml`, read once into tables.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use lusoria_core::Lang;
use lusoria_core::game_text::Name;
use lusoria_core::word::leak;
use serde::Deserialize;

use crate::vocab::{Building, Edition, Kinds, Material, N_KINDS, N_MATERIALS};

/// What the hot paths look up.
pub(crate) struct Tables {
    /// The material of each kind.
    pub material: [Material; N_KINDS],
    /// The kinds of each material, as bits.
    pub kinds: [u64; N_MATERIALS],
    /// GTR-3.2: materials needed, influence of the site, points of a card.
    pub value: [u8; N_MATERIALS],
    /// The influence a player begins with.
    pub base_influence: u8,
    /// The hand limit without functions.
    pub base_hand_limit: u8,
    /// The points of a merchant bonus.
    pub bonus: i32,
    /// All jacks.
    pub jacks: u8,
    /// The sites of each material.
    pub sites: [u8; N_MATERIALS],
    /// At most so many sites of each material in a training game.
    pub training_sites: u8,
    /// The cards of each edition.
    pub decks: [Kinds; 4],
    /// What each edition sets.
    pub editions: [EditionRules; 4],
}

/// The switches an edition sets, GTR-1.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EditionRules {
    /// Order cards dealt to each player.
    pub start_orders: u8,
    /// Jacks dealt to each player.
    pub start_jacks: u8,
    /// Cards of a petition.
    pub petition_size: u8,
    /// Whether one card may be drawn below the hand limit.
    pub single_card_always: bool,
    /// Whether Gate and Road make stone structures with a marble active.
    pub gate_counts_added_marble: bool,
    /// Whether the edition's book halves the deck before dealing (GTR-5.10).
    pub training_halves_before_deal: bool,
}

/// The tables.
#[inline(always)]
pub(crate) fn tables() -> &'static Tables {
    &TABLES
}

/// Every printed name, by id, whatever the edition.
pub(crate) fn names() -> &'static [Name] {
    &NAMES
}

/// Every name as an edition prints it (GTR-1.6, GTR-1.7).
pub(crate) fn names_of(edition: Edition) -> &'static [Name] {
    &EDITION_NAMES[edition.index()]
}

/// The clause that tells a building's function.
pub(crate) fn clause(building: Building) -> &'static str {
    &FILE.building.iter().find(|entry| entry.id == building).expect("every building has an entry").clause
}

/// The place of each kind in the alphabet of an edition and language; equal places are equal names. GTR-5.6, GTR-5.11
///
/// Names differ where the Polish edition prints another name for a function (GTR-1.6, GTR-1.7).
pub(crate) fn alphabet(edition: Edition, lang: Lang) -> &'static [u8; N_KINDS] {
    &ALPHABETS[edition.index()][lang as usize]
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    toml::from_str(include_str!("../data/components.toml")).expect("the component data is well formed")
});
static TABLES: LazyLock<Tables> = LazyLock::new(|| read_tables(&FILE));
static NAMES: LazyLock<Vec<Name>> = LazyLock::new(|| read_names(&FILE, None));
static EDITION_NAMES: LazyLock<Vec<Vec<Name>>> =
    LazyLock::new(|| Edition::ALL.iter().map(|&edition| read_names(&FILE, Some(edition))).collect());
static ALPHABETS: LazyLock<Vec<[[u8; N_KINDS]; 3]>> = LazyLock::new(|| {
    let of_edition = |&edition: &Edition| Lang::ALL.map(|lang| read_alphabet(&FILE, edition, lang));
    Edition::ALL.iter().map(of_edition).collect()
});

#[derive(Deserialize)]
struct File {
    game: GameEntry,
    material: Vec<MaterialEntry>,
    edition: Vec<EditionEntry>,
    training: TrainingEntry,
    jacks: JackEntry,
    site: Vec<SiteEntry>,
    building: Vec<BuildingEntry>,
}

#[derive(Deserialize)]
struct GameEntry {
    base_influence: u8,
    base_hand_limit: u8,
    merchant_bonus_vp: i32,
}

#[derive(Deserialize)]
struct Words {
    en: String,
    pl: String,
    ru: String,
}

impl Words {
    fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
            Lang::Ru => &self.ru,
        }
    }
}

#[derive(Deserialize)]
struct MaterialEntry {
    id: Material,
    name: Words,
    role: String,
    role_name: Words,
    value: u8,
}

#[derive(Deserialize)]
struct EditionEntry {
    id: Edition,
    source: String,
    copies_key: String,
    start_hand: StartHand,
    petition_size: u8,
    think_single_card: String,
    gate_counts_added_marble: bool,
}

#[derive(Deserialize)]
struct StartHand {
    orders: u8,
    jacks: u8,
}

#[derive(Deserialize)]
struct TrainingEntry {
    max_sites_per_material: u8,
}

#[derive(Deserialize)]
struct JackEntry {
    count: u8,
    name: Words,
}

#[derive(Deserialize)]
struct SiteEntry {
    material: Material,
    count: u8,
}

#[derive(Deserialize)]
struct BuildingEntry {
    id: Building,
    name: Words,
    #[serde(default)]
    edition_names: BTreeMap<String, Words>,
    material: Material,
    clause: String,
    copies: BTreeMap<String, u8>,
}

fn read_tables(file: &File) -> Tables {
    let building = |&building: &Building| -> &BuildingEntry {
        file.building.iter().find(|entry| entry.id == building).expect("every building has an entry")
    };
    let edition = |&edition: &Edition| -> &EditionEntry {
        file.edition.iter().find(|entry| entry.id == edition).expect("every edition has an entry")
    };
    let material: Vec<Material> = Building::ALL.iter().map(|b| building(b).material).collect();
    let kinds_of = |index: usize| {
        Building::ALL.iter().filter(|b| material[b.index()].index() == index).fold(0, |bits, b| bits | b.bit())
    };
    let value_of = |index: usize| {
        file.material.iter().find(|entry| entry.id.index() == index).expect("every material has an entry").value
    };
    let sites_of = |index: usize| {
        file.site.iter().find(|entry| entry.material.index() == index).expect("every material has sites").count
    };
    let deck_of = |index: usize| {
        let key = &edition(&Edition::ALL[index]).copies_key;
        Kinds(std::array::from_fn(|kind| building(&Building::at(kind)).copies[key.as_str()]))
    };
    Tables {
        kinds: std::array::from_fn(kinds_of),
        value: std::array::from_fn(value_of),
        material: material.try_into().expect("there is a material for each kind"),
        base_influence: file.game.base_influence,
        base_hand_limit: file.game.base_hand_limit,
        bonus: file.game.merchant_bonus_vp,
        jacks: file.jacks.count,
        sites: std::array::from_fn(sites_of),
        training_sites: file.training.max_sites_per_material,
        decks: std::array::from_fn(deck_of),
        editions: std::array::from_fn(|index| edition_rules(edition(&Edition::ALL[index]))),
    }
}

fn edition_rules(entry: &EditionEntry) -> EditionRules {
    EditionRules {
        start_orders: entry.start_hand.orders,
        start_jacks: entry.start_hand.jacks,
        petition_size: entry.petition_size,
        single_card_always: entry.think_single_card == "always",
        gate_counts_added_marble: entry.gate_counts_added_marble,
        training_halves_before_deal: entry.source == "S002",
    }
}

impl BuildingEntry {
    /// What an edition prints on the card.
    fn name_in(&self, file: &File, edition: Option<Edition>) -> &Words {
        let key = file.edition.iter().find(|entry| Some(entry.id) == edition).map(|entry| &entry.copies_key);
        key.and_then(|key| self.edition_names.get(key)).unwrap_or(&self.name)
    }
}

fn read_names(file: &File, edition: Option<Edition>) -> Vec<Name> {
    let name =
        |id: &str, words: &Words| Name { id: leak(id), en: leak(&words.en), pl: leak(&words.pl), ru: leak(&words.ru) };
    let materials = file.material.iter().map(|entry| name(entry.id.id(), &entry.name));
    let roles = file.material.iter().map(|entry| name(&entry.role, &entry.role_name));
    let jack = [name("jack", &file.jacks.name)];
    let buildings = file.building.iter().map(|entry| name(entry.id.id(), entry.name_in(file, edition)));
    materials.chain(roles).chain(jack).chain(buildings).collect()
}

fn read_alphabet(file: &File, edition: Edition, lang: Lang) -> [u8; N_KINDS] {
    let printed = |entry: &BuildingEntry| -> Vec<u32> {
        let name = entry.name_in(file, Some(edition)).in_lang(lang);
        name.to_lowercase().chars().map(|letter| letter_place(letter, lang)).collect()
    };
    let names: Vec<Vec<u32>> =
        Building::ALL.iter().map(|b| printed(file.building.iter().find(|e| e.id == *b).expect("an entry"))).collect();
    std::array::from_fn(|kind| names.iter().filter(|other| **other < names[kind]).count() as u8)
}

/// GTR-5.11: a space sorts before every letter; Polish and Russian use their own alphabets, with е = ё.
fn letter_place(letter: char, lang: Lang) -> u32 {
    let alphabet = match lang {
        Lang::En => " abcdefghijklmnopqrstuvwxyz",
        Lang::Pl => " aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
        Lang::Ru => " абвгдежзийклмнопрстуфхцчшщъыьэюя",
    };
    let letter = if letter == 'ё' { 'е' } else { letter };
    alphabet.chars().position(|known| known == letter).map_or(1000 + letter as u32, |place| place as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct TotalsFile {
        totals: Totals,
    }

    #[derive(Deserialize)]
    struct Totals {
        kinds: BTreeMap<String, usize>,
        order_cards: BTreeMap<String, usize>,
        per_material_in_play: BTreeMap<String, u8>,
        per_material_blackbox_box: BTreeMap<String, u8>,
        per_material_polish_box: BTreeMap<String, u8>,
        sites: u8,
    }

    fn box_counts(key: &str) -> Kinds {
        let copies = |&building: &Building| FILE.building.iter().find(|e| e.id == building).unwrap().copies[key];
        Kinds(std::array::from_fn(|kind| copies(&Building::at(kind))))
    }

    fn by_material(kinds: &Kinds) -> BTreeMap<String, u8> {
        let bag = kinds.materials();
        Material::ALL.iter().map(|&material| (material.to_string(), bag[material])).collect()
    }

    #[test]
    fn every_deck_and_box_adds_up_as_the_rulebooks_state() {
        let file: TotalsFile = toml::from_str(include_str!("../data/components.toml")).unwrap();
        let totals = file.totals;
        for (key, &n_cards) in &totals.order_cards {
            let counts = box_counts(key);
            assert_eq!(counts.total(), n_cards, "{key}");
            assert_eq!(counts.0.iter().filter(|&&n| n > 0).count(), totals.kinds[key], "{key}");
        }
        for deck in &tables().decks {
            assert_eq!(by_material(deck), totals.per_material_in_play);
        }
        assert_eq!(by_material(&box_counts("blackbox_box")), totals.per_material_blackbox_box);
        assert_eq!(by_material(&box_counts("polish_box")), totals.per_material_polish_box);
        assert_eq!(tables().sites.iter().sum::<u8>(), totals.sites);
    }

    #[test]
    fn copies_follow_the_value_of_the_card() {
        for deck in &tables().decks {
            for &building in Building::ALL.iter().filter(|&&b| deck[b] > 0) {
                let value = tables().value[building.material().index()];
                assert_eq!(deck[building], if value == 1 { 6 } else { 3 }, "{building}");
            }
        }
    }

    #[test]
    fn roles_and_materials_are_in_the_same_order() {
        for entry in &FILE.material {
            assert_eq!(entry.id.role().id(), entry.role);
        }
    }

    #[test]
    fn everything_has_a_name_in_every_language() {
        for name in names() {
            assert!(Lang::ALL.iter().all(|&lang| !name.in_lang(lang).is_empty()), "{}", name.id);
        }
    }

    #[test]
    fn names_follow_the_edition_in_every_language() {
        let name = |edition, id: &str| {
            let name = names_of(edition).iter().find(|name| name.id == id).unwrap();
            Lang::ALL.map(|lang| name.in_lang(lang))
        };
        for edition in [Edition::PolishStandard, Edition::PolishClassic] {
            assert_eq!(name(edition, "crane"), ["Circus", "Cyrk", "Цирк"]);
        }
        assert_eq!(name(Edition::Republic, "crane"), ["Crane", "Żuraw", "Кран"]);
        assert_eq!(name(Edition::PolishStandard, "forum-romanum"), ["Forum", "Plac miejski", "Форум"]);
        assert_eq!(name(Edition::PolishClassic, "forum"), ["Forum", "Plac miejski", "Форум"]);
        assert_eq!(name(Edition::Republic, "forum-romanum"), ["Forum Romanum", "Forum Romanum", "Римский форум"]);
    }

    #[test]
    fn the_alphabet_is_that_of_the_edition_and_language() {
        let english = alphabet(Edition::PolishStandard, Lang::En);
        assert!(english[Building::Crane.index()] < english[Building::CircusMaximus.index()], "Circus, Circus Maximus");
        assert!(english[Building::Coliseum.index()] < english[Building::Dock.index()]);
        let republic = alphabet(Edition::Republic, Lang::En);
        assert!(republic[Building::Coliseum.index()] < republic[Building::Crane.index()]);
        let polish = alphabet(Edition::PolishStandard, Lang::Pl);
        assert!(polish[Building::Bath.index()] < polish[Building::Bridge.index()], "Łaźnie, Most");
        assert!(polish[Building::Temple.index()] > polish[Building::Academy.index()], "Świątynia, Akademia");
    }
}
