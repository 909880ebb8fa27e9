//! Who sends a request, and reading what they send.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use super::Shared;
use crate::people::{self, Known};
use crate::refusal::{Refusal, Refused};

/// The name of the cookie.
const NAME: &str = "lusoria";
/// A year, in seconds.
const LIFE: u32 = 31_536_000;
/// How long a client may take to send a body.
const BODY_TIME: Duration = Duration::from_secs(15);

/// Where a connection comes from; put there by the listening server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address of the client, as far as it can be known.
pub(crate) fn address(shared: &Shared, request: &Parts) -> IpAddr {
    let peer = request.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
    if !shared.hall.config.behind_proxy {
        return peer;
    }
    // The proxy adds the address it sees at the end; what stands before it anybody can write.
    let told = request.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    told.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

/// Where a request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<Shared>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Address, Infallible> {
        Ok(Address(address(shared, parts)))
    }
}

/// Whoever sends the request, if the cookie tells.
pub(crate) struct Maybe(pub(crate) Option<Known>);

/// A known person; strangers are refused.
pub(crate) struct Caller(pub(crate) Known);

impl Maybe {
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|known| known.person.id.as_str())
    }
}

impl FromRequestParts<Arc<Shared>> for Maybe {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Refused<Maybe> {
        match secret(&parts.headers) {
            Some(secret) => Ok(Maybe(people::find(&shared.hall, secret).await?)),
            None => Ok(Maybe(None)),
        }
    }
}

impl FromRequestParts<Arc<Shared>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Refused<Caller> {
        let Maybe(known) = Maybe::from_request_parts(parts, shared).await?;
        known.map(Caller).ok_or_else(Refusal::not_known)
    }
}

/// A JSON body, refused with a clear problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Refused<Body<T>> {
        match tokio::time::timeout(BODY_TIME, Json::<T>::from_request(request, shared)).await {
            Ok(Ok(Json(value))) => Ok(Body(value)),
            Ok(Err(rejection)) if rejection.status().as_u16() == 413 => Err(Refusal::too_large()),
            Ok(Err(rejection)) => Err(Refusal::bad_message(rejection.body_text())),
            Err(_) => Err(Refusal::bad_message("the body did not come in time")),
        }
    }
}

/// Whether a proxy in front ends HTTPS: it does unless it says that the client came without.
pub(crate) fn is_https(shared: &Shared, headers: &HeaderMap) -> bool {
    shared.hall.config.behind_proxy && headers.get("x-forwarded-proto").is_none_or(|proto| proto != "http")
}

/// Marks the cookie of an answer to be sent over HTTPS only.
pub(crate) fn make_secure(answer: &mut Response) {
    if let Some(cookie) = answer.headers_mut().get_mut(SET_COOKIE)
        && let Ok(secure) = HeaderValue::from_bytes(&[cookie.as_bytes(), b"; Secure"].concat())
    {
        *cookie = secure;
    }
}

fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == NAME).then_some(value)
    })
}

/// An answer that sets the cookie; an empty secret takes it away.
pub(crate) fn with_cookie(secret: &str, answer: impl IntoResponse) -> Response {
    let life = if secret.is_empty() { 0 } else { LIFE };
    let cookie = format!("{NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={life}");
    let mut response = answer.into_response();
    let value = HeaderValue::from_str(&cookie).expect("a cookie of digits and letters is a header value");
    response.headers_mut().append(SET_COOKIE, value);
    response
}
