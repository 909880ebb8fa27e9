//! Several nodes on one PostgreSQL serve the same tables.

use lusoria_core::{Rng, Seat};
use lusoria_protocol::command::{Acknowledged, Command};
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::replay::Fairness;
use lusoria_protocol::socket::ToClient;
use lusoria_protocol::table::Phase;
use lusoria_server::Config;
use lusoria_store::testing::PrivatePostgres;

use crate::client::{Guest, PATIENCE, Running, Socket, config, random_move};

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

/// Waits until exactly these seats are told to be there, with so many who watch.
async fn hears_presence(socket: &mut Socket, present: &[Seat], spectators: u32) {
    let told = async {
        loop {
            let heard = socket.hear().await.expect("the connection stays");
            if let ToClient::Presence { presence, .. } = heard
                && presence.present == present
                && presence.spectators == spectators
            {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.unwrap_or_else(|_| panic!("never heard of {present:?}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_at_every_node() {
    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    let postgres = PrivatePostgres::start();
    let db = postgres.database();
    let (a, b) = (node(&db, "a").await, node(&db, "b").await);
    let (ann, bob) = (Guest::new(a.addr).await, Guest::new(b.addr).await);
    let table = ann.table("micatio", &["open"]).await.id;
    bob.order(&table, "j", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    let mut at_a = ann.socket().await;
    at_a.watch(&table).await.unwrap();
    let mut at_b = bob.socket().await;
    // The nodes tell each other who is there in their own time.
    let seen = at_b.watch(&table).await.unwrap();
    if !seen.seats[0].present {
        hears_presence(&mut at_b, &[A, B], 0).await;
    }
    hears_presence(&mut at_a, &[A, B], 0).await;
    assert!(ann.look(&table).await.now.seats[1].present);
    let stand_in = Command::StandIn { seat: B, level: "random".to_owned() };
    let refused = ann.order(&table, "s", 0, stand_in.clone()).await;
    assert_eq!(refused.problem().code, ProblemCode::NotYours, "Bob is there, if at another node");

    let mut watcher = Socket::open(b.addr, None).await.unwrap();
    let seen = watcher.watch(&table).await.unwrap();
    assert!(seen.seats.iter().all(|seat| seat.present), "a table that is there already knows who came before");
    hears_presence(&mut at_a, &[A, B], 1).await;

    bob.post("/api/logout", serde_json::json!({})).await;
    while at_b.hear().await.is_some() {}
    hears_presence(&mut at_a, &[A], 1).await;
    // Logged out at one node, sent away at the other.
    let mut ann_at_b = Socket::open(b.addr, Some(&ann.cookie)).await.unwrap();
    ann_at_b.watch(&table).await.unwrap();
    hears_presence(&mut at_a, &[A], 1).await;
    b.stop().await;
    hears_presence(&mut at_a, &[A], 0).await;
    ann.order(&table, "t", 0, stand_in).await.read::<Acknowledged>();
    a.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_at_one_node_ends_sockets_at_all() {
    let postgres = PrivatePostgres::start();
    let db = postgres.database();
    let (a, b) = (node(&db, "a").await, node(&db, "b").await);
    let ann = Guest::new(a.addr).await;
    let mut at_b = ann.at(b.addr).socket().await;
    assert!(matches!(at_b.hear().await, Some(ToClient::Welcome { me: Some(_), .. })));
    assert_eq!(ann.post("/api/logout", serde_json::json!({})).await.status, 204);
    while at_b.hear().await.is_some() {}
    assert!(at_b.heard.last().unwrap().contains("not-known"), "{:?}", at_b.heard);
    a.stop().await;
    b.stop().await;
}

/// Both ask for the next game at the same moment, each at a node of their own: there is one, and both sit there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_table_is_the_same_at_both_nodes() {
    let postgres = PrivatePostgres::start();
    let db = postgres.database();
    let (a, b) = (node(&db, "a").await, node(&db, "b").await);
    let (ann, bob) = (Guest::new(a.addr).await, Guest::new(b.addr).await);
    for _ in 0..5 {
        let table = ann.table("micatio", &["open"]).await.id;
        bob.order(&table, "j", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
        bob.order(&table, "r", 0, Command::Resign).await.read::<Acknowledged>();
        let over = async {
            while ann.look(&table).await.now.phase != Phase::Over {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, over).await.expect("the news arrive");
        let again = |guest: Guest| {
            let table = table.clone();
            async move { guest.order(&table, "again", 0, Command::Rematch).await.read::<Acknowledged>().table.unwrap() }
        };
        let (by_ann, by_bob) = tokio::join!(again(ann.clone()), again(bob.clone()));
        assert_eq!(by_ann, by_bob);
        let playing = async {
            while bob.look(&by_bob).await.now.phase != Phase::Playing {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, playing).await.expect("both sit there");
        for guest in [&ann, &bob] {
            let me: lusoria_protocol::people::Me = guest.get("/api/me").await.read();
            let gathering = me.tables.iter().filter(|table| table.phase == Phase::Gathering).count();
            assert_eq!(gathering, 0, "no table is left behind");
        }
    }
    a.stop().await;
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
        let mut newest = &ann;
        let ann_at_b = ann.at(b.addr);
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
            let (seen_a, seen_b) = (ann.look(&table).await.now, ann_at_b.look(&table).await.now);
            (now, newest) = if seen_a.version > seen_b.version { (seen_a, &ann) } else { (seen_b, &ann_at_b) };
        }
        taken.dedup();
        if now.phase == Phase::Over {
            let fairness: Fairness = newest.get(&format!("/api/tables/{table}/fairness")).await.read();
            assert!(fairness.verified, "{fairness:?}");
        }
    }
    println!("{tries} conflicting tries, none forked; in {both_lost} a bot or a stale view was quicker than both");
    assert!(both_lost < tries / 2);
    a.stop().await;
    b.stop().await;
}
