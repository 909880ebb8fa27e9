//! Every scenario file, and the clause report.

use lusoria_hadrians_wall::HadriansWall;

lusoria_testkit::scenarios!(HadriansWall);
