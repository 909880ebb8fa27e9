//! Every promise of the contract, on random games of every variant.

use lusoria_glory_to_rome::GloryToRome;

lusoria_testkit::conformance!(GloryToRome);
