//! Every scenario file, and the clause report.

use lusoria_toy::Micatio;

lusoria_testkit::scenarios!(Micatio);
