//! The server: tables for people and bots over HTTP and WebSocket, on one machine or many.
//!
//! Everything that happens at a table is one entry of its journal; the table in memory follows from it and can be
//! dropped at any time. Reading order: `table` (entries, state, commands, what is seen, the task that owns a table),
//! `hall` (all tables of this node), `bots` (the pool), `http` (requests and sockets), `serve` (the listening process).
#![warn(missing_docs)]

mod bots;
mod config;
mod fair;
mod hall;
mod http;
mod ids;
mod kept;
mod limits;
mod outbox;
mod people;
mod plain;
mod rating;
mod refusal;
mod serve;
mod table;
mod words;

pub use config::Config;
pub use http::{Deps, app};
pub use serve::{Server, serve, start_logging};
