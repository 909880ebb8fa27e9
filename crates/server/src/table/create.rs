//! New tables: what is asked for is checked as a whole, and every problem is named.

use lusoria_core::{OptionValue, Seed};
use lusoria_protocol::table::{Branch, ClockRule, Holder, NewBranch, NewSeat, NewTable};

use super::entry::Created;
use super::orders::level;
use super::state::Table;
use crate::refusal::{Refusal, Refused};

/// The first entry of a table that somebody asks for.
pub(crate) fn created(new: NewTable, person: &str, name: &str, code: String, seed: Seed) -> Refused<Created> {
    let game = lusoria_games::find(&new.game)
        .ok_or_else(|| Refusal::bad_setup(format!("there is no game {:?}", new.game)))?
        .face;
    let mut options = new.options;
    options.insert("players".to_owned(), OptionValue::Number(new.seats.len().min(99) as i32));
    let options = game.options(&options).map_err(Refusal::bad_setup)?;
    check_clock(new.clock)?;
    let places = new.seats.into_iter().map(|seat| holder(seat, person, name)).collect::<Refused<Vec<_>>>()?;
    let mine = places.iter().filter(|holder| matches!(holder, Holder::Person { .. })).count();
    if mine > 1 {
        return Err(Refusal::bad_setup("one person has one seat"));
    }
    Ok(Created {
        code,
        game: new.game,
        rules: game.revision(),
        options,
        seed,
        places,
        clock: new.clock,
        listed: new.listed,
        draw_seats: new.draw_seats,
        hints: new.hints,
        auto_start: new.auto_start,
        host: person.to_owned(),
        branch_of: None,
        moves: Vec::new(),
    })
}

/// The first entry of a table like another one, with only the asker sitting there yet.
pub(crate) fn again(table: &Table, person: &str, code: String, seed: Seed) -> Created {
    let holder = |holder: &Holder| match holder {
        Holder::Person { id, .. } if id != person => Holder::Open,
        other => other.clone(),
    };
    Created {
        code,
        game: table.info.game.clone(),
        rules: table.info.rules,
        options: table.info.options.clone(),
        seed,
        places: table.places.iter().map(|place| holder(&place.holder)).collect(),
        clock: table.info.clock,
        listed: false,
        draw_seats: table.info.draw_seats,
        hints: table.info.hints,
        auto_start: true,
        host: person.to_owned(),
        branch_of: None,
        moves: Vec::new(),
    }
}

/// The first entry of a table that goes on alone from a moment of a finished game, whose seed is no secret any more.
pub(crate) fn branch(table: &Table, new: &NewBranch, person: &str, name: &str, code: String) -> Refused<Created> {
    level(&new.level)?;
    let game = table.game.as_ref().ok_or_else(Refusal::not_now)?;
    if new.ply > table.ply() || new.seat.index() >= table.n_seats() {
        return Err(Refusal::not_found());
    }
    let place = |index: usize| match index == new.seat.index() {
        true => Holder::Person { id: person.to_owned(), name: name.to_owned() },
        false => Holder::Bot { level: new.level.clone() },
    };
    Ok(Created {
        code,
        game: table.info.game.clone(),
        rules: table.info.rules,
        options: table.info.options.clone(),
        seed: table.seed.clone(),
        places: (0..table.n_seats()).map(place).collect(),
        clock: ClockRule::None,
        listed: false,
        draw_seats: false,
        hints: true,
        auto_start: true,
        host: person.to_owned(),
        branch_of: Some(Branch { table: table.info.id.clone(), ply: new.ply }),
        moves: game.moves().into_iter().take(new.ply as usize).collect(),
    })
}

fn holder(seat: NewSeat, person: &str, name: &str) -> Refused<Holder> {
    Ok(match seat {
        NewSeat::Me => Holder::Person { id: person.to_owned(), name: name.to_owned() },
        NewSeat::Open => Holder::Open,
        NewSeat::Bot { level: text } => {
            level(&text)?;
            Holder::Bot { level: text }
        }
    })
}

fn check_clock(clock: ClockRule) -> Refused<()> {
    match clock {
        ClockRule::RealTime { seconds, increment } if !(10..=86_400).contains(&seconds) || increment > 600 => Err(
            Refusal::bad_setup("a real-time clock has 10 seconds to 24 hours, and up to 10 minutes more a decision"),
        ),
        ClockRule::Correspondence { days } if !(1..=30).contains(&days) => {
            Err(Refusal::bad_setup("a correspondence clock has 1 to 30 days a decision"))
        }
        _ => Ok(()),
    }
}
