//! Options, and from options and seed to the first state. Rules: GTR-1, GTR-5.

use lusoria_core::contract::Setup;
use lusoria_core::{
    BySeat, Lang, OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Problems, Seat, SeatSet, Seed,
    options,
};

use crate::GloryToRome;
use crate::data::{alphabet, tables};
use crate::state::{Area, Hand, MAX_PLAYERS, N_CARDS, Pending, Stack, State, Structures, TurnState, UNBOUNDED};
use crate::vocab::{Building, Edition, Kinds, Materials, N_MATERIALS, Role};

/// What is chosen before the start (GTR-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many players, 2 to 5.
    pub players: u8,
    /// Which cards and books.
    pub edition: Edition,
    /// GTR-1.8: the training game.
    pub training: bool,
    /// GTR-5.4.
    pub start_orders: u8,
    /// GTR-5.4.
    pub start_jacks: u8,
    /// GTR-8.5.
    pub petition_size: u8,
    /// GTR-7.4: one card may be drawn at any hand size.
    pub think_single_card_always: bool,
    /// GTR-7.6.
    pub think_may_draw_nothing: bool,
    /// GTR-12.9.
    pub out_of_town_by_choice: bool,
    /// GTR-13.12.
    pub voluntary_tribute: bool,
    /// GTR-41.4.
    pub gate_counts_added_marble: bool,
    /// GTR-5.6.
    pub names_language: Lang,
    /// GTR-66.2: people are shown what they could remember of vaults, not only the numbers.
    pub remember: bool,
    /// GTR-16.7, A-41: players may concede.
    pub concede: bool,
    /// GTR-16.12: the game ends after so many rounds; 0 for no limit.
    pub round_limit: u16,
}

const EDITIONS: &[(&str, &str)] = &[
    ("polish-standard", "gtr-edition-polish-standard"),
    ("polish-classic", "gtr-edition-polish-classic"),
    ("republic", "gtr-edition-republic"),
    ("imperium", "gtr-edition-imperium"),
];
const SINGLE_CARD: &[(&str, &str)] = &[("always", "gtr-single-card-always"), ("at-limit", "gtr-single-card-at-limit")];
const LANGUAGES: &[(&str, &str)] = &[("en", "gtr-language-en"), ("pl", "gtr-language-pl"), ("ru", "gtr-language-ru")];
const ROUND_LIMITS: &[(&str, &str)] =
    &[("none", "gtr-rounds-none"), ("30", "gtr-rounds-30"), ("100", "gtr-rounds-100"), ("500", "gtr-rounds-500")];

/// The options as they are offered; those without a default follow from the edition.
const OPTION_SPECS: &[OptionSpec] = &[
    spec("players", "gtr-option-players", OptionValues::Range(2, MAX_PLAYERS as i32), "3"),
    spec("edition", "gtr-option-edition", OptionValues::OneOf(EDITIONS), "republic"),
    spec("training", "gtr-option-training", OptionValues::Flag, "false"),
    spec("remember", "gtr-option-remember", OptionValues::Flag, "false"),
    spec("start_orders", "gtr-option-start-orders", OptionValues::Range(4, 5), ""),
    spec("start_jacks", "gtr-option-start-jacks", OptionValues::Range(0, 1), ""),
    spec("petition_size", "gtr-option-petition-size", OptionValues::Range(2, 3), ""),
    spec("think_single_card", "gtr-option-think-single-card", OptionValues::OneOf(SINGLE_CARD), ""),
    spec("think_may_draw_nothing", "gtr-option-think-may-draw-nothing", OptionValues::Flag, "false"),
    spec("out_of_town_by_choice", "gtr-option-out-of-town-by-choice", OptionValues::Flag, "true"),
    spec("voluntary_tribute", "gtr-option-voluntary-tribute", OptionValues::Flag, "true"),
    spec("gate_counts_added_marble", "gtr-option-gate-counts-added-marble", OptionValues::Flag, ""),
    spec("names_language", "gtr-option-names-language", OptionValues::OneOf(LANGUAGES), "en"),
    spec("concede", "gtr-option-concede", OptionValues::Flag, "false"),
    spec("round_limit", "gtr-option-round-limit", OptionValues::OneOf(ROUND_LIMITS), "500"),
];

const fn spec(id: &'static str, about: &'static str, values: OptionValues, default: &'static str) -> OptionSpec {
    OptionSpec { id, about, values, default }
}

