//! What every store promises, asked of each one: in memory, SQLite and PostgreSQL.

use std::sync::Arc;
use std::time::Duration;

use lusoria_store::testing::PrivatePostgres;
use lusoria_store::{
    Append, Head, NewEntry, NewRow, News, Person, PersonChange, Place, Rated, ResultRow, Settlement, Store, StoreError,
    open,
};

fn head(phase: &str) -> Head {
    Head { phase: phase.to_owned(), bots: false, deadline: None, summary: "{}".to_owned() }
}

fn entry(text: &str) -> NewEntry {
    NewEntry { command: Some(format!("command {text}")), entry: text.to_owned(), at: 1000 }
}

fn creation(table: &str) -> Append {
    // Each of another host, or a list would leave most of them out.
    let host = format!("host of {table}");
    let new = NewRow { code: format!("code-{table}"), game: "micatio".to_owned(), listed: true, host };
    Append {
        table: table.to_owned(),
        version: 0,
        entries: vec![entry("created")],
        head: head("gathering"),
        members: Some(vec!["ann".to_owned()]),
        new: Some(new),
    }
}

fn append(table: &str, version: i64, texts: &[&str], head: Head) -> Append {
    let entries = texts.iter().map(|text| entry(text)).collect();
    Append { table: table.to_owned(), version, entries, head, members: None, new: None }
}

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_uppercase(),
        account: None,
        password: None,
        lang: Some("pl".to_owned()),
        settings: "{\"dark\":true}".to_owned(),
        created_at: 5,
    }
}

async fn journals_are_kept_in_order(store: &dyn Store) {
    store.append(creation("t1")).await.unwrap();
    store.append(append("t1", 1, &["one", "two \"quoted\" \u{1F3DB} \\"], head("playing"))).await.unwrap();
    store.append(append("t1", 3, &["three"], head("playing"))).await.unwrap();
    let journal = store.journal("t1", 0).await.unwrap();
    let texts: Vec<_> = journal.iter().map(|entry| (entry.version, entry.entry.as_str())).collect();
    assert_eq!(texts, [(1, "one"), (2, "two \"quoted\" \u{1F3DB} \\"), (3, "three")]);
    let row = store.table("t1").await.unwrap().unwrap();
    assert_eq!((row.version, row.code.as_str()), (3, "code-t1"));
    assert_eq!(store.table_by_code("code-t1").await.unwrap().unwrap().id, "t1");
    let found = store.entry_of_command("t1", "command one").await.unwrap().unwrap();
    assert_eq!((found.version, found.at), (1, 1000));
    assert!(store.entry_of_command("t1", "command never").await.unwrap().is_none());
    assert!(store.table("nowhere").await.unwrap().is_none());
}

async fn a_version_is_taken_once(store: &dyn Store) {
    store.append(creation("t2")).await.unwrap();
    store.append(append("t2", 1, &["mine"], head("playing"))).await.unwrap();
    let late = store.append(append("t2", 1, &["yours", "and more"], head("over"))).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert_eq!(store.journal("t2", 0).await.unwrap().len(), 1, "a lost append leaves nothing behind");
    assert_eq!(store.table("t2").await.unwrap().unwrap().version, 1);
    assert!(store.unsettled().await.unwrap().is_empty(), "a lost append changes no head");
}

async fn many_appends_at_once_share_commits(store: Arc<dyn Store>) {
    let tasks: Vec<_> = (0..40)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = format!("many{n}");
                store.append(creation(&table)).await.unwrap();
                for version in 1..=10 {
                    store.append(append(&table, version, &["x"], head("playing"))).await.unwrap();
                }
                // Ten rivals for one version: exactly one may hold.
                let rivals: Vec<_> = (0..10)
                    .map(|_| {
                        let (store, table) = (store.clone(), table.clone());
                        tokio::spawn(
                            async move { store.append(append(&table, 11, &["r"], head("playing"))).await.is_ok() },
                        )
                    })
                    .collect();
                let mut winners = 0;
                for rival in rivals {
                    winners += usize::from(rival.await.unwrap());
                }
                (winners, store.journal(&table, -1).await.unwrap().len())
            })
        })
        .collect();
    for task in tasks {
        assert_eq!(task.await.unwrap(), (1, 12));
    }
}

