//! The web client, compiled in from `web/dist`. Without one, a plain page says so.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::refusal::Refusal;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// A file of the client; any other page of the client is its first page, which knows what to show.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return Refusal::not_found().into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match Files::get(path) {
        Some(file) => respond(path, file, &headers),
        // A file that is missing is missing; a page is the client's to show.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => Refusal::not_found().into_response(),
        None => match Files::get("index.html") {
            Some(file) => respond("index.html", file, &headers),
            None => Html(PLAIN).into_response(),
        },
    }
}

fn respond(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", lusoria_core::seed::hex(&file.metadata.sha256_hash()[..12]));
    // The names of built assets change with their contents.
    let life = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, life.to_owned()), (ETAG, tag)], file.data).into_response()
}

/// What a server without a web client shows.
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Lusoria</title>\
<h1>Lusoria</h1><p>This server runs, but the web client was not built into it. Programs can play: see \
<a href=\"/api/docs\">the REST interface</a>.</p></html>";
