//! The page of an analysis: how the prospects of each seat went up and down, and where most was lost.

use lusoria_core::{Seat, Text};
use lusoria_i18n::Speaker;

use super::page::Page;
use super::plot::{Curve, curves};
use crate::analysis::{Analysis, Judged};

/// The page of an analysis, in the language of the speaker.
pub fn analysis_page(title: &str, seats: &[String], analysis: &Analysis, speaker: &Speaker) -> String {
    let word = |key| speaker.word(key);
    let mut page = Page::new(speaker.lang().code(), title);
    page.heading(&word("arena-prospects"));
    page.paragraph(&word("arena-prospects-about"));
    let curve = |seat: Seat| Curve {
        label: seats.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
        color: seat.index(),
        points: of_seat(analysis, seat).map(|judged| (judged.ply as f64, f64::from(judged.expected))).collect(),
    };
    let all: Vec<Curve> = Seat::all(analysis.lost_by_seat.len()).map(curve).collect();
    let marks: Vec<(f64, f64, String)> = turning_points(analysis)
        .map(|(number, judged)| (judged.ply as f64, f64::from(judged.expected), number.to_string()))
        .collect();
    page.figure(&curves(&word("arena-prospects"), &all, Some((0.0, 1.0)), &marks));
    page.heading(&word("arena-turning-points"));
    for (number, judged) in turning_points(analysis) {
        page.paragraph(&format!("{number}. {}", speaker.say(&turning_point(judged))));
    }
    page.heading(&word("arena-decisions"));
    let head = ["arena-ply", "arena-seat", "arena-played", "arena-best", "arena-expected", "arena-lost"].map(word);
    let row = |judged: &Judged| {
        vec![
            judged.ply.to_string(),
            judged.seat.to_string(),
            judged.played.clone(),
            judged.best.clone(),
            format!("{:.2}", judged.expected),
            format!("{:.2}", judged.lost),
        ]
    };
    page.table(&head, &analysis.decisions.iter().map(row).collect::<Vec<_>>());
    page.finish()
}

/// A turning point as a sentence.
pub fn turning_point(judged: &Judged) -> Text {
    Text::new("arena-turning-point")
        .with("ply", judged.ply)
        .with("seat", judged.seat)
        .with("played", judged.played.clone())
        .with("best", judged.best.clone())
        .with("lost", format!("{:.0}", 100.0 * judged.lost))
}

fn turning_points(analysis: &Analysis) -> impl Iterator<Item = (usize, &Judged)> {
    analysis.turning_points.iter().enumerate().map(|(index, &place)| (index + 1, &analysis.decisions[place]))
}

fn of_seat(analysis: &Analysis, seat: Seat) -> impl Iterator<Item = &Judged> {
    analysis.decisions.iter().filter(move |judged| judged.seat == seat)
}