async fn tables_are_found_by_what_they_need(store: &dyn Store) {
    store.append(creation("d1")).await.unwrap();
    store.append(append("d1", 1, &["x"], Head { bots: true, ..head("playing") })).await.unwrap();
    store.append(creation("d2")).await.unwrap();
    store.append(append("d2", 1, &["x"], Head { deadline: Some(500), ..head("playing") })).await.unwrap();
    let due = |now| async move {
        let mut ids: Vec<_> = store.due(now).await.unwrap().into_iter().map(|row| row.id).collect();
        ids.retain(|id| id.starts_with('d'));
        ids.sort();
        ids
    };
    assert_eq!(due(499).await, ["d1"]);
    assert_eq!(due(500).await, ["d1", "d2"]);
    let listed = store.listed(&["playing"], 100).await.unwrap();
    assert!(listed.iter().any(|row| row.id == "d1"));
    let of_ann: Vec<_> = store.tables_of("ann").await.unwrap().into_iter().map(|row| row.id).collect();
    assert!(of_ann.contains(&"d1".to_owned()) && store.tables_of("bob").await.unwrap().is_empty());
    let leave = Append { members: Some(vec!["bob".to_owned()]), ..append("d1", 2, &["left"], head("over")) };
    store.append(leave).await.unwrap();
    assert!(store.tables_of("ann").await.unwrap().iter().all(|row| row.id != "d1"));
    assert!(store.tables_of("bob").await.unwrap().is_empty(), "a table that is over waits for nobody");
    assert!(store.count_live().await.unwrap() >= 1);
}

async fn people_have_sessions_and_accounts(store: &dyn Store) {
    store.add_person(&person("ann")).await.unwrap();
    store.add_person(&person("bob")).await.unwrap();
    assert!(matches!(store.add_person(&person("ann")).await, Err(StoreError::Taken)));
    assert!(store.add_session("hash1", "ann", None, 10).await.unwrap());
    assert!(store.add_session("hash2", "ann", None, 10).await.unwrap());
    assert!(!store.add_session("hash3", "ann", Some("guessed"), 10).await.unwrap(), "ann has no password");
    assert_eq!(store.session("hash1", 90_000_000).await.unwrap().unwrap(), person("ann"));
    assert!(store.session("hash9", 20).await.unwrap().is_none());
    let year = 365 * 86_400_000;
    assert!(
        store.session("hash1", 90_000_001 + year).await.unwrap().is_none(),
        "not used for longer than a cookie lasts"
    );
    let change = PersonChange { name: Some("Anna".to_owned()), ..PersonChange::default() };
    let changed = store.change_person("hash1", &change).await.unwrap().unwrap();
    assert_eq!(changed, Person { name: "Anna".to_owned(), ..person("ann") }, "the rest stays");
    assert!(store.change_person("hash9", &change).await.unwrap().is_none(), "nobody is logged in there");

    let account = store.make_account("hash1", "Anna", "anna", "p").await.unwrap().unwrap();
    assert_eq!(store.account("anna").await.unwrap().unwrap(), account);
    assert!(store.make_account("hash1", "Annius", "annius", "q").await.unwrap().is_none(), "once is enough");
    let change = PersonChange { name: Some("Eve".to_owned()), lang: Some("ru".to_owned()), settings: None };
    let renamed = store.change_person("hash2", &change).await.unwrap().unwrap();
    assert_eq!(renamed, Person { lang: Some("ru".to_owned()), ..account });
    store.add_session("bobs", "bob", None, 10).await.unwrap();
    assert!(matches!(store.make_account("bobs", "Anna", "anna", "r").await, Err(StoreError::Taken)));
    assert_eq!(store.person("bob").await.unwrap().unwrap(), person("bob"));
    codes_end_with_what_they_stand_for(store).await;
}

