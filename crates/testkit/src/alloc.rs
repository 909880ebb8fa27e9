//! An allocator that counts, to prove that playing does not allocate.
#![allow(unsafe_code, reason = "an allocator is unsafe by nature; this one only counts and hands on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counting the calls of each thread.
pub struct Counting;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has allocated while `f` ran; always 0 unless [`Counting`] is the program's allocator.
pub fn allocations(f: impl FnOnce()) -> u64 {
    let before = CALLS.get();
    f();
    CALLS.get() - before
}

fn count() {
    // A thread that is ending has no counter any more, and nothing to prove.
    let _ = CALLS.try_with(|calls| calls.set(calls.get() + 1));
}

// SAFETY: every call is handed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(block, layout, new_size) }
    }
}
