//! Sheets and results as lines of a terminal.

use lusoria_core::{Outcome, Row, Section, Sheet};
use lusoria_i18n::Speaker;
use unicode_width::UnicodeWidthStr;

use crate::console::{HEADING, MUTED, STRONG};

/// Prints a view.
pub(crate) fn print_sheet(sheet: &Sheet, speaker: &Speaker) {
    sheet.sections.iter().for_each(|section| print_section(section, speaker));
}

fn print_section(section: &Section, speaker: &Speaker) {
    anstream::println!("{HEADING}{}{HEADING:#}", speaker.say(&section.title));
    let labels = section.rows.iter().filter_map(|row| match row {
        Row::Field { label, .. } => Some(speaker.say(label).width()),
        _ => None,
    });
    let label_width = labels.max().unwrap_or(0);
    for row in &section.rows {
        match row {
            Row::Line(text) => anstream::println!("  {}", speaker.say(text)),
            Row::Field { label, value } => {
                let label = pad(&speaker.say(label), label_width);
                let indent = " ".repeat(label_width + 4);
                let value =
                    wrap(&speaker.say(value), width().saturating_sub(label_width + 4)).join(&format!("\n{indent}"));
                anstream::println!("  {MUTED}{label}{MUTED:#}  {value}");
            }
            Row::Table { head, rows } => {
                let say = |row: &Vec<_>| row.iter().map(|text| speaker.say(text)).collect();
                print_table(&say(head), &rows.iter().map(say).collect::<Vec<_>>());
            }
            Row::Drawing(lines) => lines.iter().for_each(|line| anstream::println!("  {line}")),
        }
    }
}

/// Prints rows under headings, each column as wide as its widest entry; the last column is wrapped.
pub(crate) fn print_table(head: &Vec<String>, rows: &[Vec<String>]) {
    let widths: Vec<usize> = (0..head.len().saturating_sub(1))
        .map(|column| rows.iter().chain([head]).map(|row| row[column].width()).max().unwrap_or(0))
        .collect();
    let indent: usize = 2 + widths.iter().map(|width| width + 2).sum::<usize>();
    let line = |row: &Vec<String>| -> String {
        let cells: String = row.iter().zip(&widths).map(|(cell, &width)| pad(cell, width) + "  ").collect();
        let last = row.last().map_or(String::new(), |cell| {
            wrap(cell, width().saturating_sub(indent).max(24)).join(&format!("\n{}", " ".repeat(indent)))
        });
        (cells + &last).trim_end().to_owned()
    };
    anstream::println!("  {STRONG}{}{STRONG:#}", line(head));
    rows.iter().for_each(|row| anstream::println!("  {}", line(row)));
}

/// Prints the result of a game with every source of points.
pub(crate) fn print_outcome(outcome: &Outcome, speaker: &Speaker) {
    anstream::println!("{HEADING}{}{HEADING:#}", speaker.word("cli-result"));
    anstream::println!("  {} {MUTED}({}){MUTED:#}", speaker.say(&outcome.reason.text), outcome.reason.clause);
    let mut seats: Vec<_> = outcome.standings.pairs().collect();
    seats.sort_by_key(|(seat, standing)| (standing.rank, *seat));
    for (seat, standing) in seats {
        let name = speaker.say(&lusoria_core::Text::new("cli-seat").with("seat", seat));
        anstream::println!("  {STRONG}{}. {name}  {}{STRONG:#}", standing.rank, standing.points);
        for line in outcome.lines.iter().filter(|line| line.seat == seat) {
            anstream::println!("  {:>6}  {} {MUTED}({}){MUTED:#}", line.points, speaker.say(&line.text), line.clause);
        }
    }
    if let Some(reason) = &outcome.tie_break {
        anstream::println!("  {} {MUTED}({}){MUTED:#}", speaker.say(&reason.text), reason.clause);
    }
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// The width we write for: that of the terminal where COLUMNS tells it, else 100.
fn width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).filter(|&width| width >= 40).unwrap_or(100)
}

/// Breaks a text at spaces into lines of at most this width; a longer word stays whole.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_at_spaces() {
        assert_eq!(wrap("aa bb cc", 5), ["aa bb", "cc"]);
        assert_eq!(wrap("тяжёлый камень", 7), ["тяжёлый", "камень"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
