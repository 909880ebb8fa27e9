//! The game in words: prompts, move descriptions and the log.

use lusoria_core::contract::Speak;
use lusoria_core::{Arg, Seat, Text};

use crate::GloryToRome;
use crate::events::{EndReason, Event};
use crate::moves::Move;
use crate::state::{DemandStep, Pending, ThinkStep};
use crate::view::View;
use crate::vocab::{Building, Material, Materials, Role};

pub(crate) fn card(building: Building) -> Arg {
    Arg::Name(building.id())
}

pub(crate) fn stuff(material: Material) -> Arg {
    Arg::Name(material.id())
}

pub(crate) fn role_name(role: Role) -> Arg {
    Arg::Name(role.id())
}

impl Speak for GloryToRome {
    /// What is asked of the one who looks.
    fn prompt(view: &View) -> Text {
        let state = &view.known;
        if state.end.is_some() {
            return Text::new("gtr-prompt-over");
        }
        let asked = state.asked();
        if view.seat() != Some(asked) {
            return Text::new("gtr-prompt-wait").with("seat", asked);
        }
        let led = role_name(state.led);
        match state.pending.top() {
            Pending::Lead => Text::new("gtr-prompt-lead"),
            Pending::Follow { .. } => Text::new("gtr-prompt-follow").with("role", led),
            Pending::Palace { .. } => Text::new("gtr-prompt-palace").with("role", led),
            Pending::Set { material, left, .. } => {
                Text::new("gtr-prompt-set").with("material", stuff(material)).with("n", left)
            }
            Pending::Think { step: ThinkStep::Discard, .. } => Text::new("gtr-prompt-discard"),
            Pending::Think { step: ThinkStep::Draw, .. } => Text::new("gtr-prompt-draw"),
            Pending::Think { step: ThinkStep::Tribunal, .. } => Text::new("gtr-prompt-tribunal"),
            Pending::Thinks { left, .. } => Text::new("gtr-prompt-school").with("n", left),
            Pending::Academy { .. } => Text::new("gtr-prompt-academy"),
            Pending::Patron { pool: true, .. } => Text::new("gtr-prompt-patron"),
            Pending::Patron { .. } => Text::new("gtr-prompt-patron-extra"),
            Pending::Bath { client } => Text::new("gtr-prompt-bath").with("role", role_name(client)),
            Pending::Laborer { pool: true } => Text::new("gtr-prompt-laborer"),
            Pending::Laborer { .. } => Text::new("gtr-prompt-dock"),
            Pending::Craftsman { .. } => Text::new("gtr-prompt-craftsman"),
            Pending::Fountain { card: drawn, .. } => {
                Text::new("gtr-prompt-fountain").with("card", drawn.map_or(Arg::List(Vec::new()), card))
            }
            Pending::Architect { main: true, .. } => Text::new("gtr-prompt-architect"),
            Pending::Architect { .. } => Text::new("gtr-prompt-stairway"),
            Pending::Merchant { normal: true } => Text::new("gtr-prompt-merchant"),
            Pending::Merchant { .. } => Text::new("gtr-prompt-basilica"),
            Pending::Reveal { left } => Text::new("gtr-prompt-reveal").with("n", left),
            Pending::Give { free, .. } => {
                let owed = bag(&state.turn.owed);
                let to = state.actor();
                match free {
                    true => Text::new("gtr-prompt-tribute").with("to", to).with("materials", owed),
                    false => Text::new("gtr-prompt-give").with("to", to).with("materials", owed),
                }
            }
            Pending::Demand { step: DemandStep::Clients, .. } => Text::new("gtr-prompt-coliseum"),
            Pending::Demand { step: DemandStep::Foundations, .. } => Text::new("gtr-prompt-domus-aurea"),
            Pending::Demand { offset, .. } => Text::new("gtr-prompt-bridge").with("seat", state.opponent(offset)),
            Pending::Prison => Text::new("gtr-prompt-prison"),
            Pending::Senate { .. } => Text::new("gtr-prompt-senate"),
            Pending::Sewer { .. } => Text::new("gtr-prompt-sewer"),
            Pending::Turn { .. } | Pending::NextRound | Pending::Actions { .. } => {
                Text::new("gtr-prompt-wait").with("seat", asked)
            }
        }
    }

