//! PostgreSQL that is stopped, killed or frozen, or whose disk is full.

use std::time::Duration;

use lusoria_store::testing::PrivatePostgres;
use lusoria_store::{Place, open};

use crate::Tables;

const N_TABLES: usize = 3;

/// Goes on once the database is back: within a few tries, since connections have to be made anew.
async fn goes_on(tables: &mut Tables, store: &std::sync::Arc<dyn lusoria_store::Store>) {
    for _ in 0..50 {
        if tables.move_on(store).await == N_TABLES {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("it does not go on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_database_is_stopped() {
    let server = PrivatePostgres::start_durable();
    let place = Place::Postgres(server.database());
    let store = open(&place, "n").await.unwrap();
    let mut tables = Tables::new(N_TABLES);
    let n_rounds = if std::env::var_os("LUSORIA_SOAK").is_some() { 100 } else { 2 };
    for _ in 0..n_rounds {
        goes_on(&mut tables, &store).await;
        let writing = async {
            for _ in 0..20 {
                tables.move_on(&store).await;
            }
        };
        let stopping = async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            tokio::task::block_in_place(|| server.stop());
            assert!(store.prove("n", 1).await.is_err());
            tokio::task::block_in_place(|| server.start_again());
        };
        tokio::join!(writing, stopping);
    }
    goes_on(&mut tables, &store).await;
    store.prove("n", 2).await.unwrap();
    tables.check(&*store, "stopped and started").await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_disk_of_the_database_is_full() {
    let server = PrivatePostgres::start_durable();
    let place = Place::Postgres(server.database());
    let store = open(&place, "n").await.unwrap();
    let mut tables = Tables::new(N_TABLES);
    goes_on(&mut tables, &store).await;
    // Not a byte more in any file.
    server.limit_files(Some(0));
    for _ in 0..3 {
        assert_eq!(tables.move_on(&store).await, 0);
    }
    assert!(store.prove("n", 1).await.is_err());
    server.limit_files(None);
    server.stop();
    server.start_again();
    goes_on(&mut tables, &store).await;
    tables.check(&*store, "full and empty again").await;
    store.close().await;
}
