//! A disk that fails when it is told to: SQLite's own file system layer with faults in between, for this whole process.
#![allow(unsafe_code)] // The layer is a table of C functions.

use std::collections::HashMap;
use std::ffi::{c_char, c_int, c_void};
use std::sync::atomic::{AtomicI32, AtomicI64, Ordering};
use std::sync::{Mutex, OnceLock};

use libsqlite3_sys::{
    SQLITE_OK, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};

/// What fails.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fault {
    /// Writing, with a result code of SQLite.
    Write(c_int),
    /// Flushing.
    Sync(c_int),
}

/// How often it fails.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Often {
    Once,
    UntilMended,
}

static WRITE_CODE: AtomicI32 = AtomicI32::new(SQLITE_OK);
static SYNC_CODE: AtomicI32 = AtomicI32::new(SQLITE_OK);
/// How many more operations of the kind succeed.
static GOOD: AtomicI64 = AtomicI64::new(0);
/// How many fail after them.
static BAD: AtomicI64 = AtomicI64::new(0);

/// Lets the disk fail after so many good operations.
pub(crate) fn breaks(fault: Fault, after: i64, often: Often) {
    mend();
    GOOD.store(after, Ordering::SeqCst);
    BAD.store(if often == Often::Once { 1 } else { i64::MAX }, Ordering::SeqCst);
    match fault {
        Fault::Write(code) => WRITE_CODE.store(code, Ordering::SeqCst),
        Fault::Sync(code) => SYNC_CODE.store(code, Ordering::SeqCst),
    }
}

/// Whether the disk has failed since it was told to.
pub(crate) fn has_failed() -> bool {
    GOOD.load(Ordering::SeqCst) < 0
}

/// The disk is well again.
pub(crate) fn mend() {
    WRITE_CODE.store(SQLITE_OK, Ordering::SeqCst);
    SYNC_CODE.store(SQLITE_OK, Ordering::SeqCst);
    GOOD.store(0, Ordering::SeqCst);
}

fn outcome(code: &AtomicI32) -> c_int {
    let code = code.load(Ordering::SeqCst);
    if code == SQLITE_OK || GOOD.fetch_sub(1, Ordering::SeqCst) > 0 || BAD.fetch_sub(1, Ordering::SeqCst) <= 0 {
        return SQLITE_OK;
    }
    code
}

type Open = unsafe extern "C" fn(*mut sqlite3_vfs, *const c_char, *mut sqlite3_file, c_int, *mut c_int) -> c_int;
type Write = unsafe extern "C" fn(*mut sqlite3_file, *const c_void, c_int, sqlite3_int64) -> c_int;
type Sync = unsafe extern "C" fn(*mut sqlite3_file, c_int) -> c_int;

struct Real {
    open: Open,
    /// The same for every file of this layer.
    file: OnceLock<(Write, Sync)>,
    /// The table of a file by the table it had before; these live as long as the process.
    tables: Mutex<HashMap<usize, usize>>,
}

static REAL: OnceLock<Real> = OnceLock::new();

fn real() -> &'static Real {
    REAL.get().expect("the layer is there before any file")
}

/// Puts the layer between SQLite and the disk.
pub(crate) fn insert() {
    REAL.get_or_init(|| {
        // SAFETY: the default layer is a valid table that is never freed; the copy is leaked, so it lives as long.
        unsafe {
            let default = sqlite3_vfs_find(std::ptr::null());
            assert!(!default.is_null(), "SQLite has a default file system layer");
            let ours = Box::leak(Box::new(*default));
            let open = ours.xOpen.expect("a layer opens files");
            ours.zName = c"faulty".as_ptr();
            ours.xOpen = Some(open_file);
            assert_eq!(sqlite3_vfs_register(ours, 1), SQLITE_OK);
            Real { open, file: OnceLock::new(), tables: Mutex::default() }
        }
    });
}

unsafe extern "C" fn open_file(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are SQLite's own, handed on as they are; the table of a file that was opened is valid.
    unsafe {
        let code = (real().open)(vfs, name, file, flags, out);
        if code == SQLITE_OK && !(*file).pMethods.is_null() {
            (*file).pMethods = with_faults((*file).pMethods);
        }
        code
    }
}

/// The same table with our functions for writing and flushing.
unsafe fn with_faults(methods: *const sqlite3_io_methods) -> *const sqlite3_io_methods {
    let mut tables = real().tables.lock().unwrap();
    // SAFETY: a table of the default layer, which is constant data.
    let ours = tables.entry(methods as usize).or_insert_with(|| unsafe {
        let mut ours = *methods;
        let functions = (ours.xWrite.expect("files are written"), ours.xSync.expect("files are flushed"));
        real().file.get_or_init(|| functions);
        ours.xWrite = Some(write);
        ours.xSync = Some(sync);
        std::ptr::from_ref(Box::leak(Box::new(ours))) as usize
    });
    *ours as *const sqlite3_io_methods
}

unsafe extern "C" fn write(file: *mut sqlite3_file, data: *const c_void, n: c_int, at: sqlite3_int64) -> c_int {
    match outcome(&WRITE_CODE) {
        // SAFETY: SQLite's own arguments, handed on as they are.
        SQLITE_OK => unsafe { (real().file.get().expect("set with the table").0)(file, data, n, at) },
        code => code,
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    match outcome(&SYNC_CODE) {
        // SAFETY: as above.
        SQLITE_OK => unsafe { (real().file.get().expect("set with the table").1)(file, flags) },
        code => code,
    }
}
