//! Every promise of the contract, on random games of every variant.

use lusoria_toy::Micatio;

lusoria_testkit::conformance!(Micatio);
