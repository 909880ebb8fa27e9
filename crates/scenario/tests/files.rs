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

/// Why the file is refused, with its line; the text is `CASHING` with one part replaced.
fn refusal(part: &str, instead: &str) -> (usize, String) {
    assert!(CASHING.contains(part), "{part}");
    let error =
        Scenario::read(&CASHING.replace(part, instead)).and_then(|scenario| scenario.run(&find)).expect_err(instead);
    (error.line, error.message)
}

#[test]
fn what_would_pass_without_testing_anything_is_refused_with_its_line() {
    let refused = [
        // Misspelt keys, also with an empty value.
        ("discard = [\"five\"]", "discrad = []", 21, "discrad"),
        ("seats.A.cashed = 1", "seats.A.csahed = \"-\"", 19, "csahed"),
        ("seats.A.cashed = 1", "seats.C.cashed = 0", 19, "C"),
        ("discard = [\"five\"]", "discard = { lacks = [\"fvie\"] }", 21, "fvie"),
        ("discard = [\"five\"]", "pending = { lacks = [{ fovar = \"A\" }] }", 21, "fovar"),
        ("move = \"cash five\"", "sees = { seats = { A = { hnad = \"-\" } } }", 17, "hnad"),
        ("move = \"cash five\"", "sees = { seats = { A = { hand = { lacks = [\"fvie\"] } } } }", 17, "fvie"),
        ("move = \"cash five\"", "move = \"cash five\"\nevents = [{ kind = \"cashde\" }]", 18, "cashde"),
        ("move = \"cash five\"", "move = \"cash five\"\nno_events = [{ kind = \"drew\", crad = \"-\" }]", 18, "crad"),
        ("[expect]", "[outcome]\npionts = {}\n[expect]", 19, "pionts"),
        ("[expect]", "[outcome]\npoints.C = 0\n[expect]", 19, "C"),
        ("[expect]", "[outcome]\nlines.A.\"MIC-9.9\" = 0\n[expect]", 19, "MIC-9.9"),
        ("[expect]", "[outcome]\ntie_break = \"MIC-9.9\"\n[expect]", 19, "MIC-9.9"),
        // Moves that cannot be offered.
        ("legal = [\"draw\", \"demand B\", \"cash five\", \"pass\"]", "not_offered = [\"csah five\"]", 14, "csah"),
        (
            "legal = [\"draw\", \"demand B\", \"cash five\", \"pass\"]",
            "not_offered = [\"cash  three\"]",
            14,
            "cash three",
        ),
        ("legal = [\"draw\", \"demand B\", \"cash five\", \"pass\"]", "not_offered = [\"demand D\"]", 14, "D"),
        (
            "seat = \"A\"\nlegal = [\"draw\", \"demand B\", \"cash five\", \"pass\"]",
            "seat = \"B\"\nnot_offered = [\"draw\"]",
            14,
            "B",
        ),
        // Somebody who is not at the table.
        ("seat = \"A\"\nillegal", "seat = \"C\"\nillegal", 9, "no seat C"),
        (
            "seat = \"A\"\nlegal = [\"draw\", \"demand B\", \"cash five\", \"pass\"]",
            "seat = \"D\"\nlegal = []",
            13,
            "no seat D",
        ),
        ("seat = \"A\"\nillegal", "seat = \"spectator\"\nillegal", 8, "only looks"),
        // Clauses that do not exist.
        ("clauses = [\"MIC-3.7\"]", "clauses = [\"MIC-3.77\"]", 3, "MIC-3.77"),
        ("\nclause = \"MIC-3.7\"", "\nclause = \"MIC-3.77\"", 11, "MIC-3.77"),
        // Nothing to prove.
        ("seats.A.cashed = 1\nseats.A.hand = [\"one\"]\ndiscard = [\"five\"]", "", 18, "nothing is expected"),
        ("move = \"cash five\"", "sees = {}", 15, "nothing is expected"),
        ("[position]", "seed = \"x\"\n[position]", 4, "seed"),
        ("[position]", "refused = [\"x\"]\n[position]", 4, "refused"),
    ];
    for (part, instead, line, word) in refused {
        let (found, message) = refusal(part, instead);
        assert!(found.abs_diff(line) <= 1 && message.contains(word), "{instead}: {found}: {message}");
    }
    let (head, _) = CASHING.split_once("[[step]]").unwrap();
    assert!(Scenario::read(head).unwrap_err().message.contains("proves nothing"));
}

#[test]
fn an_outcome_before_the_end_fails() {
    assert_eq!(failures(&CASHING.replace("[expect]", "[outcome]\npoints.A = 0\n[expect]")).len(), 1);
}

