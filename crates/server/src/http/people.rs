//! Requests about people.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use lusoria_core::Lang;
use lusoria_protocol::people::{
    ChangeMe, ChangePassword, Credentials, DeviceCode, History, HistoryEntry, HistorySeat, Me, NewGuest, Profile,
    RankedPerson, Rating, Statistics,
};
use lusoria_store::{Person, Rated, ResultRow, StatisticsRow};
use serde::Deserialize;

use super::Shared;
use super::caller::{Address, Body, Caller, Maybe, with_cookie};
use crate::ids;
use crate::people::{self, Known};
use crate::refusal::{Refusal, Refused};
use crate::table::head::read_summary;

/// Games on a page of a history.
const PAGE: i64 = 30;
/// Lines of a ranking list.
const RANKING: i64 = 100;

/// Who you are, with your running tables
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401)))]
pub(crate) async fn me(State(shared): State<Arc<Shared>>, Caller(known): Caller) -> Refused<Json<Me>> {
    describe(&shared, &known.person).await.map(Json)
}

/// Become a guest; whoever is known already stays who they are
#[utoipa::path(post, path = "/api/guest", request_body = NewGuest, responses((status = 200, body = Me)))]
pub(crate) async fn guest(
    State(shared): State<Arc<Shared>>,
    Maybe(known): Maybe,
    Body(new): Body<NewGuest>,
) -> Refused<Response> {
    match known {
        Some(known) => welcome(&shared, known).await,
        None => welcome(&shared, people::guest(&shared.hall, new).await?).await,
    }
}

/// Change name, language or settings
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub(crate) async fn change_me(
    State(shared): State<Arc<Shared>>,
    Caller(known): Caller,
    Body(change): Body<ChangeMe>,
) -> Refused<Json<Me>> {
    let person = people::change(&shared.hall, &known, change).await?;
    describe(&shared, &person).await.map(Json)
}

/// Turn the guest into an account, who keeps every game
#[utoipa::path(post, path = "/api/account", request_body = Credentials, responses((status = 200, body = Me)))]
pub(crate) async fn account(
    State(shared): State<Arc<Shared>>,
    Caller(known): Caller,
    Body(credentials): Body<Credentials>,
) -> Refused<Json<Me>> {
    let person = people::account(&shared.hall, &known, credentials).await?;
    describe(&shared, &person).await.map(Json)
}

/// Log in with name and password
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401)))]
pub(crate) async fn login(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Body(credentials): Body<Credentials>,
) -> Refused<Response> {
    welcome(&shared, people::login(&shared.hall, &shared.guesses, address, credentials).await?).await
}

/// Forget this browser
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(crate) async fn logout(State(shared): State<Arc<Shared>>, Caller(known): Caller) -> Refused<Response> {
    shared.hall.store.end_session(&ids::hashed(&known.secret)).await?;
    shared.hall.sessions_ended(&known.person.id);
    Ok(with_cookie("", StatusCode::NO_CONTENT))
}

/// Change the password; other sessions end
#[utoipa::path(post, path = "/api/password", request_body = ChangePassword, responses((status = 204)))]
pub(crate) async fn password(
    State(shared): State<Arc<Shared>>,
    Caller(known): Caller,
    Body(change): Body<ChangePassword>,
) -> Refused<StatusCode> {
    people::change_password(&shared.hall, &known, change).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A code that makes another device the same person
#[utoipa::path(post, path = "/api/device", responses((status = 200, body = DeviceCode)))]
pub(crate) async fn device(State(shared): State<Arc<Shared>>, Caller(known): Caller) -> Refused<Json<DeviceCode>> {
    people::device_code(&shared.hall, &known).await.map(Json)
}

/// Become the person of a code
#[utoipa::path(post, path = "/api/device/{code}", params(("code" = String, Path, description = "from the other device")),
    responses((status = 200, body = Me), (status = 404)))]
pub(crate) async fn use_device(State(shared): State<Arc<Shared>>, Path(code): Path<String>) -> Refused<Response> {
    welcome(&shared, people::use_device_code(&shared.hall, &code).await?).await
}

/// Statistics and ratings of a person
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path, description = "the person")),
    responses((status = 200, body = Profile), (status = 404)))]
