//! The game in words: prompts, moves, events and the layout of a view.

use lusoria_core::contract::Speak;
use lusoria_core::{Arg, Text};

use crate::HadriansWall;
use crate::data::{BoxData, data};
use crate::events::{Event, Gains};
use crate::icon::{BoxIcons, Icon, cohort_name};
use crate::moves::Move;
use crate::pieces::Pieces;
use crate::rules::actions;
use crate::view::View;
use crate::vocab::*;

impl Speak for HadriansWall {
    /// What is asked of the one who looks.
    fn prompt(view: &View) -> Text {
        let state = &view.known;
        let to_act = view.to_act();
        let waiting = || Text::new("hw-prompt-wait").with("seats", to_act.iter().map(Arg::Seat).collect::<Arg>());
        let Some(seat) = view.viewer.seat().filter(|seat| to_act.contains(*seat)) else {
            return if state.phase == Phase::Over { Text::new("hw-prompt-over") } else { waiting() };
        };
        let player = &state.players[seat];
        match state.phase {
            Phase::ChooseCards => Text::new("hw-prompt-path"),
            Phase::Income => Text::new("hw-prompt-road").with("left", player.road_income),
            Phase::Actions => match player.pending.last() {
                Some(Icon::Choice(_)) => Text::new("hw-prompt-attribute"),
                Some(_) => Text::new("hw-prompt-cohort"),
                None if state.open.contains(seat) => Text::new("hw-prompt-action").with("board", pieces(player.board)),
                None => Text::new("hw-prompt-stopped").with("board", pieces(player.board)),
            },
            Phase::Favors => {
                let cohort = Cohort::ALL[player.favor_step as usize];
                let through = player.through(state.attacks(data()), cohort.index());
                Text::new("hw-prompt-favors").with("cohort", cohort_arg(cohort)).with("through", through)
            }
            Phase::Over => Text::new("hw-prompt-over"),
        }
    }

    /// What a move means, with what it costs and the icons it fills at once.
    fn describe(view: &View, mv: Move) -> Text {
        let (cost, brings) = (cost(view, mv), brings(view, mv));
        match (cost.is_empty(), brings.is_empty()) {
            (true, true) => action(mv),
            (false, true) => Text::new("hw-move-costs").with("action", action(mv)).with("cost", pieces(cost)),
            (true, false) => Text::new("hw-move-brings").with("action", action(mv)).with("icons", icons(&brings)),
            (false, false) => Text::new("hw-move-costs-and-brings")
                .with("action", action(mv))
                .with("cost", pieces(cost))
                .with("icons", icons(&brings)),
        }
    }
}

/// What a move costs, where its phrase does not say it already.
fn cost(view: &View, mv: Move) -> Pieces {
    let data = data();
    let rules = view.known.fort_rules(data);
    let nth = |boxes: &[BoxData], number: u8| {
        usize::from(number).checked_sub(1).and_then(|index| boxes.get(index)).map_or(Pieces::NONE, |one| one.cost)
    };
    match mv {
        Move::Mine => actions::mining_cost(data, &rules),
        Move::WallGuard => actions::track_cost(data, Track::WallGuard),
        Move::Cippi => actions::track_cost(data, Track::Cippi),
        Move::Wall => actions::track_cost(data, Track::Wall),
        Move::Build { building } => actions::building_cost(data, &rules, building),
        Move::TrainBuilder => data.training_cost,
        Move::Citizen { .. } => data.citizen_cost,
        Move::BuyGood { hexagon, .. } => nth(&data.hexagons, hexagon),
        Move::Perform { performance } => nth(&data.performances, performance),
        Move::Bribe { bribe } => nth(&data.bribes, bribe),
        Move::Ruling { column } => nth(&data.rulings[column.index()], 1),
        Move::Diplomat { .. } => data.diplomats[0].cost,
        Move::Scout { .. } => Pieces::one(data.scout_cost),
        _ => Pieces::NONE,
    }
}

/// The icons of the box a move would fill.
fn brings(view: &View, mv: Move) -> BoxIcons {
    let data = data();
    let Some(player) = view.viewer.seat().map(|seat| &view.known.players[seat]) else { return BoxIcons::NONE };
    let next = |track: Track| {
        let table = &data.tracks[track.index()].boxes;
        table[usize::from(player.tracks[track.index()])].icons
    };
    let nth = |boxes: &[BoxData], number: u8| {
        usize::from(number).checked_sub(1).and_then(|index| boxes.get(index)).map_or(BoxIcons::NONE, |one| one.icons)
    };
    match mv {
        Move::Mine => next(Track::Mining),
        Move::WallGuard => next(Track::WallGuard),
        Move::Cippi => next(Track::Cippi),
        Move::Wall => next(Track::Wall),
        Move::Fort { .. } => next(Track::Fort),
        Move::Build { building } => data.buildings[building.index()].icons,
        Move::TrainBuilder => next(Track::WallGuard),
        Move::Citizen { citizen } => {
            let filled = usize::from(player.citizens[citizen.index()]);
            data.citizens[citizen.index()].get(filled).copied().unwrap_or(BoxIcons::NONE)
        }
        Move::BuyGood { hexagon, .. } => nth(&data.hexagons, hexagon),
        Move::Perform { performance } => nth(&data.performances, performance),
        Move::ServeTemple { .. } => {
            data.temples.get(usize::from(player.temple_boxes)).map_or(BoxIcons::NONE, |one| one.icons)
        }
        Move::Ruling { column } => {
            nth(&data.rulings[column.index()], player.court[column.index()].count_ones() as u8 + 1)
        }
        Move::Diplomat { .. } => data.diplomats.get(player.n_diplomats()).map_or(BoxIcons::NONE, |one| one.icons),
        _ => BoxIcons::NONE,
    }
}