    /// What a move means.
    fn describe(view: &View, mv: Move) -> Text {
        let with_card = |key: &'static str, building: Building| Text::new(key).with("card", card(building));
        let with_material = |key: &'static str, material: Material| Text::new(key).with("material", stuff(material));
        let with_role = |key: &'static str, role: Role| Text::new(key).with("role", role_name(role));
        match mv {
            Move::Think => Text::new("gtr-move-think"),
            Move::LeadCard { role, card: c } => with_role("gtr-move-lead-card", role).with("card", card(c)),
            Move::LeadJack { role } => with_role("gtr-move-lead-jack", role),
            Move::LeadPetition { role, material } => {
                with_role("gtr-move-lead-petition", role).with("material", stuff(material))
            }
            Move::LeadPair { role, material } => {
                with_role("gtr-move-lead-pair", role).with("material", stuff(material))
            }
            Move::FollowCard { card: c } => with_card("gtr-move-follow-card", c),
            Move::FollowJack => Text::new("gtr-move-follow-jack"),
            Move::FollowPetition { material } => with_material("gtr-move-follow-petition", material),
            Move::FollowPair { material } => with_material("gtr-move-follow-pair", material),
            Move::AlsoCard { card: c } => with_card("gtr-move-also-card", c),
            Move::AlsoJack => Text::new("gtr-move-also-jack"),
            Move::AlsoPetition { material } => with_material("gtr-move-also-petition", material),
            Move::AlsoPair { material } => with_material("gtr-move-also-pair", material),
            Move::Put { card: c } => with_card("gtr-move-put", c),
            Move::Done => Text::new("gtr-move-done"),
            Move::Pass => describe_pass(view),
            Move::DiscardCard { card: c } => with_card("gtr-move-discard-card", c),
            Move::DiscardJack => Text::new("gtr-move-discard-jack"),
            Move::DiscardHand => Text::new("gtr-move-discard-hand"),
            Move::TakeJack => Text::new("gtr-move-take-jack"),
            Move::Refill => describe_refill(view),
            Move::Draw => Text::new("gtr-move-draw"),
            Move::Hire { role } => with_role("gtr-move-hire", role),
            Move::HireCard { card: c } => {
                with_card("gtr-move-hire-card", c).with("role", role_name(c.material().role()))
            }
            Move::HireDeck => Text::new("gtr-move-hire-deck"),
            Move::Act { role } => with_role("gtr-move-act", role),
            Move::Hold { role } => with_role("gtr-move-hold", role),
            Move::Take { material } => with_material("gtr-move-take", material),
            Move::Store { card: c } => with_card("gtr-move-store", c).with("material", stuff(c.material())),
            Move::Lay { card: c, site, out: false } => with_card("gtr-move-lay", c).with("material", stuff(site)),
            Move::Lay { card: c, site, out: true } => with_card("gtr-move-lay-out", c).with("material", stuff(site)),
            Move::AddCard { card: c, to, complete: false } => {
                with_card("gtr-move-add-card", c).with("material", stuff(c.material())).with("building", card(to))
            }
            Move::AddCard { card: c, to, complete: true } => with_card("gtr-move-add-card-complete", c)
                .with("material", stuff(c.material()))
                .with("building", card(to)),
            Move::AddStockpile { material, to, complete: false } => {
                with_material("gtr-move-add-stockpile", material).with("building", card(to))
            }
            Move::AddStockpile { material, to, complete: true } => {
                with_material("gtr-move-add-stockpile-complete", material).with("building", card(to))
            }
            Move::AddPool { material, to, complete: false } => {
                with_material("gtr-move-add-pool", material).with("building", card(to))
            }
            Move::AddPool { material, to, complete: true } => {
                with_material("gtr-move-add-pool-complete", material).with("building", card(to))
            }
            Move::Fountain => Text::new("gtr-move-fountain"),
            Move::Keep => Text::new("gtr-move-keep"),
            Move::ShareStockpile { material, seat, building } => {
                with_material("gtr-move-share-stockpile", material).with("seat", seat).with("building", card(building))
            }
            Move::SharePool { material, seat, building } => {
                with_material("gtr-move-share-pool", material).with("seat", seat).with("building", card(building))
            }
            Move::Sell { material } => with_material("gtr-move-sell", material),
            Move::SellDeck => Text::new("gtr-move-sell-deck"),
            Move::SellCard { card: c } => with_card("gtr-move-sell-card", c).with("material", stuff(c.material())),
            Move::Reveal { card: c } => with_card("gtr-move-reveal", c).with("material", stuff(c.material())),
            Move::Give { card: c } => with_card("gtr-move-give", c).with("material", stuff(c.material())),
            Move::Glory => Text::new("gtr-move-glory"),
            Move::Plunder => Text::new("gtr-move-plunder"),
            Move::Capture { seat, role } => with_role("gtr-move-capture", role).with("seat", seat),
            Move::Seize { seat, building } => {
                Text::new("gtr-move-seize").with("building", card(building)).with("seat", seat)
            }
            Move::Exchange { seat, building } => {
                Text::new("gtr-move-exchange").with("building", card(building)).with("seat", seat)
            }
            Move::Claim { seat } => Text::new("gtr-move-claim").with("seat", seat),
            Move::Save { material } => with_material("gtr-move-save", material),
            Move::Concede { seat } => Text::new("gtr-move-concede").with("seat", seat),
        }
    }
}

