// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './micatio';

export const FACTS: Facts = {
  "cards": [
    {
      "card": "one",
      "copies": 4,
      "number": 1
    },
    {
      "card": "two",
      "copies": 4,
      "number": 2
    },
    {
      "card": "three",
      "copies": 4,
      "number": 3
    },
    {
      "card": "four",
      "copies": 4,
      "number": 4
    },
    {
      "card": "five",
      "copies": 4,
      "number": 5
    }
  ]
};
