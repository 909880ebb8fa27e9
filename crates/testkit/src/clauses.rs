//! The clause report: which clauses of a rules page are cited by code and by scenarios, and which by none.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use lusoria_core::{GameText, clauses};
use lusoria_scenario::Scenario;

/// Every clause of a game and where it is cited.
#[derive(Debug, Default)]
pub struct ClauseReport {
    /// Clauses that state behavior, in the order of the page.
    pub behavior: Vec<String>,
    /// Clauses that only define something.
    pub definitions: Vec<String>,
    /// Clauses cited in the sources.
    pub in_code: BTreeSet<String>,
    /// Clauses cited by scenarios, with how many cite them.
    pub in_scenarios: BTreeMap<String, usize>,
}

impl ClauseReport {
    /// Reads the rules page, the sources and the scenarios of a game crate.
    pub fn read(prefix: &str, rules: &str, crate_dir: &str) -> ClauseReport {
        let mut report = ClauseReport::default();
        for line in rules.lines() {
            let Some(clause) = clauses::defined_by(prefix, line) else { continue };
            let is_definition = line.contains("[definition]");
            let list = if is_definition { &mut report.definitions } else { &mut report.behavior };
            list.push(clause.to_owned());
        }
        collect_code(prefix, &Path::new(crate_dir).join("src"), &mut report.in_code);
        for path in crate::scenarios::files(crate_dir) {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let Ok(scenario) = Scenario::read(&text) else { continue };
            for clause in scenario.clauses() {
                *report.in_scenarios.entry(clause.clone()).or_default() += 1;
            }
        }
        report
    }

    /// Behavior that no code cites.
    pub fn without_code(&self) -> Vec<&str> {
        self.behavior.iter().filter(|clause| !self.in_code.contains(*clause)).map(String::as_str).collect()
    }

    /// Behavior that no scenario proves.
    pub fn without_scenario(&self) -> Vec<&str> {
        self.behavior.iter().filter(|clause| !self.in_scenarios.contains_key(*clause)).map(String::as_str).collect()
    }

    /// Citations of clauses that do not exist.
    pub fn unknown(&self) -> Vec<&str> {
        let known: BTreeSet<&String> = self.behavior.iter().chain(&self.definitions).collect();
        let cited: BTreeSet<&String> = self.in_code.iter().chain(self.in_scenarios.keys()).collect();
        cited.difference(&known).map(|clause| clause.as_str()).collect()
    }
}

impl fmt::Display for ClauseReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |clauses: Vec<&str>| if clauses.is_empty() { "none".to_owned() } else { clauses.join(" ") };
        let (behavior, definitions) = (self.behavior.len(), self.definitions.len());
        writeln!(f, "{behavior} clauses of behavior, {definitions} definitions")?;
        writeln!(f, "without code ({}): {}", self.without_code().len(), list(self.without_code()))?;
        writeln!(f, "without scenario ({}): {}", self.without_scenario().len(), list(self.without_scenario()))?;
        writeln!(f, "cited but unknown ({}): {}", self.unknown().len(), list(self.unknown()))
    }
}

/// Fails when a clause of the game lacks code or a scenario, or a citation names no clause.
pub fn assert_complete<G: GameText>(crate_dir: &str) {
    let report = ClauseReport::read(G::CLAUSES, G::RULES, crate_dir);
    assert!(!report.behavior.is_empty(), "the rules page has no clauses");
    let is_complete =
        report.without_code().is_empty() && report.without_scenario().is_empty() && report.unknown().is_empty();
    assert!(is_complete, "\n{report}");
}

fn collect_code(prefix: &str, dir: &Path, found: &mut BTreeSet<String>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        if path.is_dir() {
            collect_code(prefix, &path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(&path).expect("sources are UTF-8");
            let cited = source.match_indices(prefix).filter_map(|(at, _)| clauses::at_start(prefix, &source[at..]));
            found.extend(cited.map(str::to_owned));
        }
    }
}

/// The letters that the clause numbers of a rules page begin with, taken from its first clause.
pub fn prefix_of(rules: &str) -> Option<String> {
    rules.lines().find_map(|line| {
        let start = line.trim_start_matches(['-', '*', '|', ' ']);
        let (letters, _) = start.split_once('-')?;
        let is_prefix = !letters.is_empty() && letters.chars().all(|c| c.is_ascii_uppercase());
        (is_prefix && clauses::defined_by(letters, line).is_some()).then(|| letters.to_owned())
    })
}
