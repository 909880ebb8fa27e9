// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './praetor';

export const FACTS: Facts = {
  "walls": [
    {
      "cost": {
        "marble": 2,
        "weapons": 2
      },
      "id": "wall-01",
      "points": 10
    },
    {
      "cost": {
        "stone": 2,
        "wood": 4
      },
      "id": "wall-02",
      "points": 7
    },
    {
      "cost": {
        "stone": 4,
        "wood": 2
      },
      "id": "wall-03",
      "points": 7
    },
    {
      "cost": {
        "marble": 2,
        "stone": 3
      },
      "id": "wall-04",
      "points": 9
    },
    {
      "cost": {
        "weapons": 2,
        "wood": 3
      },
      "id": "wall-05",
      "points": 9
    },
    {
      "cost": {
        "gold": 10
      },
      "id": "wall-06",
      "points": 5
    },
    {
      "cost": {
        "gold": 6,
        "marble": 2
      },
      "id": "wall-07",
      "points": 8
    },
    {
      "cost": {
        "gold": 6,
        "weapons": 2
      },
      "id": "wall-08",
      "points": 8
    },
    {
      "cost": {
        "marble": 3,
        "weapons": 1
      },
      "id": "wall-09",
      "points": 10
    },
    {
      "cost": {
        "marble": 1,
        "weapons": 3
      },
      "id": "wall-10",
      "points": 10
    },
    {
      "cost": {
        "marble": 1,
        "stone": 2,
        "weapons": 1,
        "wood": 2
      },
      "id": "wall-11",
      "points": 10
    },
    {
      "cost": {
        "stone": 3,
        "weapons": 2
      },
      "id": "wall-12",
      "points": 9
    },
    {
      "cost": {
        "marble": 2,
        "wood": 3
      },
      "id": "wall-13",
      "points": 9
    },
    {
      "cost": {
        "gold": 5,
        "stone": 2,
        "wood": 2
      },
      "id": "wall-14",
      "points": 7
    }
  ]
};