#[test]
fn events_are_compared_in_their_order_and_as_somebody_sees_them() {
    let with =
        |events: &str| failures(&CASHING.replace("move = \"cash five\"", &format!("move = \"cash five\"\n{events}")));
    assert_eq!(with("events = [{ kind = \"cashed\", card = \"five\" }]").len(), 0);
    assert_eq!(with("all_events = [{ kind = \"cashed\" }]").len(), 0);
    assert_eq!(with("events = [{ kind = \"cashed\" }, { kind = \"cashed\" }]").len(), 1);
    assert_eq!(with("all_events = []").len(), 1);
    assert_eq!(with("no_events = [{ kind = \"cashed\", seat = \"A\" }]").len(), 1);
    assert_eq!(with("no_events = [{ kind = \"cashed\", seat = \"B\" }]").len(), 0);
    let draw =
        CASHING.replace("move = \"cash five\"", "move = \"draw\"\nall_events = [{ kind = \"drew\", card = \"-\" }]");
    let (draw, _) = draw.split_once("[expect]").unwrap();
    assert_eq!(failures(&format!("{draw}told = \"B\"\n")), [""; 0]);
    assert_eq!(failures(&format!("{draw}told = \"A\"\n")).len(), 1);
}

#[test]
fn every_variant_is_run_and_named() {
    let head = "variants = [{ card = \"five\", n = 1 }, { card = \"four\", n = 2 }]\n";
    let text = CASHING.replace("five", "$card").replace("cashed = 1", "cashed = \"$n\"");
    let failures = failures(&format!("{head}{text}"));
    assert_eq!(failures, ["20:seats.A.cashed (card = \"four\", n = 2):1"]);
}

#[test]
fn somebody_begins_whatever_the_seed() {
    let text = |begins: &str| {
        format!(
            "game = \"micatio\"\ntitle = \"t\"\nclauses = []\nseed = \"x\"\nbegins = \"{begins}\"\n[[step]]\nseat = \"A\"\nlegal = []\n"
        )
    };
    // In Micatio everybody begins, so nobody begins alone.
    let error = Scenario::read(&text("B")).unwrap().run(&find).unwrap_err();
    assert_eq!((error.line, error.message.contains("does not begin")), (5, true));
}

#[test]
fn a_failing_view_shows_the_difference_and_not_the_whole_view() {
    let sees = "sees = { seats = { A = { hand_size = 3 }, B = { hand = \"-\", hand_size = 1 } } }";
    assert_eq!(failures(&CASHING.replace("move = \"cash five\"", sees))[0], "17:seats.A.hand_size:2");
}

/// Every part of the language once.
const RICH: &str = r#"variants = [{ card = "five", players = 2 }, { card = "four", players = 3 }]
game = "micatio"
title = "cashing a $card"
clauses = ["MIC-3.7"]
[options]
players = "$players"
[position]
seats.A.hand = ["$card", "one"]
seats.B.hand = ["two"]
seats.C.hand = ["two"]
pending = [{ favor = "A", left = 1 }]
[[step]]
seat = "A"
not_offered = ["cash one"]
sees = { seats = { A = { hand = { contains = ["$card"], lacks = ["two"], count = 2 } }, B = { only = { seat = "B", hand_size = 1 } } } }
[[step]]
seat = "A"
move = "cash $card"
told = "B"
all_events = [{ kind = "cashed", card = "$card" }]
no_events = [{ kind = "drew" }]
[expect]
discard = { contains = ["$card"], lacks = ["one"] }
[outcome]
points = { A = 1 }
lines.A."MIC-3.7" = [{ points = 1 }]
"#;

#[test]
fn the_rich_file_needs_its_third_seat() {
    let error = Scenario::read(RICH).unwrap().run(&find).unwrap_err();
    assert!(error.message.contains("seats.C") && error.message.contains("players = 2"), "{error}");
    let text = RICH.replace("players = 2", "players = 3").replace("[outcome]", "# [outcome]");
    let text = text.split_once("# [outcome]").unwrap().0;
    assert_eq!(failures(text), [""; 0]);
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

    #[test]
    fn any_cut_or_doubled_part_of_a_rich_scenario_is_run_or_refused(from in 0..RICH.len(), len in 0..40usize, twice: bool) {
        let to = (from + len).min(RICH.len());
        let part = if twice { RICH[from..to].repeat(2) } else { String::new() };
        let text = format!("{}{part}{}", &RICH[..from], &RICH[to..]);
        let _ = Scenario::read(&text).map(|scenario| scenario.run(&find));
    }
}
