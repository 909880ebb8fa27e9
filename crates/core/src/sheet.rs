//! A view laid out as text: sections of lines, fields, tables and drawings.
//!
//! Every game describes its view this way once; the terminal prints it and the plain web board lists it.

use serde::Serialize;

use crate::{Seat, Text};

/// A whole view, in reading order.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Sheet {
    /// The parts, most important first.
    pub sections: Vec<Section>,
}

/// A part of a sheet: the common area, or what belongs to one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    /// Its heading.
    pub title: Text,
    /// Whose it is, if it belongs to a seat.
    pub seat: Option<Seat>,
    /// Its contents.
    pub rows: Vec<Row>,
}

/// One row of a section.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// A sentence.
    Line(Text),
    /// A name and what stands there, such as a zone and its cards.
    Field {
        /// The name.
        label: Text,
        /// What stands there.
        value: Text,
    },
    /// A table with a heading row.
    Table {
        /// The heading.
        head: Vec<Text>,
        /// The rows, each as long as the heading.
        rows: Vec<Vec<Text>>,
    },
    /// Lines of equal-width characters, such as a map.
    Drawing(Vec<String>),
}

impl Sheet {
    /// Adds a section and returns its rows to fill.
    pub fn section(&mut self, title: Text, seat: Option<Seat>) -> &mut Vec<Row> {
        self.sections.push(Section { title, seat, rows: Vec::new() });
        &mut self.sections.last_mut().expect("a section was just added").rows
    }
}

impl Row {
    /// A field whose value is a sentence.
    pub fn field(label: &'static str, value: Text) -> Row {
        Row::Field { label: Text::new(label), value }
    }
}
