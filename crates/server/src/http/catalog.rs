//! What is on offer: games, names, rules and messages. It never changes while a server runs.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use lusoria_bots::Level;
use lusoria_core::face::AnyGame;
use lusoria_core::{Lang, OptionSpec, OptionValue, OptionValues};
use lusoria_protocol::PROTOCOL;
use lusoria_protocol::catalog::{
    Catalog, GameInfo, LevelInfo, MessageFile, OptionInfo, OptionKind, OptionWord, RulesPage, ThingName,
};

use super::Shared;
use crate::refusal::{Refusal, Refused};

/// For a few minutes: a new release may change it.
const CACHED: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "public, max-age=300");

/// Games with their options, and levels of bots
#[utoipa::path(get, path = "/api/catalog", responses((status = 200, body = Catalog)))]
pub(crate) async fn catalog(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let all = shared.hall.config.all_games;
    let games = lusoria_games::all().filter(|entry| entry.listed || all).map(|entry| game_info(entry.face));
    let level = |level: Level| LevelInfo {
        id: level.id().to_owned(),
        name: level.name().to_owned(),
        about: level.about().to_owned(),
    };
    Json(Catalog {
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: games.collect(),
        levels: Level::ALL.into_iter().map(level).collect(),
    })
}

/// Printed names of a game in three languages; options in the query, such as `edition=polish-standard`, may change some
#[utoipa::path(get, path = "/api/games/{game}/names", params(("game" = String, Path, description = "the game")),
    responses((status = 200, body = Vec<ThingName>)))]
pub(crate) async fn names(
    Path(game): Path<String>,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> Refused<impl IntoResponse> {
    let game = lusoria_games::find_face(&game).ok_or_else(Refusal::not_found)?;
    let name = |name: &lusoria_core::game_text::Name| {
        let about = game.about(name.id);
        ThingName {
            id: name.id.to_owned(),
            en: name.en.to_owned(),
            pl: name.pl.to_owned(),
            ru: name.ru.to_owned(),
            clause: about.as_ref().map(|about| about.clause.to_owned()),
            about: about.map(|about| about.text.into()),
        }
    };
    let options = chosen.into_iter().map(|(id, value)| (id, OptionValue::from_text(&value))).collect();
    Ok(([CACHED], Json(game.names_with(&options).iter().map(name).collect::<Vec<_>>())))
}

/// The rules of a game, numbered by clauses
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path, description = "the game")),
    responses((status = 200, body = RulesPage)))]
pub(crate) async fn rules(Path(game): Path<String>) -> Refused<impl IntoResponse> {
    let face = lusoria_games::find_face(&game).ok_or_else(Refusal::not_found)?;
    Ok(([CACHED], Json(RulesPage { game, markdown: face.rules().to_owned() })))
}

/// The Fluent message files of a language
#[utoipa::path(get, path = "/api/messages/{lang}", params(("lang" = String, Path, description = "en, pl or ru")),
    responses((status = 200, body = Vec<MessageFile>)))]
pub(crate) async fn messages(Path(lang): Path<String>) -> Refused<impl IntoResponse> {
    let lang = Lang::ALL.into_iter().find(|known| known.code() == lang).ok_or_else(Refusal::not_found)?;
    let file = |(path, source): (&str, &str)| MessageFile { path: path.to_owned(), source: source.to_owned() };
    Ok(([CACHED], Json(lusoria_i18n::sources(lang).map(file).collect::<Vec<_>>())))
}

fn game_info(game: &dyn AnyGame) -> GameInfo {
    let (fewest, most) = game.players();
    GameInfo {
        id: game.id().to_owned(),
        title: game.title().to_owned(),
        revision: game.revision(),
        clauses: game.clauses().to_owned(),
        min_players: fewest as u8,
        max_players: most as u8,
        options: game.option_specs().iter().map(|spec| option_info(game, spec)).collect(),
    }
}

fn option_info(game: &dyn AnyGame, spec: &OptionSpec) -> OptionInfo {
    let word = |(word, about): &(&str, &str)| OptionWord { word: (*word).to_owned(), about: (*about).to_owned() };
    OptionInfo {
        id: spec.id.to_owned(),
        about: spec.about.to_owned(),
        values: match spec.values {
            OptionValues::Flag => OptionKind::Flag,
            OptionValues::Range(min, max) => OptionKind::Range { min, max },
            OptionValues::OneOf(words) => OptionKind::OneOf { words: words.iter().map(word).collect() },
        },
        default: (!spec.default.is_empty()).then(|| OptionValue::from_text(spec.default)),
        house_rule: game.is_house_rule(spec.id),
    }
}
