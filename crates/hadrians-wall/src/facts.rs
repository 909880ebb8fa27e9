//! What is printed on the sheets and cards, for whoever draws them.

use lusoria_core::contract::Printed;
use lusoria_core::game_text::Name;
use serde::Serialize;
use ts_rs::TS;

use crate::HadriansWall;
use crate::data::{BoxData, BuildingData, Data, Figure, FortData, Goal, Requirement, TrackBox, data};
use crate::icon::{BoxIcons, Icon};
use crate::pieces::Pieces;
use crate::vocab::*;

/// What is printed. Lists by kind stand in the printed order.
#[derive(Serialize, TS)]
pub struct Facts {
    /// HW-7.2: the Years on the Player Board.
    pub years: Vec<YearFacts>,
    /// HW-7.10.
    pub disdain_boxes: u8,
    /// Points lost by disdain left; the last entry holds for more.
    pub disdain_penalty: Vec<i32>,
    /// HW-5.50.
    pub attributes: Vec<AttributeFacts>,
    /// HW-5.1.
    pub cohorts: Vec<CohortFacts>,
    /// HW-5.3 to HW-5.12.
    pub tracks: Vec<TrackFacts>,
    /// HW-5.20.
    pub production: ProductionFacts,
    /// HW-5.23.
    pub training: YearBoxes,
    /// HW-5.40: how often workers may be exchanged in a game.
    pub forum_boxes: u8,
    /// HW-5.14 to HW-6.50.
    pub buildings: Vec<BuildingFacts>,
    /// HW-6.1.
    pub citizens: Vec<CitizenFacts>,
    /// HW-6.1.
    pub citizen_cost: Pieces,
    /// HW-6.11.
    pub market: MarketFacts,
    /// HW-6.21.
    pub performances: Vec<BoxFacts>,
    /// HW-6.26.
    pub gladiators: GladiatorFacts,
    /// HW-6.43: the boxes of all temples in the order they are filled.
    pub temples: Vec<TempleBoxFacts>,
    /// HW-6.46.
    pub bribes: Vec<BoxFacts>,
    /// HW-6.46.
    pub bribes_a_year: u8,
    /// HW-6.51: the rulings by column.
    pub rulings: Vec<RulingFacts>,
    /// HW-6.55.
    pub diplomats: Vec<BoxFacts>,
    /// HW-6.58.
    pub scouts: ScoutFacts,
    /// The twelve Player Cards.
    pub cards: Vec<CardFacts>,
    /// The 48 Fate Cards.
    pub fate: Vec<FateFacts>,
    /// HW-10.6: the lowest first.
    pub ranks: Vec<RankFacts>,
    /// HW-13.1: the forts in the order they are played.
    pub forts: Vec<FortFacts>,
}

/// One Year on the Player Board.
#[derive(Serialize, TS)]
pub struct YearFacts {
    /// The gray flag.
    pub flag: u8,
    /// Attack cards by difficulty, the easiest first.
    pub attack_cards: [u8; 3],
}

/// One icon of a box.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub enum Shown {
    /// Take one from the Main Supply.
    Piece(Piece),
    /// Fill the next box of that track.
    Attribute(Attribute),
    /// Anything else with one meaning.
    Sign(Sign),
    /// Fill the next box of one of these tracks.
    Choice {
        /// Which.
        among: Vec<Attribute>,
    },
}

/// The icons that are neither pieces nor attributes.
#[derive(Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// Fill the next Traders box.
    Trader,
    /// Fill the next Performers box.
    Performer,
    /// Fill the next Priests box.
    Priest,
    /// Fill the next Apparitores box.
    Apparitor,
    /// Fill the next Patricians box.
    Patrician,
    /// Fill the next box of a cohort of one's choice.
    Cohort,
    /// Fill the next Resource Production circle.
    Hammer,
    /// Fill the next Wall Guard box.
    Sword,
    /// A temple favor.
    FavorAny,
    /// A favor for the diplomat's cohort.
    FavorCohort,
    /// One disdain less.
    RemoveDisdain,
    /// The flag below a Fort box.
    Infrastructure,
    /// The round box of a building.
    Circle,
}

/// One attribute track.
#[derive(Serialize, TS)]
pub struct AttributeFacts {
    /// Which.
    pub id: Attribute,
    /// What its boxes bring.
    pub boxes: Vec<Vec<Shown>>,
}

