//! What every shell shows and asks: the campaign, the rank of a player alone, refusals as sentences, the last action of a
//! Year.

use lusoria_core::face::{AnyMatch, Face, PlayError, passing_by_itself};
use lusoria_core::{OptionMap, OptionValue, Seat, Viewer};
use lusoria_hadrians_wall::HadriansWall;
use serde_json::{Value, json};

const A: Seat = Seat::new(0);

fn table(options: &[(&str, i32)], position: &Value) -> Box<dyn AnyMatch> {
    let chosen: OptionMap = options.iter().map(|(id, n)| ((*id).to_owned(), OptionValue::Number(*n))).collect();
    Face::<HadriansWall>::object().start_from(&chosen, position).unwrap()
}

#[test]
fn goals_special_rules_challenge_and_rank_are_on_the_sheet_and_in_the_view() {
    // Fort 6: no Theater, no Ludus; the Baths and 23 boxes of valor; 10 points for Path Cards.
    let game = table(&[("players", 1), ("campaign", 6)], &json!({"seats": {"A": {"valor": 23}}}));
    let sheet = serde_json::to_string(&game.sheet(Viewer::Seat(A))).unwrap();
    for key in ["hw-fort-forbidden", "hw-goal-built", "hw-goal-attribute", "hw-goal-path-points", "hw-sheet-rank"] {
        assert!(sheet.contains(key), "{key}: {sheet}");
    }
    assert_eq!((sheet.matches("hw-goal-met").count(), sheet.matches("hw-goal-open").count()), (1, 2));
    let view = game.view(Viewer::Seat(A));
    let met: Vec<bool> = view["goals"].as_array().unwrap().iter().map(|goal| goal["met"] == true).collect();
    assert_eq!(met, [false, true, false]);
    assert!(view["solo_rank"].is_string());
}

#[test]
fn a_table_without_a_fort_has_no_goals_and_several_players_no_rank() {
    let view = table(&[("players", 3)], &json!({})).view(Viewer::Spectator);
    assert_eq!((&view["goals"], &view["solo_rank"]), (&json!([]), &Value::Null));
}

#[test]
fn a_cost_that_cannot_be_paid_reads_as_a_sentence() {
    let mut game = table(&[("players", 1)], &json!({}));
    let Err(PlayError::Refused { message, .. }) = game.play(A, "mine") else { panic!("an empty board pays nothing") };
    assert_eq!(message, "you cannot pay the cost, 1 servant");
}

#[test]
fn the_last_action_of_a_year_can_be_taken_back_although_only_stop_is_left() {
    let mut game = table(&[("players", 1)], &json!({"seats": {"A": {"board": {"servant": 1}}}}));
    game.play(A, "mine").unwrap();
    let legal: Vec<String> = game.legal(A).into_iter().map(|mv| mv.notation).collect();
    assert_eq!(legal, ["stop"]);
    assert!(game.may_undo(A).is_ok());
    // Stopping ends the Year and turns cards, so that no shell does it unasked.
    assert_eq!(passing_by_itself(game.as_ref(), A, game.may_undo(A).is_ok()), None);
    // Without an action to take back nothing is lost.
    let idle = table(&[("players", 1)], &json!({}));
    assert_eq!(passing_by_itself(idle.as_ref(), A, idle.may_undo(A).is_ok()).as_deref(), Some("stop"));
}
