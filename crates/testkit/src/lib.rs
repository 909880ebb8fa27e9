//! What every game is tested with. A game writes one line per kind of test:
//!
//! ```text
//! lusoria_testkit::conformance!(Trajan);   // tests/conformance.rs
//! lusoria_testkit::scenarios!(Trajan);     // tests/scenarios.rs
//! lusoria_testkit::playthroughs!(Trajan);  // tests/playthroughs.rs
//! ```
#![warn(missing_docs)]

pub mod alloc;
pub mod clauses;
pub mod conformance;
pub mod fuzz;
pub mod playthrough;
pub mod random;
pub mod scenarios;

/// All promises of a game, checked on random games of every variant. Stands in a test file of its own, since it counts
/// allocations of the whole program. `LUSORIA_GAMES` sets the number of games per edition.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        #[global_allocator]
        static ALLOCATOR: $crate::alloc::Counting = $crate::alloc::Counting;

        #[test]
        fn random_games_keep_every_promise() {
            $crate::conformance::random_games::<$game>();
        }

        #[test]
        fn legal_moves_and_apply_do_not_allocate() {
            $crate::conformance::no_allocation::<$game>();
        }

        #[test]
        fn moves_are_at_most_eight_bytes() {
            assert!(size_of::<<$game as lusoria_core::Kind>::Move>() <= 8);
        }

        #[test]
        fn options_read_back_and_wrong_ones_are_refused() {
            $crate::conformance::options::<$game>();
        }

        #[test]
        fn a_record_changed_by_one_character_is_refused() {
            $crate::fuzz::changed_records::<$game>();
        }

        #[test]
        fn any_text_is_a_move_or_refused() {
            $crate::fuzz::move_texts::<$game>();
        }

        #[test]
        fn any_position_is_sound_or_refused() {
            $crate::fuzz::positions::<$game>();
        }
    };
}

/// All scenario files of a game in `tests/scenarios/`, and its clause report: no clause without code and scenario.
#[macro_export]
macro_rules! scenarios {
    ($game:ty) => {
        #[test]
        fn every_scenario_passes() {
            $crate::scenarios::run_all::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn every_clause_is_cited_by_code_and_by_a_scenario() {
            $crate::clauses::assert_complete::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

/// One printed game per player count in `tests/playthroughs/`, compared line by line. `UPDATE=1` accepts changes.
#[macro_export]
macro_rules! playthroughs {
    ($game:ty) => {
        #[test]
        fn playthroughs_stay_as_they_are() {
            $crate::playthrough::compare_all::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}
