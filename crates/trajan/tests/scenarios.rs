//! Every scenario file, and the clause report.

use lusoria_trajan::Trajan;

lusoria_testkit::scenarios!(Trajan);
