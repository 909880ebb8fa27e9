//! The whole server from outside: over HTTP and WebSocket, as browsers and programs meet it.

mod client;
mod crash;
mod hostile;
mod load;
mod nodes;
mod people;
mod play;
mod tables;