async fn codes_end_with_what_they_stand_for(store: &dyn Store) {
    assert!(store.add_device_code("code", "hash2", 100).await.unwrap());
    assert_eq!(store.take_device_code("code", 50).await.unwrap().unwrap().id, "ann");
    assert!(store.take_device_code("code", 50).await.unwrap().is_none(), "a code works once");
    assert!(store.add_device_code("old", "hash2", 100).await.unwrap());
    assert!(store.take_device_code("old", 100).await.unwrap().is_none(), "a code expires");

    assert!(store.add_device_code("before", "hash2", 1000).await.unwrap());
    assert!(!store.change_password("hash1", "guessed", "new").await.unwrap());
    assert!(store.change_password("hash1", "p", "new").await.unwrap());
    assert!(store.session("hash2", 20).await.unwrap().is_none(), "other sessions end");
    assert!(store.take_device_code("before", 50).await.unwrap().is_none(), "and so do codes");
    assert!(!store.add_device_code("after", "hash2", 1000).await.unwrap());
    assert!(!store.change_password("hash2", "new", "mine").await.unwrap());
    assert!(!store.add_session("late", "ann", Some("p"), 10).await.unwrap(), "the password is another one by now");
    assert!(store.add_session("again", "ann", Some("new"), 10).await.unwrap());

    assert!(store.add_device_code("left", "hash1", 1000).await.unwrap());
    store.end_session("hash1").await.unwrap();
    assert!(store.session("hash1", 20).await.unwrap().is_none());
    assert!(store.take_device_code("left", 50).await.unwrap().is_none());
}

async fn a_host_of_many_tables_leaves_room_in_the_list(store: &dyn Store) {
    store.append(creation("alone")).await.unwrap();
    for n in 0..30 {
        let mut many = creation(&format!("crowd{n}"));
        many.new.as_mut().unwrap().host = "crowd".to_owned();
        many.entries[0].at = 2000;
        store.append(many).await.unwrap();
    }
    assert_eq!((store.count_hosted("crowd").await.unwrap(), store.count_hosted("nobody").await.unwrap()), (30, 0));
    let listed = store.listed(&["gathering"], 20).await.unwrap();
    assert!(listed.iter().any(|row| row.id == "alone"), "{listed:?}");
    assert_eq!(listed.iter().filter(|row| row.id.starts_with("crowd")).count(), 5);
}

fn settlement(table: &str, ended_at: i64) -> Settlement {
    let result = |seat: i64, person: Option<&str>, rank| ResultRow {
        table: table.to_owned(),
        seat,
        person: person.map(str::to_owned),
        name: person.unwrap_or("random").to_owned(),
        game: "micatio".to_owned(),
        players: 2,
        with_bots: true,
        rank,
        points: Some(10 - rank),
        ended_at,
    };
    let newcomer = |subject: &str| Rated {
        subject: subject.to_owned(),
        game: "micatio".to_owned(),
        players: 2,
        with_bots: true,
        rating: 25.0,
        uncertainty: 8.0,
        games: 0,
    };
    let rate = |before: Vec<Rated>| {
        let after = |rated: Rated| Rated { rating: rated.rating + 1.0, games: rated.games + 1, ..rated };
        before.into_iter().map(after).collect()
    };
    Settlement {
        table: table.to_owned(),
        results: vec![result(0, Some("ann"), 1), result(1, None, 2)],
        newcomers: vec![newcomer("ann"), newcomer("bot:random")],
        rate: Box::new(rate),
    }
}

async fn results_are_settled_once(store: &dyn Store) {
    for (n, table) in ["s1", "s2"].into_iter().enumerate() {
        store.append(creation(table)).await.unwrap();
        store.append(append(table, 1, &["end"], head("over"))).await.unwrap();
        assert!(store.unsettled().await.unwrap().iter().any(|row| row.id == table));
        store.settle(settlement(table, 100 + n as i64)).await.unwrap();
        store.settle(settlement(table, 100 + n as i64)).await.unwrap();
    }
    assert!(store.unsettled().await.unwrap().iter().all(|row| row.id != "s1" && row.id != "s2"));
    let ratings = store.ratings("ann").await.unwrap();
    assert_eq!((ratings[0].rating, ratings[0].games), (27.0, 2));
    let statistics = &store.statistics("ann").await.unwrap()[0];
    assert_eq!((statistics.games, statistics.wins, statistics.mean_rank, statistics.best_points), (2, 2, 1.0, 9));
    let history = store.history("ann", None, 1000, 1).await.unwrap();
    assert_eq!(history.iter().map(|row| (row.table.as_str(), row.seat)).collect::<Vec<_>>(), [("s2", 0), ("s2", 1)]);
    assert_eq!(store.history("ann", None, 101, 5).await.unwrap()[0].table, "s1");
    let mut hidden = creation("s3");
    hidden.new.as_mut().unwrap().listed = false;
    store.append(hidden).await.unwrap();
    store.append(append("s3", 1, &["end"], head("over"))).await.unwrap();
    store.settle(settlement("s3", 500)).await.unwrap();
    let newest = async |viewer| store.history("ann", viewer, 1000, 1).await.unwrap()[0].table.clone();
    assert_eq!(newest(Some("ann")).await, "s3");
    assert_eq!((newest(Some("bob")).await.as_str(), newest(None).await.as_str()), ("s2", "s2"), "not for strangers");
    let ranking = store.ranking("micatio", 2, true, 10).await.unwrap();
    assert!(ranking.iter().any(|(rated, name)| rated.subject == "ann" && name == "Anna"));
    assert!(store.ranking("micatio", 2, false, 10).await.unwrap().is_empty());
}

