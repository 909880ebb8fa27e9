//! Every scenario file, and the clause report.

use lusoria_praetor::Praetor;

lusoria_testkit::scenarios!(Praetor);