/// One cohort.
#[derive(Serialize, TS)]
pub struct CohortFacts {
    /// Which.
    pub id: Cohort,
    /// What its boxes bring.
    pub boxes: Vec<Vec<Shown>>,
}

/// One track of the upper left sheet.
#[derive(Serialize, TS)]
pub struct TrackFacts {
    /// Which.
    pub id: Track,
    /// The pieces one of which pays for a box.
    pub pay: Vec<Piece>,
    /// Its boxes.
    pub boxes: Vec<TrackBoxFacts>,
}

/// One box of such a track.
#[derive(Serialize, TS)]
pub struct TrackBoxFacts {
    /// HW-5.13: the granary it needs: 0 small, 1 medium, 2 large.
    pub granary: u8,
    /// Fort boxes it needs.
    pub needs_fort: u8,
    /// HW-5.9: the flag below it; 0 for none.
    pub infrastructure: u8,
    /// What it brings, without its flag.
    pub icons: Vec<Shown>,
}

/// Resource Production.
#[derive(Serialize, TS)]
pub struct ProductionFacts {
    /// Its circles.
    pub circles: u8,
    /// Those printed filled.
    pub prefilled: u8,
    /// What a filled one gives each Year.
    pub yearly: Piece,
}

/// Boxes that take the number of a Year.
#[derive(Serialize, TS)]
pub struct YearBoxes {
    /// How many.
    pub boxes: u8,
    /// What one costs.
    pub cost: Pieces,
    /// What one brings.
    pub icons: Vec<Shown>,
}

/// What something needs: filled boxes of a track, or a level.
#[derive(Serialize, TS)]
pub struct Needs {
    /// Of what.
    pub track: NeedsTrack,
    /// How much.
    pub level: u8,
}

/// What a requirement counts.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub enum NeedsTrack {
    /// Its boxes.
    Attribute(Attribute),
    /// Its boxes.
    Citizens(Citizen),
    /// The level of infrastructure.
    Infrastructure(InfrastructureWord),
}

/// The word for infrastructure among the requirements.
#[derive(Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum InfrastructureWord {
    /// The only one.
    Infrastructure,
}

/// One building.
#[derive(Serialize, TS)]
pub struct BuildingFacts {
    /// Which.
    pub id: Building,
    /// What it needs.
    pub needs: Needs,
    /// The building that must stand first.
    pub after: Option<Building>,
    /// What it costs.
    pub cost: Pieces,
    /// What it brings at once.
    pub icons: Vec<Shown>,
    /// HW-3.7: what its circle gives each Year, besides an attribute of a Road.
    pub yearly: Pieces,
}

/// One citizen track.
#[derive(Serialize, TS)]
pub struct CitizenFacts {
    /// Which.
    pub id: Citizen,
    /// Its own symbol.
    pub icon: Shown,
    /// What its boxes bring.
    pub boxes: Vec<Vec<Shown>>,
    /// HW-6.3: the boxes at which a building or a diplomat opens.
    pub flags: Vec<u8>,
}

/// A box with a requirement on its citizen track.
#[derive(Serialize, TS)]
pub struct BoxFacts {
    /// Citizen boxes needed.
    pub needs: u8,
    /// What it costs.
    pub cost: Pieces,
    /// What it brings.
    pub icons: Vec<Shown>,
}

/// The market.
#[derive(Serialize, TS)]
pub struct MarketFacts {
    /// What pays for a good.
    pub cost: Piece,
    /// Its hexagons.
    pub hexagons: Vec<BoxFacts>,
    /// HW-6.16: renown for the first, second, ... different good.
    pub renown: Vec<u8>,
}

/// The gladiators.
#[derive(Serialize, TS)]
pub struct GladiatorFacts {
    /// The workers one of whom trains a gladiator.
    pub trainers: Vec<Piece>,
    /// The strength boxes.
    pub columns: Vec<ColumnFacts>,
    /// Battles of one gladiator in a game.
    pub battle_boxes: u8,
}

/// One strength box and its rewards.
#[derive(Serialize, TS)]
pub struct ColumnFacts {
    /// Performers needed.
    pub needs: u8,
    /// HW-6.31.
    pub if_dead: Vec<Shown>,
    /// HW-6.32.
    pub if_alive: Vec<Shown>,
}

