//! `cargo bench -p lusoria-trajan`: how fast the engine plays random games of three players.

use std::time::Duration;

use lusoria_core::{Game, OptionMap};
use lusoria_trajan::Trajan;

fn main() {
    let options = Trajan::options(&OptionMap::new()).expect("the defaults are sound");
    println!("{:#?}", lusoria_arena::speed::measure::<Trajan>(&options, Duration::from_secs(2)));
}
