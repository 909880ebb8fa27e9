//! Every registered game is complete: pages, messages, playthroughs, names, types for TypeScript.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use lusoria_core::Lang;
use lusoria_core::face::AnyGame;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    lusoria_games::all().map(|entry| entry.face)
}

/// The toy game's crate has a name of its own.
fn crate_dir(game: &dyn AnyGame) -> PathBuf {
    let name = if game.id() == "micatio" { "toy" } else { game.id() };
    root().join("crates").join(name)
}

#[test]
fn ids_and_clause_prefixes_are_unique() {
    let ids: BTreeSet<_> = games().map(|game| game.id()).collect();
    let prefixes: BTreeSet<_> = games().map(|game| game.clauses()).collect();
    assert_eq!((ids.len(), prefixes.len()), (games().count(), games().count()));
    assert!(games().all(|game| lusoria_games::find_face(game.id()).is_some()));
    assert!(lusoria_games::find("chess").is_none());
}

#[test]
fn every_game_has_its_pages_messages_data_and_playthroughs() {
    for game in games() {
        let id = game.id();
        let mut files = vec![
            root().join(format!("docs/rules/{id}.md")),
            root().join(format!("docs/notation/{id}.md")),
            crate_dir(game).join("data/components.toml"),
        ];
        files.extend(Lang::ALL.map(|lang| root().join(format!("locales/{}/{id}.ftl", lang.code()))));
        let (fewest, most) = game.players();
        files.extend((fewest..=most).map(|players| crate_dir(game).join(format!("tests/playthroughs/{players}.txt"))));
        let missing: Vec<_> = files.iter().filter(|path| !path.exists()).collect();
        assert!(missing.is_empty(), "{id} lacks {missing:?}");
    }
}

#[test]
fn printed_names_are_unique_and_in_every_language() {
    for game in games() {
        let ids: BTreeSet<_> = game.names().iter().map(|name| name.id).collect();
        assert_eq!(ids.len(), game.names().len(), "{} names a thing twice", game.id());
        for name in game.names() {
            let words = Lang::ALL.map(|lang| name.in_lang(lang));
            assert!(words.iter().all(|word| !word.trim().is_empty()), "{}: {name:?}", game.id());
        }
    }
}

#[test]
fn typescript_declares_moves_events_and_views_without_a_gap() {
    for game in games() {
        let text = game.typescript();
        for name in ["Move", "Event", "View"] {
            assert!(text.contains(&format!("export type {name} =")), "{} lacks {name}:\n{text}", game.id());
        }
        let declared: BTreeSet<&str> =
            text.lines().filter_map(|line| line.strip_prefix("export type ")?.split([' ', '<']).next()).collect();
        let is_comment = |line: &&str| line.trim_start().starts_with(['*', '/']);
        let code: String = text.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect();
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '"').filter(|word| !word.contains('"'));
        let types = words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase()) && word.len() > 1);
        let unknown: BTreeSet<_> =
            types.filter(|word| !declared.contains(word) && !["Array", "Record", "Partial"].contains(word)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?} are used but not declared:\n{text}", game.id());
    }
}