/// One box of a temple.
#[derive(Serialize, TS)]
pub struct TempleBoxFacts {
    /// The temple.
    pub building: Building,
    /// Priests needed.
    pub needs: u8,
    /// What it brings.
    pub icons: Vec<Shown>,
}

/// One column of the courthouse.
#[derive(Serialize, TS)]
pub struct RulingFacts {
    /// Which.
    pub id: Column,
    /// Its boxes from the top.
    pub boxes: Vec<BoxFacts>,
}

/// Scouts and map.
#[derive(Serialize, TS)]
pub struct ScoutFacts {
    /// What a scout costs.
    pub cost: Piece,
    /// Patricians needed by the first, second, ... scout.
    pub needs: Vec<u8>,
    /// HW-6.60: what the cells give, row by row.
    pub map: Vec<Vec<Option<Piece>>>,
    /// HW-6.61.
    pub patterns: Vec<PatternFacts>,
}

/// A scout pattern.
#[derive(Serialize, TS)]
pub struct PatternFacts {
    /// Which.
    pub id: Pattern,
    /// Row and column of its four cells, in the top left corner.
    pub cells: Vec<[u8; 2]>,
}

/// One Player Card.
#[derive(Serialize, TS)]
pub struct CardFacts {
    /// Which.
    pub id: Card,
    /// What its path counts.
    pub counts: PathCount,
    /// The counts for 1, 2 and 3 points.
    pub thresholds: [u8; 3],
    /// HW-8.6: whether a threshold is met by at most that count.
    pub at_most: bool,
    /// Its scout pattern.
    pub pattern: Pattern,
    /// Its trade good.
    pub good: u8,
    /// What it brings as a Prospect Card.
    pub gain: Pieces,
}

/// One Fate Card.
#[derive(Serialize, TS)]
pub struct FateFacts {
    /// Which.
    pub id: FateCard,
    /// The cohort its arrow points at.
    pub attack: Cohort,
    /// The damage in a battle.
    pub damage: u8,
    /// Its trade good.
    pub good: u8,
    /// What it brings at the start of a Year.
    pub gain: Pieces,
}

/// One solo rank.
#[derive(Serialize, TS)]
pub struct RankFacts {
    /// Its id among the names.
    pub id: &'static str,
    /// The least score; the lowest rank holds for every lower score too.
    pub min: i32,
}

/// One fort of the campaign.
#[derive(Serialize, TS)]
pub struct FortFacts {
    /// Its id among the names.
    pub id: &'static str,
    /// HW-13.1: how it changes the rules.
    pub rules: FortRuleFacts,
    /// All must be met to win.
    pub goals: Vec<GoalFacts>,
    /// All must be met for the reward.
    pub challenge: Vec<GoalFacts>,
    /// HW-13.2: what a met challenge brings at the next fort.
    pub reward: Pieces,
}

/// One goal.
#[derive(Serialize, TS)]
pub struct GoalFacts {
    /// What is counted.
    pub figure: Figure,
    /// Whether exactly `target` is asked for, instead of at least.
    pub exactly: bool,
    /// How many.
    pub target: i32,
}

/// The rules a fort changes.
#[derive(Serialize, TS)]
pub struct FortRuleFacts {
    /// One neutral card a Year instead of two.
    pub one_neutral_card: bool,
    /// Buildings other than landmarks cost one resource more.
    pub dearer_buildings: bool,
    /// Buildings that may not be built.
    pub forbidden: Vec<Building>,
    /// Diplomats may not be sent.
    pub no_diplomats: bool,
    /// No Wall or Cippi before Year 3.
    pub late_wall: bool,
    /// The first income must show two soldiers.
    pub two_soldiers: bool,
    /// Mining costs two servants.
    pub dear_mining: bool,
    /// One more attack card each Year.
    pub more_attacks: bool,
}

impl Printed for HadriansWall {
    type Facts = Facts;

