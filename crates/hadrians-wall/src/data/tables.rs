//! From the file to the tables. Words that the rules do not know stop the program at once, with the word.

use std::fmt::Debug;
use std::str::FromStr;

use lusoria_core::game_text::Name;
use lusoria_core::word::leak;

use super::raw::*;
use super::*;
use crate::icon::Icon;

pub(super) fn build(raw: &Raw) -> Data {
    let buildings = in_order::<Building, _, _, 25>(&raw.building, |one| &one.id, |one| building(raw, one));
    let open = |test: &dyn Fn(Requirement) -> bool| -> u32 {
        Building::ALL.iter().filter(|one| test(buildings[one.index()].needs)).map(|one| one.bit()).sum()
    };
    let set = |test: &dyn Fn(&RawBuilding) -> bool| -> u32 {
        raw.building.iter().filter(|one| test(one)).map(|one| word::<Building>(&one.id).bit()).sum()
    };
    let landmarks = set(&|one| one.class == "landmark");
    let road = raw.yearly_income.iter().find(|(_, icon)| icon.starts_with("choice:")).map(|(family, _)| family);
    Data {
        years: array(raw.year.iter().enumerate().map(|(index, one)| year(index, one))),
        disdain_penalty: raw.disdain.penalty.clone(),
        disdain_boxes: raw.disdain.boxes,
        attributes: in_order::<Attribute, _, _, 4>(&raw.attribute_track, |one| &one.id, boxes),
        cohorts: in_order::<Cohort, _, _, 3>(&raw.cohort, |one| &one.id, boxes),
        tracks: in_order::<Track, _, _, 5>(&raw.track, |one| &one.id, track),
        infrastructure: infrastructure(&raw.track[Track::Fort.index()]),
        production_circles: raw.resource_production.circles,
        production_yearly: word(&raw.yearly_income["resource_production"]),
        production_prefilled: raw.resource_production.prefilled,
        training_cost: pieces(&raw.training_grounds.cost),
        training_icons: icons(&raw.training_grounds.icons),
        training_boxes: raw.training_grounds.boxes,
        forum_boxes: raw.forum.boxes,
        forum: raw.forum.exchanges.iter().flat_map(exchanges).collect(),
        open_by_infrastructure: std::array::from_fn(|level| {
            open(&|needs| matches!(needs, Requirement::Infrastructure(least) if usize::from(least) <= level))
        }),
        open_by_attribute: Attribute::ALL.map(|attribute| {
            std::array::from_fn(|filled| {
                open(&|needs| matches!(needs, Requirement::Attribute(one, least) if one == attribute && usize::from(least) <= filled))
            })
        }),
        open_by_citizens: Citizen::ALL.map(|citizen| {
            std::array::from_fn(|filled| {
                open(&|needs| matches!(needs, Requirement::Citizens(one, least) if one == citizen && usize::from(least) <= filled))
            })
        }),
        needing: Piece::ALL.map(|piece| {
            Building::ALL.iter().filter(|one| buildings[one.index()].cost.has(piece)).map(|one| one.bit()).sum()
        }),
        landmarks,
        large: set(&|one| one.large),
        roads: set(&|one| road.is_some_and(|family| one.id.ends_with(family.as_str()))),
        buildings,
        citizens: in_order::<Citizen, _, _, 5>(&raw.citizen_track, |one| &one.id, boxes),
        citizen_cost: pieces(&raw.citizen_track[0].cost_options[0]),
        hexagons: area(&raw.market_goods.boxes, &raw.market_goods.cost),
        open_hexagons: open_boxes(&raw.market_goods.boxes),
        open_performances: open_boxes(&raw.theater_performances.boxes),
        open_bribes: open_boxes(&raw.bath_bribes.boxes),
        good_cost: one_piece(&raw.market_goods.cost),
        good_renown: raw.market_goods.unique_renown,
        performances: area(&raw.theater_performances.boxes, &raw.theater_performances.cost),
        gladiators: array(raw.gladiators.columns.iter().map(|one| GladiatorColumn {
            needs: one.needs,
            if_dead: icons(&one.if_dead),
            if_alive: icons(&one.if_alive),
        })),
        gladiator_trainers: raw.gladiators.train_cost_options.iter().map(one_piece).collect(),
        battle_boxes: raw.gladiators.battle_boxes_per_gladiator,
        temples: array(temple_rows(&raw.temple_service).into_iter().flat_map(|(temple, rows)| {
            rows.iter().map(move |one| TempleBox {
                building: word(&raw.temple_service.needs_building[temple.id()]),
                needs: one.needs,
                icons: icons(&one.icons),
            })
        })),
        temple_sizes: temple_rows(&raw.temple_service).map(|(_, rows)| rows.len() as u8),
        bribes: area(&raw.bath_bribes.boxes, &raw.bath_bribes.cost),
        bribes_a_year: raw.bath_bribes.limit_per_year,
        rulings: [&raw.court_rulings.left, &raw.court_rulings.center, &raw.court_rulings.right]
            .map(|column| area(column, &RawCost::new())),
        diplomats: area(&raw.diplomats.boxes, &raw.diplomats.cost),
        scouts: array(raw.scouts.boxes.iter().map(|one| one.needs)),
        scout_cost: one_piece(&raw.scouts.cost),
        map: array(raw.scouts.map.iter().flatten().map(|text| (!text.is_empty()).then(|| word(text)))),
        map_rows: std::array::from_fn(|row| lines(|cell| cell / Cells::COLUMNS == row)),
        map_columns: std::array::from_fn(|column| lines(|cell| cell % Cells::COLUMNS == column)),
        placements: in_order::<Pattern, _, _, 5>(&raw.pattern, |one| &one.id, |one| patterns::placements(&one.cells)),
        cards: in_order::<Card, _, _, 12>(&raw.player_card, |one| &one.id, card),
        fate: array(raw.fate_card.iter().enumerate().map(|(index, one)| fate(index, one))),
        neutral_a_year: [
            raw.low_player_count.neutral_cards_per_year_1p,
            raw.low_player_count.neutral_cards_per_year_2p,
        ],
        ranks: raw.solo_rank.iter().map(|one| Rank { min: one.min, id: leak(&one.id) }).collect(),
        forts: array(raw.campaign_fort.iter().map(|one| fort(one, landmarks))),
        names: names(raw),
    }
}

