//! `cargo bench -p lusoria-hadrians-wall`: how fast the engine plays random games, alone and with three players.
//! `lusoria bench` measures the same together with views, samples and searches.
#![allow(clippy::disallowed_types)]

use std::time::{Duration, Instant};

use lusoria_core::{Game, OptionMap, OptionValue, Rng, Seed};
use lusoria_hadrians_wall::HadriansWall;

fn main() {
    for players in [1, 3] {
        let chosen = OptionMap::from([("players".to_owned(), OptionValue::Number(players))]);
        let options = HadriansWall::options(&chosen).expect("these player counts exist");
        let (mut rng, mut moves) = (Rng::from_number(1), Vec::with_capacity(512));
        let (mut n_games, mut n_decisions, start) = (0u32, 0u64, Instant::now());
        while start.elapsed() < Duration::from_secs(2) {
            let mut state = HadriansWall::start(&options, &Seed::from_bytes(rng.bytes()));
            n_games += 1;
            loop {
                let seats = HadriansWall::turn(&state).seats();
                if seats.is_empty() {
                    break;
                }
                let seat = seats.iter().nth(rng.index(seats.len())).expect("the index is below the number of seats");
                HadriansWall::legal_moves(&state, seat, &mut moves);
                n_decisions += u64::from(moves.len() > 1);
                HadriansWall::apply_unchecked(&mut state, seat, moves[rng.index(moves.len())], &mut ());
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{players} players: {:.0} games/s", f64::from(n_games) / seconds);
        println!("{players} players: {:.2} million decisions/s", n_decisions as f64 / seconds / 1e6);
    }
}
