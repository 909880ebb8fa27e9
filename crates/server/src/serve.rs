//! The listening process: connections, limits on them, and a graceful end.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use lusoria_store::{Place, StoreError};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::broadcast;
use tower::ServiceExt;

use crate::config::Config;
use crate::http::caller::Peer;
use crate::http::{self, Deps};
use crate::limits::Connections;

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How long open requests have at the end.
const END_TIME: Duration = Duration::from_secs(10);

/// A server that is ready to run.
pub struct Server {
    listener: TcpListener,
    config: Config,
    deps: Deps,
}

impl Server {
    /// Opens the database and the port.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        http::start_metrics();
        let node = if config.node.is_empty() { crate::ids::person() } else { config.node.clone() };
        let config = Config { node, ..config };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if config.node.len() > 40 || !config.node.chars().all(is_plain) {
            return Err(ServeError::Node(config.node));
        }
        let place = Place::from_text(&config.db)?;
        let listener = TcpListener::bind(config.addr).await;
        let listener = listener.map_err(|error| ServeError::Listen(config.addr, error))?;
        let store = lusoria_store::open(&place, &config.node).await?;
        if config.seed.is_some() {
            tracing::warn!("every table is dealt from the same seed: this server is for tests");
        }
        let deps = Deps::new(config.clone(), store).await?;
        Ok(Server { listener, config, deps })
    }

    /// Where it listens; the port is the one that was given when 0 was asked for.
    pub fn addr(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.config.addr)
    }

    /// What the application stands on.
    pub fn deps(&self) -> Deps {
        self.deps.clone()
    }

    /// Serves until `stop`, then finishes what was acknowledged and says goodbye.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let app = http::app(self.deps.clone());
        let connections = Connections::default();
        let ending = broadcast::channel(1).0;
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.accept(stream, peer, &app, &connections, &ending),
                    Err(error) => {
                        // Too many open files, most likely: others may close theirs.
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        tracing::info!("stopping");
        drop(self.listener);
        self.deps.close().await;
        let _ = ending.send(());
        let _ = tokio::time::timeout(END_TIME, ending.closed()).await;
        tracing::info!("stopped");
    }

    fn accept(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        app: &Router,
        connections: &Connections,
        ending: &broadcast::Sender<()>,
    ) {
        // Behind a proxy every connection has the proxy's address.
        let per_address =
            if self.config.behind_proxy { self.config.connections } else { self.config.connections_per_address };
        let Some(counted) = connections.enter(peer.ip(), per_address, self.config.connections) else {
            metrics::counter!("lusoria_connections_refused").increment(1);
            return;
        };
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(app.clone().map_request(with_peer(peer)));
        let mut ending = ending.subscribe();
        tokio::spawn(async move {
            let connection = builder().serve_connection(TokioIo::new(stream), service).with_upgrades();
            tokio::pin!(connection);
            let ended = tokio::select! {
                ended = &mut connection => ended,
                _ = ending.recv() => {
                    // The request that is being answered is the last one.
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended early");
            }
            drop((counted, ending));
        });
    }
}

/// Tells each request where its connection comes from.
fn with_peer(peer: SocketAddr) -> impl Fn(Request<hyper::body::Incoming>) -> Request<axum::body::Body> + Clone {
    move |request| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Peer(peer));
        request
    }
}

fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(32 * 1024);
    builder
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port cannot be used.
    #[error("cannot listen on {0}: {1}; --addr chooses another address or port")]
    Listen(SocketAddr, std::io::Error),
    /// Nodes are told apart by their names.
    #[error("the name of a node has up to 40 letters, digits, hyphens, dots and underscores, unlike {0:?}")]
    Node(String),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Starts a server, tells where it listens, and runs it until the system asks it to stop.
pub async fn serve(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    listening(server.addr());
    server.run(asked_to_stop()).await;
    Ok(())
}

async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let terminate = async {
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminate => {}
    }
}

/// Writes logs to standard error: what `RUST_LOG` asks for, or what matters.
pub fn start_logging(json: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second call finds a subscriber already there, which is as good.
    let _ = if json { builder.json().try_init() } else { builder.try_init() };
}
