//! `clause-report RULES-PAGE CRATE-FOLDER`: which clauses of a rules page lack code or a scenario.

use lusoria_testkit::clauses::{ClauseReport, prefix_of};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [page, crate_dir] = &args[..] else {
        eprintln!("usage: clause-report RULES-PAGE CRATE-FOLDER");
        std::process::exit(2);
    };
    let rules = std::fs::read_to_string(page).unwrap_or_else(|error| {
        eprintln!("{page}: {error}");
        std::process::exit(2);
    });
    let Some(prefix) = prefix_of(&rules) else {
        eprintln!("{page}: there is no clause in it");
        std::process::exit(2);
    };
    print!("{}", ClauseReport::read(&prefix, &rules, crate_dir));
}
