//! Which decisions are asked at all, and what a sampled hand must hold.

use lusoria_core::contract::*;
use lusoria_core::{OptionMap, Rng, Seat, Seed, Viewer};
use lusoria_trajan::state::Pending;
use lusoria_trajan::{State, Trajan};
use serde_json::{Value, json};

fn read(position: Value) -> State {
    let options = Trajan::options(&OptionMap::new()).expect("the defaults are sound");
    Trajan::read_position(&options, &position).expect("the position is sound")
}

/// TRJ-12.13: whatever leaves no choice is done, except what only the owner of a hand can see; and no list is long.
#[test]
fn only_choices_from_a_hidden_hand_are_asked_without_an_alternative() {
    let mut rng = Rng::from_number(3);
    let mut moves = Vec::new();
    for chosen in Trajan::option_variants().iter().cycle().take(60) {
        let options = Trajan::options(chosen).expect("variants are sound");
        let mut state = Trajan::start(&options, &Seed::from_bytes(rng.bytes()));
        while let Some(seat) = Trajan::turn(&state).seats().first() {
            Trajan::legal_moves(&state, seat, &mut moves);
            let is_hidden =
                matches!(state.decision(), Some(Pending::Discard | Pending::LayCard { .. } | Pending::Load { .. }));
            assert!(moves.len() > 1 || is_hidden, "{:?} has one option", state.decision());
            assert!(moves.len() <= 26, "{:?} has {} options", state.decision(), moves.len());
            let mv = moves[rng.index(moves.len())];
            Trajan::apply_unchecked(&mut state, seat, mv, &mut ());
        }
    }
}

/// Whoever began a shipment of pairs has a pair, so every state the others sample has one too.
#[test]
fn a_sampled_hand_can_load_the_pair_it_promised() {
    let state = read(json!({
        "seats": {"A": {"hand": ["wine", "wine", "fish"], "known": ["fish"]}, "B": {"hand": ["gems", "oils"]}},
        "pending": [{"ask": "load", "ship": "pairs"}],
    }));
    let view = Trajan::view(&state, Viewer::Seat(Seat::new(1)));
    let mut rng = Rng::from_number(5);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..300 {
        let sampled = Trajan::sample(&view, &mut rng);
        let mut moves = Vec::new();
        Trajan::legal_moves(&sampled, Seat::new(0), &mut moves);
        assert!(!moves.is_empty(), "{:?}", sampled.mats[0].hand);
        kinds.extend(moves);
    }
    assert_eq!(kinds.len(), 12, "any kind may be the pair: {kinds:?}");
}

/// A viewer knows what it saw: the known card stays in every sampled hand, and nothing else is certain.
#[test]
fn a_sampled_hand_holds_what_was_seen_and_otherwise_anything() {
    let state = read(json!({"seats": {"A": {"hand": ["wine", "fish"], "known": ["fish"]}}}));
    let view = Trajan::view(&state, Viewer::Spectator);
    let mut rng = Rng::from_number(7);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let mut hand = Trajan::sample(&view, &mut rng).mats[0].hand;
        assert_eq!(hand.len(), 2);
        hand.remove("fish".parse().expect("a commodity"));
        others.extend(hand.iter());
    }
    assert_eq!(others.len(), 12);
}

/// TRJ-3.21, TRJ-12.1, TRJ-12.2: what a viewer may not know leaves no trace in its view.
#[test]
fn states_that_differ_only_in_hidden_things_look_the_same() {
    let hidden = [
        json!({
            "deck": ["wine", "fish"], "forum_stack": ["bread"], "extra_stack": ["senate"], "demand_stack": ["religion"],
            "bag": ["bonus-bread", "bonus-games"],
            "trajan_stacks": {"vp": ["trj-vp-blue-white", "trj-vp-pink-pink", "trj-vp-green-green"]},
        }),
        json!({
            "deck": ["gems", "oils"], "forum_stack": ["games"], "extra_stack": ["forum"], "demand_stack": ["games"],
            "bag": ["bonus-workers", "bonus-bread"],
            "trajan_stacks": {"vp": ["trj-vp-blue-white", "trj-vp-green-green", "trj-vp-pink-pink"]},
        }),
    ];
    let with = |hidden: &Value, more: Value| {
        let mut position = hidden.clone();
        let target = position.as_object_mut().expect("a table");
        target.extend(more.as_object().expect("a table").clone());
        read(position)
    };
    let looks = |more: [Value; 2]| {
        let states = [0, 1].map(|index| with(&hidden[index], more[index].clone()));
        let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator];
        for viewer in viewers {
            let [one, other] = states.each_ref().map(|state| Trajan::view(state, viewer));
            assert!(one == other, "{viewer:?} sees what is hidden");
        }
        assert!(Trajan::view(&states[0], Viewer::Referee) != Trajan::view(&states[1], Viewer::Referee));
    };
    let discards = json!({"left": ["columns"], "right": ["furs"]});
    let offered = json!({"left": "bonus-religion", "right": "bonus-legionnaires"});
    let forum = json!(["votes-2"]);
    let playing = |hand: [&str; 2]| {
        json!({
            "discards": discards, "offered": offered, "forum": forum, "provinces": {}, "forum_extra": [],
            "seats": {"A": {"hand": [hand[0], hand[1], "wheat"], "known": ["wheat"]}},
        })
    };
    looks([playing(["cattle", "cattle"]), playing(["scrolls", "fruit"])]);
    let placing = |top: &str| {
        json!({
            "pending": [{"ask": "place-marker"}], "forum": forum, "provinces": {}, "forum_extra": [],
            "trajan_stacks": {"vp": [top]},
        })
    };
    looks([placing("trj-vp-blue-white"), placing("trj-vp-pink-pink")]);
}
