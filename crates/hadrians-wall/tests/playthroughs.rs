//! Printed games, compared line by line.

use lusoria_hadrians_wall::HadriansWall;

lusoria_testkit::playthroughs!(HadriansWall);
