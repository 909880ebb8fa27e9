//! Every promise of the contract, on random games of every variant.

use lusoria_hadrians_wall::HadriansWall;

lusoria_testkit::conformance!(HadriansWall);
