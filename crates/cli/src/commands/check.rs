//! `lusoria check`: run scenario files.

use std::path::{Path, PathBuf};

use lusoria_scenario::Scenario;
use serde_json::{Value, json};

use crate::console::{Console, HEADING, MUTED};
use crate::failure::{Done, Failure};

/// Run scenario files; every failing expectation is shown with its line
///
/// Exit code 1 when an expectation does not hold, 2 when a file is unreadable.
///
/// Example: lusoria check crates/toy/tests/scenarios
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenario files, or folders with *.scenario.toml files in them
    #[arg(required = true, value_name = "FILE-OR-DIR")]
    paths: Vec<PathBuf>,
    /// Print one JSON object per line for programs
    #[arg(long)]
    json: bool,
}

/// How a file did.
enum Verdict {
    Passed,
    Failed(Vec<lusoria_scenario::Failure>),
    Unreadable { line: usize, message: String },
}

pub(crate) fn run(_console: &Console, args: &Args) -> Done {
    let (mut n_passed, mut n_failed, mut n_unreadable) = (0, 0, 0);
    for path in scenario_files(&args.paths)? {
        let verdict = check_file(&path);
        match verdict {
            Verdict::Passed => n_passed += 1,
            Verdict::Failed(_) => n_failed += 1,
            Verdict::Unreadable { .. } => n_unreadable += 1,
        }
        if args.json {
            anstream::println!("{}", verdict_json(&path, &verdict));
        } else {
            print_verdict(&path, &verdict);
        }
    }
    anstream::println!("{n_passed} passed, {} failed", n_failed + n_unreadable);
    match (n_failed, n_unreadable) {
        (0, 0) => Ok(()),
        (_, 0) => Err(Failure::NotHeld),
        (_, 1) => Err(Failure::unusable("a file is unreadable")),
        (_, n_files) => Err(Failure::unusable(format!("{n_files} files are unreadable"))),
    }
}

fn check_file(path: &Path) -> Verdict {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Verdict::Unreadable { line: 1, message: error.to_string() },
    };
    match Scenario::read(&text).and_then(|scenario| scenario.run(&lusoria_games::find_face)) {
        Ok(failures) if failures.is_empty() => Verdict::Passed,
        Ok(failures) => Verdict::Failed(failures),
        Err(error) => Verdict::Unreadable { line: error.line, message: error.message },
    }
}

fn print_verdict(path: &Path, verdict: &Verdict) {
    let path = path.display();
    match verdict {
        Verdict::Passed => {}
        Verdict::Unreadable { line, message } => anstream::println!("{HEADING}{path}:{line}:{HEADING:#} {message}"),
        Verdict::Failed(failures) => {
            for failure in failures {
                anstream::println!("{HEADING}{path}:{}:{HEADING:#} {}", failure.line, failure.what);
                anstream::println!("  {MUTED}expected{MUTED:#} {}", failure.expected);
                anstream::println!("  {MUTED}found   {MUTED:#} {}", failure.found);
            }
        }
    }
}

fn verdict_json(path: &Path, verdict: &Verdict) -> Value {
    let file = path.display().to_string();
    match verdict {
        Verdict::Passed => json!({"file": file, "passed": true}),
        Verdict::Unreadable { line, message } => {
            json!({"file": file, "passed": false, "line": line, "unreadable": message})
        }
        Verdict::Failed(failures) => {
            let failure = |failure: &lusoria_scenario::Failure| {
                let lusoria_scenario::Failure { line, what, expected, found } = failure;
                json!({"line": line, "what": what, "expected": expected, "found": found})
            };
            json!({"file": file, "passed": false, "failures": failures.iter().map(failure).collect::<Vec<_>>()})
        }
    }
}

/// The files that are meant, folders searched to the bottom, in order.
fn scenario_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let found = lusoria_scenario::files_in(path)?;
            if found.is_empty() {
                return Err(Failure::unusable(format!("{}: there is no *.scenario.toml file in it", path.display())));
            }
            files.extend(found);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}
