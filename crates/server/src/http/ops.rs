//! Pages for those who run the server.

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::Shared;

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count; once for the process.
pub(crate) fn start_metrics() {
    METRICS.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// The process runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// The server can take requests: the database answers and nobody has asked it to stop.
pub(crate) async fn ready(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    match shared.hall.store.ping().await {
        Ok(()) if !shared.hall.is_closing() => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
    }
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