pub(crate) async fn profile(State(shared): State<Arc<Shared>>, Path(id): Path<String>) -> Refused<Json<Profile>> {
    let store = &shared.hall.store;
    let person = store.person(&id).await?.ok_or_else(Refusal::not_found)?;
    Ok(Json(Profile {
        statistics: store.statistics(&id).await?.into_iter().map(statistics).collect(),
        ratings: store.ratings(&id).await?.into_iter().map(rating).collect(),
        id: person.id,
        name: person.name,
        account: person.account.is_some(),
        since: person.created_at,
    }))
}

/// Where a page of a history begins.
#[derive(Deserialize)]
pub(crate) struct Before {
    before: Option<i64>,
}

/// Finished games of a person, the newest first; those at tables that are not listed only for who took part
#[utoipa::path(get, path = "/api/people/{id}/history",
    params(("id" = String, Path, description = "the person"), ("before" = Option<i64>, Query, description = "from `next`")),
    responses((status = 200, body = History)))]
pub(crate) async fn history(
    State(shared): State<Arc<Shared>>,
    caller: Maybe,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
) -> Refused<Json<History>> {
    let rows = shared.hall.store.history(&id, caller.id(), before.unwrap_or(i64::MAX), PAGE).await?;
    let mut games: Vec<HistoryEntry> = Vec::new();
    for row in rows {
        if games.last().is_none_or(|game| game.table != row.table) {
            let (table, game, ended_at) = (row.table.clone(), row.game.clone(), row.ended_at);
            games.push(HistoryEntry { table, game, ended_at, seats: Vec::new(), mine: 0 });
        }
        let game = games.last_mut().expect("a game was just added");
        if row.person.as_deref() == Some(&id) {
            game.mine = row.seat as u8;
        }
        game.seats.push(history_seat(row));
    }
    let next = (games.len() as i64 == PAGE).then(|| games.last().map(|game| game.ended_at)).flatten();
    Ok(Json(History { games, next }))
}

/// Which ratings.
#[derive(Deserialize)]
pub(crate) struct WithBots {
    #[serde(default)]
    with_bots: bool,
}

/// The best ratings of a game and number of players
#[utoipa::path(get, path = "/api/ranking/{game}/{players}",
    params(("game" = String, Path, description = "the game"), ("players" = u8, Path, description = "how many"),
           ("with_bots" = Option<bool>, Query, description = "tables with bots, or among people")),
    responses((status = 200, body = Vec<RankedPerson>)))]
pub(crate) async fn ranking(
    State(shared): State<Arc<Shared>>,
    Path((game, players)): Path<(String, u8)>,
    Query(WithBots { with_bots }): Query<WithBots>,
) -> Refused<Json<Vec<RankedPerson>>> {
    let rows = shared.hall.store.ranking(&game, i64::from(players), with_bots, RANKING).await?;
    let line = |(rated, name): (Rated, String)| RankedPerson { id: rated.subject.clone(), name, rating: rating(rated) };
    Ok(Json(rows.into_iter().map(line).collect()))
}

async fn welcome(shared: &Shared, known: Known) -> Refused<Response> {
    let me = describe(shared, &known.person).await?;
    Ok(with_cookie(&known.secret, Json(me)).into_response())
}

async fn describe(shared: &Shared, person: &Person) -> Refused<Me> {
    let rows = shared.hall.store.tables_of(&person.id).await?;
    let mut tables: Vec<_> = rows.iter().filter_map(|row| read_summary(row, Some(&person.id))).collect();
    tables.sort_by_key(|table| !table.my_turn);
    Ok(Me {
        id: person.id.clone(),
        name: person.name.clone(),
        account: person.account.is_some(),
        lang: person.lang.as_deref().and_then(Lang::from_tag),
        settings: serde_json::from_str(&person.settings).unwrap_or_default(),
        tables,
    })
}

fn statistics(row: StatisticsRow) -> Statistics {
    Statistics {
        game: row.game,
        players: row.players as u8,
        with_bots: row.with_bots,
        games: row.games as u32,
        wins: row.wins as u32,
        mean_rank: row.mean_rank,
        mean_points: row.mean_points,
        best_points: row.best_points as i32,
    }
}

fn rating(rated: Rated) -> Rating {
    Rating {
        game: rated.game,
        players: rated.players as u8,
        with_bots: rated.with_bots,
        rating: rated.rating,
        uncertainty: rated.uncertainty,
        games: rated.games as u32,
    }
}

fn history_seat(row: ResultRow) -> HistorySeat {
    let points = row.points.map(|points| points as i32);
    HistorySeat { person: row.person, name: row.name, points, rank: row.rank as u8 }
}
