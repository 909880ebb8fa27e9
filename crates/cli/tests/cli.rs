//! The binary as a person or a program uses it: real processes, real files.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn lusoria(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("output is UTF-8")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("the binary exits by itself")
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../toy/tests/scenarios")
}

/// Plays a whole game by always taking the first choice, and saves it.
fn saved_game(dir: &Path) -> PathBuf {
    let path = dir.join("game.toml");
    let input = "1\n".repeat(60) + &format!("save {}\n", path.display());
    let output = lusoria(&["play", "micatio", "--seed", "cli", "--option", "goal=3"], &input);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(path.exists(), "{}", stdout(&output));
    path
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let help = stdout(&lusoria(&["--help"], ""));
    let commands: Vec<&str> = help
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1)
        .take_while(|line| !line.trim().is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| *word != "help")
        .collect();
    assert!(commands.len() >= 9, "{help}");
    for command in commands {
        let text = stdout(&lusoria(&[command, "--help"], ""));
        assert!(text.contains("Example:"), "{command} has no example:\n{text}");
    }
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let listed = stdout(&lusoria(&["games", "--all", "--json"], ""));
    let games: serde_json::Value = serde_json::from_str(&listed).expect("the list is JSON");
    assert!(games.as_array().is_some_and(|games| games.iter().any(|game| game["id"] == "micatio")));
    let polish = stdout(&lusoria(&["--lang", "pl", "games", "--all"], ""));
    assert!(polish.contains("liczba graczy"), "{polish}");
    assert!(!polish.contains('\x1b'), "no colors into a pipe");
}

#[test]
fn wrong_arguments_get_one_clear_line_and_exit_code_2() {
    for (args, part) in [
        (&["play", "chess"][..], "there is no game \"chess\""),
        (&["play", "micatio", "--players", "9"], "players: must be a number from 2 to 4, not 9"),
        (&["play", "micatio", "--bots", "clever"], "there is no bot \"clever\""),
        (&["play", "micatio", "--bots", "random,random,random"], "3 bots do not fit"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["verify", "no-such-file"], "no-such-file"),
        (&["check", "."], "there is no *.scenario.toml file"),
        (&["rules", "micatio", "77.7"], "no clause"),
    ] {
        let output = lusoria(args, "");
        assert_eq!(code(&output), 2, "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(part), "{args:?}: {}", stderr(&output));
        assert_eq!(stderr(&output).lines().count(), 1, "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn the_rules_are_told_in_plain_words_and_by_clauses() {
    let polish = stdout(&lusoria(&["rules", "trajan", "--lang", "pl"], ""));
    assert!(polish.starts_with("# Trajan") && polish.contains("## Krąg akcji"), "{polish}");
    assert!(polish.lines().filter(|line| !line.starts_with('|')).all(|line| line.chars().count() <= 100));
    let clauses = stdout(&lusoria(&["rules", "trajan", "--clauses"], ""));
    assert!(clauses.contains("TRJ-5.1"), "{clauses}");
}

#[test]
fn a_game_is_played_saved_replayed_and_verified() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = saved_game(dir.path());
    let record = path.to_str().expect("a plain path");
    let verified = lusoria(&["verify", record], "");
    assert_eq!(code(&verified), 0, "{}", stdout(&verified));
    assert!(stdout(&verified).contains("The deal was fair"));
    let log = stdout(&lusoria(&["replay", record], ""));
    assert!(log.contains("wins the round") && log.contains("Result"), "{log}");
    let hidden = stdout(&lusoria(&["replay", record, "--at", "0", "--seat", "spectator"], ""));
    assert!(hidden.contains("3 cards, known"), "{hidden}");
    let json = stdout(&lusoria(&["replay", record, "--at", "1", "--json"], ""));
    assert!(serde_json::from_str::<serde_json::Value>(&json).is_ok_and(|value| value["ply"] == 1));
    assert_eq!(code(&lusoria(&["replay", record, "--at", "1000"], "")), 2);
    assert_eq!(code(&lusoria(&["replay", record, "--seat", "F"], "")), 2);
}

#[test]
fn a_changed_record_is_refused_and_the_place_is_named() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = saved_game(dir.path());
    let text = std::fs::read_to_string(&path).expect("a record");
    let line = text.lines().find(|line| line.contains("lay")).expect("a move").to_owned();
    let other = line.replace("lay one", "lay two").replace("lay three", "lay two").replace("lay four", "lay two");
    let other = if other == line { line.replace("lay five", "lay two").replace("lay two", "lay one") } else { other };
    for (changed, part) in [
        (text.replacen(&line, &other, 1), "move 1"),
        (text.replace("goal = 3", "goal = 4"), "header"),
        (text.replacen("seed = \"", "seed = \"0", 1), "seed"),
        (text.replacen("reason = \"MIC-4", "reason = \"MIC-5", 1), "result.reason"),
        (text.replacen("digest = \"", "digest = \"0", 1), "result.digest"),
        (text.replacen("commitment = \"", "commitment = \"0", 1), "seed"),
        (text.replacen("rules = 1", "rules = 2", 1), "rules"),
        (text.replacen("micatio", "chess", 1), "game"),
        (text.replacen("record/1", "record/9", 1), "format"),
        (text.replacen("moves", "mvoes", 1), "file"),
    ] {
        assert_ne!(changed, text, "{part}");
        std::fs::write(&path, changed).expect("the file can be written");
        let output = lusoria(&["verify", path.to_str().expect("a plain path")], "");
        assert_eq!(code(&output), 1, "{part}: {}", stdout(&output));
        assert!(stdout(&output).contains(part), "{part}: {}", stdout(&output));
    }
}

#[test]
fn play_undoes_explains_and_never_overwrites() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("there.toml");
    std::fs::write(&path, "mine").expect("the file can be written");
    let input =
        format!("help\nrules 3.1\nrules 99\nundo\nlay six\ncash five\nsave {}\nview\nlog\nquit\n", path.display());
    let output = stdout(&lusoria(&["play", "micatio", "--bots", "none", "--seed", "x"], &input));
    for part in
        ["take back your last decision", "MIC-3.1", "no such clause", "nothing to take back", "it stays as it is"]
    {
        assert!(output.contains(part), "{part}:\n{output}");
    }
    assert!(output.contains("Something else is asked now. (MIC-3.4)"), "{output}");
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "mine");
    let undone =
        stdout(&lusoria(&["play", "micatio", "--bots", "none", "--players", "3", "--seed", "x"], "1\nundo\nquit\n"));
    assert!(undone.contains("A has acted since"), "{undone}");
}

