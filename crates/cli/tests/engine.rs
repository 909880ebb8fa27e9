//! The line protocol against a real process: a dialogue, and a flood of bad input.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lusoria_core::Rng;
use serde_json::{Value, json};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lusoria"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    fn read(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("an answer");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    fn ask(&mut self, question: Value) -> Value {
        writeln!(self.input, "{question}").expect("the engine listens");
        self.read()
    }

    /// Resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("the process runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("the kernel tells");
        line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number")
    }
}

#[test]
fn a_whole_game_is_played_over_the_protocol() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask(json!({"cmd": "legal"}))["error"], "no-match");
    let started = engine.ask(json!({"id": 7, "cmd": "new", "game": "micatio", "seed": "x", "options": {"goal": 3}}));
    assert_eq!((&started["id"], &started["to_act"]), (&json!(7), &json!(["A", "B"])));
    assert_eq!(engine.ask(json!({"cmd": "legal"}))["error"], "which-seat");
    let legal = engine.ask(json!({"cmd": "legal", "seat": "A"}));
    let first = &legal["moves"][0];
    assert_eq!(first["fields"]["kind"], "lay");
    assert_eq!(engine.ask(json!({"cmd": "play", "seat": "A", "move": "cash five"}))["error"], "illegal");
    assert_eq!(engine.ask(json!({"cmd": "play", "seat": "A", "move": "hop"}))["error"], "not-a-move");
    assert_eq!(engine.ask(json!({"cmd": "play", "seat": "F", "move": "pass"}))["error"], "no-seat");
    let played = engine.ask(json!({"cmd": "play", "seat": "A", "move": first["notation"]}));
    assert_eq!(played["events"][0]["event"]["kind"], "laid");
    assert_eq!(engine.ask(json!({"cmd": "undo"}))["ply"], 0);
    assert_eq!(engine.ask(json!({"cmd": "undo"}))["error"], "no-undo");
    let position = engine.ask(json!({"cmd": "position"}))["position"].clone();
    let again = engine.ask(json!({"cmd": "position", "game": "micatio", "options": {"goal": 3}, "position": position}));
    assert_eq!(again["ok"], true, "{again}");
    for ply in 0.. {
        let answer = engine.ask(json!({"cmd": "go", "seat": "A", "play": true, "seed": ply}));
        let answer = if answer["error"] == "not-to-act" {
            engine.ask(json!({"cmd": "go", "seat": "B", "play": true, "seed": ply}))
        } else {
            answer
        };
        if answer["outcome"].is_object() {
            break;
        }
        assert_eq!(answer["ok"], true, "{answer}");
    }
    assert_eq!(engine.ask(json!({"cmd": "view"}))["error"], "over");
    assert!(engine.ask(json!({"cmd": "view", "viewer": "spectator"}))["view"]["seats"].is_array());
    let record = engine.ask(json!({"cmd": "record", "seats": ["Ann"]}))["record"].as_str().expect("a text").to_owned();
    assert!(record.contains("Ann") && record.contains("[result]"), "{record}");
    assert_eq!(engine.ask(json!({"cmd": "quit"}))["bye"], true);
    assert!(engine.child.wait().expect("it ends").success());
}

/// The dialogue of the documentation holds, line by line, for what it shows of each answer.
#[test]
fn the_documented_dialogue_is_true() {
    let page = include_str!("../../../docs/protocol.md");
    let dialogue = page.split("```").find(|block| block.contains("> {")).expect("the page has a dialogue");
    let mut engine = Engine::start();
    let mut answer = Value::Null;
    for line in dialogue.lines() {
        if let Some(question) = line.strip_prefix("> ") {
            answer = engine.ask(serde_json::from_str(question).expect("a question is JSON"));
        } else if let Some(shown) = line.strip_prefix("< ") {
            let shown: Value = serde_json::from_str(shown).expect("an answer is JSON");
            for (key, value) in shown.as_object().expect("an answer is an object") {
                assert_eq!(&answer[key], value, "{key} of {answer}");
            }
        }
    }
}

