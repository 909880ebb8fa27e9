//! The game in words: log lines, prompts and move descriptions.

use lusoria_core::contract::Speak;
use lusoria_core::{Arg, Seat, Text};

use crate::Praetor;
use crate::data::data;
use crate::state::{Decision, State};
use crate::view::View;
use crate::vocab::{Cell, Goods, Resource, Side, TileId};
use crate::{Event, Move};

pub(crate) fn tile(tile: TileId) -> Arg {
    Arg::Name(tile.id())
}

pub(crate) fn good(resource: Resource) -> Arg {
    Arg::Name(resource.id())
}

/// The resources there are, each with its amount.
pub(crate) fn goods(goods: &Goods) -> Arg {
    let amount = |(resource, amount): (Resource, u16)| {
        Arg::Text(Text::new("pra-amount").with("amount", amount).with("good", good(resource)))
    };
    goods.iter().map(amount).collect()
}

fn cell(x: i8, y: i8) -> Arg {
    Arg::Verbatim(Cell::new(x, y).to_string())
}

/// The line of the log.
pub(crate) fn say_event(event: &Event) -> Text {
    let of = |key: &'static str, seat: Seat| Text::new(key).with("seat", seat);
    match event {
        Event::SideTaken { seat, side } => {
            of("pra-log-side", *seat).with("side", Arg::Verbatim(side.id().to_uppercase()))
        }
        Event::TurnBegan { turn, order, last } => {
            let key = if *last { "pra-log-last-turn" } else { "pra-log-turn" };
            Text::new(key).with("turn", *turn).with("seats", order.iter().map(|seat| Arg::Seat(*seat)).collect::<Arg>())
        }
        Event::Built { seat, tile: id, x, y, experience, cost, points, plazas, .. } => of("pra-log-built", *seat)
            .with("tile", tile(*id))
            .with("cell", cell(*x, *y))
            .with("experience", *experience)
            .with("cost", goods(cost))
            .with("points", points + plazas)
            .with("plazas", *plazas),
        Event::Activated { seat, tile: id, experience } => {
            of("pra-log-activated", *seat).with("tile", tile(*id)).with("experience", *experience)
        }
        Event::CampUsed { seat, tile: id } => of("pra-log-camp", *seat).with("tile", tile(*id)),
        Event::FeePaid { seat, owner, tile: id, fee } => {
            of("pra-log-fee", *seat).with("owner", *owner).with("tile", tile(*id)).with("fee", goods(fee))
        }
        Event::Gained { seat, good: what, amount } => {
            of("pra-log-gained", *seat).with("amount", *amount).with("good", good(*what))
        }
        Event::Forged { seat, amount } => of("pra-log-forged", *seat).with("amount", *amount),
        Event::TempleScored { seat, tile: id, points } => {
            of("pra-log-temple", *seat).with("tile", tile(*id)).with("points", *points)
        }
        Event::MoraleRose { seat, levels, points } => {
            of("pra-log-morale", *seat).with("levels", *levels).with("points", *points)
        }
        Event::VillagerRecruited { seat } => of("pra-log-villager", *seat),
        Event::Traded { seat, sold, bought, gold } => {
            of("pra-log-traded", *seat).with("sold", goods(sold)).with("bought", goods(bought)).with("gold", *gold)
        }
        Event::WallBuilt { seat, token, points, bonus } => of("pra-log-wall", *seat)
            .with("token", Arg::Name(token.id()))
            .with("points", points + bonus)
            .with("bonus", *bonus),
        Event::Passed { seat, forced: false } => of("pra-log-passed", *seat),
        Event::Passed { seat, forced: true } => of("pra-log-must-pass", *seat),
        Event::NovicesAdvanced { seat, second, active } => {
            of("pra-log-novices", *seat).with("second", *second).with("active", *active)
        }
        Event::AcademyUsed { seat, tile: id, novices } => {
            of("pra-log-academy", *seat).with("tile", tile(*id)).with("novices", *novices)
        }
        Event::ExperienceGained { seat, workers } => of("pra-log-experience", *seat).with("workers", *workers),
        Event::Retired { seat, workers, points } => {
            of("pra-log-retired", *seat).with("workers", *workers).with("points", *points)
        }
        Event::WagesPaid { seat, gold } => of("pra-log-wages", *seat).with("gold", *gold),
        Event::WagesMissed { seat, missing, levels, points } => {
            of("pra-log-unpaid", *seat).with("missing", *missing).with("levels", *levels).with("points", *points)
        }
        Event::EmergencyAnswered { seat, hired: true, points } => {
            of("pra-log-emergency", *seat).with("points", *points)
        }
        Event::EmergencyAnswered { seat, hired: false, .. } => of("pra-log-no-emergency", *seat),
        Event::TileRevealed { tile: id } => Text::new("pra-log-tile-revealed").with("tile", tile(*id)),
        Event::TokenRemoved { token } => Text::new("pra-log-token-removed").with("token", Arg::Name(token.id())),
        Event::TokenRevealed { token } => {
            let wall = &data().walls[token.index()];
            Text::new("pra-log-token-revealed")
                .with("token", Arg::Name(token.id()))
                .with("cost", goods(&wall.cost))
                .with("points", wall.points)
        }
        Event::GameEnded { turn } => Text::new("pra-log-ended").with("turn", *turn),
    }
}

