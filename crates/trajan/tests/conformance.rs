//! Every promise of the contract, on random games of every variant.

use lusoria_trajan::Trajan;

lusoria_testkit::conformance!(Trajan);
