//! What can be done at a table besides moves.

use lusoria_core::{Rng, Seat};
use lusoria_protocol::command::{Acknowledged, Command, Order};
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::replay::{Analysis, Hint};
use lusoria_protocol::state::{LogWhat, UndoInfo};
use lusoria_protocol::table::{Holder, LeftHow, Phase, TableRef, TableSummary};
use serde_json::{Value, json};

use crate::client::{Guest, Running, Socket, config, random_move};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn play(moves: &[&str]) -> Command {
    Command::Play { moves: moves.iter().map(|mv| (*mv).to_owned()).collect() }
}

/// Two people at a table of the toy game.
async fn two(server: &Running) -> (Guest, Guest, TableRef) {
    let (ann, bob) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let table = ann.table("micatio", &["open"]).await;
    let found: TableRef = bob.get(&format!("/api/codes/{}", table.code)).await.read();
    assert_eq!(found, table);
    bob.order(&table.id, "join", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    assert_eq!(ann.look(&table.id).await.now.phase, Phase::Playing, "it starts by itself when nobody is missing");
    (ann, bob, table)
}

/// Three people at a table.
async fn three(server: &Running) -> ([Guest; 3], String) {
    let people = [Guest::new(server.addr).await, Guest::new(server.addr).await, Guest::new(server.addr).await];
    let table = people[0].table("micatio", &["open", "open"]).await.id;
    for guest in &people[1..] {
        guest.order(&table, "join", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    }
    (people, table)
}

async fn first_move(guest: &Guest, table: &str, id: &str) -> Acknowledged {
    let now = guest.look(table).await.now;
    let mv = now.legal[0].notation.clone();
    guest.order(table, id, now.version, play(&[&mv])).await.read()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn repeats_get_the_same_answer_and_stale_commands_are_refused() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    let now = ann.look(&table.id).await.now;
    let (first, second) = (now.legal[0].notation.clone(), now.legal.last().unwrap().notation.clone());
    let acknowledged: Acknowledged = ann.order(&table.id, "x", now.version, play(&[&first])).await.read();
    // The same command again, as after a lost answer; then another one that answers the same moment.
    let again: Acknowledged = ann.order(&table.id, "x", now.version, play(&[&first])).await.read();
    assert_eq!(acknowledged, again);
    let stale = ann.order(&table.id, "y", now.version, play(&[&second])).await;
    assert_eq!((stale.status, stale.problem().code), (409, ProblemCode::Stale));
    // What Ann did meanwhile does not make Bob's decision stale: both lay at the same time.
    let bobs = bob.look(&table.id).await.now.legal[0].notation.clone();
    bob.order(&table.id, "z", now.version, play(&[&bobs])).await.read::<Acknowledged>();
    // A repeat is recognized from the journal as well, long after the table has forgotten it.
    for n in 0..40 {
        bob.order(&table.id, &format!("s{n}"), 0, Command::Say { text: format!("{n}") }).await.read::<Acknowledged>();
    }
    let again: Acknowledged = ann.order(&table.id, "x", now.version, play(&[&first])).await.read();
    assert_eq!(acknowledged, again);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_is_taken_back_alone_or_by_consent() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    first_move(&ann, &table.id, "1").await;
    let now = ann.look(&table.id).await.now;
    assert_eq!(now.undo, UndoInfo::Free, "nothing is revealed before the last card lies");
    ann.order(&table.id, "2", now.version, Command::Undo).await.read::<Acknowledged>();
    let back = ann.look(&table.id).await.now;
    assert_eq!((back.ply, back.undo), (0, UndoInfo::No));

    first_move(&ann, &table.id, "3").await;
    first_move(&bob, &table.id, "4").await;
    let now = ann.look(&table.id).await.now;
    assert_eq!(now.undo, UndoInfo::ByConsent, "cards were turned over");
    ann.order(&table.id, "5", now.version, Command::Undo).await.read::<Acknowledged>();
    assert_eq!(ann.look(&table.id).await.now.ply, 2, "nothing happens before the answer");
    let asked = bob.look(&table.id).await.now;
    assert_eq!(asked.undo_asked.as_ref().unwrap().waits_for, [B]);
    let own = ann.order(&table.id, "6", asked.version, Command::AnswerUndo { consent: true }).await;
    assert_eq!(own.problem().code, ProblemCode::NotYours);
    bob.order(&table.id, "7", asked.version, Command::AnswerUndo { consent: true }).await.read::<Acknowledged>();
    let back = ann.look(&table.id).await;
    assert_eq!(back.now.ply, 0);
    assert!(back.log.iter().all(|line| !matches!(line.what, LogWhat::Event { .. })), "what was taken back is not told");

    first_move(&ann, &table.id, "8").await;
    first_move(&bob, &table.id, "9").await;
    let now = ann.look(&table.id).await.now;
    ann.order(&table.id, "10", now.version, Command::Undo).await.read::<Acknowledged>();
    let asked = bob.look(&table.id).await.now;
    bob.order(&table.id, "11", asked.version, Command::AnswerUndo { consent: false }).await.read::<Acknowledged>();
    assert_eq!(bob.look(&table.id).await.now.undo_asked, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_else_has_to_agree_before_something_is_taken_back() {
    let server = Running::in_memory().await;
    let (people, table) = three(&server).await;
    let ([ann, bob, cato], table) = (&people, table.as_str());
    for (guest, id) in [(ann, "1"), (bob, "2"), (cato, "3")] {
        first_move(guest, table, id).await;
    }
    let now = ann.look(table).await.now;
    ann.order(table, "4", now.version, Command::Undo).await.read::<Acknowledged>();
    let asked = bob.look(table).await.now;
    assert_eq!(asked.undo_asked.as_ref().unwrap().waits_for, [B, C]);
    let agree = Command::AnswerUndo { consent: true };
    bob.order(table, "5", asked.version, agree.clone()).await.read::<Acknowledged>();
    let half = ann.look(table).await.now;
    assert_eq!((half.ply, half.undo_asked.unwrap().waits_for), (3, vec![C]), "one of two is not enough");
    let old = cato.order(table, "6", now.version, agree.clone()).await;
    assert_eq!(old.problem().code, ProblemCode::Stale, "an answer to nothing that was asked yet");
    cato.order(table, "7", asked.version, agree).await.read::<Acknowledged>();
    assert_eq!(ann.look(table).await.now.ply, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_recognized_however_long_ago_it_was() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    let say = |text: &str| Command::Say { text: text.to_owned() };
    let first: Acknowledged = ann.order(&table.id, "first", 1, say("salve")).await.read();
    let pause: Acknowledged = bob.order(&table.id, "pause", 1, Command::Pause).await.read();
    bob.order(&table.id, "resume", 1, Command::Resume).await.read::<Acknowledged>();
    for n in 0..50 {
        let version = ann.look(&table.id).await.now.version;
        ann.order(&table.id, &format!("s{n}"), version, say("et cetera")).await.read::<Acknowledged>();
    }
    let before = ann.look(&table.id).await.now;
    assert_eq!(ann.order(&table.id, "first", 1, say("salve")).await.read::<Acknowledged>(), first);
    assert_eq!(bob.order(&table.id, "pause", 1, Command::Pause).await.read::<Acknowledged>(), pause);
    let after = ann.look(&table.id).await.now;
    assert_eq!((after.version, after.phase), (before.version, Phase::Playing), "nothing happened twice");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots_nothing_revealed_is_taken_back() {
    let server = Running::in_memory().await;
    let ann = Guest::new(server.addr).await;
    let table = ann.table("micatio", &["random"]).await;
    let mut socket = ann.socket().await;
    let mut now = socket.watch(&table.id).await.unwrap();
    while now.phase != Phase::Over {
        assert_ne!(now.undo, UndoInfo::ByConsent, "bots have no say");
        if now.undo == UndoInfo::No {
            let problem = socket.order(&table.id, now.version, Command::Undo).await.unwrap().0;
            assert!(
                problem
                    .is_err_and(|problem| problem.code == ProblemCode::NoUndo || problem.code == ProblemCode::NotNow)
            );
            now = ann.look(&table.id).await.now;
        }
        if let Some(command) = random_move(&now, &mut Rng::from_number(now.version as u64)) {
            let _ = socket.order(&table.id, now.version, command).await.unwrap();
        }
        now = ann.look(&table.id).await.now;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_ahead_are_made_until_something_is_revealed() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    // Play until somebody has two favors to use, then give up both in one command.
    for round in 0..40 {
        let (a, b) = (ann.look(&table.id).await.now, bob.look(&table.id).await.now);
        let Some((guest, now)) = [(&ann, a), (&bob, b)].into_iter().find(|(_, now)| !now.legal.is_empty()) else {
            assert!(round > 0);
            break;
        };
        let pass = now.legal.iter().any(|mv| mv.notation == "pass");
        let moves = if pass { vec!["pass", "pass", "pass", "pass"] } else { vec![now.legal[0].notation.as_str()] };
        let done: Acknowledged = guest.order(&table.id, &format!("r{round}"), now.version, play(&moves)).await.read();
        if pass {
            assert_eq!(done.moves, 2, "two favors were given up; the next decision is not the same seat's alone");
            let again: Acknowledged =
                guest.order(&table.id, &format!("r{round}"), now.version, play(&moves)).await.read();
            assert_eq!(again, done);
            return server.stop().await;
        }
    }
    panic!("nobody ever won a round");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn resigning_ends_a_game_of_two_and_counts_as_a_loss() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    first_move(&ann, &table.id, "1").await;
    ann.order(&table.id, "2", 0, Command::Resign).await.read::<Acknowledged>();
    let now = bob.look(&table.id).await.now;
    let ending = now.ending.unwrap();
    assert_eq!((now.phase, ending.finished, ending.ranks), (Phase::Over, false, vec![2, 1]));
    assert_eq!(now.seats[0].left, Some(LeftHow::Resigned));
    assert_eq!(ann.order(&table.id, "3", 0, Command::Resign).await.problem().code, ProblemCode::NotNow);

    let next: Acknowledged = bob.order(&table.id, "4", 0, Command::Rematch).await.read();
    let joined: Acknowledged = ann.order(&table.id, "5", 0, Command::Rematch).await.read();
    assert_eq!(next.table, joined.table);
    assert_eq!(ann.look(&next.table.unwrap()).await.now.phase, Phase::Playing);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_sits_in_and_gives_the_seat_back() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    let stand_in = |seat| Command::StandIn { seat, level: "random".to_owned() };
    let mut socket = bob.socket().await;
    socket.watch(&table.id).await.unwrap();
    let here = ann.order(&table.id, "1", 0, stand_in(B)).await;
    assert_eq!(here.problem().code, ProblemCode::NotYours, "Bob is here");
    drop(socket);
    let replaced = tokio::time::timeout(crate::client::PATIENCE, async {
        while ann.order(&table.id, "2", 0, stand_in(B)).await.status != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    });
    replaced.await.expect("Bob is gone");
    assert_eq!(ann.look(&table.id).await.now.seats[1].stand_in.as_deref(), Some("random"));
    let mut socket = bob.socket().await;
    let now = socket.watch(&table.id).await.unwrap();
    assert_eq!(now.seats[1].stand_in, None, "who is back has the seat again");
    ann.order(&table.id, "3", 0, stand_in(A)).await.read::<Acknowledged>();
    ann.order(&table.id, "4", 0, Command::Return).await.read::<Acknowledged>();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_game_rests_and_talk_can_be_muted() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    let now = ann.look(&table.id).await.now;
    bob.order(&table.id, "1", 0, Command::Pause).await.read::<Acknowledged>();
    let refused = ann.order(&table.id, "2", now.version, play(&[&now.legal[0].notation])).await;
    assert_eq!(refused.problem().code, ProblemCode::NotNow);
    ann.order(&table.id, "3", 0, Command::Resume).await.read::<Acknowledged>();

    let said = |text: &str| Command::Say { text: text.to_owned() };
    bob.order(&table.id, "4", 0, said("salve")).await.read::<Acknowledged>();
    ann.order(&table.id, "5", 0, Command::Mute { person: bob.me.id.clone(), on: true }).await.read::<Acknowledged>();
    bob.order(&table.id, "6", 0, said("vale")).await.read::<Acknowledged>();
    let chats = |log: &[lusoria_protocol::state::LogLine]| {
        log.iter().filter(|line| matches!(line.what, LogWhat::Chat { .. })).count()
    };
    assert_eq!((chats(&ann.look(&table.id).await.log), chats(&bob.look(&table.id).await.log)), (0, 2));
    assert_eq!(bob.order(&table.id, "7", 0, said(&"x".repeat(501))).await.problem().code, ProblemCode::BadMessage);
    let stranger = Guest::new(server.addr).await;
    assert_eq!(stranger.order(&table.id, "8", 0, said("C has a five")).await.problem().code, ProblemCode::NotYours);
    let mute = Command::Mute { person: bob.me.id.clone(), on: true };
    assert_eq!(stranger.order(&table.id, "9", 0, mute).await.problem().code, ProblemCode::NotYours);
    ann.order(&table.id, "10", 0, Command::Mute { person: bob.me.id.clone(), on: false }).await.read::<Acknowledged>();
    assert_eq!(chats(&ann.look(&table.id).await.log), 2, "what was said meanwhile can be heard again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn places_are_arranged_before_the_start() {
    let server = Running::in_memory().await;
    let (ann, bob) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let more = json!({"listed": true, "auto_start": false, "draw_seats": true});
    let table = ann.table_with("micatio", &["open", "open"], more).await;
    let listed: Vec<TableSummary> = bob.get("/api/tables?game=micatio&phase=gathering").await.read();
    assert!(listed.iter().any(|summary| summary.id == table.id));
    assert_eq!(ann.order(&table.id, "1", 0, Command::Start).await.problem().code, ProblemCode::NotNow);
    let bot = Command::Place { seat: Seat::new(2), bot: Some("random".to_owned()) };
    assert_eq!(bob.order(&table.id, "2", 0, bot.clone()).await.problem().code, ProblemCode::NotYours);
    ann.order(&table.id, "3", 0, bot).await.read::<Acknowledged>();
    bob.order(&table.id, "4", 0, Command::Join { seat: Some(B) }).await.read::<Acknowledged>();
    bob.order(&table.id, "5", 0, Command::Leave).await.read::<Acknowledged>();
    bob.order(&table.id, "6", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    let late = Guest::new(server.addr).await;
    assert_eq!(late.order(&table.id, "7", 0, Command::Join { seat: None }).await.problem().code, ProblemCode::Full);
    ann.order(&table.id, "8", 0, Command::Start).await.read::<Acknowledged>();
    let now = ann.look(&table.id).await.now;
    let bots = now.seats.iter().filter(|seat| matches!(seat.holder, Holder::Bot { .. })).count();
    assert_eq!((now.phase, bots), (Phase::Playing, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_tables_are_refused_with_every_problem() {
    let server = Running::in_memory().await;
    let ann = Guest::new(server.addr).await;
    let me = json!({"kind": "me"});
    for (body, part) in [
        (json!({"game": "chess", "seats": [me]}), "chess"),
        (json!({"game": "micatio", "seats": [me]}), "players"),
        (json!({"game": "micatio", "seats": [me, me]}), "one seat"),
        (json!({"game": "micatio", "seats": [me, {"kind": "bot", "level": "divine"}]}), "divine"),
        (json!({"game": "micatio", "seats": [me, {"kind": "open"}], "options": {"speed": 3}}), "speed"),
        (
            json!({"game": "micatio", "seats": [me, {"kind": "open"}], "clock": {"kind": "correspondence", "days": 99}}),
            "30",
        ),
    ] {
        let problem = ann.post("/api/tables", body).await.problem();
        assert_eq!(problem.code, ProblemCode::BadSetup);
        assert!(problem.detail.contains(part), "{problem:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_and_branches_are_given() {
    let server = Running::in_memory().await;
    let ann = Guest::new(server.addr).await;
    let table = ann.table_with("micatio", &["random"], json!({"hints": true})).await;
    let hint: Hint = ann.get(&format!("/api/tables/{}/hint", table.id)).await.read();
    let now = ann.look(&table.id).await.now;
    assert!(now.legal.iter().any(|mv| mv.notation == hint.moves[0].notation), "{hint:?}");
    let branch = json!({"ply": 1, "seat": "B", "level": "random"});
    let early = ann.post(&format!("/api/tables/{}/branch", table.id), branch.clone()).await;
    assert_eq!(early.problem().code, ProblemCode::NotNow, "the game is not over");
    let mut socket = ann.socket().await;
    socket.play_to_the_end(&table.id, &mut Rng::from_number(3)).await.unwrap();
    let analysis: Analysis = ann.get(&format!("/api/tables/{}/analysis", table.id)).await.read();
    assert!(!analysis.decisions.is_empty() && analysis.lost_by_seat.len() == 2, "{analysis:?}");
    let branched: TableRef = ann.post(&format!("/api/tables/{}/branch", table.id), branch).await.read();
    let snapshot = ann.look(&branched.id).await;
    assert!(snapshot.now.ply >= 1 && snapshot.info.branch_of.is_some());
    let end = ann.socket().await.play_to_the_end(&branched.id, &mut Rng::from_number(4)).await.unwrap();
    assert_eq!(end.phase, Phase::Over);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_as_they_were_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("t.db").display().to_string();
    let server = Running::start(config(&db)).await;
    let (ann, bob, table) = two(&server).await;
    first_move(&ann, &table.id, "1").await;
    let before = ann.look(&table.id).await;
    let mut socket = ann.socket().await;
    socket.watch(&table.id).await.unwrap();
    server.stop().await;
    while socket.hear().await.is_some() {}
    assert!(socket.heard.iter().any(|message| message.contains("goodbye")), "sockets are told");

    let server = Running::start(config(&db)).await;
    let (ann, bob) = (ann.at(server.addr), bob.at(server.addr));
    let after = ann.look(&table.id).await;
    assert_eq!((&before.info, &before.log, &before.now.view), (&after.info, &after.log, &after.now.view));
    first_move(&bob, &table.id, "2").await;
    let me: Value = ann.get("/api/me").await.read();
    assert_eq!(me["tables"][0]["id"], json!(table.id));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_missed_something_catches_up_in_one_message() {
    let server = Running::in_memory().await;
    let (ann, bob, table) = two(&server).await;
    let mut phone = ann.socket().await;
    let now = phone.watch(&table.id).await.unwrap();
    drop(phone);
    first_move(&bob, &table.id, "1").await;
    let mut phone = ann.socket().await;
    let watch = |since| lusoria_protocol::socket::ToServer::Watch { table: table.id.clone(), since: Some(since) };
    phone.say(&watch(now.version)).await.unwrap();
    let caught_up = phone.next_now().await.unwrap();
    assert_eq!((caught_up.version, caught_up.ply), (now.version + 1, 1));
    let mut other = Socket::open(server.addr, Some(&ann.cookie)).await.unwrap();
    other.say(&watch(caught_up.version)).await.unwrap();
    other.next_now().await.unwrap();
    assert!(other.heard.iter().any(|message| message.contains("\"kind\":\"update\"")), "nothing was missed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_over_the_socket_is_recognized_when_repeated() {
    let server = Running::in_memory().await;
    let (ann, _, table) = two(&server).await;
    let mut socket = ann.socket().await;
    let now = socket.watch(&table.id).await.unwrap();
    let command = play(&[&now.legal[0].notation]);
    let order = Order { id: "once".to_owned(), answers: now.version, command };
    let first = socket.repeat(&table.id, order.clone()).await.unwrap().0.unwrap();
    let again = ann.socket().await.repeat(&table.id, order).await.unwrap().0.unwrap();
    assert_eq!(first, again);
    server.stop().await;
}
