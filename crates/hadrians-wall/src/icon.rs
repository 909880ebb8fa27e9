//! What the boxes show, and the stack of icons still to be resolved.

use std::fmt;
use std::str::FromStr;

use lusoria_core::word::UnknownWord;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::vocab::{Attribute, Citizen, Cohort, Piece, Track};

/// One icon of a box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Icon {
    /// Nothing. Never on the sheet; fills unused places.
    #[default]
    Blank,
    /// Take one from the Main Supply.
    Piece(Piece),
    /// Fill the next box of that track.
    Attribute(Attribute),
    /// Fill the next box of that track.
    Citizen(Citizen),
    /// Fill the next box of one cohort of your choice.
    Cohort,
    /// Fill the next Resource Production circle.
    Hammer,
    /// Fill the next Wall Guard box.
    Sword,
    /// One temple favor becomes available.
    FavorAny,
    /// One favor of the diplomat just sent becomes available.
    FavorCohort,
    /// One circled disdain box becomes filled.
    RemoveDisdain,
    /// The flag below the box; the level follows from the Fort.
    Infrastructure,
    /// The round box of a building; the income follows from the building.
    Circle,
    /// Fill the next box of one of these attribute tracks.
    Choice(Attributes),
}

impl Icon {
    /// The icon on a citizen track's own symbol, such as `trader`.
    pub const fn of_citizen(citizen: Citizen) -> &'static str {
        match citizen {
            Citizen::Traders => "trader",
            Citizen::Performers => "performer",
            Citizen::Priests => "priest",
            Citizen::Apparitores => "apparitor",
            Citizen::Patricians => "patrician",
        }
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Icon::Blank => f.write_str("blank"),
            Icon::Piece(piece) => f.write_str(piece.id()),
            Icon::Attribute(attribute) => f.write_str(attribute.id()),
            Icon::Citizen(citizen) => f.write_str(Icon::of_citizen(*citizen)),
            Icon::Cohort => f.write_str("cohort"),
            Icon::Hammer => f.write_str("hammer"),
            Icon::Sword => f.write_str("sword"),
            Icon::FavorAny => f.write_str("favor-any"),
            Icon::FavorCohort => f.write_str("favor-cohort"),
            Icon::RemoveDisdain => f.write_str("remove-disdain"),
            Icon::Infrastructure => f.write_str("infrastructure"),
            Icon::Circle => f.write_str("circle"),
            Icon::Choice(attributes) => {
                let words: Vec<&str> = attributes.iter().map(Attribute::id).collect();
                write!(f, "choice:{}", words.join("|"))
            }
        }
    }
}

impl FromStr for Icon {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Icon, UnknownWord> {
        if let Some(list) = text.strip_prefix("choice:") {
            let attributes = list.split('|').map(str::parse).collect::<Result<Vec<Attribute>, _>>()?;
            return Ok(Icon::Choice(attributes.into_iter().collect()));
        }
        let simple = [
            Icon::Cohort,
            Icon::Hammer,
            Icon::Sword,
            Icon::FavorAny,
            Icon::FavorCohort,
            Icon::RemoveDisdain,
            Icon::Infrastructure,
            Icon::Circle,
        ];
        let pieces = Piece::ALL.map(Icon::Piece);
        let attributes = Attribute::ALL.map(Icon::Attribute);
        let citizens = Citizen::ALL.map(Icon::Citizen);
        let all = pieces.into_iter().chain(attributes).chain(citizens).chain(simple);
        let found = all.clone().find(|icon| icon.to_string() == text);
        found.ok_or_else(|| UnknownWord::new("Icon", text, all))
    }
}

/// A set of attributes to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Attributes(u8);

impl Attributes {
    /// All four.
    pub const ALL: Attributes = Attributes(0b1111);

    /// Whether this one may be chosen.
    #[inline]
    pub const fn contains(self, attribute: Attribute) -> bool {
        self.0 & (1 << attribute as u8) != 0
    }

    /// Those that may be chosen, in the printed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Attribute> {
        Attribute::ALL.into_iter().filter(move |attribute| self.contains(*attribute))
    }
}

impl FromIterator<Attribute> for Attributes {
    fn from_iter<I: IntoIterator<Item = Attribute>>(attributes: I) -> Attributes {
        Attributes(attributes.into_iter().fold(0, |bits, attribute| bits | 1 << attribute as u8))
    }
}

