//! The listening process: connections, limits on them, and a graceful end.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use lusoria_store::{Place, StoreError};
use tokio::net::{TcpListener, TcpStream};
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
        let listener = TcpListener::bind(config.addr).await;
        let listener = listener.map_err(|error| ServeError::Listen(config.addr, error))?;
        let store = lusoria_store::open(&Place::from_text(&config.db), &config.node).await?;
        let deps = Deps::new(config.clone(), store);
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
        let graceful = GracefulShutdown::new();
        let builder = Arc::new(builder());
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.accept(stream, peer, &app, &connections, &builder, &graceful),
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
        let _ = tokio::time::timeout(END_TIME, graceful.shutdown()).await;
        tracing::info!("stopped");
    }

    fn accept(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        app: &Router,
        connections: &Connections,
        builder: &Arc<Builder<TokioExecutor>>,
        graceful: &GracefulShutdown,
    ) {
        // Behind a proxy every connection has the proxy's address.
        let per_address =
            if self.config.behind_proxy { self.config.connections } else { self.config.connections_per_address };
        let Some(counted) = connections.enter(peer.ip(), per_address, self.config.connections) else {
            metrics::counter!("lusoria_connections_refused").increment(1);
            return;
        };
        let _ = stream.set_nodelay(true);
        let service = app.clone().map_request(with_peer(peer));
        let builder = builder.clone();
        let service = TowerToHyperService::new(service);
        let watcher = graceful.watcher();
        tokio::spawn(async move {
            let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
            if let Err(error) = watcher.watch(connection.into_owned()).await {
                tracing::debug!(%error, "a connection ended early");
            }
            drop(counted);
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

fn builder() -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(32 * 1024);
    builder
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
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
