//! Printed games, compared line by line.

use lusoria_trajan::Trajan;

lusoria_testkit::playthroughs!(Trajan);
