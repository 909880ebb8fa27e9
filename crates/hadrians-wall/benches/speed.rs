//! `cargo bench -p lusoria-hadrians-wall`: how fast the engine plays random games.

use std::time::Duration;

use lusoria_core::{Game, OptionMap};
use lusoria_hadrians_wall::HadriansWall;

fn main() {
    let options = HadriansWall::options(&OptionMap::new()).expect("the defaults are sound");
    println!("{:#?}", lusoria_arena::speed::measure::<HadriansWall>(&options, Duration::from_secs(2)));
}
