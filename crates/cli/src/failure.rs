//! How a command fails: one clear line and an exit code.

use std::fmt;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was checked does not hold (exit code 1). What is wrong has been printed already.
    NotHeld,
    /// The command could not do its work: bad arguments or unreadable input (exit code 2).
    Unusable(String),
    /// Nobody reads our output any more; there is nothing to say.
    Closed,
}

impl Failure {
    /// The command could not do its work.
    pub(crate) fn unusable(message: impl fmt::Display) -> Failure {
        Failure::Unusable(message.to_string())
    }

    pub(crate) fn code(&self) -> i32 {
        match self {
            Failure::NotHeld => 1,
            Failure::Unusable(_) => 2,
            Failure::Closed => 0,
        }
    }

    pub(crate) fn print(&self) {
        if let Failure::Unusable(message) = self {
            anstream::eprintln!("lusoria: {message}");
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::unusable(error),
        }
    }
}

/// What a command returns.
pub(crate) type Done = Result<(), Failure>;
