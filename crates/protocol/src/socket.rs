//! Messages over the WebSocket at `/api/socket`. One socket serves any number of tables and the lobby.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::command::{Acknowledged, Order};
use crate::problem::Problem;
use crate::question::{Answer, Question};
use crate::state::{Snapshot, Update};
use crate::table::TableSummary;

/// From the client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Follow a table: with the seat of whoever asks, else as a spectator. Answered by a snapshot, or by an update when
    /// the client tells what it has and is not too far behind.
    Watch {
        /// The table.
        table: String,
        /// The version the client is at.
        #[serde(default)]
        #[ts(optional, type = "number")]
        since: Option<i64>,
    },
    /// Stop following a table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Do something at a table that is followed.
    Order {
        /// The table.
        table: String,
        /// What.
        order: Order,
    },
    /// Ask something about a table.
    Ask {
        /// The table.
        table: String,
        /// Chosen by the client; the answer or refusal carries it.
        id: String,
        /// What.
        question: Question,
    },
    /// Follow the lobby, or stop.
    Lobby {
        /// Whether to follow.
        on: bool,
    },
    /// Asks for a sign of life.
    Ping {
        /// Sent back as it is.
        #[ts(type = "number")]
        nonce: i64,
    },
}

/// From the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message.
    Welcome {
        /// The protocol version of the server.
        protocol: u32,
        /// The public id of whoever is connected; absent for strangers, who can only watch.
        me: Option<String>,
    },
    /// The whole table.
    Snapshot {
        /// The table.
        table: String,
        /// All of it.
        snapshot: Box<Snapshot>,
    },
    /// What changed.
    Update {
        /// The table.
        table: String,
        /// Since when, and what.
        update: Box<Update>,
    },
    /// Who is there and who thinks; passes by without a version.
    Presence {
        /// The table.
        table: String,
        /// All of it.
        presence: Presence,
    },
    /// A command was carried out and is stored.
    Acknowledged {
        /// The table.
        table: String,
        /// Which command, and to which version it led.
        acknowledged: Acknowledged,
    },
    /// The answer to a question.
    Answer {
        /// The table.
        table: String,
        /// The id of the question.
        id: String,
        /// What was found.
        answer: Answer,
    },
    /// A command, question or message was refused; nothing changed.
    Refused {
        /// The table, if it was about one.
        table: Option<String>,
        /// The command or question, if it was one.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// The listed tables, whenever they changed (at most once a second).
    Lobby {
        /// The tables, the newest first.
        tables: Vec<TableSummary>,
    },
    /// The answer to a ping.
    Pong {
        /// As it was sent.
        #[ts(type = "number")]
        nonce: i64,
    },
    /// The server goes away; connect again in a moment.
    Goodbye,
}

/// Who is at a table now, as far as this node knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// Seats whose person is connected.
    #[schema(value_type = Vec<String>)]
    pub present: Vec<lusoria_core::Seat>,
    /// Seats for which a bot thinks; the next snapshot or update ends it.
    #[schema(value_type = Vec<String>)]
    pub thinking: Vec<lusoria_core::Seat>,
    /// How many watch.
    pub spectators: u32,
}
