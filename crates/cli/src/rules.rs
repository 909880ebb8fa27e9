//! Looking up clauses in the rules pages.

use lusoria_core::clauses;
use lusoria_core::face::AnyGame;

/// The text of a clause, without list and table marks; none when the page has no such clause. The prefix may be left
/// out: `3.7` is `MIC-3.7`.
pub(crate) fn clause(game: &dyn AnyGame, number: &str) -> Option<String> {
    let number = number.trim().to_uppercase();
    let full = if number.starts_with(game.clauses()) { number } else { format!("{}-{number}", game.clauses()) };
    let line = clauses::line_of(game.clauses(), game.rules(), &full)?;
    let plain = line.replace("**", "").replace("[definition]", "");
    let text = plain.trim_matches(['-', '|', ' ']).replace(" | ", ", ");
    Some(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_with_or_without_its_prefix() {
        let game = lusoria_games::find_face("micatio").unwrap();
        let text = clause(game, "MIC-3.7").unwrap();
        assert!(text.starts_with("MIC-3.7") && text.contains("Cash"), "{text}");
        assert_eq!(clause(game, "3.7").as_deref(), Some(text.as_str()));
        assert_eq!(clause(game, "9.9"), None);
        assert_eq!(clause(game, ""), None);
    }
}