    /// Everything printed.
    fn facts() -> Facts {
        let data = data();
        let boxes = |all: &[BoxIcons]| all.iter().map(shown).collect();
        Facts {
            years: data.years.map(|year| YearFacts { flag: year.flag, attack_cards: year.attack_cards }).into(),
            disdain_boxes: data.disdain_boxes,
            disdain_penalty: data.disdain_penalty.clone(),
            attributes: Attribute::ALL
                .map(|id| AttributeFacts { id, boxes: boxes(&data.attributes[id.index()]) })
                .into(),
            cohorts: Cohort::ALL.map(|id| CohortFacts { id, boxes: boxes(&data.cohorts[id.index()]) }).into(),
            tracks: Track::ALL.map(|id| track(data, id)).into(),
            production: ProductionFacts {
                circles: data.production_circles,
                prefilled: data.production_prefilled,
                yearly: data.production_yearly,
            },
            training: YearBoxes {
                boxes: data.training_boxes,
                cost: data.training_cost,
                icons: shown(&data.training_icons),
            },
            forum_boxes: data.forum_boxes,
            buildings: Building::ALL.map(|id| building(id, &data.buildings[id.index()])).into(),
            citizens: Citizen::ALL.map(|id| citizens(data, id)).into(),
            citizen_cost: data.citizen_cost,
            market: MarketFacts {
                cost: data.good_cost,
                hexagons: data.hexagons.iter().map(box_facts).collect(),
                renown: data.good_renown.into(),
            },
            performances: data.performances.iter().map(box_facts).collect(),
            gladiators: GladiatorFacts {
                trainers: data.gladiator_trainers.to_vec(),
                columns: data
                    .gladiators
                    .iter()
                    .map(|one| ColumnFacts {
                        needs: one.needs,
                        if_dead: shown(&one.if_dead),
                        if_alive: shown(&one.if_alive),
                    })
                    .collect(),
                battle_boxes: data.battle_boxes,
            },
            temples: data
                .temples
                .iter()
                .map(|one| TempleBoxFacts { building: one.building, needs: one.needs, icons: shown(&one.icons) })
                .collect(),
            bribes: data.bribes.iter().map(box_facts).collect(),
            bribes_a_year: data.bribes_a_year,
            rulings: Column::ALL
                .map(|id| RulingFacts { id, boxes: data.rulings[id.index()].iter().map(box_facts).collect() })
                .into(),
            diplomats: data.diplomats.iter().map(box_facts).collect(),
            scouts: scouts(data),
            cards: Card::ALL.map(|id| card(data, id)).into(),
            fate: FateCard::all().map(|id| fate(data, id)).collect(),
            ranks: data.ranks.iter().map(|rank| RankFacts { id: rank.id, min: rank.min }).collect(),
            forts: data.forts.iter().map(fort).collect(),
        }
    }

    fn names() -> &'static [Name] {
        &data().names
    }
}

fn shown(icons: &BoxIcons) -> Vec<Shown> {
    icons.as_slice().iter().map(|icon| shown_icon(*icon)).collect()
}

fn shown_icon(icon: Icon) -> Shown {
    let sign = match icon {
        Icon::Piece(piece) => return Shown::Piece(piece),
        Icon::Attribute(attribute) => return Shown::Attribute(attribute),
        Icon::Choice(among) => return Shown::Choice { among: among.iter().collect() },
        Icon::Citizen(Citizen::Traders) => Sign::Trader,
        Icon::Citizen(Citizen::Performers) => Sign::Performer,
        Icon::Citizen(Citizen::Priests) => Sign::Priest,
        Icon::Citizen(Citizen::Apparitores) => Sign::Apparitor,
        Icon::Citizen(Citizen::Patricians) => Sign::Patrician,
        Icon::Cohort => Sign::Cohort,
        Icon::Hammer => Sign::Hammer,
        Icon::Sword => Sign::Sword,
        Icon::FavorAny => Sign::FavorAny,
        Icon::FavorCohort => Sign::FavorCohort,
        Icon::RemoveDisdain => Sign::RemoveDisdain,
        Icon::Infrastructure => Sign::Infrastructure,
        Icon::Circle => Sign::Circle,
        Icon::Blank => unreachable!("no box shows a blank icon"),
    };
    Shown::Sign(sign)
}

