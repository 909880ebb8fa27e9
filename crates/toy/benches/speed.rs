//! `cargo bench -p lusoria-toy`: how fast the engine plays random games.

use std::time::Duration;

use lusoria_core::{Game, OptionMap};
use lusoria_toy::Micatio;

fn main() {
    let options = Micatio::options(&OptionMap::new()).expect("the defaults are sound");
    println!("{:#?}", lusoria_arena::speed::measure::<Micatio>(&options, Duration::from_secs(2)));
}