#[test]
fn play_between_bots_alone_runs_to_the_end() {
    let output =
        lusoria(&["play", "micatio", "--players", "4", "--bots", "random,random,random,random", "--lang", "ru"], "");
    assert_eq!(code(&output), 0);
    assert!(stdout(&output).contains("Итог"), "{}", stdout(&output));
}

/// `timeout -s INT` signals a process twice at once, which is one wish to stop.
#[test]
fn a_stopped_simulation_prints_what_was_finished_and_goes_on_with_resume() {
    let dir = tempfile::tempdir().expect("a folder");
    let log = dir.path().join("sim.log");
    // Without a seed: the first run draws one, the second finds it in the log.
    let sim = |games: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lusoria"));
        command.args(["sim", "micatio", "--games", games, "--bots", "greedy,random"]);
        command.args(["--lang", "en", "--resume"]).arg(&log).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let child = sim("1000000").spawn().expect("the binary starts");
    let n_lines = || std::fs::read_to_string(&log).map_or(0, |text| text.lines().count());
    while n_lines() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    for _ in 0..2 {
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    }
    let output = child.wait_with_output().expect("the binary ends");
    assert!(stdout(&output).contains("greedy"), "{}", stderr(&output));
    assert!(stderr(&output).contains("--resume"), "{}", stderr(&output));
    let n_finished = n_lines() - 1;
    let more = sim(&(n_finished + 5).to_string()).output().expect("the binary ends");
    assert_eq!(code(&more), 0, "{}", stderr(&more));
    assert_eq!(n_lines() - 1, n_finished + 5);
}

#[test]
fn check_counts_and_shows_every_failing_expectation() {
    let dir = tempfile::tempdir().expect("a folder");
    let all = lusoria(&["check", scenarios().to_str().expect("a plain path")], "");
    assert_eq!(code(&all), 0, "{}", stdout(&all));
    assert!(stdout(&all).trim_end().ends_with(" passed, 0 failed"));

    let sound =
        std::fs::read_to_string(scenarios().join("only-high-cards-are-cashed.scenario.toml")).expect("a scenario");
    let wrong = dir.path().join("wrong.scenario.toml");
    std::fs::write(&wrong, sound.replace("cashed = 1", "cashed = 2")).expect("the file can be written");
    let failed = lusoria(&["check", dir.path().to_str().expect("a plain path")], "");
    assert_eq!(code(&failed), 1);
    let text = stdout(&failed);
    assert!(text.contains("wrong.scenario.toml:20: seats.A.cashed") && text.contains("expected 2"), "{text}");
    assert!(text.contains("found    1") && text.trim_end().ends_with("0 passed, 1 failed"), "{text}");

    std::fs::write(&wrong, sound.replace("[position]", "[position")).expect("the file can be written");
    let unreadable = lusoria(&["check", wrong.to_str().expect("a plain path"), "no-such-file.toml"], "");
    assert_eq!(code(&unreadable), 2);
    assert!(stdout(&unreadable).contains("0 passed, 2 failed"), "{}", stdout(&unreadable));
}

#[test]
fn completions_and_manual_pages_are_there() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(stdout(&lusoria(&["completions", shell], "")).contains("lusoria"));
    }
    assert!(stdout(&lusoria(&["man"], "")).contains(".TH lusoria"));
    let dir = tempfile::tempdir().expect("a folder");
    assert_eq!(code(&lusoria(&["man", dir.path().to_str().expect("a plain path")], "")), 0);
    assert!(dir.path().join("lusoria-play.1").exists());
}