fn word<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("components.toml: the rules do not know {text:?}"))
}

fn array<T: Debug, const N: usize>(items: impl IntoIterator<Item = T>) -> [T; N] {
    let items: Vec<T> = items.into_iter().collect();
    let found = items.len();
    items.try_into().unwrap_or_else(|_| panic!("components.toml: expected {N} entries, found {found}"))
}

/// The entries of a list whose ids must come in the order of the words.
fn in_order<W: FromStr + Word, R, T: Debug, const N: usize>(
    list: &[R],
    id: impl Fn(&R) -> &String,
    make: impl Fn(&R) -> T,
) -> [T; N] {
    for (index, one) in list.iter().enumerate() {
        assert_eq!(word::<W>(id(one)).place(), index, "components.toml: {} is out of order", id(one));
    }
    array(list.iter().map(make))
}

/// What `in_order` asks of a word.
trait Word {
    fn place(&self) -> usize;
}

macro_rules! word_places { ($($name:ty),*) => { $(impl Word for $name {
    fn place(&self) -> usize { self.index() }
})* } }
word_places!(Attribute, Cohort, Track, Citizen, Building, Card, Pattern);

fn pieces(cost: &RawCost) -> Pieces {
    cost.iter().fold(Pieces::NONE, |sum, (piece, count)| sum + Pieces::of(word(piece), *count))
}

fn one_piece(cost: &RawCost) -> Piece {
    let (piece, count) = cost.first_key_value().expect("components.toml: a cost of one piece is empty");
    assert_eq!((cost.len(), *count), (1, 1), "components.toml: {piece} must be the only piece of its cost");
    word(piece)
}

fn icons(list: &[String]) -> BoxIcons {
    list.iter().map(|text| word::<Icon>(text)).collect()
}

fn boxes<const N: usize>(track: &RawTrack) -> [BoxIcons; N] {
    array(track.boxes.iter().map(|one| icons(&one.icons)))
}

fn year(index: usize, raw: &RawYear) -> YearData {
    assert_eq!(usize::from(raw.number), index + 1, "components.toml: the Years are out of order");
    YearData { flag: raw.flag, attack_cards: [raw.cards_easy, raw.cards_normal, raw.cards_hard] }
}

