//! One skeleton: every game crate has the files of the table in CONTRIBUTING.md, and each part of the contract stands in
//! the file the table names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The toy game's crate has a name of its own.
fn crates() -> Vec<PathBuf> {
    let name = |id| if id == "micatio" { "toy" } else { id };
    lusoria_games::all().map(|entry| root().join("crates").join(name(entry.face.id()))).collect()
}

/// A row of the table: the file without its ending, and the trait implemented there.
struct Room {
    file: String,
    part: Option<String>,
}

/// The rows of the table that begin with a file, such as `` | `legal` | `Legal` | … ``.
fn rooms() -> Vec<Room> {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let table = page.split("| file | part |").nth(1).expect("CONTRIBUTING.md has the table of files");
    let word = |cell: &str| Some(cell.trim().strip_prefix('`')?.strip_suffix('`')?.to_owned());
    let room = |line: &str| {
        let mut cells = line.trim_matches('|').split('|');
        Some(Room { file: word(cells.next()?)?, part: cells.next().and_then(word) })
    };
    table.lines().skip(2).take_while(|line| line.starts_with('|')).filter_map(room).collect()
}

/// The text of a module: a file, or a folder with everything in it.
fn module(crate_dir: &Path, name: &str) -> Option<String> {
    let src = crate_dir.join("src");
    if let Ok(text) = fs::read_to_string(src.join(format!("{name}.rs"))) {
        return Some(text);
    }
    let files = fs::read_dir(src.join(name)).ok()?.map(|entry| entry.unwrap().path());
    Some(files.filter_map(|path| fs::read_to_string(path).ok()).collect())
}

#[test]
fn every_game_has_the_same_rooms() {
    let rooms = rooms();
    assert!(rooms.len() >= 18, "the table of files is not read");
    for crate_dir in crates() {
        for Room { file, part } in &rooms {
            let text = module(&crate_dir, file).unwrap_or_else(|| panic!("{} lacks {file}", crate_dir.display()));
            let Some(part) = part else { continue };
            assert!(
                text.contains(&format!("impl {part} for ")),
                "{}: {part} is not implemented in {file}",
                crate_dir.display()
            );
        }
    }
}

#[test]
fn no_game_has_a_room_under_another_name() {
    let known: BTreeSet<String> = rooms().into_iter().map(|room| room.file).collect();
    // What only one game has needs a name of its own, which nobody takes for one of the table.
    let own = ["about", "bags", "campaign", "city", "forecast", "icon", "pieces", "rules", "summary", "lib"];
    for crate_dir in crates() {
        let names = fs::read_dir(crate_dir.join("src")).unwrap().map(|entry| entry.unwrap().path());
        let stems = names.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
        let unknown: Vec<String> =
            stems.filter(|stem| !known.contains(stem) && !own.contains(&stem.as_str())).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?} are in no table", crate_dir.display());
    }
}
