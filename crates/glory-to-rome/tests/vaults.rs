//! What people are shown of vaults (GTR-66.2).

use lusoria_core::face::{AnyMatch, Face};
use lusoria_core::{OptionMap, OptionValue, Seat, Viewer};
use lusoria_glory_to_rome::GloryToRome;
use serde_json::json;

/// A has sold a marble and, with Basilica, a card from hand.
fn table(remember: bool) -> Box<dyn AnyMatch> {
    let chosen: OptionMap = [("remember".to_owned(), OptionValue::Flag(remember))].into();
    let position = json!({ "seats": { "A": { "vault": ["marble"], "vault_hand": ["gate"], "influence": 4 } } });
    Face::<GloryToRome>::object().start_from(&chosen, &position).unwrap()
}

/// Everything the sheet says, as JSON: printed things are named by their ids.
fn sheet(game: &dyn AnyMatch, viewer: Viewer) -> String {
    serde_json::to_string(&game.sheet(viewer)).unwrap()
}

#[test]
fn people_are_shown_only_how_many_cards_a_vault_has() {
    let game = table(false);
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let words = sheet(game.as_ref(), viewer);
        assert!(!words.contains("\"gate\"") && !words.contains("gtr-sheet-vault\""), "{words}");
        let view = game.view(viewer);
        assert_eq!(view["shows_vaults"], false);
        // 4 for influence, nothing for the vault.
        assert_eq!(view["seats"][0]["points"], 4);
        assert_eq!(view["seats"][0]["vault_size"], 2);
        // A view remembers for bots.
        assert_eq!(view["seats"][0]["vault"]["marble"], 1);
    }
}

#[test]
fn a_table_may_remember_for_people() {
    let game = table(true);
    let owner = sheet(game.as_ref(), Viewer::Seat(Seat::new(0)));
    assert!(owner.contains("\"gate\""), "{owner}");
    let other = sheet(game.as_ref(), Viewer::Seat(Seat::new(1)));
    assert!(!other.contains("\"gate\"") && other.contains("\"marble\""), "{other}");
    assert_eq!(game.view(Viewer::Spectator)["seats"][0]["points"], 7);
}