fn track(raw: &RawTrack) -> TrackData {
    let granary = |one: &RawBox| -> u8 {
        ["small", "medium", "large"].iter().position(|name| *name == one.granary).expect("a granary") as u8
    };
    let locked = TrackBox { granary: u8::MAX, needs_fort: u8::MAX, icons: BoxIcons::NONE };
    let mut boxes = [locked; MAX_TRACK + 1];
    for (place, one) in boxes.iter_mut().zip(&raw.boxes) {
        *place = TrackBox { granary: granary(one), needs_fort: one.needs_fort, icons: icons(&one.icons) };
    }
    // A sword is an icon that fills the box, not a piece that pays for it.
    let bought = raw.cost_options.iter().filter(|cost| !cost.contains_key("sword"));
    let last_of = |column: u8| raw.boxes.iter().filter(|one| granary(one) <= column).count() as u8;
    TrackData {
        len: raw.boxes.len() as u8,
        boxes,
        pay: bought.map(one_piece).collect(),
        columns: [0, 1, 2].map(last_of),
    }
}

fn infrastructure(fort: &RawTrack) -> [u8; MAX_TRACK + 1] {
    let level = |filled: usize| fort.boxes.iter().take(filled).map(|one| one.infrastructure).max().unwrap_or(0);
    std::array::from_fn(level)
}

fn exchanges(raw: &RawExchange) -> Vec<Exchange> {
    let give: [Piece; 2] = [word(&raw.give[0]), word(&raw.give[1])];
    let cost = Pieces::one(give[0]) + Pieces::one(give[1]);
    raw.gain.iter().map(|gain| Exchange { give, gain: word(gain), cost }).collect()
}

fn building(raw: &Raw, one: &RawBuilding) -> BuildingData {
    let RawNeed { track, level } = &one.needs;
    let needs = match (track.as_str(), track.parse::<Attribute>(), track.parse::<Citizen>()) {
        ("infrastructure", ..) => Requirement::Infrastructure(*level),
        (_, Ok(attribute), _) => Requirement::Attribute(attribute, *level),
        (_, _, Ok(citizen)) => Requirement::Citizens(citizen, *level),
        _ => panic!("components.toml: {} needs an unknown track {track:?}", one.id),
    };
    let family = raw.yearly_income.iter().find(|(family, _)| one.id.ends_with(family.as_str()));
    let yearly = family.and_then(|(_, icon)| icon.parse().ok()).map_or(Pieces::NONE, Pieces::one);
    BuildingData {
        needs,
        after: (!one.after.is_empty()).then(|| word(&one.after)),
        cost: pieces(&one.cost),
        icons: icons(&one.icons),
        yearly,
    }
}

fn area<const N: usize>(list: &[RawBox], cost: &RawCost) -> [BoxData; N] {
    array(list.iter().map(|one| BoxData {
        needs: one.needs,
        cost: pieces(one.cost.as_ref().unwrap_or(cost)),
        icons: icons(&one.icons),
    }))
}

/// The boxes whose requirement is met, one bit each, by filled boxes of their citizen track.
fn open_boxes(list: &[RawBox]) -> [u8; CITIZEN_BOXES as usize + 1] {
    let open = |filled: usize| list.iter().enumerate().filter(move |(_, one)| usize::from(one.needs) <= filled);
    std::array::from_fn(|filled| open(filled).map(|(index, _)| 1 << index).sum())
}

fn temple_rows(raw: &RawTemples) -> [(Temple, &Vec<RawBox>); 3] {
    [(Temple::Small, &raw.small), (Temple::Medium, &raw.medium), (Temple::Large, &raw.large)]
}

fn lines(inside: impl Fn(usize) -> bool) -> Cells {
    Cells((0..Cells::ROWS * Cells::COLUMNS).filter(|cell| inside(*cell)).map(|cell| 1 << cell).sum())
}

fn card(raw: &RawCard) -> CardData {
    CardData {
        path: word(&raw.path),
        thresholds: raw.thresholds,
        at_most: raw.comparison == "at-most",
        pattern: word(&raw.pattern),
        good: raw.good,
        gain: pieces(&raw.gain),
    }
}

fn fate(index: usize, raw: &RawFate) -> FateData {
    assert_eq!(word::<FateCard>(&raw.id).index(), index, "components.toml: {} is out of order", raw.id);
    let counts = [raw.soldier, raw.builder, raw.servant, raw.civilian, raw.resource];
    let gain = Piece::ALL.iter().zip(counts).fold(Pieces::NONE, |sum, (piece, count)| sum + Pieces::of(*piece, count));
    FateData { attack: word(&raw.attack), damage: raw.gladiator, good: raw.good, gain }
}

