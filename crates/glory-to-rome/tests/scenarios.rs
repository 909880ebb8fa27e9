//! Every scenario file, and the clause report.

use lusoria_glory_to_rome::GloryToRome;

lusoria_testkit::scenarios!(GloryToRome);
