//! Words: small enums whose variants have one text each, the same in data, notation, positions and JSON.

use std::fmt::Display;

use thiserror::Error;

/// The text is none of the words of a list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown {kind} `{text}`: one of {known}")]
pub struct UnknownWord {
    kind: String,
    text: String,
    known: String,
}

impl UnknownWord {
    /// `kind` is the name of the type, `known` is what there is, or a sample of it.
    pub fn new<W: Display>(kind: &str, text: &str, known: impl IntoIterator<Item = W>) -> UnknownWord {
        let known: Vec<String> = known.into_iter().map(|word| word.to_string()).collect();
        UnknownWord { kind: spaced(kind), text: text.to_owned(), known: known.join(", ") }
    }
}

/// `TrajanTile` is read as "trajan tile".
fn spaced(name: &str) -> String {
    let mut spaced = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.extend(letter.to_lowercase());
    }
    spaced
}

/// Declares an enum of words.
///
/// ```
/// lusoria_core::words! {
///     /// What is built with.
///     Material {
///         /// Cheap.
///         Wood = "wood",
///         /// Fired clay.
///         Brick = "brick",
///     }
/// }
/// assert_eq!(Material::Brick.id(), "brick");
/// assert_eq!("Wood".parse(), Ok(Material::Wood));
/// let error = "bricks".parse::<Material>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown material `bricks`: one of wood, brick");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $Name:ident { $($(#[$doc:meta])* $Variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        #[repr(u8)]
        pub enum $Name {
            #[default]
            $($(#[$doc])* #[serde(rename = $word)] $Variant,)+
        }

        impl $Name {
            /// Every one, in order.
            pub const ALL: [$Name; [$($word),+].len()] = [$($Name::$Variant),+];

            /// Its text in data, notation, positions and JSON.
            #[inline]
            pub const fn id(self) -> &'static str {
                match self { $($Name::$Variant => $word,)+ }
            }

            /// Its place in [`ALL`](Self::ALL) and in arrays kept by it.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place, which must exist.
            #[inline(always)]
            pub const fn at(index: usize) -> $Name {
                const ALL: &[$Name] = &$Name::ALL;
                ALL[index]
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::word::UnknownWord;

            fn from_str(text: &str) -> Result<$Name, $crate::word::UnknownWord> {
                let found = $Name::ALL.into_iter().find(|word| word.id().eq_ignore_ascii_case(text));
                found.ok_or_else(|| $crate::word::UnknownWord::new(stringify!($Name), text, $Name::ALL))
            }
        }
    };
}

/// Gives a piece that has an id of its own (`id`, `all`) its text: shown by its id, read back from it, a string in JSON.
#[macro_export]
macro_rules! piece_text {
    ($Name:ident) => {
        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::word::UnknownWord;

            fn from_str(text: &str) -> Result<$Name, $crate::word::UnknownWord> {
                let found = $Name::all().find(|piece| piece.id() == text);
                found.ok_or_else(|| $crate::word::UnknownWord::new(stringify!($Name), text, $Name::all()))
            }
        }

        $crate::text_json!($Name);
    };
}

/// Writes and reads a type as the string of its text.
#[macro_export]
macro_rules! text_json {
    ($Name:ty) => {
        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// A text of a data file, kept for the whole run: names and ids live as long as the program.
pub fn leak(text: impl Into<String>) -> &'static str {
    text.into().leak()
}
