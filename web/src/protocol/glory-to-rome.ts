// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Building = "academy" | "amphitheater" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "crane" | "dock" | "domus-aurea" | "forum" | "forum-romanum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "tribunal" | "villa" | "vomitorium" | "wall";
export type CardFacts = { 
/**
 * What it is when it is no building.
 */
material: Material, 
/**
 * GTR-3.2: the value of its material.
 */
value: number, 
/**
 * The clause that tells its function.
 */
clause: string, };
export type Counts = { rubble: number, wood: number, brick: number, concrete: number, stone: number, marble: number, };
export type Decision = { 
/**
 * Its kind: the first word of what is pending.
 */
kind: string, 
/**
 * The card drawn with Fountain, for its owner.
 */
card: Building | null, 
/**
 * How many cards, actions or thinks are left, where that is a number.
 */
left: number | null, };
export type Edition = "polish-standard" | "polish-classic" | "republic" | "imperium";
export type EndReason = "deck" | "sites" | "catacomb" | "forum" | "concession" | "rounds";
export type Event = { "kind": "led", seat: Seat, role: Role, } | { "kind": "followed", seat: Seat, role: Role, } | { "kind": "played", seat: Seat, card: Building, } | { "kind": "played-jack", seat: Seat, } | { "kind": "thinks", seat: Seat, } | { "kind": "discarded", seat: Seat, card: Building, } | { "kind": "discarded-jacks", seat: Seat, n: number, } | { "kind": "took-jack", seat: Seat, } | { "kind": "drew", seat: Seat, n: number, } | { "kind": "got", seat: Seat, card: Building, } | { "kind": "hired", seat: Seat, role: Role, } | { "kind": "hired-card", seat: Seat, card: Building, } | { "kind": "hired-deck", seat: Seat, card: Building, } | { "kind": "acts", seat: Seat, role: Role, } | { "kind": "held", seat: Seat, role: Role, } | { "kind": "took", seat: Seat, material: Material, } | { "kind": "stored", seat: Seat, card: Building, } | { "kind": "laid", seat: Seat, card: Building, site: Material, out: boolean, } | { "kind": "added-card", seat: Seat, card: Building, to: Building, } | { "kind": "added-stockpile", seat: Seat, material: Material, to: Building, } | { "kind": "added-pool", seat: Seat, material: Material, to: Building, } | { "kind": "fountain-drew", seat: Seat, card: Building | null, } | { "kind": "fountain-kept", seat: Seat, } | { "kind": "completed", seat: Seat, building: Building, influence: number, } | { "kind": "shared", seat: Seat, material: Material, owner: Seat, building: Building, } | { "kind": "sold", seat: Seat, material: Material, } | { "kind": "sold-deck", seat: Seat, } | { "kind": "sold-card", seat: Seat, } | { "kind": "revealed", seat: Seat, card: Building, } | { "kind": "took-demanded", seat: Seat, material: Material, n: number, } | { "kind": "gave", seat: Seat, to: Seat, card: Building, } | { "kind": "glory", seat: Seat, } | { "kind": "plundered", seat: Seat, from: Seat, material: Material, n: number, } | { "kind": "captured", seat: Seat, from: Seat, role: Role, } | { "kind": "seized", seat: Seat, from: Seat, building: Building, influence: number, } | { "kind": "exchanged", seat: Seat, from: Seat, building: Building, } | { "kind": "claimed", seat: Seat, from: Seat, } | { "kind": "saved", seat: Seat, material: Material, } | { "kind": "passed", seat: Seat, } | { "kind": "conceded", seat: Seat, to: Seat, } | { "kind": "round", leader: Seat, round: number, } | { "kind": "ended", reason: EndReason, };
export type Facts = { 
/**
 * The materials, the cheapest first.
 */
materials: Array<MaterialFacts>, 
/**
 * The order cards by their building.
 */
cards: { [key in string]: CardFacts }, };
export type Material = "rubble" | "wood" | "brick" | "concrete" | "stone" | "marble";
export type MaterialFacts = { 
/**
 * Its id.
 */
id: Material, 
/**
 * The role on its cards.
 */
role: Role, 
/**
 * GTR-3.2: materials needed, influence of the site, points of a card.
 */
value: number, };
export type Move = { "kind": "think" } | { "kind": "lead-card", role: Role, card: Building, } | { "kind": "lead-jack", role: Role, } | { "kind": "lead-petition", role: Role, material: Material, } | { "kind": "lead-pair", role: Role, material: Material, } | { "kind": "follow-card", card: Building, } | { "kind": "follow-jack" } | { "kind": "follow-petition", material: Material, } | { "kind": "follow-pair", material: Material, } | { "kind": "also-card", card: Building, } | { "kind": "also-jack" } | { "kind": "also-petition", material: Material, } | { "kind": "also-pair", material: Material, } | { "kind": "put", card: Building, } | { "kind": "done" } | { "kind": "pass" } | { "kind": "discard-card", card: Building, } | { "kind": "discard-jack" } | { "kind": "discard-hand" } | { "kind": "take-jack" } | { "kind": "refill" } | { "kind": "draw" } | { "kind": "hire", role: Role, } | { "kind": "hire-card", card: Building, } | { "kind": "hire-deck" } | { "kind": "act", role: Role, } | { "kind": "hold", role: Role, } | { "kind": "take", material: Material, } | { "kind": "store", card: Building, } | { "kind": "lay", card: Building, site: Material, out: boolean, } | { "kind": "add-card", card: Building, to: Building, complete: boolean, } | { "kind": "add-stockpile", material: Material, to: Building, complete: boolean, } | { "kind": "add-pool", material: Material, to: Building, complete: boolean, } | { "kind": "fountain" } | { "kind": "keep" } | { "kind": "share-stockpile", material: Material, seat: Seat, building: Building, } | { "kind": "share-pool", material: Material, seat: Seat, building: Building, } | { "kind": "sell", material: Material, } | { "kind": "sell-deck" } | { "kind": "sell-card", card: Building, } | { "kind": "reveal", card: Building, } | { "kind": "give", card: Building, } | { "kind": "glory" } | { "kind": "plunder" } | { "kind": "capture", seat: Seat, role: Role, } | { "kind": "seize", seat: Seat, building: Building, } | { "kind": "exchange", seat: Seat, building: Building, } | { "kind": "claim", seat: Seat, } | { "kind": "save", material: Material, } | { "kind": "concede", seat: Seat, };
export type Over = { reason: EndReason, winners: Array<Seat>, };
export type Role = "laborer" | "craftsman" | "legionary" | "architect" | "merchant" | "patron";
export type Seat = string;
export type SeatArea = { seat: Seat, 
/**
 * The order cards in hand, if the viewer sees them.
 */
hand: Array<Building> | null, 
/**
 * Cards in hand, jacks included.
 */
hand_size: number, hand_limit: number, hand_jacks: number, 
/**
 * Cards that everybody has seen in this hand.
 */
known: Array<Building>, camp: Counts, camp_jacks: number, 
/**
 * Units played this round.
 */
units: number, clients: Counts, client_limit: number, stockpile: Counts, 
/**
 * Vault cards that everybody saw when they were placed.
 */
vault: Counts, 
/**
 * Vault cards from this seat's hand, if the viewer knows them.
 */
vault_hand: Array<Building> | null, 
/**
 * Vault cards from the deck, shown after the end.
 */
vault_deck: Array<Building> | null, vault_size: number, vault_limit: number, influence: number, structures: Array<Structure>, 
/**
 * Every function active for this seat.
 */
functions: Array<Building>, 
/**
 * Points that everybody can count; all points after the end.
 */
points: number, 
/**
 * 1 is the winner; after the end.
 */
rank: number | null, };
export type Structure = { building: Building, site: Material, complete: boolean, 
/**
 * The material that shares it with everybody.
 */
shared: Material | null, materials: Counts, needed: number, };
export type View = { 
/**
 * The seat that looks; none for a spectator.
 */
viewer: Seat | null, edition: Edition, training: boolean, petition_size: number, 
/**
 * Whether people are shown more of a vault than the number of its cards.
 */
shows_vaults: boolean, round: number, leader: Seat, 
/**
 * The role of the round; none while the leader decides.
 */
led: Role | null, 
/**
 * Who is asked.
 */
to_act: Seat | null, 
/**
 * What is asked.
 */
decision: Decision | null, 
/**
 * All that is due, the last entry first.
 */
pending: Array<string>, pool: Counts, deck_size: number, jacks: number, in_town: Counts, out_of_town: Counts, 
/**
 * Demands of the legionary batch under way.
 */
demands: Counts, 
/**
 * What the opponent who is asked may still have to give.
 */
owed: Counts, 
/**
 * Led-role actions the acting player still has after the one under way.
 */
actions_left: number, seats: Array<SeatArea>, over: Over | null, };
