//! What crosses the wire between the server and its clients, as plain data.
//!
//! Every message of the REST interface and of the WebSocket is declared here; the TypeScript types of the web client are
//! generated from these declarations ([`typescript`]) and the OpenAPI document is built on them. The parts of a message
//! that belong to a game (moves, events, views) are JSON whose types each game declares itself.
//!
//! Reading order: [`text`], [`catalog`], [`people`], [`table`], [`state`], [`command`], [`question`], [`socket`], [`replay`],
//! [`problem`].
#![warn(missing_docs)]

pub mod catalog;
pub mod command;
pub mod people;
pub mod problem;
pub mod question;
pub mod replay;
pub mod socket;
pub mod state;
pub mod table;
pub mod text;
pub mod typescript;

/// The version of the protocol. A client that speaks another one is told so and should reload itself.
///
/// Fields may be added within a version; a field is removed or changes its meaning only with a new version.
pub const PROTOCOL: u32 = 1;
