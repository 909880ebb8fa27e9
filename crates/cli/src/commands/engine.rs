//! `lusoria engine`: the line protocol on standard input and output.

use std::io::{BufRead, Read, Write};

use crate::engine::{Engine, MAX_LINE};
use crate::failure::Done;

/// Speak the line protocol: one JSON object per line on standard input, one answer per line on standard output
///
/// Example: echo '{"cmd":"new","game":"glory-to-rome"}' | lusoria engine
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> Done {
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let n_read = input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        if n_read == 0 {
            return Ok(());
        }
        let answer = if line.last() != Some(&b'\n') && line.len() > MAX_LINE {
            skip_line(&mut input)?;
            Engine::too_long()
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            engine.answer(line.trim_ascii())
        };
        writeln!(output, "{}", answer.line)?;
        output.flush()?;
        if answer.quit {
            return Ok(());
        }
    }
}

/// Passes over the rest of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => {
                input.consume(at + 1);
                return Ok(());
            }
            None => {
                let len = buffer.len();
                input.consume(len);
            }
        }
    }
}
