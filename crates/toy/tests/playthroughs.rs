//! Printed games, compared line by line.

use lusoria_toy::Micatio;

lusoria_testkit::playthroughs!(Micatio);
