//! The description of the REST interface: as OpenAPI, and as a page without scripts.

use std::fmt::Write;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{Html, IntoResponse};
use lusoria_protocol::problem::Problem;
use serde_json::{Value, json};
use utoipa::openapi::OpenApi;
use utoipa::{PartialSchema, ToSchema};

use super::Shared;

/// The document with its own title, and with every refusal that a request can meet.
pub(crate) fn described(mut openapi: OpenApi) -> Value {
    openapi.info.title = "Lusoria".to_owned();
    openapi.info.description = Some("Tables for people and bots. The WebSocket is at /api/socket.".to_owned());
    openapi.info.version = env!("CARGO_PKG_VERSION").to_owned();
    let mut schemas = vec![(Problem::name().into_owned(), Problem::schema())];
    Problem::schemas(&mut schemas);
    openapi.components.get_or_insert_default().schemas.extend(schemas);
    let mut document = serde_json::to_value(openapi).expect("the document is plain data");
    for (path, methods) in document["paths"].as_object_mut().into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            describe_refusals(path, method, operation);
        }
    }
    document
}

/// Which refusals an operation can meet besides what it says itself: those of the guard, of reading what was sent, of the
/// caller, of tables and of the store.
fn describe_refusals(path: &str, method: &str, operation: &mut Value) {
    let is_catalog = ["/api/catalog", "/api/games", "/api/messages"].iter().any(|start| path.starts_with(start));
    let (changes, is_at_table) = (method != "get", path.starts_with("/api/tables/{id}"));
    let refusals = [
        ("400", "It cannot be read, or is not allowed to be like that", true),
        ("401", "Nobody knows who asks", !is_catalog),
        ("403", "That is for others to do, or comes from a foreign page", changes || is_at_table),
        ("404", "There is no such thing", path.contains('{')),
        ("409", "Not now, or no longer", changes || is_at_table),
        ("413", "The body is too large", changes),
        ("422", "The rules refuse it", path.ends_with("/orders")),
        ("429", "Too much for now; `Retry-After` says when to come again", true),
        ("500", "A fault of the server", !is_catalog),
        ("503", "The server or its database is away", !is_catalog),
    ];
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    for (status, about, can_be) in refusals {
        if !can_be && !responses.contains_key(status) {
            continue;
        }
        let schema = json!({"$ref": "#/components/schemas/Problem"});
        let content = json!({"application/json": {"schema": schema}});
        responses.insert(status.to_owned(), json!({"description": about, "content": content}));
    }
}

/// The OpenAPI document.
pub(crate) async fn json(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    Json(shared.openapi.get().cloned())
}

/// The same for people.
pub(crate) async fn page(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    Html(shared.openapi.get().map(render).unwrap_or_default())
}

fn render(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Lusoria: REST interface</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>body{font:16px/1.5 system-ui;max-width:60rem;\
         margin:2rem auto;padding:0 1rem;background:#f4eee3;color:#2b2420}code{background:#fbf8f2;padding:0 .3em}\
         h2{margin-top:2.5rem}dt{margin-top:.6rem}a{color:#9e2b25}</style>\
         <h1>Lusoria: REST interface</h1><p>The <a href=\"/api/openapi.json\">OpenAPI document</a> for programs.</p>",
    );
    let paths = document["paths"].as_object().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            operation_text(&mut page, method, path, operation);
        }
    }
    page.push_str("<h2 id=\"types\">Types</h2><dl>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        schema_text(&mut page, name, schema);
    }
    page.push_str("</dl></html>");
    page
}

fn operation_text(page: &mut String, method: &str, path: &str, operation: &Value) {
    let summary = escape(operation["summary"].as_str().unwrap_or_default());
    let _ = write!(page, "<h3><code>{} {}</code></h3><p>{summary}", method.to_uppercase(), escape(path));
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let text = |key: &str| escape(parameter[key].as_str().unwrap_or_default());
        let _ = write!(page, "<br><code>{}</code> ({}): {}", text("name"), text("in"), text("description"));
    }
    if let Some(body) = type_of(&operation["requestBody"]["content"]) {
        let _ = write!(page, "<br>Body: {body}");
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let body = type_of(&response["content"]).unwrap_or_default();
        let _ = write!(page, "<br>{status}: {body}");
    }
    page.push_str("</p>");
}

fn schema_text(page: &mut String, name: &str, schema: &Value) {
    let about = escape(schema["description"].as_str().unwrap_or_default());
    let _ = write!(page, "<dt id=\"{0}\"><code>{0}</code></dt><dd>{about}", escape(name));
    for (field, inner) in schema["properties"].as_object().into_iter().flatten() {
        let about = escape(inner["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<br><code>{}</code> {}: {about}", escape(field), link(inner).unwrap_or_default());
    }
    for (index, variant) in schema["oneOf"].as_array().into_iter().flatten().enumerate() {
        let kind = variant["properties"]["kind"]["enum"][0].as_str().map(escape);
        let about = escape(variant["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<br><code>{}</code>: {about}", kind.unwrap_or_else(|| index.to_string()));
    }
    page.push_str("</dd>");
}

fn type_of(content: &Value) -> Option<String> {
    let (kind, inner) = content.as_object()?.iter().next()?;
    Some(link(&inner["schema"]).unwrap_or_else(|| escape(kind)))
}

/// The name of a type, as a link to where it is explained.
fn link(schema: &Value) -> Option<String> {
    let name = |schema: &Value| schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()).map(escape);
    let anchor = |name: String| format!("<a href=\"#{name}\">{name}</a>");
    name(schema).map(anchor).or_else(|| Some(format!("{}[]", anchor(name(&schema["items"])?))))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
