//! A private PostgreSQL server for tests: its own folder and socket, gone when dropped.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A PostgreSQL server that belongs to one test program.
pub struct PrivatePostgres {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicU32,
    durable: bool,
}

impl PrivatePostgres {
    /// Starts a server with a fresh cluster, without flushing to disk. Panics with the reason where that is impossible.
    pub fn start() -> PrivatePostgres {
        PrivatePostgres::start_with(false)
    }

    /// Starts a server that flushes every commit, as a real one does.
    pub fn start_durable() -> PrivatePostgres {
        PrivatePostgres::start_with(true)
    }

    fn start_with(durable: bool) -> PrivatePostgres {
        let programs = find_programs().expect("PostgreSQL in /usr/lib/postgresql: apt-get install postgresql");
        let folder = std::env::temp_dir().join(format!("lusoria-pg-{}-{}", std::process::id(), next()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let server = PrivatePostgres { folder, programs, databases: AtomicU32::new(0), durable };
        if is_root() {
            // initdb refuses to run as root; the Debian package brings a user for it.
            run(Command::new("chown").arg("postgres:").arg(&server.folder));
        }
        server.create();
        server
    }

    fn create(&self) {
        let data = self.folder.join("data");
        let mut initdb = self.command("initdb");
        initdb.args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D"]).arg(&data);
        run(&mut initdb);
        self.start_again();
    }

    /// Starts it after [`PrivatePostgres::stop`], on the same data.
    pub fn start_again(&self) {
        let data = self.folder.join("data");
        let fast = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off";
        let options = format!(
            "-c listen_addresses='' -k {} -c max_connections=60 {}",
            self.folder.display(),
            if self.durable { "" } else { fast }
        );
        let mut start = self.command("pg_ctl");
        start.args(["-w", "-t", "60", "-o", &options, "-l"]).arg(self.folder.join("log")).arg("-D").arg(&data);
        run(start.arg("start"));
    }

    /// The address of a new empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut create = self.command("createdb");
        run(create.arg("-h").arg(&self.folder).args(["-U", "postgres", &name]));
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{host}/{name}")
    }

    /// Stops it in the middle of whatever it does, as a crash would.
    pub fn stop(&self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["-m", "immediate", "-D"]).arg(self.folder.join("data")).arg("stop");
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }

    /// No file of it grows beyond so many bytes any more, as on a full disk.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        for process in self.processes() {
            let mut set = self.as_owner("prlimit".as_ref());
            // A process may have ended meanwhile.
            let _ = set.args(["--pid", &process, &format!("--fsize={limit}:unlimited")]).status();
        }
    }

    /// Freezes all its processes, or lets them go on.
    pub fn freeze(&self, on: bool) {
        for process in self.processes() {
            let _ = self.as_owner("kill".as_ref()).args([if on { "-STOP" } else { "-CONT" }, &process]).status();
        }
    }

    /// The first process and those it started.
    fn processes(&self) -> Vec<String> {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return Vec::new() };
        let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap_or_default();
        std::iter::once(first).chain(children.split_whitespace().map(str::to_owned)).collect()
    }

    fn command(&self, program: &str) -> Command {
        self.as_owner(&self.programs.join(program))
    }

    /// A program run by whom the server belongs to.
    fn as_owner(&self, program: &Path) -> Command {
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn next() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The newest version installed.
fn find_programs() -> Option<PathBuf> {
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let installed = std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    Some(installed.max_by_key(|path| version(path))?.join("bin"))
}

fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().any(|line| line.starts_with("Uid:") && line.split_whitespace().nth(2) == Some("0"))
}

/// Runs a program to its end with its output in a file: a daemon it leaves behind would keep a pipe open.
fn run(command: &mut Command) {
    let path = std::env::temp_dir().join(format!("lusoria-run-{}-{}", std::process::id(), next()));
    let output = std::fs::File::create(&path).expect("a temporary file");
    let error = output.try_clone().expect("a second handle");
    let status = command.stdout(output).stderr(error).status();
    let said = std::fs::read_to_string(&path).unwrap_or_default();
    let _ = std::fs::remove_file(&path);
    assert!(status.is_ok_and(|status| status.success()), "{command:?} failed: {said}");
}
