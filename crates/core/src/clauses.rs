//! Clauses in the text of a rules page: `GTR-8.5` is the prefix of the game and a number with a point.

/// The clause a line of a rules page defines: the one it begins with, after list and table marks.
///
/// ```
/// # use lusoria_core::clauses::defined_by;
/// assert_eq!(defined_by("MIC", "- **MIC-3.7** Cash in."), Some("MIC-3.7"));
/// assert_eq!(defined_by("MIC", "As MIC-3.7 says"), None);
/// ```
pub fn defined_by<'a>(prefix: &str, line: &'a str) -> Option<&'a str> {
    at_start(prefix, line.trim_start_matches(['-', '*', '|', ' ']))
}

/// The clause at the very start of a text.
pub fn at_start<'a>(prefix: &str, text: &'a str) -> Option<&'a str> {
    let number = text.strip_prefix(prefix)?.strip_prefix('-')?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
    let len = number.find(|c: char| !is_part(c)).unwrap_or(number.len());
    let number = number[..len].trim_end_matches('.');
    let is_clause = number.starts_with(|c: char| c.is_ascii_digit()) && number.contains('.');
    is_clause.then(|| &text[..prefix.len() + 1 + number.len()])
}

/// The line of a rules page that defines a clause, such as `GTR-8.5`.
pub fn line_of<'a>(prefix: &str, rules: &'a str, clause: &str) -> Option<&'a str> {
    rules.lines().find(|line| defined_by(prefix, line) == Some(clause))
}
