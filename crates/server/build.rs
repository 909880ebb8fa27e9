//! The web client is compiled in from `web/dist`, when it has been built: new files mean a new build of this crate.

fn main() {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A folder that does not exist would count as changed in every build.
    let _ = std::fs::create_dir_all(dist);
    println!("cargo::rerun-if-changed={dist}");
}