impl Setup for GloryToRome {
    fn option_specs() -> &'static [OptionSpec] {
        OPTION_SPECS
    }

    /// Checks what was chosen; what was not follows from the edition (GTR-1.1, GTR-1.2).
    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(OPTION_SPECS, chosen);
        let edition = Edition::ALL[reader.choice("edition")];
        let rules = tables().editions[edition.index()];
        let number = |reader: &mut OptionReader<'_>, id: &str, default: u8| {
            if reader.is_chosen(id) { reader.number(id) as u8 } else { default }
        };
        let single_card = if reader.is_chosen("think_single_card") {
            reader.choice("think_single_card") == 0
        } else {
            rules.single_card_always
        };
        let added_marble = if reader.is_chosen("gate_counts_added_marble") {
            reader.flag("gate_counts_added_marble")
        } else {
            rules.gate_counts_added_marble
        };
        let options = Options {
            players: reader.number("players") as u8,
            edition,
            training: reader.flag("training"),
            start_orders: number(&mut reader, "start_orders", rules.start_orders),
            start_jacks: number(&mut reader, "start_jacks", rules.start_jacks),
            petition_size: number(&mut reader, "petition_size", rules.petition_size),
            think_single_card_always: single_card,
            think_may_draw_nothing: reader.flag("think_may_draw_nothing"),
            out_of_town_by_choice: reader.flag("out_of_town_by_choice"),
            voluntary_tribute: reader.flag("voluntary_tribute"),
            gate_counts_added_marble: added_marble,
            names_language: Lang::ALL[reader.choice("names_language")],
            remember: reader.flag("remember"),
            concede: reader.flag("concede"),
            round_limit: ROUND_LIMITS[reader.choice("round_limit")].0.parse().unwrap_or(0),
        };
        reader.finish(options)
    }

    /// People choose the box, the training game and the comfort; the rest are details of the rules.
    fn is_house_rule(option: &str) -> bool {
        !["players", "edition", "training", "remember", "concede"].contains(&option)
    }

    /// Each edition and the training game at every table (GTR-1.1, GTR-1.8), and each other value of each option once.
    fn option_variants() -> Vec<OptionMap> {
        let editions = EDITIONS.iter().map(|(id, _)| ("edition", OptionValue::Word((*id).to_owned())));
        let whole_games = editions.chain([("training", OptionValue::Flag(true))]);
        let mut sets: Vec<OptionMap> = whole_games
            .flat_map(|(id, value)| options::at_every_table(OPTION_SPECS, &OptionMap::from([(id.to_owned(), value)])))
            .collect();
        let is_single =
            |set: &OptionMap| set.keys().any(|id| !["players", "edition", "training"].contains(&id.as_str()));
        sets.extend(options::variants(OPTION_SPECS).into_iter().filter(is_single));
        sets
    }

    /// All options with their values.
    fn option_map(options: &Options) -> OptionMap {
        let word = |text: &str| OptionValue::Word(text.to_owned());
        let number = |n: u8| OptionValue::Number(n.into());
        let limit = match options.round_limit {
            0 => word("none"),
            n => word(&n.to_string()),
        };
        let entries = [
            ("players", number(options.players)),
            ("edition", word(options.edition.id())),
            ("training", OptionValue::Flag(options.training)),
            ("start_orders", number(options.start_orders)),
            ("start_jacks", number(options.start_jacks)),
            ("petition_size", number(options.petition_size)),
            ("think_single_card", word(if options.think_single_card_always { "always" } else { "at-limit" })),
            ("think_may_draw_nothing", OptionValue::Flag(options.think_may_draw_nothing)),
            ("out_of_town_by_choice", OptionValue::Flag(options.out_of_town_by_choice)),
            ("voluntary_tribute", OptionValue::Flag(options.voluntary_tribute)),
            ("gate_counts_added_marble", OptionValue::Flag(options.gate_counts_added_marble)),
            ("names_language", word(options.names_language.code())),
            ("remember", OptionValue::Flag(options.remember)),
            ("concede", OptionValue::Flag(options.concede)),
            ("round_limit", limit),
        ];
        entries.into_iter().map(|(id, value)| (id.to_owned(), value)).collect()
    }

    /// Deals a game (GTR-5).
    fn start(options: &Options, seed: &Seed) -> State {
        let mut state = empty_table(options);
        // GTR-5.3: the edition's deck, shuffled; kinds of other variants are not in it (GTR-1.3, GTR-1.4, GTR-1.5).
        for (place, card) in tables().decks[options.edition.index()].each().enumerate() {
            state.deck[place] = card.index() as u8;
        }
        seed.stream("deck").shuffle(&mut state.deck);
        state.n_deck = N_CARDS as u8;
        let halves_before_deal = tables().editions[options.edition.index()].training_halves_before_deal;
        // GTR-5.10: the black box plays with half of the order cards.
        if options.training && halves_before_deal {
            state.n_aside = N_CARDS as u8 / 2;
        }
        // GTR-5.4, GTR-5.5: the hands; the other jacks stay in the supply.
        for seat in Seat::all(state.n_seats()) {
            state.areas[seat].hand = (0..options.start_orders).map(|_| draw(&mut state)).collect::<Hand>();
            state.areas[seat].jacks = options.start_jacks;
            state.jacks -= options.start_jacks;
        }
        choose_leader(&mut state);
        // GTR-5.10: the Polish book halves the draw deck, which is what is left once the cards that decide who leads
        // lie in the pool (GTR-5.8).
        if options.training && !halves_before_deal {
            state.n_aside = state.n_deck / 2;
        }
        state
    }
}

