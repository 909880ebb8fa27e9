//! Looking up clauses in the rules pages, by number or by the name of a thing.

use lusoria_core::face::AnyGame;
use lusoria_core::{Lang, clauses};

/// The most clauses shown for a name that is mentioned everywhere.
const MOST_MENTIONS: usize = 12;

/// What the rules say of a clause or of a printed thing: the clause of that number (the prefix may be left out: `3.7` is
/// `MIC-3.7`), else the section of the thing, else the clauses that mention it. Names count in every language.
pub(crate) fn look_up(game: &dyn AnyGame, text: &str) -> Vec<String> {
    let clauses = read(game);
    let number = text.trim().to_uppercase();
    let full = if number.starts_with(game.clauses()) { number } else { format!("{}-{number}", game.clauses()) };
    if let Some(clause) = clauses.iter().find(|clause| clause.number == full) {
        return vec![clause.text.clone()];
    }
    let terms = terms(game, text);
    let told = |clause: &&Clause| terms.iter().any(|term| mentions(&clause.heading, term));
    let section: Vec<String> = clauses.iter().filter(told).map(|clause| clause.text.clone()).collect();
    if !section.is_empty() {
        return section;
    }
    let mention = |clause: &&Clause| terms.iter().any(|term| mentions(&clause.text, term));
    clauses.iter().filter(mention).take(MOST_MENTIONS).map(|clause| clause.text.clone()).collect()
}

struct Clause {
    number: String,
    /// The heading of its section.
    heading: String,
    text: String,
}

/// Every clause of a rules page, with the lines that continue it, without list and table marks.
fn read(game: &dyn AnyGame) -> Vec<Clause> {
    let mut heading = String::new();
    let mut found: Vec<Clause> = Vec::new();
    let mut goes_on = false;
    for line in game.rules().lines() {
        if let Some(number) = clauses::defined_by(game.clauses(), line) {
            found.push(Clause { number: number.to_owned(), heading: heading.clone(), text: plain(line) });
            goes_on = true;
        } else if goes_on && line.starts_with("  ") {
            let clause = found.last_mut().expect("a clause goes on");
            clause.text = format!("{} {}", clause.text, plain(line));
        } else {
            goes_on = false;
            if line.starts_with('#') {
                heading = line.to_owned();
            }
        }
    }
    found
}

fn plain(line: &str) -> String {
    let plain = line.replace("**", "").replace("[definition]", "");
    plain.trim_matches(['-', '|', ' ']).replace(" | ", ", ").trim().to_owned()
}

/// The words to look for: what was typed and, if that is the name of a thing in any language, its English name.
fn terms(game: &dyn AnyGame, text: &str) -> Vec<String> {
    let typed = text.trim().to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let is_named = |name: &&lusoria_core::game_text::Name| {
        name.id == typed || Lang::ALL.iter().any(|&lang| name.in_lang(lang).to_lowercase() == typed)
    };
    let english = game.names().iter().filter(is_named).map(|name| name.in_lang(Lang::En).to_lowercase());
    let mut terms: Vec<String> = english.collect();
    terms.push(typed);
    terms.dedup();
    terms
}

/// Whether the words stand in the text, not inside longer words.
fn mentions(text: &str, term: &str) -> bool {
    let text = text.to_lowercase();
    let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(term)
        .any(|(at, _)| !is_word(text[..at].chars().next_back()) && !is_word(text[at + term.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_with_or_without_its_prefix() {
        let game = lusoria_games::find_face("micatio").unwrap();
        let text = look_up(game, "MIC-3.7").remove(0);
        assert!(text.starts_with("MIC-3.7") && text.contains("Cash"), "{text}");
        assert_eq!(look_up(game, "3.7"), [text]);
        assert!(look_up(game, "9.9").is_empty());
        assert!(look_up(game, "").is_empty());
    }

    #[test]
    fn a_thing_is_found_by_its_name_in_every_language() {
        let game = lusoria_games::find_face("glory-to-rome").unwrap();
        for name in ["statue", "Statue", "posąg", "Статуя"] {
            let clauses = look_up(game, name);
            assert!(clauses.iter().all(|clause| clause.starts_with("GTR-56.")), "{name}: {clauses:?}");
            assert!(clauses.len() > 3, "{name}");
        }
        let praetor = lusoria_games::find_face("praetor").unwrap();
        assert!(look_up(praetor, "curia").iter().any(|clause| clause.to_lowercase().contains("curia")));
    }

    #[test]
    fn a_clause_is_told_to_its_end() {
        let praetor = lusoria_games::find_face("praetor").unwrap();
        assert!(look_up(praetor, "PRA-2.3")[0].contains("four corners"));
    }
}
