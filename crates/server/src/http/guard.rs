//! What every request has to pass, and what every answer carries.

use std::any::Any;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Shared, caller};
use crate::refusal::{Refusal, Refused};

/// Guessing names, passwords and codes costs more than other requests, and so does a long thought.
const DEAR: [&str; 6] = ["/api/login", "/api/account", "/api/password", "/api/guest", "/api/device", "/api/codes"];
const DEAR_COST: f64 = 5.0;
/// What is worked out from a whole game costs as much as that takes.
const DEAR_ENDS: [(&str, f64); 5] =
    [("/analysis", 10.0), ("/hint", 5.0), ("/fairness", 5.0), ("/moments", 4.0), ("/record", 2.0)];

fn cost(path: &str) -> f64 {
    if DEAR.iter().any(|dear| path.starts_with(dear)) {
        return DEAR_COST;
    }
    DEAR_ENDS.iter().find(|(end, _)| path.ends_with(end)).map_or(1.0, |(_, cost)| *cost)
}

/// Rates, origins and content types.
pub(crate) async fn check(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path();
    let address = caller::address(&shared, &parts);
    if path.starts_with("/api") && !shared.limits.allow(address, cost(path)) {
        metrics::counter!("lusoria_requests_limited").increment(1);
        return Refusal::too_much().into_response();
    }
    // No name, id or word has it, and PostgreSQL keeps no text with it.
    if parts.uri.path_and_query().is_some_and(|text| text.as_str().contains("%00")) {
        return Refusal::bad_message("there is a NUL in the address").into_response();
    }
    let is_safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let opens_socket = path == "/api/socket";
    if (!is_safe || opens_socket) && !is_own_origin(&shared, &parts.headers) {
        return Refusal::not_yours().into_response();
    }
    if !is_safe && let Err(refusal) = check_content_type(&parts.headers) {
        return refusal.into_response();
    }
    metrics::counter!("lusoria_requests").increment(1);
    let is_https = caller::is_https(&shared, &parts.headers);
    let mut answer = next.run(Request::from_parts(parts, body)).await;
    if is_https {
        caller::make_secure(&mut answer);
    }
    answer
}

/// A browser tells where a page came from; other programs tell nothing and carry no cookie by accident.
fn is_own_origin(shared: &Shared, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, rest)| rest);
    (own.is_some() && own == host) || shared.hall.config.origins.iter().any(|allowed| allowed == origin)
}

/// A form on another site can send anything but JSON.
fn check_content_type(headers: &HeaderMap) -> Refused<()> {
    let sent = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if sent.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
        return Ok(());
    }
    Err(Refusal::bad_message("requests that change something are sent as application/json"))
}

/// The headers that keep browsers from being fooled.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    const HEADERS: [(&str, &str); 6] = [
        (
            "content-security-policy",
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
             font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        let none = HeaderValue::from_static("no-store");
        headers.entry(axum::http::header::CACHE_CONTROL).or_insert(none);
    }
    response
}

/// A panic is a fault of ours; the answer says so plainly and the other tables go on.
pub(crate) fn panicked(_error: Box<dyn Any + Send + 'static>) -> Response {
    metrics::counter!("lusoria_panics").increment(1);
    Refusal::internal("a request panicked").into_response()
}
