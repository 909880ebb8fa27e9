//! Finding scenario files.

use std::io;
use std::path::{Path, PathBuf};

/// All `*.scenario.toml` files of a folder, searched to the bottom, in order. Linked folders are not followed.
pub fn files_in(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(dir, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(dir: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() && !path.is_symlink() {
            collect(&path, found)?;
        } else if path.to_string_lossy().ends_with(".scenario.toml") {
            found.push(path);
        }
    }
    Ok(())
}
