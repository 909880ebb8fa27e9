//! Runs the scenario files of a game crate.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use lusoria_core::GameText;
use lusoria_core::face::Face;
use lusoria_scenario::Scenario;

/// Runs every scenario file of the crate and fails with all that is wrong in all of them.
pub fn run_all<G: GameText>(crate_dir: &str) {
    let files = files(crate_dir);
    assert!(!files.is_empty(), "there are no scenario files");
    let find = |id: &str| (id == G::ID).then(Face::<G>::object);
    let mut report = String::new();
    for path in &files {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let failures = Scenario::read(&text).and_then(|scenario| scenario.run(&find));
        let name = path.strip_prefix(crate_dir).unwrap_or(path).display();
        match failures {
            Err(error) => writeln!(report, "{name}:{}: {}", error.line, error.message).expect("a string takes all"),
            Ok(failures) => failures.iter().for_each(|failure| {
                let (line, what) = (failure.line, &failure.what);
                writeln!(
                    report,
                    "{name}:{line}: {what}\n  expected {}\n  found    {}",
                    failure.expected, failure.found
                )
                .expect("a string takes all");
            }),
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

/// All scenario files of a crate, in order.
pub fn files(crate_dir: &str) -> Vec<PathBuf> {
    lusoria_scenario::files_in(&Path::new(crate_dir).join("tests/scenarios")).unwrap_or_default()
}
