//! Options and seed to the first state (MIC-2).

use arrayvec::ArrayVec;
use lusoria_core::contract::Setup;
use lusoria_core::{BySeat, OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Problems, SeatSet, Seed};

use crate::Micatio;
use crate::data::DATA;
use crate::state::{Area, Pending, State};
use crate::vocab::{Bag, Value};

/// What is chosen before the start (MIC-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2 to 4.
    pub players: u8,
    /// The number of points that ends the game.
    pub goal: u8,
}

const OPTION_SPECS: &[OptionSpec] = &[
    OptionSpec { id: "players", about: "mic-option-players", values: OptionValues::Range(2, 4), default: "2" },
    OptionSpec { id: "goal", about: "mic-option-goal", values: OptionValues::Range(3, 9), default: "7" },
];

impl Setup for Micatio {
    fn option_specs() -> &'static [OptionSpec] {
        OPTION_SPECS
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(OPTION_SPECS, chosen);
        let options = Options { players: reader.number("players") as u8, goal: reader.number("goal") as u8 };
        reader.finish(options)
    }

    fn option_map(options: &Options) -> OptionMap {
        let number = |id: &str, value: u8| (id.to_owned(), OptionValue::Number(value.into()));
        [number("players", options.players), number("goal", options.goal)].into()
    }

    /// MIC-2.2: shuffle, deal, and keep the rest as the deck.
    fn start(options: &Options, seed: &Seed) -> State {
        let n_seats = usize::from(options.players);
        let mut deck: ArrayVec<Value, { crate::state::N_CARDS }> = DATA.cards.cards().collect();
        seed.stream("deck").shuffle(&mut deck);
        let areas = BySeat::from_fn(n_seats, |_| {
            let hand = deck.drain(deck.len() - DATA.hand..).collect();
            Area { hand, ..Area::default() }
        });
        State {
            options: *options,
            deck,
            areas,
            discard: Bag::default(),
            pending: [Pending::Lay { waiting: SeatSet::all(n_seats) }].into_iter().collect(),
            end: None,
        }
    }
}
