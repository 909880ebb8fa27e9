//! Pages for those who run the server.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::Shared;
use crate::ids;

/// How long a proof that the store can be written is good for, and how long one may take.
const PROOF_LIFE: Duration = Duration::from_secs(1);
const PROOF_TIME: Duration = Duration::from_secs(2);

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count; once for the process.
pub(crate) fn start_metrics() {
    METRICS.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// The process runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// The server can take requests: the database takes what is written, and nobody has asked it to stop.
pub(crate) async fn ready(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    if !shared.hall.is_closing() && is_proven(&shared).await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// Whether something could be written just now. Many who ask at once make one try, and nobody waits for long.
async fn is_proven(shared: &Shared) -> bool {
    let mut known = shared.proof.lock().await;
    if let Some((at, proven)) = *known
        && at.elapsed() < PROOF_LIFE
    {
        return proven;
    }
    let proof = shared.hall.store.prove(&shared.hall.node, ids::now());
    let proven = matches!(tokio::time::timeout(PROOF_TIME, proof).await, Ok(Ok(())));
    *known = Some((Instant::now(), proven));
    proven
}

/// Figures for Prometheus.
pub(crate) async fn metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    if let Ok(live) = shared.hall.store.count_live().await {
        ::metrics::gauge!("lusoria_tables_live").set(live as f64);
    }
    ::metrics::gauge!("lusoria_tables_in_memory").set(shared.hall.n_tables() as f64);
    let text = METRICS.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
