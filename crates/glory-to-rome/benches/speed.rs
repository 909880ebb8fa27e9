//! `cargo bench -p lusoria-glory-to-rome`: how fast the engine plays random games.

use std::time::Duration;

use lusoria_bots::Plain;
use lusoria_core::{Game, OptionMap};
use lusoria_glory_to_rome::GloryToRome;

fn main() {
    let options = GloryToRome::options(&OptionMap::new()).expect("the defaults are sound");
    println!("{:#?}", lusoria_arena::speed::measure::<GloryToRome, Plain>(&options, Duration::from_secs(2)));
}
