//! `lusoria serve`: the server with the web client.

use std::net::SocketAddr;
use std::path::PathBuf;

use lusoria_core::Text;
use lusoria_server::Config;

use crate::console::{Console, STRONG};
use crate::failure::{Done, Failure};

/// Serve the games to browsers and programs, for people and bots
///
/// Every setting can also stand in a file (--config) or in the environment; flags weigh most. Stops on Ctrl-C or SIGTERM
/// after finishing what it acknowledged. Tables are kept in the database and are there again after a restart.
///
/// Example: lusoria serve --addr 0.0.0.0:8064 --db postgres://lusoria@localhost/lusoria
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen [default: 127.0.0.1:8064]
    #[arg(long, env = "LUSORIA_ADDR", value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,
    /// The database: a path, sqlite:PATH, postgres://…, or memory [default: lusoria.db]
    #[arg(long, env = "LUSORIA_DB", value_name = "URL", hide_env_values = true)]
    db: Option<String>,
    /// A file with settings, as in deploy/lusoria.toml
    #[arg(long, env = "LUSORIA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The name of this node among several on one database
    #[arg(long, env = "LUSORIA_NODE", value_name = "NAME")]
    node: Option<String>,
    /// Threads in which bots think [default: all processors but one]
    #[arg(long, env = "LUSORIA_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// The least milliseconds between two moves of bots, so that people can follow [default: 250]
    #[arg(long, env = "LUSORIA_BOT_PAUSE", value_name = "MS")]
    bot_pause: Option<u64>,
    /// Seconds after which an absent player may be replaced by a bot for a while [default: 60]
    #[arg(long, env = "LUSORIA_AWAY_AFTER", value_name = "SECONDS")]
    away_after: Option<u64>,
    /// Seconds after which a table without anybody leaves the memory; it stays in the database [default: 300]
    #[arg(long, env = "LUSORIA_UNLOAD_AFTER", value_name = "SECONDS")]
    unload_after: Option<u64>,
    /// Requests and messages a second from one address, on average; 0 is no limit [default: 50]
    #[arg(long, env = "LUSORIA_RATE", value_name = "N")]
    rate: Option<u32>,
    /// How many of them may come at once [default: 300]
    #[arg(long, env = "LUSORIA_BURST", value_name = "N")]
    burst: Option<u32>,
    /// The most connections; more are closed at once [default: 20000]
    #[arg(long, env = "LUSORIA_CONNECTIONS", value_name = "N")]
    connections: Option<usize>,
    /// The most connections from one address [default: 2000]
    #[arg(long, env = "LUSORIA_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    connections_per_address: Option<usize>,
    /// Tables a minute that one address may make, on average [default: 10]
    #[arg(long, env = "LUSORIA_NEW_TABLES", value_name = "N")]
    new_tables: Option<u32>,
    /// The most tables one person made that are not over; 0 is no limit [default: 50]
    #[arg(long, env = "LUSORIA_TABLES_PER_PERSON", value_name = "N")]
    tables_per_person: Option<u32>,
    /// Other origins (scheme and host) that browsers may call from, separated by commas
    #[arg(long, env = "LUSORIA_ORIGINS", value_name = "ORIGINS", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// A proxy in front ends HTTPS and tells the client's address in X-Forwarded-For
    #[arg(long, env = "LUSORIA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Also offer the test game
    #[arg(long)]
    all_games: bool,
    /// Log lines as JSON
    #[arg(long, env = "LUSORIA_LOG_JSON")]
    log_json: bool,
}

pub(crate) fn run(console: &Console, args: Args) -> Done {
    let config = config(args)?;
    lusoria_server::start_logging(config.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::unusable)?;
    let speaker = console.speaker();
    let listening = |addr: SocketAddr| {
        let address = format!("{STRONG}http://{addr}{STRONG:#}");
        anstream::println!("{}", speaker.say(&Text::new("srv-listening").with("address", address)));
    };
    runtime.block_on(lusoria_server::serve(config, listening)).map_err(Failure::unusable)
}

fn config(args: Args) -> Result<Config, Failure> {
    let file = match &args.config {
        Some(path) => Config::from_file(path).map_err(Failure::unusable)?,
        None => Config::default(),
    };
    Ok(Config {
        addr: args.addr.unwrap_or(file.addr),
        db: args.db.unwrap_or(file.db),
        node: args.node.unwrap_or(file.node),
        bot_threads: args.bot_threads.unwrap_or(file.bot_threads),
        bot_pause_ms: args.bot_pause.unwrap_or(file.bot_pause_ms),
        away_after_s: args.away_after.unwrap_or(file.away_after_s),
        unload_after_s: args.unload_after.unwrap_or(file.unload_after_s),
        rate: args.rate.unwrap_or(file.rate),
        burst: args.burst.unwrap_or(file.burst),
        connections: args.connections.unwrap_or(file.connections),
        connections_per_address: args.connections_per_address.unwrap_or(file.connections_per_address),
        new_tables: args.new_tables.unwrap_or(file.new_tables),
        tables_per_person: args.tables_per_person.unwrap_or(file.tables_per_person),
        origins: args.origins.unwrap_or(file.origins),
        behind_proxy: args.behind_proxy || file.behind_proxy,
        all_games: args.all_games || file.all_games,
        seed: file.seed,
        log_json: args.log_json || file.log_json,
    })
}