fn describe_pass(view: &View) -> Text {
    match view.known.pending.top() {
        Pending::Think { step: ThinkStep::Discard, .. } => Text::new("gtr-move-pass-discard"),
        Pending::Think { step: ThinkStep::Draw, .. } => Text::new("gtr-move-pass-draw"),
        _ => Text::new("gtr-move-pass"),
    }
}

fn describe_refill(view: &View) -> Text {
    let state = &view.known;
    let seat = state.asked();
    let n = state.hand_limit(seat).saturating_sub(state.areas[seat].n_hand());
    Text::new("gtr-move-refill").with("n", n)
}

/// The line of the log.
pub(crate) fn say_event(event: &Event) -> Text {
    let by = |key: &'static str, seat: Seat| Text::new(key).with("seat", seat);
    match *event {
        Event::Led { seat, role } => by("gtr-log-led", seat).with("role", role_name(role)),
        Event::Followed { seat, role } => by("gtr-log-followed", seat).with("role", role_name(role)),
        Event::Played { seat, card: c } => by("gtr-log-played", seat).with("card", card(c)),
        Event::PlayedJack { seat } => by("gtr-log-played-jack", seat),
        Event::Thinks { seat } => by("gtr-log-thinks", seat),
        Event::Discarded { seat, card: c } => by("gtr-log-discarded", seat).with("card", card(c)),
        Event::DiscardedJacks { seat, n } => by("gtr-log-discarded-jacks", seat).with("n", n),
        Event::TookJack { seat } => by("gtr-log-took-jack", seat),
        Event::Drew { seat, n } => by("gtr-log-drew", seat).with("n", n),
        Event::Got { seat, card: c } => by("gtr-log-got", seat).with("card", card(c)),
        Event::Hired { seat, role } => by("gtr-log-hired", seat).with("role", role_name(role)),
        Event::HiredCard { seat, card: c } => {
            by("gtr-log-hired-card", seat).with("card", card(c)).with("role", role_name(c.material().role()))
        }
        Event::HiredDeck { seat, card: c } => {
            by("gtr-log-hired-deck", seat).with("card", card(c)).with("role", role_name(c.material().role()))
        }
        Event::Acts { seat, role } => by("gtr-log-acts", seat).with("role", role_name(role)),
        Event::Held { seat, role } => by("gtr-log-held", seat).with("role", role_name(role)),
        Event::Took { seat, material } => by("gtr-log-took", seat).with("material", stuff(material)),
        Event::Stored { seat, card: c } => by("gtr-log-stored", seat).with("card", card(c)),
        Event::Laid { seat, card: c, site, out: false } => {
            by("gtr-log-laid", seat).with("card", card(c)).with("material", stuff(site))
        }
        Event::Laid { seat, card: c, site, out: true } => {
            by("gtr-log-laid-out", seat).with("card", card(c)).with("material", stuff(site))
        }
        Event::AddedCard { seat, card: c, to } => {
            let material = stuff(c.material());
            by("gtr-log-added-card", seat).with("card", card(c)).with("material", material).with("building", card(to))
        }
        Event::AddedStockpile { seat, material, to } => {
            by("gtr-log-added-stockpile", seat).with("material", stuff(material)).with("building", card(to))
        }
        Event::AddedPool { seat, material, to } => {
            by("gtr-log-added-pool", seat).with("material", stuff(material)).with("building", card(to))
        }
        Event::FountainDrew { seat, card: Some(c) } => by("gtr-log-fountain", seat).with("card", card(c)),
        Event::FountainDrew { seat, card: None } => by("gtr-log-fountain-hidden", seat),
        Event::FountainKept { seat } => by("gtr-log-fountain-kept", seat),
        Event::Completed { seat, building, influence } => {
            by("gtr-log-completed", seat).with("building", card(building)).with("n", influence)
        }
        Event::Shared { seat, material, owner, building } => by("gtr-log-shared", seat)
            .with("material", stuff(material))
            .with("owner", owner)
            .with("building", card(building)),
        Event::Sold { seat, material } => by("gtr-log-sold", seat).with("material", stuff(material)),
        Event::SoldDeck { seat } => by("gtr-log-sold-deck", seat),
        Event::SoldCard { seat } => by("gtr-log-sold-card", seat),
        Event::Revealed { seat, card: c } => {
            by("gtr-log-revealed", seat).with("card", card(c)).with("material", stuff(c.material()))
        }
        Event::TookDemanded { seat, material, n } => {
            by("gtr-log-took-demanded", seat).with("material", stuff(material)).with("n", n)
        }
        Event::Gave { seat, to, card: c } => {
            by("gtr-log-gave", seat).with("to", to).with("card", card(c)).with("material", stuff(c.material()))
        }
        Event::Glory { seat } => by("gtr-log-glory", seat),
        Event::Plundered { seat, from, material, n } => {
            by("gtr-log-plundered", seat).with("from", from).with("material", stuff(material)).with("n", n)
        }
        Event::Captured { seat, from, role } => {
            by("gtr-log-captured", seat).with("from", from).with("role", role_name(role))
        }
        Event::Seized { seat, from, building, influence } => {
            by("gtr-log-seized", seat).with("from", from).with("building", card(building)).with("n", influence)
        }
        Event::Exchanged { seat, from, building } => {
            by("gtr-log-exchanged", seat).with("from", from).with("building", card(building))
        }
        Event::Claimed { seat, from } => by("gtr-log-claimed", seat).with("from", from),
        Event::Saved { seat, material } => by("gtr-log-saved", seat).with("material", stuff(material)),
        Event::Passed { seat } => by("gtr-log-passed", seat),
        Event::Conceded { seat, to } => by("gtr-log-conceded", seat).with("to", to),
        Event::Round { leader, round } => Text::new("gtr-log-round").with("seat", leader).with("n", round),
        Event::Ended { reason } => Text::new("gtr-log-ended").with("reason", end_reason(reason)),
    }
}

/// Why the game ended, as a sentence.
pub(crate) fn end_reason(reason: EndReason) -> Text {
    Text::new(match reason {
        EndReason::Deck => "gtr-end-deck",
        EndReason::Sites => "gtr-end-sites",
        EndReason::Catacomb => "gtr-end-catacomb",
        EndReason::Forum => "gtr-end-forum",
        EndReason::Concession => "gtr-end-concession",
        EndReason::Rounds => "gtr-end-rounds",
    })
}

/// Materials with their numbers.
pub(crate) fn bag(materials: &Materials) -> Arg {
    let entry = |material: Material| counted(stuff(material), materials[material]);
    materials.present().map(entry).collect()
}

pub(crate) fn counted(name: Arg, n: u8) -> Arg {
    if n == 1 { name } else { Text::new("gtr-counted").with("n", n).with("name", name).into() }
}