/// A short list of icons: those of one box, or those a player still has to resolve, the last one first.
///
/// Places beyond the end are blank, so that equal lists are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Icons<const N: usize> {
    items: [Icon; N],
    len: u8,
}

/// The icons of one box, from left to right.
pub type BoxIcons = Icons<6>;

impl<const N: usize> Icons<N> {
    /// No icon.
    pub const NONE: Icons<N> = Icons { items: [Icon::Blank; N], len: 0 };

    /// The icons in order.
    #[inline]
    pub fn as_slice(&self) -> &[Icon] {
        &self.items[..self.len as usize]
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The one to be resolved next.
    #[inline]
    pub fn last(&self) -> Option<Icon> {
        self.as_slice().last().copied()
    }

    /// Adds an icon. Panics when the list is full: a box of the data has more icons than any printed one.
    #[inline]
    pub fn push(&mut self, icon: Icon) {
        self.items[self.len as usize] = icon;
        self.len += 1;
    }

    /// Adds the icons of a box so that its left-most is resolved next.
    #[inline]
    pub fn push_box(&mut self, icons: &BoxIcons) {
        for icon in icons.as_slice().iter().rev() {
            self.push(*icon);
        }
    }

    /// Takes the one to be resolved next.
    #[inline]
    pub fn pop(&mut self) -> Option<Icon> {
        let last = self.last()?;
        self.len -= 1;
        self.items[self.len as usize] = Icon::Blank;
        Some(last)
    }
}

impl<const N: usize> Default for Icons<N> {
    fn default() -> Icons<N> {
        Icons::NONE
    }
}

impl<const N: usize> fmt::Debug for Icons<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> FromIterator<Icon> for Icons<N> {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Icons<N> {
        let mut list = Icons::NONE;
        icons.into_iter().for_each(|icon| list.push(icon));
        list
    }
}

/// Something a step brought, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Gain {
    /// A worker or a resource.
    Piece(Piece),
    /// A box of an attribute track.
    Attribute(Attribute),
    /// A box of a citizen track.
    Citizen(Citizen),
    /// A box of a cohort.
    Cohort(Cohort),
    /// A Resource Production circle.
    Production,
    /// A Wall Guard box.
    WallGuard,
    /// A temple favor.
    TempleFavor,
    /// A favor for a cohort.
    CohortFavor(Cohort),
    /// One disdain less.
    DisdainRemoved,
    /// A higher level of infrastructure.
    Infrastructure,
}

impl Gain {
    /// Its id among the printed names.
    pub const fn id(self) -> &'static str {
        match self {
            Gain::Piece(piece) => piece.id(),
            Gain::Attribute(attribute) => attribute.id(),
            Gain::Citizen(citizen) => Icon::of_citizen(citizen),
            Gain::Cohort(cohort) => cohort_name(cohort),
            Gain::Production => "resource-production",
            Gain::WallGuard => Track::WallGuard.id(),
            Gain::TempleFavor => "favor-any",
            Gain::CohortFavor(_) => "favor-cohort",
            Gain::DisdainRemoved => "remove-disdain",
            Gain::Infrastructure => "infrastructure",
        }
    }
}

/// The id of a cohort among the printed names; its notation alone, `left`, could be anything.
pub const fn cohort_name(cohort: Cohort) -> &'static str {
    match cohort {
        Cohort::Left => "left-cohort",
        Cohort::Center => "center-cohort",
        Cohort::Right => "right-cohort",
    }
}

impl Serialize for Gain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_of_a_box_are_resolved_from_the_left() {
        let printed: BoxIcons = [Icon::Hammer, Icon::Cohort].into_iter().collect();
        let mut stack = Icons::<16>::NONE;
        stack.push_box(&printed);
        assert_eq!(stack.pop(), Some(Icon::Hammer));
        assert_eq!(stack.pop(), Some(Icon::Cohort));
        assert_eq!(stack, Icons::NONE);
    }

    #[test]
    fn every_icon_reads_back_from_its_text() {
        for text in ["soldier", "renown", "trader", "cohort", "favor-any", "choice:piety|discipline", "circle"] {
            assert_eq!(text.parse::<Icon>().unwrap().to_string(), text);
        }
        assert!("choice:gold".parse::<Icon>().is_err());
        assert!("gold".parse::<Icon>().is_err());
    }
}
