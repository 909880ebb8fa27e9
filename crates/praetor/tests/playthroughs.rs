//! Printed games, compared line by line.

use lusoria_praetor::Praetor;

lusoria_testkit::playthroughs!(Praetor);