fn fort(raw: &RawFort, landmarks: u32) -> FortData {
    let reward = raw.setup_reward_for_next_fort.iter().map(|text| Pieces::one(word(text)));
    FortData {
        id: leak(raw.name.to_lowercase().replace(' ', "-")),
        rules: raw.rules.iter().fold(FortRules::default(), |rules, text| fort_rule(rules, text, landmarks)),
        goals: raw.goals.iter().map(|text| goal(text)).collect(),
        challenge: raw.challenge.iter().map(|text| goal(text)).collect(),
        reward: reward.fold(Pieces::NONE, |sum, piece| sum + piece),
    }
}

/// HW-13.1, HW-13.5: the words by which forts change the rules.
fn fort_rule(mut rules: FortRules, text: &str, landmarks: u32) -> FortRules {
    match text {
        "one-neutral-card-per-year" => rules.one_neutral_card = true,
        "granary-hotel-workshop-road-and-right-sheet-buildings-cost-1-more-resource-not-diplomats" => {
            rules.dearer_buildings = true;
        }
        "no-diplomats" => rules.no_diplomats = true,
        "no-landmarks" => rules.forbidden |= landmarks,
        "no-wall-or-cippi-before-year-3" => rules.late_wall = true,
        "year-1-fate-card-must-show-2-soldiers-keep-revealing" => rules.two_soldiers = true,
        "mining-costs-2-servants" => rules.dear_mining = true,
        "one-more-attack-card-per-year" => rules.more_attacks = true,
        _ => {
            let building = text.strip_prefix("no-").unwrap_or(text);
            rules.forbidden |= word::<Building>(building).bit();
        }
    }
    rules
}

/// A goal in the notation of the data file: `built:x`, `complete:x`, `figure>=n`, `figure==n` or a bare figure.
fn goal(text: &str) -> Goal {
    let (figure, exactly, value) = match (text.split_once(">="), text.split_once("==")) {
        (Some((figure, value)), _) => (figure, false, word(value)),
        (_, Some((figure, value))) => (figure, true, word(value)),
        _ => (text, false, 1),
    };
    let figure = match figure {
        "total-vp" => Figure::Score,
        "path-vp" => Figure::PathPoints,
        "final-disdain" => Figure::Path(PathCount::Disdain),
        "complete-citizen-tracks" => Figure::Path(PathCount::CitizenTracks),
        "filled-temples" => Figure::Path(PathCount::Temples),
        "gladiator-strength" => Figure::Path(PathCount::GladiatorStrength),
        "goods" => Figure::Path(PathCount::Goods),
        "landmarks" => Figure::Path(PathCount::Landmarks),
        "complete-all-wall-sections" => Figure::Complete(Track::Wall),
        "scout-map-full" => Figure::FullMap,
        "favors-used" => Figure::FavorsUsed,
        _ => goal_with_word(figure),
    };
    Goal { text: leak(text), figure, exactly, value }
}

fn goal_with_word(figure: &str) -> Figure {
    if let Some(building) = figure.strip_prefix("built:") {
        return Figure::Built(word(building));
    }
    if let Some(track) = figure.strip_prefix("complete:") {
        return Figure::Complete(word(track));
    }
    if let Some(least) = figure.strip_prefix("attributes-at-least-") {
        return Figure::AttributesAtLeast(word(least));
    }
    Figure::Attribute(word(figure))
}

fn names(raw: &Raw) -> Vec<Name> {
    let listed =
        raw.names.iter().map(|one| Name { id: leak(&one.id), en: leak(&one.en), pl: leak(&one.pl), ru: leak(&one.ru) });
    let cards = raw.player_card.iter().map(|one| Name {
        id: leak(&one.id),
        en: leak(&one.name),
        pl: leak(&one.name_pl),
        ru: leak(&one.name_ru),
    });
    // The Latin names of forts are the same in every language.
    let forts = raw.campaign_fort.iter().map(|one| {
        let name = leak(&one.name);
        Name { id: leak(one.name.to_lowercase().replace(' ', "-")), en: name, pl: name, ru: name }
    });
    listed.chain(cards).chain(forts).collect()
}
