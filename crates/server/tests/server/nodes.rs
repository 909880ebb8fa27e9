//! Several nodes on one PostgreSQL serve the same tables.

use lusoria_core::Rng;
use lusoria_protocol::command::{Acknowledged, Command};
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::replay::Fairness;
use lusoria_protocol::table::Phase;
use lusoria_server::Config;
use lusoria_store::testing::PrivatePostgres;

use crate::client::{Guest, Running, Socket, config, random_move};

async fn node(db: &str, name: &str) -> Running {
    Running::start(Config { node: name.to_owned(), ..config(db) }).await
}

/// One player on each node; then one node goes away and its player goes on at the other, against a bot too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_two_nodes_share_a_table() {
    let postgres = PrivatePostgres::start();
    let db = postgres.database();
    let (a, b) = (node(&db, "a").await, node(&db, "b").await);
    let (ann, bob) = (Guest::new(a.addr).await, Guest::new(b.addr).await);
    let table = ann.table("micatio", &["open"]).await;
    bob.order(&table.id, "j", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    let play = |guest: Guest, seed: u64| {
        let table = table.id.clone();
        tokio::spawn(async move {
            let mut socket = guest.socket().await;
            socket.play_to_the_end(&table, &mut Rng::from_number(seed)).await.unwrap()
        })
    };
    let (at_a, at_b) = (play(ann.clone(), 1), play(bob.clone(), 2));
    assert_eq!(at_a.await.unwrap().ending, at_b.await.unwrap().ending);

    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(ann.table("micatio", &["random", "random"]).await);
    }
    a.stop().await;
    let ann = ann.at(b.addr);
    for table in tables {
        let now = ann.socket().await.play_to_the_end(&table.id, &mut Rng::from_number(3)).await.unwrap();
        assert_eq!(now.phase, Phase::Over, "the other node runs the bots now");
    }
    b.stop().await;
}

/// The same person decides on both nodes in the same moment: exactly one decision is taken, and the table never forks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_of_the_same_moment_from_two_nodes_never_fork_a_table() {
    let n_tries = if std::env::var_os("LUSORIA_SOAK").is_some() { 10_000 } else { 150 };
    let postgres = PrivatePostgres::start();
    let db = postgres.database();
    let (a, b) = (node(&db, "a").await, node(&db, "b").await);
    let ann = Guest::new(a.addr).await;
    let mut rng = Rng::from_number(9);
    let (mut tries, mut both_lost) = (0, 0);
    while tries < n_tries {
        let table = ann.table("micatio", &["random"]).await.id;
        let (mut at_a, mut at_b) = (ann.socket().await, Socket::open(b.addr, Some(&ann.cookie)).await.unwrap());
        at_b.watch(&table).await.unwrap();
        let mut now = at_a.watch(&table).await.unwrap();
        let mut taken = Vec::new();
        while now.phase != Phase::Over && tries < n_tries {
            if let Some(first) = random_move(&now, &mut rng) {
                let second = random_move(&now, &mut rng).unwrap();
                let (by_a, by_b) =
                    tokio::join!(at_a.order(&table, now.version, first), at_b.order(&table, now.version, second));
                let (by_a, by_b) = (by_a.unwrap().0, by_b.unwrap().0);
                tries += 1;
                let versions: Vec<i64> = [&by_a, &by_b].into_iter().flatten().map(|done| done.version).collect();
                assert!(versions.len() <= 1, "both nodes took a decision for version {}: {versions:?}", now.version);
                for problem in [by_a, by_b].into_iter().filter_map(Result::err) {
                    let harmless = [ProblemCode::Stale, ProblemCode::NotNow, ProblemCode::Unavailable];
                    assert!(harmless.contains(&problem.code), "{problem:?}");
                }
                both_lost += usize::from(versions.is_empty());
                taken.extend(versions);
            }
            // Whichever node is behind catches up by itself.
            let (seen_a, seen_b) = (ann.look(&table).await.now, ann.at(b.addr).look(&table).await.now);
            now = if seen_a.version > seen_b.version { seen_a } else { seen_b };
        }
        taken.dedup();
        if now.phase == Phase::Over {
            let fairness: Fairness = ann.get(&format!("/api/tables/{table}/fairness")).await.read();
            assert!(fairness.verified, "{fairness:?}");
        }
    }
    println!("{tries} conflicting tries, none forked; in {both_lost} a bot or a stale view was quicker than both");
    assert!(both_lost < tries / 2);
    a.stop().await;
    b.stop().await;
}
