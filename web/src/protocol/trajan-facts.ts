// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './trajan';

export const FACTS: Facts = {
  "province_points": [
    10,
    10,
    6,
    6,
    6,
    10,
    6,
    3,
    3,
    5
  ],
  "senate_points": [
    0,
    2,
    3,
    4,
    5,
    6,
    7,
    8
  ],
  "senate_votes": [
    0,
    2,
    3,
    4,
    5,
    6,
    7,
    8
  ]
};
