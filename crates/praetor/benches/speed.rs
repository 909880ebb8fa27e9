//! `cargo bench -p lusoria-praetor`: how fast the engine plays random games.

use std::time::Duration;

use lusoria_bots::Plain;
use lusoria_core::{Game, OptionMap};
use lusoria_praetor::Praetor;

fn main() {
    let options = Praetor::options(&OptionMap::new()).expect("the defaults are sound");
    println!("{:#?}", lusoria_arena::speed::measure::<Praetor, Plain>(&options, Duration::from_secs(2)));
}
