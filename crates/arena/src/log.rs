//! The log of a simulation: a line for the plan and a line for each finished game, so that it can go on later.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

use thiserror::Error;

use crate::plan::Plan;
use crate::table::Played;

/// A log that is being written.
pub struct Log {
    file: File,
}

/// Why a log cannot be used.
#[derive(Debug, Error)]
pub enum LogError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A line makes no sense.
    #[error("line {line}: {message}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        message: String,
    },
    /// It is the log of other games.
    #[error("it is the log of another simulation: game, options, bots or seed differ")]
    OtherPlan,
}

impl Log {
    /// The seed of the games in a log, unless there is none or it makes no sense, which `open` complains about.
    pub fn seed_of(path: &Path) -> Option<String> {
        let mut line = String::new();
        BufReader::new(File::open(path).ok()?).read_line(&mut line).ok()?;
        serde_json::from_str(&line).ok().map(|plan: Plan| plan.seed)
    }

    /// Opens the log of a plan, or begins one, and returns the games that are finished.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Log, BTreeMap<u64, Played>), LogError> {
        let mut file = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Log::begin(path, plan),
            Err(error) => return Err(error.into()),
        };
        let (finished, end) = read(BufReader::new(&file), plan)?;
        if end == 0 {
            return Log::begin(path, plan);
        }
        // A line that was cut off by a crash is written over.
        file.set_len(end)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Log { file }, finished))
    }

    fn begin(path: &Path, plan: &Plan) -> Result<(Log, BTreeMap<u64, Played>), LogError> {
        let mut log = Log { file: File::create(path)? };
        log.write(plan)?;
        Ok((log, BTreeMap::new()))
    }

    /// Adds a finished game.
    pub fn add(&mut self, played: &Played) -> Result<(), LogError> {
        self.write(played)
    }

    fn write(&mut self, value: &impl serde::Serialize) -> Result<(), LogError> {
        let mut line = serde_json::to_vec(value).expect("plans and results are plain data");
        line.push(b'\n');
        Ok(self.file.write_all(&line)?)
    }
}

/// Reads a log: the finished games, and where the last whole line ends.
fn read(mut lines: impl BufRead, plan: &Plan) -> Result<(BTreeMap<u64, Played>, u64), LogError> {
    let mut finished = BTreeMap::new();
    let (mut text, mut end) = (Vec::new(), 0);
    for line in 1.. {
        text.clear();
        let length = lines.read_until(b'\n', &mut text)?;
        if length == 0 || text.last() != Some(&b'\n') {
            if line == 1 && length > 0 {
                // Written over, it might be somebody's only copy of something else.
                return Err(LogError::Line { line, message: "this is not the log of a simulation".to_owned() });
            }
            break;
        }
        let wrong = |error: serde_json::Error| LogError::Line { line, message: error.to_string() };
        if line == 1 {
            let found: Plan = serde_json::from_slice(&text).map_err(wrong)?;
            if found != *plan {
                return Err(LogError::OtherPlan);
            }
        } else {
            let played: Played = serde_json::from_slice(&text).map_err(wrong)?;
            check(&played, plan).map_err(|message| LogError::Line { line, message })?;
            finished.insert(played.index, played);
        }
        end += length as u64;
    }
    Ok((finished, end))
}

/// A finished game must be one of the plan.
fn check(played: &Played, plan: &Plan) -> Result<(), String> {
    let seats: Vec<usize> = played.seats.iter().map(|seat| seat.bot).collect();
    if plan.job(played.index).seats != seats {
        return Err(format!("game {} was not played by these bots", played.index));
    }
    let ranks_fit = played.seats.iter().all(|seat| (1..=seats.len()).contains(&usize::from(seat.rank)));
    if ranks_fit { Ok(()) } else { Err(format!("game {} has an impossible rank", played.index)) }
}

#[cfg(test)]
mod tests {
    use lusoria_core::{OptionMap, OptionValue};
    use proptest::prelude::*;

    use super::*;
    use crate::table::SeatResult;

    fn plan() -> Plan {
        Plan {
            game: "micatio".to_owned(),
            options: OptionMap::from([("players".to_owned(), OptionValue::Number(2))]),
            bots: vec!["greedy".to_owned(), "random".to_owned()],
            seed: "s".to_owned(),
            ladder: false,
            things: false,
        }
    }

    fn played(index: u64) -> Played {
        let seat = |bot: usize| SeatResult {
            bot,
            points: 3,
            rank: 1,
            decisions: 2,
            thought_us: 10,
            longest_us: 9,
            sources: BTreeMap::from([("MIC-3.3".to_owned(), 3)]),
            things: Default::default(),
        };
        Played { index, plies: 9, seats: plan().job(index).seats.into_iter().map(seat).collect() }
    }

    fn text() -> Vec<u8> {
        let mut text = serde_json::to_vec(&plan()).unwrap();
        for index in 0..3 {
            text.push(b'\n');
            text.extend(serde_json::to_vec(&played(index)).unwrap());
        }
        text.push(b'\n');
        text
    }

    #[test]
    fn what_was_written_is_read_back_and_a_line_cut_off_is_left_out() {
        let whole = text();
        assert_eq!(read(&whole[..], &plan()).unwrap().0.len(), 3);
        let (finished, end) = read(&whole[..whole.len() - 5], &plan()).unwrap();
        assert_eq!(finished.into_values().collect::<Vec<_>>(), [played(0), played(1)]);
        assert_eq!(whole[end as usize - 1], b'\n');
    }

    #[test]
    fn a_file_that_is_no_log_is_not_written_over() {
        assert!(matches!(read(&b"a note"[..], &plan()), Err(LogError::Line { line: 1, .. })));
        assert!(matches!(read(&b""[..], &plan()), Ok((finished, 0)) if finished.is_empty()));
    }

    #[test]
    fn the_log_of_other_games_is_refused() {
        let other = Plan { seed: "t".to_owned(), ..plan() };
        assert!(matches!(read(&text()[..], &other), Err(LogError::OtherPlan)));
    }

    proptest! {
        #[test]
        fn a_damaged_log_is_read_or_refused_but_never_believed_blindly(at in 0usize..400, byte: u8) {
            let mut damaged = text();
            let place = at % damaged.len();
            damaged[place] = byte;
            if let Ok((finished, _)) = read(&damaged[..], &plan()) {
                prop_assert!(finished.len() <= 3);
                prop_assert!(finished.values().all(|played| played.seats.len() == 2));
            }
        }
    }
}
