//! The whole server from outside: over HTTP and WebSocket, as browsers and programs meet it.

/// The binary uses it too; load and memory are measured with it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod client;
mod clocks;
mod crash;
mod faults;
mod hostile;
mod load;
mod nodes;
mod people;
mod play;
mod tables;
