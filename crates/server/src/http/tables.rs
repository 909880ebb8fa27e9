//! Requests about tables.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use lusoria_core::Viewer;
use lusoria_protocol::command::{Acknowledged, Order};
use lusoria_protocol::replay::{Analysis, Fairness, Hint, HintedMove, JudgedMove, Moments};
use lusoria_protocol::state::Snapshot;
use lusoria_protocol::table::{NewBranch, NewTable, TableRef, TableSummary};
use serde::Deserialize;

use super::Shared;
use super::caller::{Address, Body, Caller, Maybe};
use crate::hall::lock;
use crate::ids;
use crate::refusal::{Refusal, Refused};
use crate::table::actor::{Ask, Who};
use crate::table::create;
use crate::table::head::{phase_word, read_summary};

/// Tables in one list.
const LIST: i64 = 100;

/// Which tables.
#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
    phase: Option<String>,
}

/// Listed tables that gather or play
#[utoipa::path(get, path = "/api/tables",
    params(("game" = Option<String>, Query, description = "only this game"),
           ("phase" = Option<String>, Query, description = "gathering, playing or paused")),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn list(
    State(shared): State<Arc<Shared>>,
    caller: Maybe,
    Query(which): Query<Which>,
) -> Refused<Json<Vec<TableSummary>>> {
    let mut tables = listed(&shared, caller.id()).await?;
    tables.retain(|table| which.game.as_ref().is_none_or(|game| table.game == *game));
    tables.retain(|table| which.phase.as_ref().is_none_or(|phase| phase_word(table.phase) == phase));
    Ok(Json(tables))
}

/// The lobby as one person sees it.
async fn listed(shared: &Shared, person: Option<&str>) -> Refused<Vec<TableSummary>> {
    let rows = shared.hall.store.listed(&["gathering", "playing", "paused"], LIST).await?;
    Ok(rows.iter().filter_map(|row| read_summary(row, person)).collect())
}

/// The same, up to half a second old: the database is asked once for all sockets.
pub(crate) async fn listed_lately(shared: &Shared, person: Option<&str>) -> Refused<Vec<TableSummary>> {
    let mut known = shared.lobby.lock().await;
    let rows = match &*known {
        Some((at, rows)) if at.elapsed() < Duration::from_millis(500) => rows.clone(),
        _ => {
            let rows = Arc::new(shared.hall.store.listed(&["gathering", "playing", "paused"], LIST).await?);
            *known = Some((Instant::now(), rows.clone()));
            rows
        }
    };
    drop(known);
    Ok(rows.iter().filter_map(|row| read_summary(row, person)).collect())
}

/// Make a table
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableRef)))]
pub(crate) async fn create(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Caller(known): Caller,
    Body(new): Body<NewTable>,
) -> Refused<Json<TableRef>> {
    check_quota(&shared, address, &known.person.id).await?;
    let created =
        create::created(new, &known.person.id, &known.person.name, ids::code(), shared.hall.config.draw_seed())?;
    Ok(Json(shared.hall.create(created).await?))
}

/// One person or address has so many tables and makes so many; the others want to play too.
async fn check_quota(shared: &Shared, address: IpAddr, person: &str) -> Refused<()> {
    let most = i64::from(shared.hall.config.tables_per_person);
    if most > 0 && shared.hall.store.count_hosted(person).await? >= most {
        return Err(Refusal::wait(600));
    }
    if shared.limits.allow_table(address) { Ok(()) } else { Err(Refusal::wait(60)) }
}

/// The table of a short code
#[utoipa::path(get, path = "/api/codes/{code}", params(("code" = String, Path, description = "the short code")),
    responses((status = 200, body = TableRef), (status = 404)))]
pub(crate) async fn by_code(State(shared): State<Arc<Shared>>, Path(code): Path<String>) -> Refused<Json<TableRef>> {
    let row = shared.hall.store.table_by_code(&code.trim().to_lowercase()).await?.ok_or_else(Refusal::not_found)?;
    Ok(Json(TableRef { id: row.id, code: row.code }))
}

/// The table as you see it
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Snapshot), (status = 404)))]
pub(crate) async fn look(
    State(shared): State<Arc<Shared>>,
    caller: Maybe,
    Path(id): Path<String>,
) -> Refused<Json<Snapshot>> {
    let person = caller.id().map(str::to_owned);
    Ok(Json(shared.hall.answer(&id, |answer| Ask::Look { person, answer }).await?))
}

/// Do something at a table
#[utoipa::path(post, path = "/api/tables/{id}/orders", params(("id" = String, Path, description = "the table")),
    request_body = Order, responses((status = 200, body = Acknowledged)))]
pub(crate) async fn order(
    State(shared): State<Arc<Shared>>,
    Caller(known): Caller,
    Path(id): Path<String>,
    Body(order): Body<Order>,
) -> Refused<Json<Acknowledged>> {
    Ok(Json(shared.hall.order(&id, Arc::new(Who::from(&known.person)), order).await?))
}

/// Which moments, and with whose eyes.
#[derive(Deserialize)]
pub(crate) struct Span {
    #[serde(default)]
    from: u32,
    to: Option<u32>,
    viewer: Option<String>,
}

/// Past moments of a game
#[utoipa::path(get, path = "/api/tables/{id}/moments",
    params(("id" = String, Path, description = "the table"), ("from" = Option<u32>, Query, description = "the first"),
           ("to" = Option<u32>, Query, description = "the last"),
           ("viewer" = Option<String>, Query, description = "a seat letter, spectator or referee")),
    responses((status = 200, body = Moments)))]
