//! Every message exists in every language with the same variables, every message is used, and every use has a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lusoria_core::{Lang, Text};
use lusoria_i18n::{Speaker, sources};

/// Message keys of a language with their variables.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (path, source) in sources(lang) {
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                message.value.iter().for_each(|pattern| collect_pattern(pattern, &mut variables));
                let key = message.id.name.to_owned();
                assert!(found.insert(key, variables).is_none(), "{path}: {} stands twice", message.id.name);
            }
        }
    }
    found
}

fn collect_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect_expression(expression, variables),
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            variants.iter().for_each(|variant| collect_pattern(&variant.value, variables));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
        }
        _ => {}
    }
}

/// Every string literal of the project's sources.
fn literals() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = BTreeSet::new();
    ["crates", "web/src"].iter().for_each(|dir| collect_literals(&root.join(dir), &mut found));
    found
}

fn collect_literals(dir: &Path, found: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["target", "node_modules", "tests"].contains(&name) {
            collect_literals(&path, found);
        } else if name.ends_with("-facts.ts") || path.parent().is_some_and(|folder| folder.ends_with("art")) {
            // What is printed, and what is drawn, has ids of its own, which begin like keys.
        } else if [".rs", ".ts", ".svelte"].iter().any(|ending| name.ends_with(ending)) {
            let source = fs::read_to_string(&path).expect("sources are UTF-8");
            found.extend(source.split(['"', '\'', '`']).filter(|part| is_key(part)).map(str::to_owned));
        }
    }
}

fn is_key(text: &str) -> bool {
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    text.contains('-') && text.split('-').all(is_part)
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::En);
    assert!(!english.is_empty());
    for lang in [Lang::Pl, Lang::Ru] {
        let other = messages(lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{lang:?}: missing {missing:?}, not in English {extra:?}");
        let differing: Vec<_> = english.iter().filter(|(key, variables)| other[*key] != **variables).collect();
        assert!(differing.is_empty(), "{lang:?}: other variables than English: {differing:?}");
    }
}

#[test]
fn every_message_is_used() {
    let used = literals();
    let unused: Vec<_> = messages(Lang::En).into_keys().filter(|key| !used.contains(key)).collect();
    assert!(unused.is_empty(), "messages nobody uses: {unused:?}");
}

/// A literal that begins like the messages of a part (`mic-`, `cli-` …) is a key, and must have a message.
#[test]
fn every_key_in_the_sources_has_a_message() {
    let known = messages(Lang::En);
    let prefix = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
    let prefixes: BTreeSet<String> = known.keys().map(|key| prefix(key)).collect();
    let missing: Vec<_> =
        literals().into_iter().filter(|key| prefixes.contains(&prefix(key)) && !known.contains_key(key)).collect();
    assert!(missing.is_empty(), "keys without a message: {missing:?}");
}

#[test]
fn plural_forms_follow_the_language() {
    let favors = |lang, left: u8| Speaker::new(lang).say(&Text::new("mic-prompt-favor").with("left", left));
    assert!(favors(Lang::En, 1).contains("1 favor"));
    assert!(favors(Lang::En, 2).contains("2 favors"));
    assert_ne!(favors(Lang::Pl, 1).replace('1', ""), favors(Lang::Pl, 2).replace('2', ""));
    assert_ne!(favors(Lang::Ru, 2).replace('2', ""), favors(Lang::Ru, 5).replace('5', ""));
}
