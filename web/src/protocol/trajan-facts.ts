// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './trajan';

export const FACTS: Facts = {
  "bonus_tiles": [
    {
      "bonus": "bonus-columns-furs",
      "counts": {
        "commodities": [
          "columns",
          "furs"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-scrolls-oils",
      "counts": {
        "commodities": [
          "scrolls",
          "oils"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-fruit-ceramics",
      "counts": {
        "commodities": [
          "fruit",
          "ceramics"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-wine-fish",
      "counts": {
        "commodities": [
          "wine",
          "fish"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-jewelry-gems",
      "counts": {
        "commodities": [
          "jewelry",
          "gems"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-cattle-wheat",
      "counts": {
        "commodities": [
          "cattle",
          "wheat"
        ],
        "kind": "commodities"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-legionnaires",
      "counts": {
        "kind": "legionnaires"
      },
      "gray": 1.0,
      "yellow": 2.0
    },
    {
      "bonus": "bonus-workers",
      "counts": {
        "kind": "workers"
      },
      "gray": 0.5,
      "yellow": 1.0
    },
    {
      "bonus": "bonus-yellow-tiles",
      "counts": {
        "kind": "yellow-tiles"
      },
      "gray": 2.0,
      "yellow": 3.0
    },
    {
      "bonus": "bonus-bread",
      "counts": {
        "kind": "need",
        "need": "bread"
      },
      "gray": 6.0,
      "yellow": 9.0
    },
    {
      "bonus": "bonus-games",
      "counts": {
        "kind": "need",
        "need": "games"
      },
      "gray": 6.0,
      "yellow": 9.0
    },
    {
      "bonus": "bonus-religion",
      "counts": {
        "kind": "need",
        "need": "religion"
      },
      "gray": 6.0,
      "yellow": 9.0
    }
  ],
  "building_sets": [
    10,
    20
  ],
  "building_tiles": [
    {
      "building": "stairs",
      "tile": "stairs-2",
      "vp": 2
    },
    {
      "building": "stairs",
      "tile": "stairs-3",
      "vp": 3
    },
    {
      "building": "stairs",
      "tile": "stairs-4",
      "vp": 4
    },
    {
      "building": "stairs",
      "tile": "stairs-5",
      "vp": 5
    },
    {
      "building": "door",
      "tile": "door-2",
      "vp": 2
    },
    {
      "building": "door",
      "tile": "door-3",
      "vp": 3
    },
    {
      "building": "door",
      "tile": "door-4",
      "vp": 4
    },
    {
      "building": "door",
      "tile": "door-5",
      "vp": 5
    },
    {
      "building": "fountain",
      "tile": "fountain-2",
      "vp": 2
    },
    {
      "building": "fountain",
      "tile": "fountain-3",
      "vp": 3
    },
    {
      "building": "fountain",
      "tile": "fountain-4",
      "vp": 4
    },
    {
      "building": "fountain",
      "tile": "fountain-5",
      "vp": 5
    },
    {
      "building": "roof",
      "tile": "roof-2",
      "vp": 2
    },
    {
      "building": "roof",
      "tile": "roof-3",
      "vp": 3
    },
    {
      "building": "roof",
      "tile": "roof-4",
      "vp": 4
    },
    {
      "building": "roof",
      "tile": "roof-5",
      "vp": 5
    },
    {
      "building": "window",
      "tile": "window-2",
      "vp": 2
    },
    {
      "building": "window",
      "tile": "window-3",
      "vp": 3
    },
    {
      "building": "window",
      "tile": "window-4",
      "vp": 4
    },
    {
      "building": "window",
      "tile": "window-5",
      "vp": 5
    }
  ],
  "buildings": [
    {
      "action": "forum",
      "building": "stairs"
    },
    {
      "action": "senate",
      "building": "door"
    },
    {
      "action": "seaport",
      "building": "fountain"
    },
    {
      "action": "trajan",
      "building": "roof"
    },
    {
      "action": "military",
      "building": "window"
    }
  ],
  "penalties": [
    0,
    4,
    9,
    15
  ],
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
  "province_reduction": 3,
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
  ],
  "ships": [
    {
      "colored": [
        2,
        6,
        12,
        20
      ],
      "gray": [
        0,
        1,
        7,
        15
      ],
      "ship": "identical"
    },
    {
      "colored": [
        5,
        10,
        15
      ],
      "gray": [
        1,
        6,
        11
      ],
      "ship": "pairs"
    },
    {
      "colored": [
        2,
        4,
        6,
        8
      ],
      "gray": [
        0,
        1,
        3,
        5
      ],
      "ship": "different"
    }
  ],
  "tokens": 15,
  "trajan_tiles": [
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "yellow",
        "green"
      ],
      "need": null,
      "tile": "trj-cards-yellow-green",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "green",
        "pink"
      ],
      "need": null,
      "tile": "trj-cards-green-pink",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "pink",
        "white"
      ],
      "need": null,
      "tile": "trj-cards-pink-white",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "white",
        "blue"
      ],
      "need": null,
      "tile": "trj-cards-white-blue",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "blue",
        "orange"
      ],
      "need": null,
      "tile": "trj-cards-blue-orange",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "orange",
        "yellow"
      ],
      "need": null,
      "tile": "trj-cards-orange-yellow",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "yellow",
        "yellow"
      ],
      "need": null,
      "tile": "trj-cards-yellow-yellow",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "orange",
        "orange"
      ],
      "need": null,
      "tile": "trj-cards-orange-orange",
      "vp": 3
    },
    {
      "amount": 2,
      "category": "cards",
      "colors": [
        "blue",
        "blue"
      ],
      "need": null,
      "tile": "trj-cards-blue-blue",
      "vp": 3
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "yellow",
        "yellow"
      ],
      "need": null,
      "tile": "trj-vp-yellow-yellow",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "orange",
        "orange"
      ],
      "need": null,
      "tile": "trj-vp-orange-orange",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "green",
        "green"
      ],
      "need": null,
      "tile": "trj-vp-green-green",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "white",
        "white"
      ],
      "need": null,
      "tile": "trj-vp-white-white",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "pink",
        "pink"
      ],
      "need": null,
      "tile": "trj-vp-pink-pink",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "blue",
        "blue"
      ],
      "need": null,
      "tile": "trj-vp-blue-blue",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "yellow",
        "white"
      ],
      "need": null,
      "tile": "trj-vp-yellow-white",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "orange",
        "white"
      ],
      "need": null,
      "tile": "trj-vp-orange-white",
      "vp": 9
    },
    {
      "amount": 0,
      "category": "vp",
      "colors": [
        "blue",
        "white"
      ],
      "need": null,
      "tile": "trj-vp-blue-white",
      "vp": 9
    },
    {
      "amount": 1,
      "category": "workers",
      "colors": [
        "yellow",
        "orange"
      ],
      "need": null,
      "tile": "trj-workers1-yellow-orange",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "workers",
      "colors": [
        "green",
        "orange"
      ],
      "need": null,
      "tile": "trj-workers1-green-orange",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "workers",
      "colors": [
        "white",
        "orange"
      ],
      "need": null,
      "tile": "trj-workers1-white-orange",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "workers",
      "colors": [
        "pink",
        "orange"
      ],
      "need": null,
      "tile": "trj-workers1-pink-orange",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "workers",
      "colors": [
        "blue",
        "green"
      ],
      "need": null,
      "tile": "trj-workers1-blue-green",
      "vp": 5
    },
    {
      "amount": 2,
      "category": "workers",
      "colors": [
        "yellow",
        "yellow"
      ],
      "need": null,
      "tile": "trj-workers2-yellow-yellow",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "workers",
      "colors": [
        "orange",
        "orange"
      ],
      "need": null,
      "tile": "trj-workers2-orange-orange",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "workers",
      "colors": [
        "orange",
        "yellow"
      ],
      "need": null,
      "tile": "trj-workers2-orange-yellow",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "workers",
      "colors": [
        "blue",
        "yellow"
      ],
      "need": null,
      "tile": "trj-workers2-blue-yellow",
      "vp": 2
    },
    {
      "amount": 1,
      "category": "legion",
      "colors": [
        "blue",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion1-blue-blue",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "legion",
      "colors": [
        "yellow",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion1-yellow-blue",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "legion",
      "colors": [
        "green",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion1-green-blue",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "legion",
      "colors": [
        "white",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion1-white-blue",
      "vp": 5
    },
    {
      "amount": 1,
      "category": "legion",
      "colors": [
        "pink",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion1-pink-blue",
      "vp": 5
    },
    {
      "amount": 2,
      "category": "legion",
      "colors": [
        "white",
        "yellow"
      ],
      "need": null,
      "tile": "trj-legion2-white-yellow",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "legion",
      "colors": [
        "green",
        "yellow"
      ],
      "need": null,
      "tile": "trj-legion2-green-yellow",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "legion",
      "colors": [
        "pink",
        "yellow"
      ],
      "need": null,
      "tile": "trj-legion2-pink-yellow",
      "vp": 2
    },
    {
      "amount": 2,
      "category": "legion",
      "colors": [
        "orange",
        "blue"
      ],
      "need": null,
      "tile": "trj-legion2-orange-blue",
      "vp": 2
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "yellow",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-yellow-pink",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "orange",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-orange-pink",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "green",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-green-pink",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "blue",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-blue-pink",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "pink",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-pink-pink",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "white",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-white-pink-1",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "white",
        "pink"
      ],
      "need": null,
      "tile": "trj-plus-two-white-pink-2",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "white",
        "white"
      ],
      "need": null,
      "tile": "trj-plus-two-white-white",
      "vp": 4
    },
    {
      "amount": 1,
      "category": "plus-two",
      "colors": [
        "green",
        "white"
      ],
      "need": null,
      "tile": "trj-plus-two-green-white",
      "vp": 4
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "pink",
        "pink"
      ],
      "need": "bread",
      "tile": "trj-bread-pink-pink",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "green",
        "green"
      ],
      "need": "bread",
      "tile": "trj-bread-green-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "orange",
        "green"
      ],
      "need": "bread",
      "tile": "trj-bread-orange-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "green",
        "green"
      ],
      "need": "games",
      "tile": "trj-games-green-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "yellow",
        "green"
      ],
      "need": "games",
      "tile": "trj-games-yellow-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "pink",
        "green"
      ],
      "need": "games",
      "tile": "trj-games-pink-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "white",
        "white"
      ],
      "need": "religion",
      "tile": "trj-religion-white-white",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "white",
        "green"
      ],
      "need": "religion",
      "tile": "trj-religion-white-green",
      "vp": 1
    },
    {
      "amount": 0,
      "category": "need",
      "colors": [
        "blue",
        "orange"
      ],
      "need": "religion",
      "tile": "trj-religion-blue-orange",
      "vp": 1
    }
  ],
  "yellow_spaces": 3
};
