//! Options and seed to the first state (HW-2).

use lusoria_core::contract::Setup;
use lusoria_core::{
    BySeat, OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Problems, Seat, SeatSet, Seed, Witness,
};

use crate::HadriansWall;
use crate::data::data;
use crate::pieces::Pieces;
use crate::rules::year;
use crate::state::{Fate, Neutral, Player, State};
use crate::vocab::*;

const OPTION_SPECS: &[OptionSpec] = &[
    OptionSpec { id: "players", about: "hw-option-players", values: OptionValues::Range(1, 6), default: "3" },
    OptionSpec {
        id: "difficulty",
        about: "hw-option-difficulty",
        values: OptionValues::OneOf(&[
            ("easy", "hw-option-easy"),
            ("normal", "hw-option-normal"),
            ("hard", "hw-option-hard"),
        ]),
        default: "normal",
    },
    OptionSpec {
        id: "mode",
        about: "hw-option-mode",
        values: OptionValues::OneOf(&[
            ("simultaneous", "hw-option-simultaneous"),
            ("live", "hw-option-live"),
            ("canonical", "hw-option-canonical"),
        ]),
        default: "simultaneous",
    },
    OptionSpec { id: "campaign", about: "hw-option-campaign", values: OptionValues::Range(0, 16), default: "0" },
    OptionSpec { id: "reward", about: "hw-option-reward", values: OptionValues::Flag, default: "false" },
];

/// What is chosen before the start (HW-2.4, HW-11.6, HW-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 1 to 6.
    pub players: u8,
    /// HW-2.4: the number of attack cards.
    pub difficulty: Difficulty,
    /// Who may act when.
    pub mode: Mode,
    /// HW-13.1: the campaign fort, 1 to 16.
    pub fort: Option<u8>,
    /// HW-13.2: whether the challenge of the fort before was met.
    pub reward: bool,
}

impl Setup for HadriansWall {
    fn option_specs() -> &'static [OptionSpec] {
        OPTION_SPECS
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(OPTION_SPECS, chosen);
        let fort = reader.number("campaign") as u8;
        let options = Options {
            players: reader.number("players") as u8,
            difficulty: Difficulty::ALL[reader.choice("difficulty")],
            mode: Mode::ALL[reader.choice("mode")],
            fort: (fort > 0).then_some(fort),
            reward: reader.flag("reward"),
        };
        // HW-13.1, HW-13.2
        if options.fort.is_some() && options.players != 1 {
            reader.problem("campaign", "the campaign is played alone: players must be 1");
        }
        if options.reward && fort < 2 {
            reader.problem("reward", "only campaign forts 2 to 16 follow a fort whose challenge can be met");
        }
        reader.finish(options)
    }

    fn option_map(options: &Options) -> OptionMap {
        let word = |id: &str, value: &str| (id.to_owned(), OptionValue::Word(value.to_owned()));
        let number = |id: &str, value: u8| (id.to_owned(), OptionValue::Number(value.into()));
        [
            number("players", options.players),
            word("difficulty", options.difficulty.id()),
            word("mode", options.mode.id()),
            number("campaign", options.fort.unwrap_or(0)),
            ("reward".to_owned(), OptionValue::Flag(options.reward)),
        ]
        .into()
    }

    /// Each player count with defaults, each difficulty and mode at several tables, and every campaign fort.
    fn option_variants() -> Vec<OptionMap> {
        let of = |players: u8, difficulty: Difficulty, mode: Mode, fort: u8, reward: bool| {
            Self::option_map(&Options { players, difficulty, mode, fort: (fort > 0).then_some(fort), reward })
        };
        let mut sets: Vec<OptionMap> =
            (1..=6).map(|players| of(players, Difficulty::Normal, Mode::Simultaneous, 0, false)).collect();
        for (index, difficulty) in [Difficulty::Easy, Difficulty::Hard].into_iter().enumerate() {
            sets.extend(
                [1, 2, 3, 4, 5, 6]
                    .map(|players| of(players, difficulty, Mode::ALL[(players as usize + index) % 3], 0, false)),
            );
        }
        sets.extend([2, 3].map(|players| of(players, Difficulty::Normal, Mode::Live, 0, false)));
        sets.extend([2, 4].map(|players| of(players, Difficulty::Normal, Mode::Canonical, 0, false)));
        sets.extend((1..=16).map(|fort| of(1, Difficulty::Normal, Mode::Simultaneous, fort, fort % 2 == 0)));
        sets
    }

    fn start(options: &Options, seed: &Seed) -> State {
        Self::start_before(options, seed, &mut ())
    }

    /// HW-2.2, HW-2.5 to HW-2.9: everything shuffled, the sheets empty, and Year 1 begun.
    fn start_before(options: &Options, seed: &Seed, witness: &mut impl Witness<HadriansWall>) -> State {
        let n_seats = usize::from(options.players);
        let mut state = blank(options);
        seed.stream("fate").shuffle(&mut state.fate.cards);
        state.fate.seed = *seed.bytes();
        for seat in Seat::all(n_seats) {
            seed.stream_at("player", seat.index() as u32).shuffle(&mut state.players[seat].deck);
        }
        // HW-2.8, HW-10.1
        if n_seats <= 2 {
            seed.stream("neutral").shuffle(&mut state.neutral.deck);
        }
        // HW-13.3: the reward of the fort before lies on the board before Year 1.
        if let (true, Some(fort)) = (options.reward, options.fort) {
            state.players[Seat::new(0)].board += data().forts[usize::from(fort) - 2].reward;
        }
        state.played = true;
        year::begin(&mut state, witness);
        state
    }
}

/// The table before anything is shuffled, in Year 1.
pub(crate) fn blank(options: &Options) -> State {
    let n_seats = usize::from(options.players);
    State {
        options: *options,
        year: 1,
        phase: Phase::ChooseCards,
        open: SeatSet::all(n_seats),
        turn: Seat::new(0),
        played: false,
        fate: Fate {
            cards: std::array::from_fn(|index| FateCard(index as u8)),
            n_discarded: 0,
            n_attack: 0,
            reshuffles: 0,
            seed: [0; 32],
        },
        neutral: Neutral { deck: Card::ALL, pieces: [Pieces::NONE; 2] },
        players: BySeat::from_fn(n_seats, |_| Player::default()),
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::contract::*;
    use lusoria_core::{GameEvent, Match, Viewer};

    use super::*;
    use crate::events::Event;

    #[test]
    fn the_set_up_of_year_1_is_told_with_drawn_cards_for_their_owner_alone() {
        let options = HadriansWall::options(&OptionMap::new()).unwrap();
        let game = Match::<HadriansWall>::start(&options, Seed::from_text("the first Year"));
        let opening = game.opening();
        let [Event::YearBegan { year: 1 }, Event::FateIncome { gain, .. }, draws @ ..] = &opening[..] else {
            panic!("{opening:?}")
        };
        assert_eq!(game.state().players[Seat::new(2)].board, *gain);
        assert_eq!(draws.len(), 3);
        for (seat, draw) in Seat::all(3).zip(draws) {
            let cards = Some(game.state().players[seat].drawn(1));
            assert_eq!(draw.seen_by(Viewer::Seat(seat)), Some(Event::Drew { seat, cards }));
            for other in [Viewer::Spectator, Viewer::Seat(Seat::new((seat.index() + 1) % 3))] {
                assert_eq!(draw.seen_by(other), Some(Event::Drew { seat, cards: None }));
            }
        }
        assert!(Match::<HadriansWall>::from_state(game.state().clone()).opening().is_empty());
    }
}
