// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Asked = { "kind": "path" } | { "kind": "road", left: number, } | { "kind": "action" } | { "kind": "cohort" } | { "kind": "attribute", among: Array<Attribute>, } | { "kind": "favors", cohort: Cohort, through: number, temple: number, diplomat: number, };
export type Attack = { cohort: Cohort, cards: number, };
export type Attribute = "renown" | "piety" | "valor" | "discipline";
export type AttributeFacts = { 
/**
 * Which.
 */
id: Attribute, 
/**
 * What its boxes bring.
 */
boxes: Array<Array<Shown>>, };
export type Board = { soldier: number, builder: number, servant: number, civilian: number, resource: number, };
export type BoxFacts = { 
/**
 * Citizen boxes needed.
 */
needs: number, 
/**
 * What it costs.
 */
cost: Pieces, 
/**
 * What it brings.
 */
icons: Array<Shown>, };
export type Building = "medium-granary" | "large-granary" | "small-hotel" | "large-hotel" | "small-workshop" | "large-workshop" | "small-road" | "large-road" | "archway" | "monolith" | "column" | "statue" | "small-precinct" | "medium-precinct" | "large-precinct" | "market" | "theater" | "ludus-gladiatorious" | "small-gardens" | "large-gardens" | "small-temple" | "medium-temple" | "large-temple" | "baths" | "courthouse";
export type BuildingFacts = { 
/**
 * Which.
 */
id: Building, 
/**
 * What it needs.
 */
needs: Needs, 
/**
 * The building that must stand first.
 */
after: Building | null, 
/**
 * What it costs.
 */
cost: Pieces, 
/**
 * What it brings at once.
 */
icons: Array<Shown>, 
/**
 * HW-3.7: what its circle gives each Year, besides an attribute of a Road.
 */
yearly: Pieces, };
export type Card = "architect" | "aristocrat" | "defender" | "engineer" | "fighter" | "forager" | "merchant" | "planner" | "pontiff" | "ranger" | "trainer" | "vanguard";
export type CardFacts = { 
/**
 * Which.
 */
id: Card, 
/**
 * What its path counts.
 */
counts: PathCount, 
/**
 * The counts for 1, 2 and 3 points.
 */
thresholds: [number, number, number], 
/**
 * HW-8.6: whether a threshold is met by at most that count.
 */
at_most: boolean, 
/**
 * Its scout pattern.
 */
pattern: Pattern, 
/**
 * Its trade good.
 */
good: number, 
/**
 * What it brings as a Prospect Card.
 */
gain: Pieces, };
export type Cells = string;
export type Citizen = "traders" | "performers" | "priests" | "apparitores" | "patricians";
export type CitizenFacts = { 
/**
 * Which.
 */
id: Citizen, 
/**
 * Its own symbol.
 */
icon: Shown, 
/**
 * What its boxes bring.
 */
boxes: Array<Array<Shown>>, 
/**
 * HW-6.3: the boxes at which a building or a diplomat opens.
 */
flags: Array<number>, };
export type Cohort = "left" | "center" | "right";
export type CohortFacts = { 
/**
 * Which.
 */
id: Cohort, 
/**
 * What its boxes bring.
 */
boxes: Array<Array<Shown>>, };
export type Cohorts = { left: number, center: number, right: number, };
export type Column = "left" | "center" | "right";
export type ColumnFacts = { 
/**
 * Performers needed.
 */
needs: number, 
/**
 * HW-6.31.
 */
if_dead: Array<Shown>, 
/**
 * HW-6.32.
 */
if_alive: Array<Shown>, };
export type Court = { left: Array<number>, center: Array<number>, right: Array<number>, };
export type Difficulty = "easy" | "normal" | "hard";
export type Diplomat = { cohort: Cohort, 
/**
 * Favors not used yet.
 */
favors: number, };
export type Event = { "kind": "year-began", 
/**
 * Which.
 */
year: number, } | { "kind": "fate-income", 
/**
 * The card.
 */
card: FateCard, 
/**
 * What everybody took.
 */
gain: Pieces, } | { "kind": "fate-skipped", 
/**
 * The card.
 */
card: FateCard, } | { "kind": "reshuffled" } | { "kind": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The cards, for the one who drew.
 */
cards: [Card, Card] | null, } | { "kind": "chose", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The Path Card, for the one who chose.
 */
path: Card | null, } | { "kind": "revealed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The Path Card.
 */
path: Card, 
/**
 * The Prospect Card.
 */
prospect: Card, 
/**
 * What the Prospect Card brought.
 */
gain: Pieces, } | { "kind": "neutral-card", 
/**
 * The card.
 */
card: Card, } | { "kind": "sheet-income", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it brought.
 */
gain: Pieces, } | { "kind": "road-income", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "acted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The action.
 */
action: Move, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The answer.
 */
answer: Move, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "good-turned", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: FateCard, 
/**
 * Its trade good.
 */
good: number, } | { "kind": "damage-turned", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Who fights.
 */
gladiator: Gladiator, 
/**
 * The card.
 */
card: FateCard, 
/**
 * Its damage.
 */
damage: number, 
/**
 * Whether the gladiator lives.
 */
alive: boolean, } | { "kind": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * With what.
 */
piece: Piece, } | { "kind": "paid-neutral", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * On which.
 */
card: Card, 
/**
 * With what.
 */
piece: Piece, } | { "kind": "stopped", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "reopened", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "attack", 
/**
 * Attacks on the left cohort.
 */
left: number, 
/**
 * Attacks on the center cohort.
 */
center: number, 
/**
 * Attacks on the right cohort.
 */
right: number, } | { "kind": "favors", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * For which cohort.
 */
cohort: Cohort, 
/**
 * Temple favors.
 */
temple: number, 
/**
 * Diplomat favors.
 */
diplomat: number, } | { "kind": "defended", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Attacks that got through.
 */
through: number, 
/**
 * Disdain gained.
 */
disdain: number, 
/**
 * Valor gained.
 */
valor: number, 
/**
 * What the valor brought.
 */
gains: Array<Gain>, } | { "kind": "game-over" };
export type Facts = { 
/**
 * HW-7.2: the Years on the Player Board.
 */
years: Array<YearFacts>, 
/**
 * HW-7.10.
 */
disdain_boxes: number, 
/**
 * Points lost by disdain left; the last entry holds for more.
 */
disdain_penalty: Array<number>, 
/**
 * HW-5.50.
 */
attributes: Array<AttributeFacts>, 
/**
 * HW-5.1.
 */
cohorts: Array<CohortFacts>, 
/**
 * HW-5.3 to HW-5.12.
 */
tracks: Array<TrackFacts>, 
/**
 * HW-5.20.
 */
production: ProductionFacts, 
/**
 * HW-5.23.
 */
training: YearBoxes, 
/**
 * HW-5.40: how often workers may be exchanged in a game.
 */
forum_boxes: number, 
/**
 * HW-5.14 to HW-6.50.
 */
buildings: Array<BuildingFacts>, 
/**
 * HW-6.1.
 */
citizens: Array<CitizenFacts>, 
/**
 * HW-6.1.
 */
citizen_cost: Pieces, 
/**
 * HW-6.11.
 */
market: MarketFacts, 
/**
 * HW-6.21.
 */
performances: Array<BoxFacts>, 
/**
 * HW-6.26.
 */
gladiators: GladiatorFacts, 
/**
 * HW-6.43: the boxes of all temples in the order they are filled.
 */
temples: Array<TempleBoxFacts>, 
/**
 * HW-6.46.
 */
bribes: Array<BoxFacts>, 
/**
 * HW-6.46.
 */
bribes_a_year: number, 
/**
 * HW-6.51: the rulings by column.
 */
rulings: Array<RulingFacts>, 
/**
 * HW-6.55.
 */
diplomats: Array<BoxFacts>, 
/**
 * HW-6.58.
 */
scouts: ScoutFacts, 
/**
 * The twelve Player Cards.
 */
cards: Array<CardFacts>, 
/**
 * The 48 Fate Cards.
 */
fate: Array<FateFacts>, 
/**
 * HW-10.6: the lowest first.
 */
ranks: Array<RankFacts>, 
/**
 * HW-13.1: the forts in the order they are played.
 */
forts: Array<FortFacts>, };
export type FateCard = string;
export type FateFacts = { 
/**
 * Which.
 */
id: FateCard, 
/**
 * The cohort its arrow points at.
 */
attack: Cohort, 
/**
 * The damage in a battle.
 */
damage: number, 
/**
 * Its trade good.
 */
good: number, 
/**
 * What it brings at the start of a Year.
 */
gain: Pieces, };
export type Fighter = { trained: number, damage: number, battles: Array<number>, };
export type Figure = { "kind": "score" } | { "kind": "path-points" } | { "kind": "path", "of": PathCount } | { "kind": "attributes-at-least", "of": number } | { "kind": "attribute", "of": Attribute } | { "kind": "built", "of": Building } | { "kind": "complete", "of": Track } | { "kind": "full-map" } | { "kind": "favors-used" };
export type FortFacts = { 
/**
 * Its id among the names.
 */
id: string, 
/**
 * HW-13.1: how it changes the rules.
 */
rules: FortRuleFacts, 
/**
 * All must be met to win.
 */
goals: Array<GoalFacts>, 
/**
 * All must be met for the reward.
 */
challenge: Array<GoalFacts>, 
/**
 * HW-13.2: what a met challenge brings at the next fort.
 */
reward: Pieces, };
export type FortRuleFacts = { 
/**
 * One neutral card a Year instead of two.
 */
one_neutral_card: boolean, 
/**
 * Buildings other than landmarks cost one resource more.
 */
dearer_buildings: boolean, 
/**
 * Buildings that may not be built.
 */
forbidden: Array<Building>, 
/**
 * Diplomats may not be sent.
 */
no_diplomats: boolean, 
/**
 * No Wall or Cippi before Year 3.
 */
late_wall: boolean, 
/**
 * The first income must show two soldiers.
 */
two_soldiers: boolean, 
/**
 * Mining costs two servants.
 */
dear_mining: boolean, 
/**
 * One more attack card each Year.
 */
more_attacks: boolean, };
export type Gain = string;
export type Gladiator = "red" | "blue";
export type GladiatorFacts = { 
/**
 * The workers one of whom trains a gladiator.
 */
trainers: Array<Piece>, 
/**
 * The strength boxes.
 */
columns: Array<ColumnFacts>, 
/**
 * Battles of one gladiator in a game.
 */
battle_boxes: number, };
export type Gladiators = { red: Fighter, blue: Fighter, };
export type Goal = { 
/**
 * What is counted.
 */
figure: Figure, 
/**
 * Whether exactly the target is asked for, instead of at least.
 */
exactly: boolean, 
/**
 * Whether it belongs to the optional challenge (HW-13.2).
 */
challenge: boolean, 
/**
 * The figure as things stand.
 */
value: number, 
/**
 * What is asked for.
 */
target: number, met: boolean, };
export type GoalFacts = { 
/**
 * What is counted.
 */
figure: Figure, 
/**
 * Whether exactly `target` is asked for, instead of at least.
 */
exactly: boolean, 
/**
 * How many.
 */
target: number, };
export type InfrastructureWord = "infrastructure";
export type MarketFacts = { 
/**
 * What pays for a good.
 */
cost: Piece, 
/**
 * Its hexagons.
 */
hexagons: Array<BoxFacts>, 
/**
 * HW-6.16: renown for the first, second, ... different good.
 */
renown: Array<number>, };
export type Mode = "simultaneous" | "live" | "canonical";
export type Move = { "kind": "path", 
/**
 * The card.
 */
card: Card, } | { "kind": "gain", 
/**
 * The attribute.
 */
attribute: Attribute, } | { "kind": "cohort", 
/**
 * The cohort.
 */
cohort: Cohort, } | { "kind": "favor", 
/**
 * The cohort.
 */
cohort: Cohort, 
/**
 * Temple favors.
 */
temple: number, 
/**
 * Favors of the diplomat who serves this cohort.
 */
diplomat: number, } | { "kind": "mine" } | { "kind": "wall-guard" } | { "kind": "cippi" } | { "kind": "wall" } | { "kind": "fort", 
/**
 * The worker who pays.
 */
pay: Piece, } | { "kind": "build", 
/**
 * The building.
 */
building: Building, } | { "kind": "train-builder" } | { "kind": "forum", 
/**
 * The first worker given back.
 */
give: Piece, 
/**
 * The second.
 */
also: Piece, 
/**
 * The worker gained.
 */
gain: Piece, } | { "kind": "citizen", 
/**
 * The track.
 */
citizen: Citizen, } | { "kind": "buy-good", 
/**
 * Whose card gives the number.
 */
source: Source, 
/**
 * The hexagon, 1 to 8.
 */
hexagon: number, } | { "kind": "perform", 
/**
 * The box, 1 to 6.
 */
performance: number, } | { "kind": "train-gladiator", 
/**
 * Which one.
 */
gladiator: Gladiator, 
/**
 * The worker who pays.
 */
pay: Piece, } | { "kind": "battle", 
/**
 * Which one.
 */
gladiator: Gladiator, } | { "kind": "serve-temple", 
/**
 * The worker who serves.
 */
pay: Piece, } | { "kind": "bribe", 
/**
 * The box, 1 to 6.
 */
bribe: number, } | { "kind": "ruling", 
/**
 * The column.
 */
column: Column, } | { "kind": "diplomat", 
/**
 * The cohort.
 */
cohort: Cohort, } | { "kind": "scout", 
/**
 * Whose card gives the pattern.
 */
source: Source, 
/**
 * The four cells.
 */
cells: Cells, } | { "kind": "stop" };
export type Needs = { 
/**
 * Of what.
 */
track: NeedsTrack, 
/**
 * How much.
 */
level: number, };
export type NeedsTrack = Attribute | Citizen | InfrastructureWord;
export type Neutral = { card: Card, good: number, pattern: Pattern, pieces: Board, };
export type PathCount = "constructed-landmarks" | "final-disdain" | "completed-wall-sections" | "large-buildings" | "completed-cohorts" | "resource-production-circles" | "collected-goods" | "completed-citizen-tracks" | "filled-temples" | "completed-scout-columns" | "total-gladiator-strength" | "completed-wall-guard-sections";
export type Pattern = "L" | "square" | "line" | "T" | "S";
export type PatternFacts = { 
/**
 * Which.
 */
id: Pattern, 
/**
 * Row and column of its four cells, in the top left corner.
 */
cells: Array<[number, number]>, };
export type Phase = "choose-cards" | "income" | "actions" | "favors" | "over";
export type Piece = "soldier" | "builder" | "servant" | "civilian" | "resource";
export type Pieces = { [piece: string]: number };
export type ProductionFacts = { 
/**
 * Its circles.
 */
circles: number, 
/**
 * Those printed filled.
 */
prefilled: number, 
/**
 * What a filled one gives each Year.
 */
yearly: Piece, };
export type Progress = { card: Card, 
/**
 * What its path counts (HW-8.5 to HW-8.16).
 */
count: number, 
/**
 * Points for that count.
 */
points: number, };
export type RankFacts = { 
/**
 * Its id among the names.
 */
id: string, 
/**
 * The least score; the lowest rank holds for every lower score too.
 */
min: number, };
export type RulingFacts = { 
/**
 * Which.
 */
id: Column, 
/**
 * Its boxes from the top.
 */
boxes: Array<BoxFacts>, };
export type Score = { 
/**
 * A point for each attribute box.
 */
attributes: number, 
/**
 * Points of the Path Cards revealed so far.
 */
paths: number, 
/**
 * Points lost by disdain.
 */
penalty: number, 
/**
 * The sum.
 */
total: number, };
export type ScoutFacts = { 
/**
 * What a scout costs.
 */
cost: Piece, 
/**
 * Patricians needed by the first, second, ... scout.
 */
needs: Array<number>, 
/**
 * HW-6.60: what the cells give, row by row.
 */
map: Array<Array<Piece | null>>, 
/**
 * HW-6.61.
 */
patterns: Array<PatternFacts>, };
export type Seat = string;
export type SeatView = { seat: Seat, 
/**
 * Cards in the own draw pile.
 */
deck_size: number, 
/**
 * The order of the own draw pile, for the referee.
 */
deck: Array<Card> | null, 
/**
 * The two cards drawn, for the one who may see them.
 */
drawn: [Card, Card] | null, 
/**
 * Whether this Year's cards are assigned.
 */
has_chosen: boolean, 
/**
 * The Path Card chosen, for the one who may see it.
 */
chosen: Card | null, 
/**
 * The good on the Prospect Card face up.
 */
good: number | null, 
/**
 * The pattern on the Prospect Card face up.
 */
pattern: Pattern | null, 
/**
 * What is asked of this seat now.
 */
asked: Asked | null, 
/**
 * How far the revealed Path Cards have come, in the order of the Years.
 */
progress: Array<Progress>, 
/**
 * How far the two cards drawn would be as paths, for the one who may see them.
 */
drawn_progress: Array<Progress>, board: Board, renown: number, piety: number, valor: number, discipline: number, cohorts: Cohorts, mining_and_foresting: number, wall_guard: number, cippi: number, wall: number, fort: number, 
/**
 * Follows from the Fort.
 */
infrastructure: number, resource_production: number, buildings: Array<Building>, 
/**
 * Years of trainings.
 */
training_grounds: Array<number>, 
/**
 * Years of exchanges.
 */
forum: Array<number>, traders: number, performers: number, priests: number, apparitores: number, patricians: number, 
/**
 * Trade good by hexagon, 0 for none.
 */
market: [number, number, number, number, number, number, number, number], 
/**
 * Year by performance, 0 for none.
 */
theater: [number, number, number, number, number, number], gladiators: Gladiators, temples: Temples, temple_favors: number, 
/**
 * Year by bribe, 0 for none.
 */
baths: [number, number, number, number, number, number], courthouse: Court, diplomats: Array<Diplomat>, scouts: number, 
/**
 * Filled cells, as row and column digits.
 */
map: Array<string>, 
/**
 * Circled disdain boxes.
 */
disdain: number, 
/**
 * Filled disdain boxes.
 */
disdain_removed: number, 
/**
 * Path Cards by Year, as far as revealed.
 */
paths: Array<Card>, 
/**
 * Prospect Cards by Year, as far as revealed; the last one lies face up.
 */
prospects: Array<Card>, stopped: boolean, 
/**
 * Points as things stand.
 */
score: Score, };
export type Shown = Piece | Attribute | Sign | { 
/**
 * Which.
 */
among: Array<Attribute>, };
export type Sign = "trader" | "performer" | "priest" | "apparitor" | "patrician" | "cohort" | "hammer" | "sword" | "favor-any" | "favor-cohort" | "remove-disdain" | "infrastructure" | "circle";
export type Source = "own" | "left" | "right" | "neutral-1" | "neutral-2" | "fate-deck";
export type TempleBoxFacts = { 
/**
 * The temple.
 */
building: Building, 
/**
 * Priests needed.
 */
needs: number, 
/**
 * What it brings.
 */
icons: Array<Shown>, };
export type Temples = { small: number, medium: number, large: number, };
export type Track = "mining-and-foresting" | "wall-guard" | "cippi" | "wall" | "fort";
export type TrackBoxFacts = { 
/**
 * HW-5.13: the granary it needs: 0 small, 1 medium, 2 large.
 */
granary: number, 
/**
 * Fort boxes it needs.
 */
needs_fort: number, 
/**
 * HW-5.9: the flag below it; 0 for none.
 */
infrastructure: number, 
/**
 * What it brings, without its flag.
 */
icons: Array<Shown>, };
export type TrackFacts = { 
/**
 * Which.
 */
id: Track, 
/**
 * The pieces one of which pays for a box.
 */
pay: Array<Piece>, 
/**
 * Its boxes.
 */
boxes: Array<TrackBoxFacts>, };
export type View = { 
/**
 * The seat that looks.
 */
viewer: Seat | null, difficulty: Difficulty, mode: Mode, 
/**
 * The campaign fort.
 */
campaign: number | null, 
/**
 * HW-10.6: the rank of a player alone, as things stand.
 */
solo_rank: string | null, year: number, phase: Phase, to_act: Array<Seat>, 
/**
 * The gray flag of the Year.
 */
flag: number, 
/**
 * How many attack cards this Year has, as things stand.
 */
attack_cards: number, fate_draw: number, 
/**
 * The order of the draw pile, for the referee.
 */
fate_deck: Array<FateCard> | null, fate_discard: Array<FateCard>, attack: Array<FateCard>, attacks: Array<Attack>, neutral_draw: number, 
/**
 * The order of the Neutral Deck, for the referee.
 */
neutral_deck: Array<Card> | null, neutral: Array<Neutral>, 
/**
 * HW-13.1: the goals of the campaign fort, then those of its challenge.
 */
goals: Array<Goal>, seats: Array<SeatView>, };
export type YearBoxes = { 
/**
 * How many.
 */
boxes: number, 
/**
 * What one costs.
 */
cost: Pieces, 
/**
 * What one brings.
 */
icons: Array<Shown>, };
export type YearFacts = { 
/**
 * The gray flag.
 */
flag: number, 
/**
 * Attack cards by difficulty, the easiest first.
 */
attack_cards: [number, number, number], };
