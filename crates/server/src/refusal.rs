//! Why something was refused: one error for the whole server, and one mapping to responses.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use lusoria_core::face::PlayError;
use lusoria_core::{Text, UndoRefusal};
use lusoria_protocol::problem::{Problem, ProblemCode};
use lusoria_store::StoreError;

/// Why a request or command was not carried out.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) code: ProblemCode,
    text: Text,
    detail: String,
    clause: Option<&'static str>,
    /// After how many seconds it is worth another try.
    retry_after: Option<u32>,
    is_too_large: bool,
}

pub(crate) type Refused<T> = Result<T, Refusal>;

impl Refusal {
    pub(crate) fn new(code: ProblemCode, text: Text) -> Refusal {
        Refusal { code, text, detail: String::new(), clause: None, retry_after: None, is_too_large: false }
    }

    pub(crate) fn with_detail(code: ProblemCode, text: Text, detail: impl ToString) -> Refusal {
        Refusal { detail: detail.to_string(), ..Refusal::new(code, text) }
    }

    pub(crate) fn not_found() -> Refusal {
        Refusal::new(ProblemCode::NotFound, Text::new("srv-problem-not-found"))
    }

    pub(crate) fn not_known() -> Refusal {
        Refusal::new(ProblemCode::NotKnown, Text::new("srv-problem-not-known"))
    }

    pub(crate) fn not_yours() -> Refusal {
        Refusal::new(ProblemCode::NotYours, Text::new("srv-problem-not-yours"))
    }

    pub(crate) fn not_now() -> Refusal {
        Refusal::new(ProblemCode::NotNow, Text::new("srv-problem-not-now"))
    }

    pub(crate) fn stale() -> Refusal {
        Refusal::new(ProblemCode::Stale, Text::new("srv-problem-stale"))
    }

    pub(crate) fn too_much() -> Refusal {
        Refusal::new(ProblemCode::TooMuch, Text::new("srv-problem-too-much"))
    }

    /// Too much for now: everybody's share of something is limited, or those who wait fill the room there is for them.
    pub(crate) fn wait(seconds: u32) -> Refusal {
        Refusal { retry_after: Some(seconds), ..Refusal::too_much() }
    }

    /// More bytes than a message may have.
    pub(crate) fn too_large() -> Refusal {
        Refusal { is_too_large: true, ..Refusal::too_much() }
    }

    pub(crate) fn unavailable() -> Refusal {
        Refusal::new(ProblemCode::Unavailable, Text::new("srv-problem-unavailable"))
    }

    pub(crate) fn bad_message(detail: impl ToString) -> Refusal {
        Refusal::with_detail(ProblemCode::BadMessage, Text::new("srv-problem-bad-message"), detail)
    }

    pub(crate) fn bad_setup(detail: impl ToString) -> Refusal {
        Refusal::with_detail(ProblemCode::BadSetup, Text::new("srv-problem-bad-setup"), detail)
    }

    pub(crate) fn no_undo(detail: impl ToString) -> Refusal {
        Refusal::with_detail(ProblemCode::NoUndo, Text::new("srv-problem-no-undo"), detail)
    }

    /// A fault of ours: logged with its cause, answered plainly.
    pub(crate) fn internal(error: impl std::fmt::Display) -> Refusal {
        tracing::error!(%error, "a fault of the server");
        Refusal::new(ProblemCode::Internal, Text::new("srv-problem-internal"))
    }

    /// What is sent.
    pub(crate) fn into_problem(self) -> Problem {
        let text: lusoria_protocol::text::Text = self.text.into();
        let clause = self.clause.map(str::to_owned);
        Problem { code: self.code, text, detail: self.detail, clause }
    }

    fn status(&self) -> StatusCode {
        if self.is_too_large {
            return StatusCode::PAYLOAD_TOO_LARGE;
        }
        match self.code {
            ProblemCode::BadMessage | ProblemCode::NotAMove | ProblemCode::BadSetup => StatusCode::BAD_REQUEST,
            ProblemCode::BadName | ProblemCode::BadPassword => StatusCode::BAD_REQUEST,
            ProblemCode::NotKnown | ProblemCode::WrongPassword => StatusCode::UNAUTHORIZED,
            ProblemCode::NotYours => StatusCode::FORBIDDEN,
            ProblemCode::NotFound => StatusCode::NOT_FOUND,
            ProblemCode::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::NotNow | ProblemCode::Stale | ProblemCode::NoUndo => StatusCode::CONFLICT,
            ProblemCode::Full | ProblemCode::NameTaken => StatusCode::CONFLICT,
            ProblemCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ProblemCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        let detail = error.to_string();
        match error {
            PlayError::NotAMove(_) => {
                Refusal::with_detail(ProblemCode::NotAMove, Text::new("srv-problem-not-a-move"), detail)
            }
            PlayError::NoSuchSeat(_) => Refusal::not_found(),
            PlayError::Refused { clause, text, .. } => {
                Refusal { clause: Some(clause), ..Refusal::with_detail(ProblemCode::Refused, text, detail) }
            }
        }
    }
}

impl From<UndoRefusal> for Refusal {
    fn from(refusal: UndoRefusal) -> Refusal {
        Refusal::no_undo(refusal)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::stale(),
            StoreError::Taken => Refusal::new(ProblemCode::NameTaken, Text::new("srv-problem-name-taken")),
            StoreError::Closed | StoreError::Away => Refusal::unavailable(),
            error => {
                tracing::error!(%error, "the store failed");
                Refusal::unavailable()
            }
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status(), self.retry_after);
        let mut response = (status, Json(self.into_problem())).into_response();
        if let Some(seconds) = retry_after.or((status == StatusCode::TOO_MANY_REQUESTS).then_some(1)) {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}
