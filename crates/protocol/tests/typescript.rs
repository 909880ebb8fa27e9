//! The TypeScript files of the web client are what the Rust types say. `UPDATE=1` writes them.

use std::fs;
use std::path::{Path, PathBuf};

use lusoria_core::face::AnyGame;
use lusoria_protocol::typescript::{HEAD, module};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol")
}

/// Every generated file with its contents: the messages, and for each game its types and what is printed.
fn files() -> Vec<(String, String)> {
    let game = |entry: &lusoria_games::Entry| {
        let id = entry.face.id();
        [
            (format!("{id}.ts"), format!("{HEAD}{}", entry.face.typescript())),
            (format!("{id}-facts.ts"), format!("{HEAD}{}", facts(entry.face))),
        ]
    };
    std::iter::once(("messages.ts".to_owned(), module())).chain(lusoria_games::all().flat_map(game)).collect()
}

/// A module with what is printed, apart from the types, which cost a client nothing.
fn facts(game: &dyn AnyGame) -> String {
    let printed = serde_json::to_string_pretty(&game.facts()).expect("facts are plain data");
    format!("import type {{ Facts }} from './{}';\n\nexport const FACTS: Facts = {printed};\n", game.id())
}

#[test]
fn the_typescript_files_are_current() {
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(folder()).unwrap();
        files().iter().for_each(|(name, text)| fs::write(folder().join(name), text).unwrap());
    }
    let differs = |name: &str, text: &str| fs::read_to_string(folder().join(name)).ok().as_deref() != Some(text);
    let old: Vec<_> = files().into_iter().filter(|(name, text)| differs(name, text)).map(|(name, _)| name).collect();
    assert!(old.is_empty(), "run `UPDATE=1 cargo test -p lusoria-protocol --test typescript` for {old:?}");
}

#[test]
fn no_file_is_left_of_what_no_longer_exists() {
    let known: Vec<String> = files().into_iter().map(|(name, _)| name).collect();
    let found = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let left: Vec<_> = found.filter(|name| name.ends_with(".ts") && !known.contains(name)).collect();
    assert!(left.is_empty(), "nobody generates {left:?}");
}
