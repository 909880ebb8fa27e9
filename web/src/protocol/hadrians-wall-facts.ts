// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './hadrians-wall';

export const FACTS: Facts = {
  "disdain_penalty": [
    0,
    1,
    3,
    5,
    7,
    9,
    12,
    15,
    18,
    22
  ]
};