pub(crate) async fn moments(
    State(shared): State<Arc<Shared>>,
    caller: Maybe,
    Path(id): Path<String>,
    Query(span): Query<Span>,
) -> Refused<Json<Moments>> {
    let viewer = span.viewer.as_deref().map(read_viewer).transpose()?;
    let person = caller.id().map(str::to_owned);
    let (from, to) = (span.from, span.to.unwrap_or(span.from));
    let ask = |answer| Ask::Moments { person, viewer, from, to, answer };
    Ok(Json(shared.hall.answer(&id, ask).await?))
}

fn read_viewer(text: &str) -> Refused<Viewer> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        seat => seat.parse().map(Viewer::Seat).map_err(Refusal::bad_message),
    }
}

/// What a strong bot would do in your place
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Hint)))]
pub(crate) async fn hint(
    State(shared): State<Arc<Shared>>,
    Caller(known): Caller,
    Path(id): Path<String>,
) -> Refused<Json<Hint>> {
    let (person, owner) = (known.person.id.clone(), known.person.id);
    let question = shared.hall.answer(&id, |answer| Ask::Hint { person, answer }).await?;
    let key = lusoria_core::seed::sha256(&[b"hint", id.as_bytes(), &question.version.to_le_bytes()]);
    let found =
        shared.hall.bots.hint(owner, question.game, question.seat, key).await.ok_or_else(|| Refusal::wait(5))?;
    let share = |visits: u32| Some(f64::from(visits) / f64::from(found.visits.max(1)));
    let hinted = |mv: lusoria_games::HintMove| HintedMove {
        notation: mv.notation,
        share: share(mv.visits),
        expected: Some(f64::from(mv.expected)),
        line: mv.continuation,
    };
    Ok(Json(Hint { version: question.version, moves: found.moves.into_iter().map(hinted).collect() }))
}

/// The record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = String, content_type = "application/toml"), (status = 409)))]
pub(crate) async fn record(State(shared): State<Arc<Shared>>, Path(id): Path<String>) -> Refused<impl IntoResponse> {
    let make = async { shared.hall.answer(&id, |answer| Ask::Record { answer }).await };
    let record = once(&shared, format!("record {id}"), make).await?;
    let file = format!("attachment; filename=\"{id}.record.toml\"");
    Ok(([(CONTENT_TYPE, "application/toml".to_owned()), (CONTENT_DISPOSITION, file)], record.to_string()))
}

/// The deal and the record of a finished game, checked again
#[utoipa::path(get, path = "/api/tables/{id}/fairness", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Fairness), (status = 409)))]
pub(crate) async fn fairness(State(shared): State<Arc<Shared>>, Path(id): Path<String>) -> Refused<impl IntoResponse> {
    let make = async {
        let fairness: Fairness = shared.hall.answer(&id, |answer| Ask::Fairness { answer }).await?;
        serde_json::to_string(&fairness).map_err(Refusal::internal)
    };
    Ok(as_json(&once(&shared, format!("fairness {id}"), make).await?))
}

/// An answer about a game that is over: worked out once, then kept for whoever asks again.
async fn once(shared: &Shared, question: String, make: impl Future<Output = Refused<String>>) -> Refused<Arc<str>> {
    let kept = lock(&shared.finished).get(&question);
    match kept {
        Some(answer) => Ok(answer),
        None => {
            let answer: Arc<str> = make.await?.into();
            lock(&shared.finished).keep(question, answer.clone());
            Ok(answer)
        }
    }
}

fn as_json(text: &str) -> impl IntoResponse + use<> {
    ([(CONTENT_TYPE, "application/json")], text.to_owned())
}

/// A finished game judged by a bot, decision by decision
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Analysis), (status = 409)))]
pub(crate) async fn analysis(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    caller: Maybe,
    Path(id): Path<String>,
) -> Refused<impl IntoResponse> {
    let owner = caller.id().map_or_else(|| address.to_string(), str::to_owned);
    let make = async {
        let analysis = analyze(&shared, owner, &id).await?;
        serde_json::to_string(&analysis).map_err(Refusal::internal)
    };
    Ok(as_json(&once(&shared, format!("analysis {id}"), make).await?))
}

async fn analyze(shared: &Shared, owner: String, id: &str) -> Refused<Analysis> {
    let game = shared.hall.answer(id, |answer| Ask::Finished { answer }).await?;
    let found = shared.hall.bots.analyze(owner, game).await.ok_or_else(|| Refusal::wait(10))?;
    let judged = |decision: lusoria_arena::analysis::Judged| JudgedMove {
        // Counted from 1 there.
        ply: decision.ply.saturating_sub(1) as u32,
        seat: decision.seat,
        played: decision.played,
        best: decision.best,
        line: decision.continuation,
        expected: f64::from(decision.expected),
        lost: f64::from(decision.lost),
    };
    Ok(Analysis {
        decisions: found.decisions.into_iter().map(judged).collect(),
        turning_points: found.turning_points.into_iter().map(|index| index as u32).collect(),
        lost_by_seat: found.lost_by_seat.into_iter().map(f64::from).collect(),
    })
}

/// Play on alone from a moment of a finished game
#[utoipa::path(post, path = "/api/tables/{id}/branch", params(("id" = String, Path, description = "the table")),
    request_body = NewBranch, responses((status = 200, body = TableRef)))]
pub(crate) async fn branch(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Caller(known): Caller,
    Path(id): Path<String>,
    Body(branch): Body<NewBranch>,
) -> Refused<Json<TableRef>> {
    check_quota(&shared, address, &known.person.id).await?;
    let who = Arc::new(Who::from(&known.person));
    let created = shared.hall.answer(&id, |answer| Ask::Branch { who, branch, answer }).await?;
    Ok(Json(shared.hall.create(*created).await?))
}
