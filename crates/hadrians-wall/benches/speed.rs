//! `cargo bench -p lusoria-hadrians-wall`: how fast the engine plays random games, alone and with three players.

use std::time::Duration;

use lusoria_core::{Game, OptionMap, OptionValue};
use lusoria_hadrians_wall::HadriansWall;

fn main() {
    for players in [1, 3] {
        let chosen = OptionMap::from([("players".to_owned(), OptionValue::Number(players))]);
        let options = HadriansWall::options(&chosen).expect("these player counts exist");
        println!(
            "{players} players: {:#?}",
            lusoria_arena::speed::measure::<HadriansWall>(&options, Duration::from_secs(2))
        );
    }
}
