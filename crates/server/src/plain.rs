//! Texts of people as others can safely read them: names, and what is said.

/// The most lines of something said.
const MOST_LINES: usize = 12;
/// The most marks on top of one letter.
const MOST_MARKS: usize = 3;
/// Passwords that are tried first by whoever guesses.
const COMMON: [&str; 40] = [
    "password",
    "password1",
    "password123",
    "passw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "qwertyui",
    "qwerty123",
    "qwertyuiop",
    "1q2w3e4r",
    "1q2w3e4r5t",
    "1qaz2wsx",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "trustno1",
    "starwars",
    "whatever",
    "computer",
    "internet",
    "jennifer",
    "michelle",
    "abcdefgh",
    "abc12345",
    "abcd1234",
    "letmein1",
    "welcome1",
    "zaq12wsx",
    "asdfghjk",
    "asdfghjkl",
    "zxcvbnm1",
    "changeme",
    "lusoria1",
    "admin123",
    "administrator",
];

/// A name others can read and tell apart, with single spaces: 2 to 24 letters, digits and a few marks, of one script.
pub(crate) fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_mark = |c: char| [' ', '-', '_', '.', '\''].contains(&c);
    let is_fine = |c: char| c.is_ascii_digit() || is_mark(c) || is_letter(c);
    let mut scripts: Vec<_> = name.chars().filter_map(script).collect();
    scripts.dedup();
    let has_letter = name.chars().any(is_letter);
    let is_good = (2..=24).contains(&name.chars().count()) && name.chars().all(is_fine) && has_letter;
    (is_good && scripts.len() <= 1).then_some(name)
}

/// What names that look alike have in common.
pub(crate) fn look(name: &str) -> String {
    name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).map(looks_like).collect()
}

/// Whether a password is long enough and not the first one somebody would guess.
pub(crate) fn is_password(password: &str, name: &str) -> bool {
    let length = password.chars().count();
    let mut different: Vec<char> = password.chars().collect();
    different.sort_unstable();
    different.dedup();
    let lower = password.to_lowercase();
    let is_guessed = COMMON.contains(&lower.as_str()) || lower.trim() == name.trim().to_lowercase();
    (8..=200).contains(&length) && different.len() >= 4 && !is_guessed
}

/// Something said, without what cannot be seen or turns the text around; nothing when nothing is left.
pub(crate) fn said(text: &str) -> Option<String> {
    let mut kept = String::with_capacity(text.len());
    let (mut n_lines, mut n_marks) = (1, 0);
    for c in text.trim().chars() {
        n_marks = if is_combining(c) { n_marks + 1 } else { 0 };
        match c {
            '\n' if n_lines < MOST_LINES && !kept.ends_with("\n\n") => {
                n_lines += 1;
                kept.push('\n');
            }
            _ if c.is_whitespace() => {
                if !kept.ends_with([' ', '\n']) {
                    kept.push(' ');
                }
            }
            // Joins the parts of a pictogram, such as a family; between letters it only hides.
            '\u{200d}' if kept.ends_with(is_pictogram) => kept.push(c),
            _ if c.is_control() || is_invisible(c) || n_marks > MOST_MARKS => {}
            _ => kept.push(c),
        }
    }
    let kept = kept.trim_matches(|c: char| c.is_whitespace() || c == '\u{200d}').to_owned();
    (!kept.is_empty()).then_some(kept)
}

#[derive(Clone, Copy, PartialEq)]
enum Script {
    Latin,
    Cyrillic,
    Greek,
    Other,
}

fn script(c: char) -> Option<Script> {
    is_letter(c).then_some(match c {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Script::Latin,
        '\u{400}'..='\u{52f}' => Script::Cyrillic,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Script::Greek,
        _ => Script::Other,
    })
}

/// Letters that can be seen, and not those that only imitate others.
fn is_letter(c: char) -> bool {
    let imitates = matches!(c, '\u{2100}'..='\u{214f}' | '\u{2460}'..='\u{24ff}' | '\u{ff00}'..='\u{ffef}'
        | '\u{1d400}'..='\u{1d7ff}' | '\u{1f100}'..='\u{1f1ff}' | '\u{250}'..='\u{2ff}' | '\u{1d00}'..='\u{1dbf}');
    c.is_alphabetic() && !imitates && !is_invisible(c) && !is_combining(c)
}

/// Letters of other scripts as the Latin ones they look like, in lower case; also figures.
fn looks_like(c: char) -> char {
    match c {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'ԁ' => 'd',
        'е' | 'ё' | 'ε' => 'e',
        'н' | 'һ' | 'η' => 'h',
        'і' | 'ї' | 'ι' | 'l' | '1' | 'ӏ' | 'ı' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'υ' | 'γ' => 'y',
        'ζ' => 'z',
        other => other,
    }
}

fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Without width, or changing the direction of what follows.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_pictogram(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen_and_are_of_one_script() {
        for fine in ["Livia", "Żółw 7", "Анна-Мария", "d'Este", "李白", "Σωκράτης"] {
            assert_eq!(name(fine).as_deref(), Some(fine));
        }
        assert_eq!(name("  Livia   Drusilla ").as_deref(), Some("Livia Drusilla"));
        let bad = [
            "x",
            "\u{3164}\u{3164}",
            "\u{115f}\u{1160}",
            "Liv\u{200b}ia",
            "Liv\0ia",
            "Lіvia",
            "Αnna",
            "12",
            "--",
            "<b>ab",
            "𝐋𝐢𝐯𝐢𝐚",
            "Ｌｉｖｉａ",
            "a\u{301}\u{301}",
            "ab\u{202e}c",
        ];
        for text in bad {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        for (one, other) in
            [("Livia", "LIVIA"), ("Livia", "Iivia"), ("Cocos", "Сосоѕ"), ("An na", "Anna"), ("Otto", "0tt0")]
        {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Anna"), look("Anno"));
    }

    #[test]
    fn passwords_are_not_the_first_guess() {
        for bad in ["password", "PassWord", "        ", "aaaaaaaa", "12345678", "abababab", "short", "Livia Drusilla"] {
            assert!(!is_password(bad, "livia drusilla"), "{bad}");
        }
        assert!(is_password("long enough", "livia") && is_password("пароль мой", "livia"));
    }

    #[test]
    fn what_is_said_can_be_seen_and_is_not_turned_around() {
        assert_eq!(said(" salve \u{202e}elvas\u{200b}\0\u{7}! ").as_deref(), Some("salve elvas!"));
        assert_eq!(said("one\ntwo\n\n\n\nthree").as_deref(), Some("one\ntwo\n\nthree"));
        assert_eq!(said(&"x\n".repeat(500)).unwrap().lines().count(), MOST_LINES);
        assert_eq!(said("👨\u{200d}👩\u{200d}👧 a\u{200d}b").as_deref(), Some("👨\u{200d}👩\u{200d}👧 ab"));
        assert_eq!(said(&format!("e{}", "\u{301}".repeat(50))).unwrap().chars().count(), 1 + MOST_MARKS);
        for nothing in ["", " \n ", "\u{200b}\u{2060}", "\0"] {
            assert_eq!(said(nothing), None, "{nothing:?}");
        }
    }
}
