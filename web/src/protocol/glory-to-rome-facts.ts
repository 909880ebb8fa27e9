// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './glory-to-rome';

export const FACTS: Facts = {
  "cards": {
    "academy": {
      "clause": "GTR-20",
      "material": "brick",
      "value": 2
    },
    "amphitheater": {
      "clause": "GTR-21",
      "material": "concrete",
      "value": 2
    },
    "aqueduct": {
      "clause": "GTR-22",
      "material": "concrete",
      "value": 2
    },
    "archway": {
      "clause": "GTR-23",
      "material": "brick",
      "value": 2
    },
    "atrium": {
      "clause": "GTR-24",
      "material": "brick",
      "value": 2
    },
    "bar": {
      "clause": "GTR-25",
      "material": "rubble",
      "value": 1
    },
    "basilica": {
      "clause": "GTR-26",
      "material": "marble",
      "value": 3
    },
    "bath": {
      "clause": "GTR-27",
      "material": "brick",
      "value": 2
    },
    "bridge": {
      "clause": "GTR-28",
      "material": "concrete",
      "value": 2
    },
    "catacomb": {
      "clause": "GTR-29",
      "material": "stone",
      "value": 3
    },
    "circus": {
      "clause": "GTR-30",
      "material": "wood",
      "value": 1
    },
    "circus-maximus": {
      "clause": "GTR-31",
      "material": "stone",
      "value": 3
    },
    "coliseum": {
      "clause": "GTR-32",
      "material": "stone",
      "value": 3
    },
    "crane": {
      "clause": "GTR-33",
      "material": "wood",
      "value": 1
    },
    "dock": {
      "clause": "GTR-34",
      "material": "wood",
      "value": 1
    },
    "domus-aurea": {
      "clause": "GTR-35",
      "material": "stone",
      "value": 3
    },
    "forum": {
      "clause": "GTR-36",
      "material": "marble",
      "value": 3
    },
    "forum-romanum": {
      "clause": "GTR-37",
      "material": "marble",
      "value": 3
    },
    "foundry": {
      "clause": "GTR-38",
      "material": "brick",
      "value": 2
    },
    "fountain": {
      "clause": "GTR-39",
      "material": "marble",
      "value": 3
    },
    "garden": {
      "clause": "GTR-40",
      "material": "stone",
      "value": 3
    },
    "gate": {
      "clause": "GTR-41",
      "material": "brick",
      "value": 2
    },
    "insula": {
      "clause": "GTR-42",
      "material": "rubble",
      "value": 1
    },
    "latrine": {
      "clause": "GTR-43",
      "material": "rubble",
      "value": 1
    },
    "ludus-magna": {
      "clause": "GTR-44",
      "material": "marble",
      "value": 3
    },
    "market": {
      "clause": "GTR-45",
      "material": "wood",
      "value": 1
    },
    "palace": {
      "clause": "GTR-46",
      "material": "marble",
      "value": 3
    },
    "palisade": {
      "clause": "GTR-47",
      "material": "wood",
      "value": 1
    },
    "prison": {
      "clause": "GTR-48",
      "material": "stone",
      "value": 3
    },
    "road": {
      "clause": "GTR-49",
      "material": "rubble",
      "value": 1
    },
    "school": {
      "clause": "GTR-50",
      "material": "brick",
      "value": 2
    },
    "scriptorium": {
      "clause": "GTR-51",
      "material": "stone",
      "value": 3
    },
    "senate": {
      "clause": "GTR-52",
      "material": "concrete",
      "value": 2
    },
    "sewer": {
      "clause": "GTR-53",
      "material": "stone",
      "value": 3
    },
    "shrine": {
      "clause": "GTR-54",
      "material": "brick",
      "value": 2
    },
    "stairway": {
      "clause": "GTR-55",
      "material": "marble",
      "value": 3
    },
    "statue": {
      "clause": "GTR-56",
      "material": "marble",
      "value": 3
    },
    "storeroom": {
      "clause": "GTR-57",
      "material": "concrete",
      "value": 2
    },
    "temple": {
      "clause": "GTR-58",
      "material": "marble",
      "value": 3
    },
    "tower": {
      "clause": "GTR-59",
      "material": "concrete",
      "value": 2
    },
    "tribunal": {
      "clause": "GTR-60",
      "material": "concrete",
      "value": 2
    },
    "villa": {
      "clause": "GTR-61",
      "material": "stone",
      "value": 3
    },
    "vomitorium": {
      "clause": "GTR-62",
      "material": "concrete",
      "value": 2
    },
    "wall": {
      "clause": "GTR-63",
      "material": "concrete",
      "value": 2
    }
  },
  "materials": [
    {
      "id": "rubble",
      "role": "laborer",
      "value": 1
    },
    {
      "id": "wood",
      "role": "craftsman",
      "value": 1
    },
    {
      "id": "brick",
      "role": "legionary",
      "value": 2
    },
    {
      "id": "concrete",
      "role": "architect",
      "value": 2
    },
    {
      "id": "stone",
      "role": "merchant",
      "value": 3
    },
    {
      "id": "marble",
      "role": "patron",
      "value": 3
    }
  ]
};
