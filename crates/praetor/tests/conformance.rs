//! Every promise of the contract, on random games of every variant.

use lusoria_praetor::Praetor;

lusoria_testkit::conformance!(Praetor);

#[test]
fn a_state_is_at_most_three_kibibytes() {
    assert!(size_of::<lusoria_praetor::State>() <= 3 * 1024);
}
