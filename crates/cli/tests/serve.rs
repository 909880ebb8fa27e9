//! `lusoria serve` as people start and stop it: real processes, real files, real signals.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;

use serde_json::{Value, json};

fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lusoria"));
    command.arg("serve").args(args).env("LANG", "C").env_remove("LC_ALL").env_remove("RUST_LOG").stdin(Stdio::null());
    command
}

/// A running server.
struct Server {
    child: Child,
    addr: SocketAddr,
}

impl Server {
    fn start(db: &Path) -> Server {
        let db = db.to_str().expect("a plain path");
        let mut command = serve(&["--addr", "127.0.0.1:0", "--db", db, "--all-games", "--rate", "0"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let addr = line.trim().rsplit("http://").next().and_then(|addr| addr.parse().ok());
        Server { child, addr: addr.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    /// Asks it to stop, as systemd and containers do; returns whether it ended well.
    fn stop(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
        self.child.wait().expect("it ends").success()
    }

    /// A request with a cookie; the status, the head and the body of the answer.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Option<(u16, String, Value)> {
        ask(self.addr, method, path, cookie, body)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ask(addr: SocketAddr, method: &str, path: &str, cookie: &str, body: &Value) -> Option<(u16, String, Value)> {
    let mut stream = TcpStream::connect(addr).ok()?;
    let body = body.to_string();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, head.to_owned(), serde_json::from_str(body).ok()?))
}

/// A new guest's cookie.
fn guest(server: &Server) -> String {
    let (_, head, _) = server.ask("POST", "/api/guest", "", &json!({})).expect("an answer");
    let line = head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).expect("a cookie");
    line.split_once(':').expect("a value").1.split(';').next().expect("a pair").trim().to_owned()
}

fn order(id: &str, answers: &Value, command: Value) -> Value {
    json!({"id": id, "answers": answers, "command": command})
}

#[test]
fn stopping_and_starting_again_finds_the_tables_as_they_were() {
    let dir = tempfile::tempdir().expect("a folder");
    let db = dir.path().join("lusoria.db");
    let server = Server::start(&db);
    let (ann, bob) = (guest(&server), guest(&server));
    let new = json!({"game": "micatio", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let (status, _, table) = server.ask("POST", "/api/tables", &ann, &new).expect("an answer");
    assert_eq!(status, 200, "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let orders = format!("{path}/orders");
    server.ask("POST", &orders, &bob, &order("join", &json!(0), json!({"kind": "join"}))).expect("an answer");
    let (_, _, seen) = server.ask("GET", &path, &ann, &Value::Null).expect("an answer");
    let play = json!({"kind": "play", "moves": [seen["now"]["legal"][0]["notation"]]});
    let (status, _, done) =
        server.ask("POST", &orders, &ann, &order("1", &seen["now"]["version"], play)).expect("an answer");
    assert_eq!(status, 200, "{done}");

    // Somebody talks all the time: what is acknowledged until the last moment is kept.
    let (heard, acknowledged) = mpsc::channel();
    let talker = std::thread::spawn({
        let (addr, orders, bob) = (server.addr, orders.clone(), bob.clone());
        move || {
            for n in 0.. {
                let say = order(&format!("say{n}"), &json!(0), json!({"kind": "say", "text": format!("word {n}")}));
                match ask(addr, "POST", &orders, &bob, &say) {
                    Some((200, _, done)) => heard.send(done["version"].as_i64().expect("a version")).expect("heard"),
                    _ => return,
                }
            }
        }
    });
    acknowledged.iter().take(20).for_each(drop);
    assert!(server.stop(), "it ends well when asked to");
    talker.join().expect("the talker ends with the server");
    let last = acknowledged.iter().last().unwrap_or(0);

    let server = Server::start(&db);
    let (_, _, after) = server.ask("GET", &path, &ann, &Value::Null).expect("an answer");
    assert_eq!((&after["info"], &after["now"]["phase"]), (&seen["info"], &json!("playing")));
    assert_eq!((&after["now"]["ply"], &after["now"]["viewer"]), (&json!(1), &seen["now"]["viewer"]));
    assert!(after["now"]["version"].as_i64() >= Some(last), "{last} was acknowledged: {}", after["now"]["version"]);
    let (_, _, me) = server.ask("GET", "/api/me", &ann, &Value::Null).expect("an answer");
    assert_eq!(me["tables"][0]["id"], table["id"]);
    assert!(server.stop());
}

/// Runs it where it cannot run.
fn refused(mut command: Command) -> (i32, String) {
    let Output { status, stderr, .. } = command.output().expect("the binary runs");
    (status.code().expect("it exits by itself"), String::from_utf8(stderr).expect("output is UTF-8"))
}

#[test]
fn what_is_wrong_is_told_in_one_line() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("the file can be written");
        path.to_str().expect("a plain path").to_owned()
    };
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    let (no_db, no_toml) = (file("text.db", &"not a database\n".repeat(100)), file("wrong.toml", "bot-treads = 3\n"));
    let folder = dir.path().to_str().expect("a plain path");
    for (args, part) in [
        (&["--db", "memory", "--addr", &addr][..], "in use"),
        (&["--db", folder], "cannot use the database"),
        (&["--db", &no_db], "not a database"),
        (&["--db", "/proc/no/lusoria.db"], "/proc/no/lusoria.db"),
        (&["--db", "postgre://lusoria:secret@localhost/lusoria"], "there is no database \"postgre://\""),
        (&["--db", "postgres://lusoria:secret@127.0.0.1:1/lusoria"], "cannot use the PostgreSQL database at 127.0.0.1"),
        (&["--db", "memory", "--node", "two words"], "the name of a node"),
        (&["--config", "no-such-file.toml"], "no-such-file.toml"),
        (&["--config", &no_toml], "bot-treads"),
    ] {
        let mut command = serve(if args[0] == "--db" && args.len() == 2 { &["--addr", "127.0.0.1:0"] } else { &[] });
        command.args(args);
        let (code, error) = refused(command);
        assert_eq!(code, 2, "{args:?}: {error}");
        assert!(error.contains(part) && error.starts_with("lusoria: "), "{args:?}: {error}");
        assert!(!error.contains("secret"), "{args:?} tells a password: {error}");
    }
}

#[test]
fn settings_of_any_kind_are_read_or_refused() {
    let flags = [
        ("--addr", "LUSORIA_ADDR"),
        ("--db", "LUSORIA_DB"),
        ("--node", "LUSORIA_NODE"),
        ("--bot-threads", "LUSORIA_BOT_THREADS"),
        ("--bot-pause", "LUSORIA_BOT_PAUSE"),
        ("--away-after", "LUSORIA_AWAY_AFTER"),
        ("--unload-after", "LUSORIA_UNLOAD_AFTER"),
        ("--rate", "LUSORIA_RATE"),
        ("--burst", "LUSORIA_BURST"),
        ("--connections", "LUSORIA_CONNECTIONS"),
        ("--connections-per-address", "LUSORIA_CONNECTIONS_PER_ADDRESS"),
        ("--new-tables", "LUSORIA_NEW_TABLES"),
        ("--tables-per-person", "LUSORIA_TABLES_PER_PERSON"),
        ("--origins", "LUSORIA_ORIGINS"),
        ("", "LUSORIA_BEHIND_PROXY"),
        ("", "LUSORIA_LOG_JSON"),
    ];
    let values = [
        "",
        " ",
        "0",
        "-1",
        "18446744073709551616",
        "0x10",
        "1e3",
        "127.0.0.1",
        "::1",
        "[::]:80",
        "a\nb",
        "\u{1F3DB}",
        "--db",
        "true",
    ];
    for (flag, variable) in flags {
        for value in values {
            // A file that is not there ends every one of them, whatever the rest is.
            let mut by_variable = serve(&["--config", "no-such-file.toml"]);
            by_variable.env(variable, value);
            let mut tried = vec![by_variable];
            if !flag.is_empty() {
                tried.push(serve(&["--config", "no-such-file.toml", &format!("{flag}={value}")]));
            }
            for command in tried {
                let (code, error) = refused(command);
                assert_eq!(code, 2, "{flag} {variable} {value:?}: {error}");
                assert!(!error.is_empty() && !error.contains("panicked"), "{flag} {variable} {value:?}: {error}");
            }
        }
    }
}
