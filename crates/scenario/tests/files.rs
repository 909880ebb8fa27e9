//! What the runner reports, and that no text makes it panic.

use lusoria_core::face::{AnyGame, Face};
use lusoria_scenario::Scenario;
use proptest::prelude::*;

fn find(id: &str) -> Option<&'static dyn AnyGame> {
    (id == "micatio").then(Face::<lusoria_toy::Micatio>::object)
}

const CASHING: &str = r#"game = "micatio"
title = "cashing"
clauses = ["MIC-3.7"]
[position]
seats.A.hand = ["five", "one"]
seats.B.hand = ["two"]
pending = [{ favor = "A", left = 1 }]
[[step]]
seat = "A"
illegal = "cash one"
clause = "MIC-3.7"
[[step]]
seat = "A"
legal = ["draw", "demand B", "cash five", "pass"]
[[step]]
seat = 0
move = "cash five"
[expect]
seats.A.cashed = 1
seats.A.hand = ["one"]
discard = ["five"]
"#;

fn failures(text: &str) -> Vec<String> {
    let failures = Scenario::read(text).unwrap().run(&find).unwrap();
    failures.into_iter().map(|failure| format!("{}:{}:{}", failure.line, failure.what, failure.found)).collect()
}

#[test]
fn a_true_scenario_passes() {
    assert_eq!(failures(CASHING), Vec::<String>::new());
}

#[test]
fn every_false_expectation_is_reported_with_its_line() {
    let text = CASHING.replace("cashed = 1", "cashed = 2").replace("discard = [\"five\"]", "discard = []");
    assert_eq!(failures(&text), ["21:discard:[\"five\"]", "19:seats.A.cashed:1"]);
    assert_eq!(
        failures(&CASHING.replace("illegal = \"cash one\"", "illegal = \"cash five\"")),
        ["10:cash five:the move was accepted"]
    );
    assert_eq!(failures(&CASHING.replace("\"pass\"]", "]")).len(), 1);
    assert!(failures(&CASHING.replace("move = \"cash five\"", "move = \"cash two\""))[0].contains("MIC-3.7"));
}

#[test]
fn a_wrong_position_is_unreadable_and_says_every_reason() {
    let text = CASHING.replace("[\"two\"]", "[\"two\", \"six\", \"seven\"]");
    let error = Scenario::read(&text).unwrap().run(&find).unwrap_err();
    assert!(error.message.contains("seats.B.hand[1]") && error.message.contains("seats.B.hand[2]"), "{error}");
    let unknown = Scenario::read(&CASHING.replace("micatio", "chess")).unwrap().run(&find).unwrap_err();
    assert_eq!((unknown.line, unknown.message.as_str()), (1, "there is no game \"chess\""));
}

#[test]
fn files_that_are_no_scenarios_say_where() {
    assert_eq!(Scenario::read("game = ").unwrap_err().line, 1);
    assert_eq!(Scenario::read(&CASHING.replace("legal = [\"draw\"", "lagel = [\"draw\"")).unwrap_err().line, 14);
    let step_without_seat = CASHING.replace("seat = 0\n", "");
    assert_eq!(Scenario::read(&step_without_seat).unwrap_err().line, 15);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        let _ = Scenario::read(&text).map(|scenario| scenario.run(&find));
    }

    #[test]
    fn any_mutation_of_a_scenario_is_run_or_refused(at in 0..CASHING.len(), byte in any::<u8>()) {
        let mut bytes = CASHING.as_bytes().to_vec();
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = Scenario::read(&text).map(|scenario| scenario.run(&find));
        }
    }
}