fn track(data: &Data, id: Track) -> TrackFacts {
    let track = &data.tracks[id.index()];
    let facts = |(index, one): (usize, &TrackBox)| {
        let raises = id == Track::Fort && data.infrastructure[index + 1] > data.infrastructure[index];
        let icons: BoxIcons =
            one.icons.as_slice().iter().copied().filter(|icon| *icon != Icon::Infrastructure).collect();
        TrackBoxFacts {
            granary: one.granary,
            needs_fort: one.needs_fort,
            infrastructure: if raises { data.infrastructure[index + 1] } else { 0 },
            icons: shown(&icons),
        }
    };
    let boxes = track.boxes.iter().take(usize::from(track.len)).enumerate().map(facts).collect();
    TrackFacts { id, pay: track.pay.to_vec(), boxes }
}

fn building(id: Building, building: &BuildingData) -> BuildingFacts {
    let needs = match building.needs {
        Requirement::Infrastructure(level) => {
            Needs { track: NeedsTrack::Infrastructure(InfrastructureWord::Infrastructure), level }
        }
        Requirement::Attribute(attribute, level) => Needs { track: NeedsTrack::Attribute(attribute), level },
        Requirement::Citizens(citizens, level) => Needs { track: NeedsTrack::Citizens(citizens), level },
    };
    BuildingFacts {
        id,
        needs,
        after: building.after,
        cost: building.cost,
        icons: shown(&building.icons),
        yearly: building.yearly,
    }
}

fn citizens(data: &Data, id: Citizen) -> CitizenFacts {
    let buildings = data.buildings.iter().filter_map(|building| match building.needs {
        Requirement::Citizens(track, level) if track == id => Some(level),
        _ => None,
    });
    let diplomats = data.diplomats.iter().filter(|_| id == Citizen::Patricians).map(|diplomat| diplomat.needs);
    let mut flags: Vec<u8> = buildings.chain(diplomats).collect();
    flags.sort_unstable();
    flags.dedup();
    CitizenFacts {
        id,
        icon: shown_icon(Icon::Citizen(id)),
        boxes: data.citizens[id.index()].iter().map(shown).collect(),
        flags,
    }
}

fn box_facts(one: &BoxData) -> BoxFacts {
    BoxFacts { needs: one.needs, cost: one.cost, icons: shown(&one.icons) }
}

fn scouts(data: &Data) -> ScoutFacts {
    let cells = |pattern: Pattern| {
        // The first placement is one in the top left corner.
        let first = data.placements[pattern.index()][0];
        let all = (0..Cells::ROWS).flat_map(|row| (0..Cells::COLUMNS).map(move |column| (row, column)));
        all.filter(|(row, column)| first.contains(Cells::at(*row, *column)))
            .map(|(row, column)| [row as u8, column as u8])
            .collect()
    };
    ScoutFacts {
        cost: data.scout_cost,
        needs: data.scouts.into(),
        map: data.map.chunks(Cells::COLUMNS).map(<[Option<Piece>]>::to_vec).collect(),
        patterns: Pattern::ALL.map(|id| PatternFacts { id, cells: cells(id) }).into(),
    }
}

fn card(data: &Data, id: Card) -> CardFacts {
    let card = &data.cards[id.index()];
    CardFacts {
        id,
        counts: card.path,
        thresholds: card.thresholds,
        at_most: card.at_most,
        pattern: card.pattern,
        good: card.good,
        gain: card.gain,
    }
}

fn fate(data: &Data, id: FateCard) -> FateFacts {
    let card = &data.fate[id.index()];
    FateFacts { id, attack: card.attack, damage: card.damage, good: card.good, gain: card.gain }
}

fn fort(fort: &FortData) -> FortFacts {
    let goals = |goals: &[Goal]| {
        let facts = |goal: &Goal| GoalFacts { figure: goal.figure, exactly: goal.exactly, target: goal.value };
        goals.iter().map(facts).collect()
    };
    let rules = &fort.rules;
    FortFacts {
        id: fort.id,
        rules: FortRuleFacts {
            one_neutral_card: rules.one_neutral_card,
            dearer_buildings: rules.dearer_buildings,
            forbidden: Building::ALL.into_iter().filter(|one| rules.forbidden & one.bit() != 0).collect(),
            no_diplomats: rules.no_diplomats,
            late_wall: rules.late_wall,
            two_soldiers: rules.two_soldiers,
            dear_mining: rules.dear_mining,
            more_attacks: rules.more_attacks,
        },
        goals: goals(&fort.goals),
        challenge: goals(&fort.challenge),
        reward: fort.reward,
    }
}
