//! Requests: the REST interface, the socket, the pages for people who run the server, and the web client.

pub(crate) mod caller;
mod catalog;
mod docs;
mod guard;
mod ops;
mod people;
mod socket;
mod tables;
mod web;

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use lusoria_store::{Store, StoreError};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use ops::start_metrics;

use crate::config::Config;
use crate::hall::Hall;
use crate::ids;
use crate::kept::Kept;
use crate::limits::{Guesses, Limits};

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 64 * 1024;

/// What the application needs: settings and a store. Tables live as long as this does.
#[derive(Clone)]
pub struct Deps(pub(crate) Arc<Shared>);

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    pub(crate) guesses: Guesses,
    /// Answers about games that are over, which never change.
    pub(crate) finished: Mutex<Kept>,
    pub(crate) openapi: std::sync::OnceLock<serde_json::Value>,
    /// The listed tables as the last socket saw them: many sockets ask at the same moment.
    pub(crate) lobby: tokio::sync::Mutex<Option<(std::time::Instant, Arc<Vec<lusoria_store::TableRow>>)>>,
    /// When it was last tried whether the store can be written, and whether it could.
    pub(crate) proof: tokio::sync::Mutex<Option<(std::time::Instant, bool)>>,
}

impl Deps {
    /// Opens the hall on a store.
    pub async fn new(config: Config, store: Arc<dyn Store>) -> Result<Deps, StoreError> {
        let node = if config.node.is_empty() { ids::person() } else { config.node.clone() };
        let limits = Limits::new(&config);
        Ok(Deps(Arc::new(Shared {
            hall: Hall::open(config, node, store).await?,
            limits,
            guesses: Guesses::new(),
            finished: Default::default(),
            openapi: Default::default(),
            lobby: Default::default(),
            proof: Default::default(),
        })))
    }

    /// Finishes what was taken, says goodbye to sockets and closes the store.
    pub async fn close(&self) {
        self.0.hall.close().await;
    }

    /// How many tables are in memory.
    pub fn n_tables(&self) -> usize {
        self.0.hall.n_tables()
    }
}

/// The whole application as a router, for a listening server or for tests without a port.
pub fn app(deps: Deps) -> Router {
    let shared = deps.0;
    let (api, openapi) = api().split_for_parts();
    shared.openapi.get_or_init(|| docs::described(openapi));
    api.route("/api/socket", axum::routing::get(socket::open))
        .route("/api/openapi.json", axum::routing::get(docs::json))
        .route("/api/docs", axum::routing::get(docs::page))
        .route("/health", axum::routing::get(ops::health))
        .route("/ready", axum::routing::get(ops::ready))
        .route("/metrics", axum::routing::get(ops::metrics))
        .fallback(web::file)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(shared.clone(), guard::check))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn(guard::headers))
        .with_state(shared)
}

fn api() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(catalog::catalog))
        .routes(routes!(catalog::names))
        .routes(routes!(catalog::rules))
        .routes(routes!(catalog::messages))
        .routes(routes!(people::me, people::change_me))
        .routes(routes!(people::guest))
        .routes(routes!(people::account))
        .routes(routes!(people::login))
        .routes(routes!(people::logout))
        .routes(routes!(people::password))
        .routes(routes!(people::device))
        .routes(routes!(people::use_device))
        .routes(routes!(people::profile))
        .routes(routes!(people::history))
        .routes(routes!(people::ranking))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::by_code))
        .routes(routes!(tables::look))
        .routes(routes!(tables::order))
        .routes(routes!(tables::moments))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::analysis))
        .routes(routes!(tables::fairness))
        .routes(routes!(tables::branch))
}
