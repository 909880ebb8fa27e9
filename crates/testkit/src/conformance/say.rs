//! Every sentence must have its words in every language.

use lusoria_core::face::Face;
use lusoria_core::{GameText, Lang, Row, Sheet, Text};
use lusoria_i18n::Speaker;

pub(super) fn say_sheet<G: GameText>(sheet: &Sheet) {
    for section in &sheet.sections {
        say_everywhere::<G>(&section.title);
        for row in &section.rows {
            match row {
                Row::Line(text) => say_everywhere::<G>(text),
                Row::Field { label, value } => [label, value].into_iter().for_each(say_everywhere::<G>),
                Row::Table { head, rows } => {
                    head.iter().chain(rows.iter().flatten()).for_each(say_everywhere::<G>);
                    assert!(rows.iter().all(|row| row.len() == head.len()), "a table row of another length");
                }
                Row::Drawing(_) => {}
            }
        }
    }
}

/// Fails when a sentence lacks words or arguments in any language.
pub(super) fn say_everywhere<G: GameText>(text: &Text) {
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang).at(Face::<G>::object(), &[]);
        if let Err((words, missing)) = speaker.try_say(text) {
            panic!("{lang:?}: {words:?} lacks {missing:?}");
        }
    }
}
