//! What a seat may choose. What happens is in [`crate::events`], why something is refused in [`crate::refusal`].

use lusoria_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::{Building, Material, Role};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Move {
    /// GTR-6.1, GTR-20.1, GTR-50.1: think, `think`.
    Think,
    /// GTR-8.1: lead with an order card, `lead craftsman dock`.
    LeadCard { role: Role, card: Building },
    /// GTR-8.3: lead with a jack, `lead craftsman jack`.
    LeadJack { role: Role },
    /// GTR-8.5: lead with a petition of cards of this material, `lead craftsman petition brick`.
    LeadPetition { role: Role, material: Material },
    /// GTR-30.1: lead with two cards of this material, `lead craftsman pair brick`.
    LeadPair { role: Role, material: Material },
    /// GTR-8.1: follow with an order card, `follow dock`.
    FollowCard { card: Building },
    /// GTR-8.2: follow with a jack, `follow jack`.
    FollowJack,
    /// GTR-8.5: follow with a petition, `follow petition brick`.
    FollowPetition { material: Material },
    /// GTR-30.1: follow with two cards of this material, `follow pair brick`.
    FollowPair { material: Material },
    /// GTR-46.1: one more unit, `also dock`.
    AlsoCard { card: Building },
    /// GTR-46.1: one more unit, `also jack`.
    AlsoJack,
    /// GTR-46.2: one more unit, `also petition brick`.
    AlsoPetition { material: Material },
    /// GTR-46.2: one more unit, `also pair brick`.
    AlsoPair { material: Material },
    /// GTR-8.5: a card of the petition or pair, `put academy`.
    Put { card: Building },
    /// That is all: of units, revealed cards, spoils, jacks or camp cards, `done`.
    Done,
    /// GTR-6.6: use nothing of this, `pass`.
    Pass,

    /// GTR-43.1: discard an order card before thinking, `discard dock`.
    DiscardCard { card: Building },
    /// GTR-43.1: discard a jack before thinking, `discard jack`.
    DiscardJack,
    /// GTR-62.1: discard the whole hand before thinking, `discard all`.
    DiscardHand,
    /// GTR-7.2, GTR-60.1: take a jack, `jack`.
    TakeJack,
    /// GTR-7.3: draw up to the hand limit, `refill`.
    Refill,
    /// GTR-7.4: draw one card, `draw`.
    Draw,

    /// GTR-10.1: hire from the pool, `hire craftsman`.
    Hire { role: Role },
    /// GTR-22.1: hire from the hand, `hire hand dock`.
    HireCard { card: Building },
    /// GTR-25.1: hire from the deck, `hire deck`.
    HireDeck,
    /// GTR-27.1: the new client acts as this role, `act laborer`.
    Act { role: Role },
    /// GTR-27.3: the new client's action waits for the next client, `hold craftsman`.
    Hold { role: Role },

    /// GTR-11.1: take from the pool, `take brick`.
    Take { material: Material },
    /// GTR-34.1: move a hand card to the stockpile, `store dock`.
    Store { card: Building },

    /// GTR-12.2: lay a foundation, `lay dock`, `lay dock out`, `lay statue brick out`.
    Lay { card: Building, site: Material, out: bool },
    /// GTR-12.1: add a card as material, `add dock to market`, `add temple to wall complete`.
    AddCard { card: Building, to: Building, complete: bool },
    /// GTR-12.1: add a material from the stockpile, `build brick to gate`, `build stone to villa complete`.
    AddStockpile { material: Material, to: Building, complete: bool },
    /// GTR-23.1: add a material from the pool, `build pool brick to gate`.
    AddPool { material: Material, to: Building, complete: bool },
    /// GTR-39.1: draw a card for this action, `fountain`.
    Fountain,
    /// GTR-39.1: keep the drawn card in hand, `keep`.
    Keep,
    /// GTR-55.1: share a structure with a material from the stockpile, `share brick B archway`.
    ShareStockpile { material: Material, seat: Seat, building: Building },
    /// GTR-55.2: share a structure with a material from the pool, `share pool brick B archway`.
    SharePool { material: Material, seat: Seat, building: Building },

    /// GTR-14.1: move a material to the vault, `sell brick`.
    Sell { material: Material },
    /// GTR-24.1: move the top card of the deck to the vault, `sell deck`.
    SellDeck,
    /// GTR-26.1: move a hand card to the vault, `sell hand dock`.
    SellCard { card: Building },

    /// GTR-13.1: reveal a card and demand its material, `reveal dock`.
    Reveal { card: Building },
    /// GTR-13.4: give a card to who demands it, `give dock`.
    Give { card: Building },
    /// GTR-13.7: give nothing more, `glory`.
    Glory,
    /// GTR-28.2: take from the opponent's stockpile too, `plunder`.
    Plunder,
    /// GTR-32.1: take a client into the vault, `capture B legionary`.
    Capture { seat: Seat, role: Role },
    /// GTR-35.1: take a foundation without materials, `seize B school`.
    Seize { seat: Seat, building: Building },

    /// GTR-48.1: give the Prison's site for a structure, `exchange B tower`.
    Exchange { seat: Seat, building: Building },
    /// GTR-52.1: take a jack from an opponent's camp, `claim B`.
    Claim { seat: Seat },
    /// GTR-53.1: put a card of the camp into the stockpile, `save brick`.
    Save { material: Material },
    /// GTR-16.7: concede to a player, `concede B`.
    Concede { seat: Seat },
}