/// 100,000 lines of random and changed input: each bad line gets one error line, nothing crashes, hangs or grows.
#[test]
fn a_flood_of_bad_lines_is_answered_line_by_line() {
    const LINES: usize = 100_000;
    let mut engine = Engine::start();
    assert_eq!(engine.ask(json!({"cmd": "new", "game": "micatio", "seed": "flood"}))["ok"], true);
    let mut input = std::mem::replace(&mut engine.input, dead_pipe());
    let writer = std::thread::spawn(move || {
        let mut rng = Rng::from_number(3);
        for _ in 0..LINES {
            let mut line = bad_line(&mut rng);
            line.retain(|&byte| byte != b'\n');
            // Blank lines are passed over without an answer.
            line.insert(0, b'!');
            line.push(b'\n');
            if rng.below(2) == 0 {
                line.remove(0);
                line.insert(0, b'{');
            }
            input.write_all(&line).expect("the engine listens");
        }
        input
    });
    let mut after_warm_up = 0;
    for index in 0..LINES {
        let answer = engine.read();
        assert!(answer["ok"].is_boolean(), "{answer}");
        if index == LINES / 5 {
            after_warm_up = engine.memory();
        }
    }
    let growth = engine.memory().saturating_sub(after_warm_up);
    assert!(growth < 8 * 1024, "memory grew by {growth} KiB");
    engine.input = writer.join().expect("everything was written");
    assert_eq!(engine.ask(json!({"cmd": "quit"}))["bye"], true);
}

/// Lines of mutated commands: most are refused, some are obeyed, all are answered.
#[test]
fn changed_commands_are_obeyed_or_refused() {
    let mut engine = Engine::start();
    let mut rng = Rng::from_number(5);
    let (mut n_obeyed, mut n_refused) = (0, 0);
    for _ in 0..5_000 {
        let mut text = COMMANDS[rng.index(COMMANDS.len())].to_owned();
        if rng.below(2) == 0 {
            let at = rng.index(text.len());
            text.replace_range(at..at + 1, ["\"", "}", "{", "A", "9", ",", "null", "-"][rng.index(8)]);
        }
        writeln!(engine.input, "{text}").expect("the engine listens");
        let answer = engine.read();
        match answer["ok"].as_bool() {
            Some(true) => n_obeyed += 1,
            _ => n_refused += 1,
        }
    }
    assert!(n_obeyed > 500 && n_refused > 500, "{n_obeyed} obeyed, {n_refused} refused");
    // A line beyond the limit is refused without being kept.
    let long = vec![b'x'; 3 << 20];
    engine.input.write_all(&long).expect("the engine listens");
    engine.input.write_all(b"\n").expect("the engine listens");
    assert_eq!(engine.read()["error"], "too-long");
    assert_eq!(engine.ask(json!({"cmd": "games"}))["ok"], true);
}

const COMMANDS: &[&str] = &[
    r#"{"cmd":"new","game":"micatio","options":{"players":3},"seed":"s"}"#,
    r#"{"cmd":"legal","seat":"A"}"#,
    r#"{"cmd":"play","seat":"A","move":"lay one"}"#,
    r#"{"cmd":"play","seat":"B","move":"demand A","viewer":"spectator"}"#,
    r#"{"cmd":"go","seat":"B","play":true,"seed":4}"#,
    r#"{"cmd":"undo","seat":"A"}"#,
    r#"{"cmd":"view","viewer":"B"}"#,
    r#"{"cmd":"position"}"#,
    r#"{"cmd":"position","game":"micatio","position":{"seats":{"A":{"hand":["one"]},"B":{"hand":["two"]}}}}"#,
    r#"{"cmd":"record","seats":["x","y","z","u"]}"#,
];

fn bad_line(rng: &mut Rng) -> Vec<u8> {
    let mut line = COMMANDS[rng.index(COMMANDS.len())].as_bytes().to_vec();
    match rng.below(4) {
        0 => (0..rng.below(60)).map(|_| rng.below(256) as u8).collect(),
        1 => line[..rng.index(line.len())].to_vec(),
        2 => {
            let at = rng.index(line.len());
            line[at] = rng.below(256) as u8;
            line
        }
        _ => [line.clone(), line].concat(),
    }
}

/// A pipe to nobody, to stand in while another thread writes.
fn dead_pipe() -> ChildStdin {
    let mut child = Command::new("true").stdin(Stdio::piped()).spawn().expect("a program that ends");
    let pipe = child.stdin.take().expect("a pipe");
    let _ = child.wait();
    pipe
}