/// A move as a phrase, for choices and for the log.
pub(crate) fn action(mv: Move) -> Text {
    let name = |text: Text, key: &'static str, id: &'static str| text.with(key, Arg::Name(id));
    let track = |track: Track| name(Text::new("hw-do-track"), "track", track.id());
    match mv {
        Move::Path { card } => name(Text::new("hw-do-path"), "card", card.id()),
        Move::Gain { attribute } => name(Text::new("hw-do-gain"), "attribute", attribute.id()),
        Move::Cohort { cohort } => Text::new("hw-do-cohort").with("cohort", cohort_arg(cohort)),
        Move::Favor { cohort, temple: 0, diplomat: 0 } => {
            Text::new("hw-do-no-favor").with("cohort", cohort_arg(cohort))
        }
        Move::Favor { cohort, temple, diplomat } => Text::new("hw-do-favor")
            .with("cohort", cohort_arg(cohort))
            .with("temple", temple)
            .with("diplomat", diplomat),
        Move::Mine => track(Track::Mining),
        Move::WallGuard => track(Track::WallGuard),
        Move::Cippi => track(Track::Cippi),
        Move::Wall => track(Track::Wall),
        Move::Fort { pay } => name(Text::new("hw-do-fort"), "pay", pay.id()),
        Move::Build { building } => name(Text::new("hw-do-build"), "building", building.id()),
        Move::TrainBuilder => Text::new("hw-do-train-builder"),
        Move::Forum { give, also, gain } => {
            let text = name(name(Text::new("hw-do-forum"), "give", give.id()), "also", also.id());
            name(text, "gain", gain.id())
        }
        Move::Citizen { citizen } => name(Text::new("hw-do-citizen"), "citizen", citizen.id()),
        Move::BuyGood { source, hexagon } => {
            name(Text::new("hw-do-buy-good"), "source", source.id()).with("hexagon", hexagon)
        }
        Move::Perform { performance } => Text::new("hw-do-perform").with("box", performance),
        Move::TrainGladiator { gladiator, pay } => {
            name(name(Text::new("hw-do-train-gladiator"), "gladiator", gladiator.id()), "pay", pay.id())
        }
        Move::Battle { gladiator } => name(Text::new("hw-do-battle"), "gladiator", gladiator.id()),
        Move::ServeTemple { pay } => name(Text::new("hw-do-serve-temple"), "pay", pay.id()),
        Move::Bribe { bribe } => Text::new("hw-do-bribe").with("box", bribe),
        Move::Ruling { column } => name(Text::new("hw-do-ruling"), "column", column_name(column)),
        Move::Diplomat { cohort } => Text::new("hw-do-diplomat").with("cohort", cohort_arg(cohort)),
        Move::Scout { source, cells } => {
            name(Text::new("hw-do-scout"), "source", source.id()).with("cells", cells.to_string())
        }
        Move::Stop => Text::new("hw-do-stop"),
    }
}