async fn nodes_are_alive_for_a_while(store: &dyn Store) {
    assert_eq!(store.last_alive().await.unwrap(), None, "nobody was ever there");
    assert_eq!(store.heartbeat("a", 1_000).await.unwrap(), ["a"]);
    assert_eq!(store.heartbeat("b", 2_000).await.unwrap(), ["a", "b"]);
    assert_eq!(store.heartbeat("b", 60_000).await.unwrap(), ["b"]);
    assert_eq!(store.heartbeat("c", 60_000).await.unwrap(), ["b", "c"]);
    store.retire("c", 61_000).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(61_000), "also whoever goes was there until then");
    assert_eq!(store.heartbeat("b", 62_000).await.unwrap(), ["b"]);
    assert_eq!(store.last_alive().await.unwrap(), Some(62_000));
}

async fn keeps_its_promises(store: Arc<dyn Store>) {
    store.prove("n", 5).await.unwrap();
    journals_are_kept_in_order(&*store).await;
    a_version_is_taken_once(&*store).await;
    many_appends_at_once_share_commits(store.clone()).await;
    tables_are_found_by_what_they_need(&*store).await;
    people_have_sessions_and_accounts(&*store).await;
    results_are_settled_once(&*store).await;
    a_host_of_many_tables_leaves_room_in_the_list(&*store).await;
    nodes_are_alive_for_a_while(&*store).await;
    store.close().await;
    assert!(store.append(creation("late")).await.is_err(), "a closed store says so");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_keeps_its_promises() {
    keeps_its_promises(open(&Place::Memory, "n").await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::Sqlite(folder.path().join("deep/er/lusoria.db"));
    keeps_its_promises(open(&place, "n").await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_belongs_to_one_server_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::Sqlite(folder.path().join("a.db"));
    let first = open(&place, "n").await.unwrap();
    let Err(second) = open(&place, "n").await else { panic!("two servers opened one file") };
    assert!(second.to_string().contains("another server"), "{second}");
    first.append(creation("stays")).await.unwrap();
    first.close().await;
    drop(first);
    let again = open(&place, "n").await.unwrap();
    assert_eq!(again.journal("stays", -1).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_its_promises_and_tells_other_nodes() {
    let server = PrivatePostgres::start();
    keeps_its_promises(open(&Place::Postgres(server.database()), "n").await.unwrap()).await;

    let place = Place::Postgres(server.database());
    let (a, b) = tokio::join!(open(&place, "a"), open(&place, "b"));
    let (a, b) = (a.unwrap(), b.unwrap());
    let mut news = b.news();
    a.append(creation("told")).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(10), news.recv()).await.unwrap().unwrap();
    let News::Tables(tables) = heard else { panic!("{heard:?}") };
    assert_eq!((tables[0].table.as_str(), tables[0].version), ("told", 0));

    for word in ["one", "two", "three"] {
        a.tell(word.to_owned());
    }
    let mut told = Vec::new();
    while told.len() < 3 {
        let heard = tokio::time::timeout(Duration::from_secs(10), news.recv()).await.unwrap().unwrap();
        let News::Words { node, words } = heard else { panic!("{heard:?}") };
        assert_eq!(node, "a");
        told.extend(words);
    }
    assert_eq!(told, ["one", "two", "three"]);

    // The same versions from both sides: each is taken once, whoever wins.
    let mut won = 0;
    for version in 1..=200 {
        let entry = |text| append("told", version, &[text], head("playing"));
        let (by_a, by_b) = tokio::join!(a.append(entry("a")), b.append(entry("b")));
        won += i32::from(by_a.is_ok()) + i32::from(by_b.is_ok());
    }
    assert_eq!(won, 200);
    assert_eq!(a.journal("told", 0).await.unwrap().len(), 200);
}