/// The sites in town and out of town at the start (GTR-5.2, GTR-5.10).
pub(crate) fn starting_sites(options: &Options) -> (Materials, Materials) {
    let all = all_sites(options);
    let in_town = Materials(all.0.map(|n| n.min(options.players)));
    let out_of_town = Materials(std::array::from_fn(|index| all.0[index] - in_town.0[index]));
    (in_town, out_of_town)
}

/// All sites of the game (GTR-3.6), three of each material in training (GTR-5.10).
pub(crate) fn all_sites(options: &Options) -> Materials {
    let most = if options.training { tables().training_sites } else { u8::MAX };
    Materials(std::array::from_fn::<u8, N_MATERIALS, _>(|index| tables().sites[index].min(most)))
}

/// A table before anything is dealt: no card anywhere, every site and jack in its place, nobody with more than the base
/// influence (GTR-5.9).
pub(crate) fn empty_table(options: &Options) -> State {
    let (in_town, out_of_town) = starting_sites(options);
    let area =
        Area { at_most: Materials([UNBOUNDED; N_MATERIALS]), influence: tables().base_influence, ..Area::default() };
    State {
        options: *options,
        areas: BySeat::from_fn(options.players as usize, |_| area),
        structures: Structures::default(),
        deck: [0; N_CARDS],
        n_deck: 0,
        n_aside: 0,
        pool: Materials::NONE,
        open: Kinds::NONE,
        jacks: tables().jacks,
        in_town,
        out_of_town,
        round: 1,
        leader: Seat::new(0),
        led: Role::Laborer,
        turn: TurnState::default(),
        crafted: 0,
        conceded: [None; MAX_PLAYERS],
        pending: Stack::of(Pending::Lead),
        end: None,
    }
}

/// GTR-5.6, GTR-5.7, GTR-5.11: cards are turned up until one player's is alphabetically first; they form the pool.
fn choose_leader(state: &mut State) {
    let places = alphabet(state.options.edition, state.options.names_language);
    let n_seats = state.n_seats();
    let mut tied = SeatSet::all(n_seats);
    // With half a deck a tie could outlast it: then the first of the tied players leads rather than nobody.
    while tied.len() > 1 && state.n_drawable() as usize > tied.len() {
        let mut first = u8::MAX;
        let mut leading = SeatSet::EMPTY;
        for seat in Seat::all(n_seats).filter(|&seat| tied.contains(seat)) {
            let card = draw(state);
            state.open[card] += 1;
            state.pool[card.material()] += 1;
            let place = places[card.index()];
            if place < first {
                first = place;
                leading = SeatSet::EMPTY;
            }
            if place == first {
                leading.insert(seat);
            }
        }
        tied = leading;
    }
    state.leader = tied.first().expect("somebody is first");
}

/// The top card of the deck.
pub(crate) fn draw(state: &mut State) -> Building {
    state.n_deck -= 1;
    let top = &mut state.deck[state.n_deck as usize];
    let card = Building::at(*top as usize);
    *top = 0;
    card
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of three on which these cards are turned up, the first one first.
    fn leader(edition: &str, language: &str, cards: &[Building]) -> (Seat, u8) {
        let chosen = [("edition", edition), ("names_language", language)];
        let chosen = chosen.map(|(id, word)| (id.to_owned(), OptionValue::Word(word.to_owned())));
        let mut state = empty_table(&GloryToRome::options(&chosen.into_iter().collect()).unwrap());
        let from_bottom = [Building::Bar; 20].into_iter().chain(cards.iter().rev().copied());
        for (place, card) in from_bottom.enumerate() {
            state.deck[place] = card.index() as u8;
            state.n_deck += 1;
        }
        choose_leader(&mut state);
        (state.leader, state.pool.total())
    }

    #[test]
    fn the_first_name_of_the_alphabet_leads() {
        let cards = [Building::Villa, Building::Gate, Building::School];
        assert_eq!(leader("republic", "en", &cards), (Seat::new(1), 3));
        // Rezydencja, Brama, Szkoła; Вилла, Ворота, Школа.
        assert_eq!(leader("republic", "pl", &cards), (Seat::new(1), 3));
        assert_eq!(leader("republic", "ru", &cards), (Seat::new(0), 3));
    }

    #[test]
    fn only_tied_players_turn_up_again_and_all_cards_form_the_pool() {
        let cards = [Building::Gate, Building::Villa, Building::Gate, Building::Wall, Building::Temple];
        assert_eq!(leader("republic", "en", &cards), (Seat::new(2), 5));
    }

    #[test]
    fn names_are_those_of_the_edition() {
        // The Polish editions call the Crane a Circus, which comes before Circus Maximus.
        let cards = [Building::CircusMaximus, Building::Crane, Building::Dock];
        assert_eq!(leader("polish-standard", "en", &cards).0, Seat::new(1));
        assert_eq!(leader("republic", "en", &cards).0, Seat::new(0));
    }
}
