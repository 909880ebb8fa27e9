//! `lusoria games`: the games with players, editions, options and their meaning.

use lusoria_core::face::AnyGame;
use lusoria_core::{OptionSpec, OptionValues, Text};
use lusoria_i18n::Speaker;
use serde_json::{Value, json};

use crate::console::{Console, HEADING, MUTED, STRONG};
use crate::failure::Done;

/// List the games with players, editions, options and their meaning
///
/// Details of the rules (house rules) are left out unless asked for; they can be set all the same.
///
/// Example: lusoria games --lang pl
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// Also list house rules, and the toy game that tests use
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(console: &Console, args: &Args) -> Done {
    let entries = lusoria_games::all().filter(|entry| args.all || entry.listed).map(|entry| entry.face);
    if args.json {
        let games: Vec<Value> = entries.map(|game| game_json(game, &console.speaker())).collect();
        anstream::println!("{:#}", Value::from(games));
        return Ok(());
    }
    for game in entries {
        print_game(game, args.all, &console.speaker_of(game));
    }
    Ok(())
}

fn print_game(game: &'static dyn AnyGame, all: bool, speaker: &Speaker) {
    let (fewest, most) = game.players();
    let players = speaker.say(&Text::new("cli-games-players").with("fewest", fewest).with("most", most));
    anstream::println!("{HEADING}{}{HEADING:#}  {MUTED}{}{MUTED:#}  {players}", speaker.word(game.title()), game.id());
    let is_shown = |spec: &&OptionSpec| all || !game.is_house_rule(spec.id);
    for spec in game.option_specs().iter().filter(is_shown) {
        let default = match spec.default {
            "" => speaker.word("cli-games-default-follows"),
            value => value.to_owned(),
        };
        let values = values_text(spec.values);
        anstream::println!("  {STRONG}{}{STRONG:#} = {values}  {MUTED}[{default}]{MUTED:#}", spec.id);
        anstream::println!("      {}", speaker.word(spec.about));
        if let OptionValues::OneOf(words) = spec.values {
            for (word, about) in words {
                anstream::println!("      {word}: {}", speaker.word(about));
            }
        }
    }
    let n_hidden = game.option_specs().iter().filter(|spec| !is_shown(spec)).count();
    if n_hidden > 0 {
        anstream::println!(
            "  {MUTED}{}{MUTED:#}",
            speaker.say(&Text::new("cli-games-house-rules").with("n", n_hidden))
        );
    }
    anstream::println!();
}

fn values_text(values: OptionValues) -> String {
    match values {
        OptionValues::Flag => "true | false".to_owned(),
        OptionValues::Range(min, max) => format!("{min}..{max}"),
        OptionValues::OneOf(words) => words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" | "),
    }
}

fn game_json(game: &'static dyn AnyGame, speaker: &Speaker) -> Value {
    let (fewest, most) = game.players();
    let options: Vec<Value> = game.option_specs().iter().map(|spec| option_json(game, spec, speaker)).collect();
    json!({
        "id": game.id(),
        "title": speaker.word(game.title()),
        "rules": game.revision(),
        "clauses": game.clauses(),
        "players": {"fewest": fewest, "most": most},
        "options": options,
    })
}

fn option_json(game: &dyn AnyGame, spec: &OptionSpec, speaker: &Speaker) -> Value {
    let values = match spec.values {
        OptionValues::Flag => json!([false, true]),
        OptionValues::Range(min, max) => json!({"min": min, "max": max}),
        OptionValues::OneOf(words) => {
            words.iter().map(|(word, about)| json!({"value": word, "about": speaker.word(about)})).collect()
        }
    };
    json!({
        "id": spec.id, "about": speaker.word(spec.about), "values": values, "default": spec.default,
        "house_rule": game.is_house_rule(spec.id),
    })
}