/// The line of the log; a cascade is one line with everything it brought.
pub(crate) fn event(event: &Event) -> Text {
    match event {
        Event::YearBegan { year } => Text::new("hw-event-year").with("year", *year),
        Event::FateIncome { card, gain } => {
            Text::new("hw-event-fate-income").with("card", card.to_string()).with("gain", pieces(*gain))
        }
        Event::FateSkipped { card } => Text::new("hw-event-fate-skipped").with("card", card.to_string()),
        Event::Reshuffled => Text::new("hw-event-reshuffled"),
        Event::Drew { seat, cards: Some(drawn) } => {
            Text::new("hw-event-drew").with("seat", *seat).with("cards", cards(drawn))
        }
        Event::Drew { seat, cards: None } => Text::new("hw-event-drew-hidden").with("seat", *seat),
        Event::Chose { seat, path: Some(card) } => {
            Text::new("hw-event-chose").with("seat", *seat).with("card", Arg::Name(card.id()))
        }
        Event::Chose { seat, path: None } => Text::new("hw-event-chose-hidden").with("seat", *seat),
        Event::Revealed { seat, path, prospect, gain } => Text::new("hw-event-revealed")
            .with("seat", *seat)
            .with("path", Arg::Name(path.id()))
            .with("prospect", Arg::Name(prospect.id()))
            .with("gain", pieces(*gain)),
        Event::NeutralCard { card } => Text::new("hw-event-neutral").with("card", Arg::Name(card.id())),
        Event::SheetIncome { seat, gain } => {
            Text::new("hw-event-sheet-income").with("seat", *seat).with("gain", pieces(*gain))
        }
        Event::RoadIncome { seat, gains } => {
            Text::new("hw-event-road-income").with("seat", *seat).with("gains", gained(gains))
        }
        Event::Acted { seat, action: mv, gains } | Event::Answered { seat, answer: mv, gains } => {
            let key = if gains.is_empty() { "hw-event-acted" } else { "hw-event-acted-gains" };
            let text = Text::new(key).with("seat", *seat).with("action", action(*mv));
            if gains.is_empty() { text } else { text.with("gains", gained(gains)) }
        }
        Event::GoodTurned { seat, card, good } => {
            Text::new("hw-event-good-turned").with("seat", *seat).with("card", card.to_string()).with("good", *good)
        }
        Event::DamageTurned { seat, gladiator, card, damage, alive } => {
            let key = if *alive { "hw-event-survived" } else { "hw-event-died" };
            Text::new(key)
                .with("seat", *seat)
                .with("gladiator", Arg::Name(gladiator.id()))
                .with("card", card.to_string())
                .with("damage", *damage)
        }
        Event::Paid { seat, to, piece } => {
            Text::new("hw-event-paid").with("seat", *seat).with("to", *to).with("piece", Arg::Name(piece.id()))
        }
        Event::PaidNeutral { seat, card, piece } => Text::new("hw-event-paid-neutral")
            .with("seat", *seat)
            .with("card", Arg::Name(card.id()))
            .with("piece", Arg::Name(piece.id())),
        Event::Stopped { seat } => Text::new("hw-event-stopped").with("seat", *seat),
        Event::Reopened { seat } => Text::new("hw-event-reopened").with("seat", *seat),
        Event::Attack { left, center, right } => {
            Text::new("hw-event-attack").with("left", *left).with("center", *center).with("right", *right)
        }
        Event::Favors { seat, cohort, temple, diplomat } => {
            let mv = Move::Favor { cohort: *cohort, temple: *temple, diplomat: *diplomat };
            Text::new("hw-event-acted").with("seat", *seat).with("action", action(mv))
        }
        Event::Defended { seat, through, disdain, valor, gains } => Text::new("hw-event-defended")
            .with("seat", *seat)
            .with("through", *through)
            .with("disdain", *disdain)
            .with("valor", *valor)
            .with("gains", gained(gains)),
        Event::GameOver => Text::new("hw-event-over"),
    }
}

pub(crate) fn cards(list: &[Card]) -> Arg {
    list.iter().map(|card| Arg::Name(card.id())).collect()
}

fn gained(gains: &Gains) -> Arg {
    gains.iter().map(|gain| Arg::Name(gain.id())).collect()
}

fn cohort_arg(cohort: Cohort) -> Arg {
    Arg::Name(cohort_name(cohort))
}

const fn column_name(column: Column) -> &'static str {
    match column {
        Column::Left => "left-column",
        Column::Center => "center-column",
        Column::Right => "right-column",
    }
}

/// Pieces with their counts.
pub(crate) fn pieces(pieces: Pieces) -> Arg {
    let counted = |(piece, count): (Piece, u8)| {
        Arg::Text(Text::new("hw-count").with("count", count).with("what", Arg::Name(piece.id())))
    };
    pieces.iter().map(counted).collect()
}

/// The icons of a box by name.
pub(crate) fn icons(icons: &BoxIcons) -> Arg {
    icons.as_slice().iter().map(|icon| icon_arg(*icon)).collect()
}

fn icon_arg(icon: Icon) -> Arg {
    match icon {
        Icon::Piece(piece) => Arg::Name(piece.id()),
        Icon::Attribute(attribute) => Arg::Name(attribute.id()),
        Icon::Citizen(citizen) => Arg::Name(Icon::of_citizen(citizen)),
        Icon::Cohort => Arg::Name("cohort"),
        Icon::Hammer => Arg::Name("hammer"),
        Icon::Sword => Arg::Name("sword"),
        Icon::FavorAny => Arg::Name("favor-any"),
        Icon::FavorCohort => Arg::Name("favor-cohort"),
        Icon::RemoveDisdain => Arg::Name("remove-disdain"),
        Icon::Infrastructure => Arg::Name("infrastructure"),
        Icon::Circle => Arg::Name("circle"),
        Icon::Choice(among) => {
            let names = among.iter().map(|attribute| Arg::Name(attribute.id())).collect::<Arg>();
            Arg::Text(Text::new("hw-choice").with("among", names))
        }
        Icon::Blank => Arg::Verbatim("-".to_owned()),
    }
}
