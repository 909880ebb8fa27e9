//! What can be set: by flags, environment variables and a file, in this order of weight.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use lusoria_core::Seed;
use serde::Deserialize;

/// All settings of a server.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The database: a path, `sqlite:PATH`, `postgres://…` or `memory`.
    pub db: String,
    /// The name of this node among several; drawn when empty.
    pub node: String,
    /// Threads in which bots think; all processors but one when 0.
    pub bot_threads: usize,
    /// The least time between two moves of bots at a table, in milliseconds, so that people can follow.
    pub bot_pause_ms: u64,
    /// After how many seconds an absent player may be replaced by a bot for a while.
    pub away_after_s: u64,
    /// After how many seconds without anybody a table leaves the memory.
    pub unload_after_s: u64,
    /// Requests and messages a second from one address, on average.
    pub rate: u32,
    /// How many may come at once.
    pub burst: u32,
    /// The most connections.
    pub connections: usize,
    /// The most connections from one address.
    pub connections_per_address: usize,
    /// Tables a minute that one address may make, on average.
    pub new_tables: u32,
    /// The most tables that one person has made and that are not over.
    pub tables_per_person: u32,
    /// Other origins that browsers may call from, besides the server's own.
    pub origins: Vec<String>,
    /// Whether a proxy in front tells the address of the client in `X-Forwarded-For`. The cookie is then for HTTPS only,
    /// unless the proxy says `X-Forwarded-Proto: http`.
    pub behind_proxy: bool,
    /// Whether the test game is on offer too.
    pub all_games: bool,
    /// Deals every table from this text, all alike, instead of by chance: for tests of pages, never for people, who could
    /// know the cards.
    pub seed: Option<String>,
    /// Log lines as JSON.
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 8064)),
            db: "lusoria.db".to_owned(),
            node: String::new(),
            bot_threads: 0,
            bot_pause_ms: 250,
            away_after_s: 60,
            unload_after_s: 300,
            rate: 50,
            burst: 300,
            connections: 20_000,
            connections_per_address: 2_000,
            new_tables: 10,
            tables_per_person: 50,
            origins: Vec::new(),
            behind_proxy: false,
            all_games: false,
            seed: None,
            log_json: false,
        }
    }
}

impl Config {
    /// Reads a TOML file; what it leaves out has its default.
    pub fn from_file(path: &Path) -> Result<Config, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Config::from_toml(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Reads the text of such a file.
    pub fn from_toml(text: &str) -> Result<Config, String> {
        toml::from_str(text).map_err(|error| error.to_string().trim().to_owned())
    }

    pub(crate) fn n_bot_threads(&self) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        if self.bot_threads > 0 { self.bot_threads } else { processors.saturating_sub(1).max(1) }
    }

    /// The seed of the next table.
    pub(crate) fn draw_seed(&self) -> Seed {
        self.seed.as_deref().map_or_else(crate::ids::seed, Seed::from_text)
    }

    pub(crate) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_some_things_and_wrong_names_are_refused() {
        let config = Config::from_toml("addr = \"0.0.0.0:80\"\nbot-threads = 3\n").unwrap();
        assert_eq!((config.addr.port(), config.bot_threads, config.burst), (80, 3, 300));
        let wrong = Config::from_toml("adr = \"0.0.0.0:80\"").unwrap_err();
        assert!(wrong.contains("adr") && wrong.contains("`addr`"), "{wrong}");
    }

    #[test]
    fn tables_are_dealt_by_chance_unless_a_test_asks_for_the_same_deal() {
        let chance = Config::default();
        assert_ne!(chance.draw_seed(), chance.draw_seed());
        let alike = Config::from_toml("seed = \"ides\"").unwrap();
        assert_eq!(alike.draw_seed(), Seed::from_text("ides"));
    }

    #[test]
    fn the_proxy_of_the_example_leaves_no_node_out_that_answers_and_shows_no_figures() {
        const PROXY: &str = include_str!("../../../deploy/nginx.conf");
        let next = PROXY.lines().find(|line| line.trim().starts_with("proxy_next_upstream ")).unwrap();
        assert_eq!(next.trim(), "proxy_next_upstream error timeout;");
        assert!(PROXY.contains("location = /metrics {"), "{PROXY}");
        const COMPOSE: &str = include_str!("../../../deploy/compose.yaml");
        assert!(!COMPOSE.contains("POSTGRES_PASSWORD:-"), "a password that everybody knows");
    }

    const EXAMPLE: &str = include_str!("../../../deploy/lusoria.toml");

    #[test]
    fn the_example_file_is_valid() {
        Config::from_toml(EXAMPLE).unwrap();
    }

    proptest::proptest! {
        #[test]
        fn a_changed_file_is_read_or_refused(at in 0..EXAMPLE.len(), length in 0usize..4, text in "[ -~]{0,4}") {
            let mut bytes = EXAMPLE.as_bytes().to_vec();
            bytes.splice(at..(at + length).min(bytes.len()), text.bytes());
            if let Err(error) = Config::from_toml(&String::from_utf8_lossy(&bytes)) {
                proptest::prop_assert!(!error.is_empty());
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,80}") {
            let _ = Config::from_toml(&text);
        }
    }
}
