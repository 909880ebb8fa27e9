//! Whatever a stranger sends is read or refused, and what was read writes itself back the same.

use lusoria_protocol::command::Order;
use lusoria_protocol::socket::ToServer;
use proptest::prelude::*;
use serde_json::{Value, json};

fn samples() -> Vec<Value> {
    let order = |command: Value| json!({"id": "7", "answers": 3, "command": command});
    let commands = [
        json!({"kind": "join", "seat": "B"}),
        json!({"kind": "join"}),
        json!({"kind": "place", "seat": "C", "bot": "random"}),
        json!({"kind": "play", "moves": ["lay one", "pass"]}),
        json!({"kind": "answer-undo", "consent": true}),
        json!({"kind": "stand-in", "seat": "A", "level": "random"}),
        json!({"kind": "say", "text": "salve"}),
        json!({"kind": "mute", "person": "x", "on": false}),
        json!({"kind": "rematch"}),
    ];
    let orders = commands.map(|command| json!({"kind": "order", "table": "t", "order": order(command)}));
    let others = [
        json!({"kind": "watch", "table": "t", "since": 4}),
        json!({"kind": "ask", "table": "t", "id": "q", "question": {"kind": "preview", "lines": [["lay one"], []]}}),
        json!({"kind": "ping", "nonce": -1}),
    ];
    orders.into_iter().chain(others).collect()
}

#[test]
fn every_sample_is_read() {
    for sample in samples() {
        serde_json::from_value::<ToServer>(sample.clone()).unwrap_or_else(|error| panic!("{sample}: {error}"));
    }
}

#[test]
fn what_nobody_declared_is_refused() {
    for text in [
        r#"{"kind":"order","table":"t","order":{"id":"1","answers":0,"command":{"kind":"play","moves":[],"seat":"A"}}}"#,
        r#"{"kind":"watch","table":"t","as":"referee"}"#,
        r#"{"kind":"ask","table":"t","id":"q","question":{"kind":"preview","lines":[],"seat":"B"}}"#,
        r#"{"kind":"order","table":"t","order":{"id":"1","command":{"kind":"undo"}}}"#,
        r#"{"kind":"join","seat":"G"}"#,
        "[]",
        "null",
    ] {
        assert!(serde_json::from_str::<ToServer>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Order>(r#"{"id":"1","answers":1e99,"command":{"kind":"undo"}}"#).is_err());
}

proptest! {
    #[test]
    fn changed_messages_are_read_or_refused(which in 0usize..12, at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = samples()[which].to_string().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(read) = serde_json::from_slice::<ToServer>(&bytes) {
            let again = serde_json::to_string(&read).unwrap();
            prop_assert_eq!(serde_json::from_str::<ToServer>(&again).unwrap(), read);
        }
    }
}
