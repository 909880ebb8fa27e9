//! Printed games, compared line by line.

use lusoria_glory_to_rome::GloryToRome;

lusoria_testkit::playthroughs!(GloryToRome);