impl Speak for Praetor {
    /// What is asked of the viewer, or what the table waits for.
    fn prompt(view: &View) -> Text {
        let table = &view.known;
        let (decision, seat) = table.asked();
        if decision == Decision::Over {
            return Text::new("pra-prompt-over");
        }
        if view.viewer.seat() != Some(seat) {
            return Text::new("pra-prompt-wait").with("seat", seat);
        }
        let with_tile = |key: &'static str| match table.plan.tile {
            Some(id) => Text::new(key).with("tile", tile(id)),
            None => Text::new(key),
        };
        match decision {
            Decision::BoardSide => Text::new("pra-prompt-side").with("board", Arg::Name(side_b(table, seat))),
            Decision::Action => Text::new("pra-prompt-action").with("turn", table.turn),
            Decision::LaborCamp => Text::new("pra-prompt-camp"),
            Decision::LaborMode => Text::new("pra-prompt-labor"),
            Decision::BuildTile => Text::new("pra-prompt-build"),
            Decision::ActivateTile => Text::new("pra-prompt-activate"),
            Decision::Worker => with_tile("pra-prompt-worker"),
            Decision::Cell => with_tile("pra-prompt-cell"),
            Decision::Rotation => with_tile("pra-prompt-rotation"),
            Decision::SmithAmount => Text::new("pra-prompt-smith"),
            Decision::MarketSell => with_rates(Text::new("pra-prompt-sell"), table),
            Decision::MarketBuy => with_rates(Text::new("pra-prompt-buy"), table),
            Decision::Academy => Text::new("pra-prompt-academy").with("novices", table.players[seat].novices[0]),
            Decision::EmergencyRecruit => {
                Text::new("pra-prompt-recruit").with("points", data().rules.emergency_recruit_points)
            }
            Decision::Over => Text::new("pra-prompt-over"),
        }
    }

    /// What a move means here.
    fn describe(view: &View, mv: Move) -> Text {
        let table = &view.known;
        let seat = table.actor;
        match mv {
            Move::Side { side: Side::A } => Text::new("pra-move-side-a").with("board", Arg::Name(data().boards[0].id)),
            Move::Side { side: Side::B } => Text::new("pra-move-side-b").with("board", Arg::Name(side_b(table, seat))),
            Move::Build => Text::new("pra-move-build"),
            Move::Activate => Text::new("pra-move-activate"),
            Move::LaborCamp => Text::new("pra-move-labor-camp"),
            Move::Pass => Text::new("pra-move-pass"),
            Move::Camp { tile: id } => with_fee("pra-move-camp", "pra-move-camp-free", table, seat, id),
            Move::Tile { tile: id } if table.decision == Decision::BuildTile => {
                let printed = data().tile(id);
                let text = Text::new("pra-move-build-tile").with("tile", tile(id));
                text.with("cost", goods(&printed.cost)).with("points", printed.points)
            }
            Move::Tile { tile: id } => with_fee("pra-move-activate-tile", "pra-move-activate-free", table, seat, id),
            Move::Worker { experience } => Text::new("pra-move-worker").with("experience", experience),
            Move::Cell { x, y } => Text::new("pra-move-cell").with("cell", cell(x, y)),
            Move::Rotate { rotation } => {
                let text = Text::new("pra-move-rotate").with("quarters", rotation);
                text.with("points", planned_plazas(table, rotation))
            }
            Move::Smith { amount } => Text::new("pra-move-smith").with("amount", amount),
            Move::Sell { good: what, amount } => {
                let gold = amount * table.players[seat].board().sell[what];
                Text::new("pra-move-sell").with("amount", amount).with("good", good(what)).with("gold", gold)
            }
            Move::Buy { good: what, amount } => {
                let gold = amount * table.players[seat].board().buy[what];
                Text::new("pra-move-buy").with("amount", amount).with("good", good(what)).with("gold", gold)
            }
            Move::Skip { tile: id } => with_fee("pra-move-skip", "pra-move-skip-free", table, seat, id),
            Move::Normal => Text::new("pra-move-normal"),
            Move::Recruit { hire: true } => {
                Text::new("pra-move-recruit").with("points", data().rules.emergency_recruit_points)
            }
            Move::Recruit { hire: false } => Text::new("pra-move-no-recruit"),
        }
    }
}

fn side_b(table: &State, seat: Seat) -> &'static str {
    data().boards[table.options.boards[seat.index()] as usize + 1].id
}

/// The good the market asks for, its prices and the gold left.
fn with_rates(text: Text, table: &State) -> Text {
    let board = table.players[table.actor].board();
    let what = table.plan.good;
    let price = if table.decision == Decision::MarketSell { board.sell[what] } else { board.buy[what] };
    text.with("good", good(what)).with("price", price).with("gold", table.market_gold())
}

fn with_fee(key: &'static str, free: &'static str, table: &State, seat: Seat, id: TileId) -> Text {
    let fee = table.fee(seat, id);
    match table.owner(id).filter(|_| !fee.is_nothing()) {
        Some(owner) => Text::new(key).with("tile", tile(id)).with("fee", goods(&fee)).with("owner", owner),
        None => Text::new(free).with("tile", tile(id)),
    }
}

/// The plaza points the planned tile would give, turned like this.
fn planned_plazas(table: &State, rotation: u8) -> i16 {
    let (Some(id), Some(cell)) = (table.plan.tile, table.plan.cell) else { return 0 };
    let shown = table.city.printed(id).turned(rotation);
    let diagonals = table.options.switches.plaza_diagonals_count;
    i16::from(table.city.matching_plazas(cell, shown, diagonals)) * data().rules.plaza_point
}
