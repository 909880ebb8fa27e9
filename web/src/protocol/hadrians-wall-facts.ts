// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './hadrians-wall';

export const FACTS: Facts = {
  "attributes": [
    {
      "boxes": [
        [],
        [],
        [
          "civilian"
        ],
        [],
        [],
        [
          "civilian"
        ],
        [],
        [],
        [
          "civilian"
        ],
        [],
        [],
        [
          "civilian"
        ],
        [],
        [],
        [
          "civilian"
        ],
        [],
        [
          "piety"
        ],
        [],
        [
          "civilian"
        ],
        [],
        [
          "discipline"
        ],
        [],
        [
          "civilian"
        ],
        [],
        [
          "valor"
        ]
      ],
      "id": "renown"
    },
    {
      "boxes": [
        [],
        [],
        [
          "servant"
        ],
        [],
        [],
        [
          "servant"
        ],
        [],
        [],
        [
          "servant"
        ],
        [],
        [],
        [
          "servant"
        ],
        [],
        [],
        [
          "servant"
        ],
        [],
        [
          "renown"
        ],
        [],
        [
          "servant"
        ],
        [],
        [
          "valor"
        ],
        [],
        [
          "servant"
        ],
        [],
        [
          "discipline"
        ]
      ],
      "id": "piety"
    },
    {
      "boxes": [
        [],
        [],
        [
          "soldier"
        ],
        [],
        [],
        [
          "soldier"
        ],
        [],
        [],
        [
          "soldier"
        ],
        [],
        [],
        [
          "soldier"
        ],
        [],
        [],
        [
          "soldier"
        ],
        [],
        [
          "discipline"
        ],
        [],
        [
          "soldier"
        ],
        [],
        [
          "renown"
        ],
        [],
        [
          "soldier"
        ],
        [],
        [
          "piety"
        ]
      ],
      "id": "valor"
    },
    {
      "boxes": [
        [],
        [],
        [
          "builder"
        ],
        [],
        [],
        [
          "builder"
        ],
        [],
        [],
        [
          "builder"
        ],
        [],
        [],
        [
          "builder"
        ],
        [],
        [],
        [
          "builder"
        ],
        [],
        [
          "valor"
        ],
        [],
        [
          "builder"
        ],
        [],
        [
          "piety"
        ],
        [],
        [
          "builder"
        ],
        [],
        [
          "renown"
        ]
      ],
      "id": "discipline"
    }
  ],
  "bribes": [
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 3
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 4
    },
    {
      "cost": {
        "resource": 2
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 5
    },
    {
      "cost": {
        "resource": 2
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 6
    },
    {
      "cost": {
        "resource": 3
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 7
    },
    {
      "cost": {
        "resource": 3
      },
      "icons": [
        "remove-disdain"
      ],
      "needs": 8
    }
  ],
  "bribes_a_year": 2,
  "buildings": [
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 1
      },
      "icons": [
        "circle"
      ],
      "id": "medium-granary",
      "needs": {
        "level": 1,
        "track": "infrastructure"
      },
      "yearly": {}
    },
    {
      "after": "medium-granary",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 1
      },
      "icons": [
        "circle",
        "renown"
      ],
      "id": "large-granary",
      "needs": {
        "level": 5,
        "track": "infrastructure"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 1
      },
      "icons": [
        "circle",
        "civilian"
      ],
      "id": "small-hotel",
      "needs": {
        "level": 2,
        "track": "infrastructure"
      },
      "yearly": {
        "civilian": 1
      }
    },
    {
      "after": "small-hotel",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 1
      },
      "icons": [
        "circle",
        "renown",
        "civilian"
      ],
      "id": "large-hotel",
      "needs": {
        "level": 6,
        "track": "infrastructure"
      },
      "yearly": {
        "civilian": 1
      }
    },
    {
      "after": null,
      "cost": {
        "resource": 3
      },
      "icons": [
        "circle",
        "builder"
      ],
      "id": "small-workshop",
      "needs": {
        "level": 3,
        "track": "infrastructure"
      },
      "yearly": {
        "builder": 1
      }
    },
    {
      "after": "small-workshop",
      "cost": {
        "resource": 4
      },
      "icons": [
        "circle",
        "renown",
        "builder"
      ],
      "id": "large-workshop",
      "needs": {
        "level": 7,
        "track": "infrastructure"
      },
      "yearly": {
        "builder": 1
      }
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 2
      },
      "icons": [
        "circle",
        {
          "among": [
            "piety",
            "discipline"
          ]
        }
      ],
      "id": "small-road",
      "needs": {
        "level": 4,
        "track": "infrastructure"
      },
      "yearly": {}
    },
    {
      "after": "small-road",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 2
      },
      "icons": [
        "circle",
        {
          "among": [
            "renown",
            "valor"
          ]
        }
      ],
      "id": "large-road",
      "needs": {
        "level": 8,
        "track": "infrastructure"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2
      },
      "icons": [
        "valor",
        "valor"
      ],
      "id": "archway",
      "needs": {
        "level": 15,
        "track": "renown"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2
      },
      "icons": [
        "discipline",
        "discipline"
      ],
      "id": "monolith",
      "needs": {
        "level": 15,
        "track": "piety"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2
      },
      "icons": [
        "piety",
        "piety"
      ],
      "id": "column",
      "needs": {
        "level": 15,
        "track": "valor"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2
      },
      "icons": [
        "renown",
        "renown"
      ],
      "id": "statue",
      "needs": {
        "level": 15,
        "track": "discipline"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "civilian": 1,
        "servant": 1
      },
      "icons": [
        "piety",
        "hammer",
        "resource"
      ],
      "id": "small-precinct",
      "needs": {
        "level": 3,
        "track": "traders"
      },
      "yearly": {}
    },
    {
      "after": "small-precinct",
      "cost": {
        "civilian": 2,
        "servant": 1
      },
      "icons": [
        "discipline",
        "hammer",
        "resource"
      ],
      "id": "medium-precinct",
      "needs": {
        "level": 6,
        "track": "traders"
      },
      "yearly": {}
    },
    {
      "after": "medium-precinct",
      "cost": {
        "civilian": 3,
        "servant": 1
      },
      "icons": [
        "renown",
        "hammer",
        "resource"
      ],
      "id": "large-precinct",
      "needs": {
        "level": 9,
        "track": "traders"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 1
      },
      "icons": [
        "renown"
      ],
      "id": "market",
      "needs": {
        "level": 4,
        "track": "traders"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 1
      },
      "icons": [
        "renown"
      ],
      "id": "theater",
      "needs": {
        "level": 1,
        "track": "performers"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 2
      },
      "icons": [
        "renown"
      ],
      "id": "ludus-gladiatorious",
      "needs": {
        "level": 3,
        "track": "performers"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 1
      },
      "icons": [
        "piety",
        "trader",
        "performer",
        "priest"
      ],
      "id": "small-gardens",
      "needs": {
        "level": 4,
        "track": "priests"
      },
      "yearly": {}
    },
    {
      "after": "small-gardens",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 1
      },
      "icons": [
        "piety",
        "trader",
        "performer",
        "priest",
        "apparitor",
        "patrician"
      ],
      "id": "large-gardens",
      "needs": {
        "level": 7,
        "track": "priests"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 1,
        "servant": 1
      },
      "icons": [
        "piety"
      ],
      "id": "small-temple",
      "needs": {
        "level": 1,
        "track": "priests"
      },
      "yearly": {}
    },
    {
      "after": "small-temple",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 1
      },
      "icons": [
        "piety"
      ],
      "id": "medium-temple",
      "needs": {
        "level": 3,
        "track": "priests"
      },
      "yearly": {}
    },
    {
      "after": "medium-temple",
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 2
      },
      "icons": [
        "piety"
      ],
      "id": "large-temple",
      "needs": {
        "level": 6,
        "track": "priests"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 2
      },
      "icons": [
        "renown"
      ],
      "id": "baths",
      "needs": {
        "level": 3,
        "track": "apparitores"
      },
      "yearly": {}
    },
    {
      "after": null,
      "cost": {
        "builder": 1,
        "resource": 2,
        "servant": 2
      },
      "icons": [
        "renown"
      ],
      "id": "courthouse",
      "needs": {
        "level": 4,
        "track": "apparitores"
      },
      "yearly": {}
    }
  ],
  "cards": [
    {
      "at_most": false,
      "counts": "constructed-landmarks",
      "gain": {
        "resource": 2
      },
      "good": 2,
      "id": "architect",
      "pattern": "line",
      "thresholds": [
        1,
        2,
        3
      ]
    },
    {
      "at_most": true,
      "counts": "final-disdain",
      "gain": {
        "builder": 1,
        "civilian": 1
      },
      "good": 1,
      "id": "aristocrat",
      "pattern": "T",
      "thresholds": [
        4,
        2,
        0
      ]
    },
    {
      "at_most": false,
      "counts": "completed-wall-sections",
      "gain": {
        "builder": 1,
        "resource": 1
      },
      "good": 1,
      "id": "defender",
      "pattern": "L",
      "thresholds": [
        1,
        2,
        3
      ]
    },
    {
      "at_most": false,
      "counts": "large-buildings",
      "gain": {
        "builder": 1,
        "resource": 1
      },
      "good": 2,
      "id": "engineer",
      "pattern": "L",
      "thresholds": [
        2,
        4,
        6
      ]
    },
    {
      "at_most": false,
      "counts": "completed-cohorts",
      "gain": {
        "soldier": 1
      },
      "good": 5,
      "id": "fighter",
      "pattern": "square",
      "thresholds": [
        1,
        2,
        3
      ]
    },
    {
      "at_most": false,
      "counts": "resource-production-circles",
      "gain": {
        "resource": 1,
        "servant": 1
      },
      "good": 3,
      "id": "forager",
      "pattern": "T",
      "thresholds": [
        3,
        6,
        9
      ]
    },
    {
      "at_most": false,
      "counts": "collected-goods",
      "gain": {
        "civilian": 1,
        "resource": 1
      },
      "good": 4,
      "id": "merchant",
      "pattern": "square",
      "thresholds": [
        4,
        6,
        8
      ]
    },
    {
      "at_most": false,
      "counts": "completed-citizen-tracks",
      "gain": {
        "civilian": 1,
        "servant": 1
      },
      "good": 1,
      "id": "planner",
      "pattern": "S",
      "thresholds": [
        2,
        4,
        5
      ]
    },
    {
      "at_most": false,
      "counts": "filled-temples",
      "gain": {
        "servant": 2
      },
      "good": 2,
      "id": "pontiff",
      "pattern": "T",
      "thresholds": [
        1,
        2,
        3
      ]
    },
    {
      "at_most": false,
      "counts": "completed-scout-columns",
      "gain": {
        "soldier": 1
      },
      "good": 6,
      "id": "ranger",
      "pattern": "line",
      "thresholds": [
        1,
        3,
        5
      ]
    },
    {
      "at_most": false,
      "counts": "total-gladiator-strength",
      "gain": {
        "resource": 1,
        "servant": 1
      },
      "good": 4,
      "id": "trainer",
      "pattern": "S",
      "thresholds": [
        4,
        8,
        12
      ]
    },
    {
      "at_most": false,
      "counts": "completed-wall-guard-sections",
      "gain": {
        "builder": 1,
        "civilian": 1
      },
      "good": 2,
      "id": "vanguard",
      "pattern": "S",
      "thresholds": [
        1,
        2,
        3
      ]
    }
  ],
  "citizen_cost": {
    "civilian": 1
  },
  "citizens": [
    {
      "boxes": [
        [
          "servant"
        ],
        [],
        [
          "builder"
        ],
        [],
        [
          "resource"
        ],
        [],
        [
          "builder"
        ],
        [
          "renown"
        ],
        [
          "resource"
        ]
      ],
      "flags": [
        3,
        4,
        6,
        9
      ],
      "icon": "trader",
      "id": "traders"
    },
    {
      "boxes": [
        [
          "builder"
        ],
        [],
        [
          "servant"
        ],
        [],
        [
          "soldier"
        ],
        [],
        [
          "servant"
        ],
        [
          "renown"
        ],
        [
          "builder"
        ]
      ],
      "flags": [
        1,
        3
      ],
      "icon": "performer",
      "id": "performers"
    },
    {
      "boxes": [
        [
          "servant"
        ],
        [],
        [
          "servant"
        ],
        [
          "piety"
        ],
        [
          "servant"
        ],
        [
          "piety"
        ],
        [
          "servant"
        ],
        [
          "piety"
        ],
        [
          "servant"
        ]
      ],
      "flags": [
        1,
        3,
        4,
        6,
        7
      ],
      "icon": "priest",
      "id": "priests"
    },
    {
      "boxes": [
        [
          "builder"
        ],
        [],
        [
          "soldier"
        ],
        [
          "discipline"
        ],
        [
          "builder"
        ],
        [
          "discipline"
        ],
        [
          "soldier"
        ],
        [
          "discipline"
        ],
        [
          "builder"
        ]
      ],
      "flags": [
        3,
        4
      ],
      "icon": "apparitor",
      "id": "apparitores"
    },
    {
      "boxes": [
        [
          "resource"
        ],
        [],
        [
          "soldier"
        ],
        [
          "renown"
        ],
        [
          "resource"
        ],
        [
          "renown"
        ],
        [
          "soldier"
        ],
        [
          "renown"
        ],
        [
          "resource"
        ]
      ],
      "flags": [
        1,
        3,
        6
      ],
      "icon": "patrician",
      "id": "patricians"
    }
  ],
  "cohorts": [
    {
      "boxes": [
        [],
        [],
        [
          "discipline"
        ],
        [],
        [
          "valor"
        ],
        [
          "discipline"
        ]
      ],
      "id": "left"
    },
    {
      "boxes": [
        [],
        [],
        [
          "discipline"
        ],
        [],
        [
          "valor"
        ],
        [
          "discipline"
        ]
      ],
      "id": "center"
    },
    {
      "boxes": [
        [],
        [],
        [
          "discipline"
        ],
        [],
        [
          "valor"
        ],
        [
          "discipline"
        ]
      ],
      "id": "right"
    }
  ],
  "diplomats": [
    {
      "cost": {
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "icons": [
        "valor",
        "favor-cohort",
        "favor-cohort"
      ],
      "needs": 1
    },
    {
      "cost": {
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "icons": [
        "valor",
        "favor-cohort",
        "favor-cohort"
      ],
      "needs": 3
    },
    {
      "cost": {
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "icons": [
        "valor",
        "favor-cohort",
        "favor-cohort"
      ],
      "needs": 6
    }
  ],
  "disdain_boxes": 15,
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
  ],
  "fate": [
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 1
      },
      "good": 3,
      "id": "F01"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 1
      },
      "good": 3,
      "id": "F02"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 2,
      "id": "F03"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "good": 2,
      "id": "F04"
    },
    {
      "attack": "center",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 1,
      "id": "F05"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 2
      },
      "good": 2,
      "id": "F06"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 2,
      "id": "F07"
    },
    {
      "attack": "left",
      "damage": 1,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 1,
      "id": "F08"
    },
    {
      "attack": "left",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 5,
      "id": "F09"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 1,
      "id": "F10"
    },
    {
      "attack": "center",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "servant": 3,
        "soldier": 2
      },
      "good": 4,
      "id": "F11"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 1,
        "servant": 1,
        "soldier": 2
      },
      "good": 1,
      "id": "F12"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 1
      },
      "good": 2,
      "id": "F13"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 1
      },
      "good": 2,
      "id": "F14"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 6,
      "id": "F15"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "good": 1,
      "id": "F16"
    },
    {
      "attack": "center",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 3,
      "id": "F17"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 2
      },
      "good": 1,
      "id": "F18"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 4,
      "id": "F19"
    },
    {
      "attack": "left",
      "damage": 1,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 6,
      "id": "F20"
    },
    {
      "attack": "left",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 1,
      "id": "F21"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 3,
      "id": "F22"
    },
    {
      "attack": "center",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "servant": 3,
        "soldier": 2
      },
      "good": 2,
      "id": "F23"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 1,
        "servant": 1,
        "soldier": 2
      },
      "good": 4,
      "id": "F24"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 1
      },
      "good": 5,
      "id": "F25"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 1
      },
      "good": 1,
      "id": "F26"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 4,
      "id": "F27"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "good": 3,
      "id": "F28"
    },
    {
      "attack": "center",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 5,
      "id": "F29"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 2
      },
      "good": 3,
      "id": "F30"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 1,
      "id": "F31"
    },
    {
      "attack": "left",
      "damage": 1,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 4,
      "id": "F32"
    },
    {
      "attack": "left",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 3,
      "id": "F33"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 2,
      "id": "F34"
    },
    {
      "attack": "center",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "servant": 3,
        "soldier": 2
      },
      "good": 1,
      "id": "F35"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 1,
        "servant": 1,
        "soldier": 2
      },
      "good": 6,
      "id": "F36"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 1
      },
      "good": 1,
      "id": "F37"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 1
      },
      "good": 5,
      "id": "F38"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 1,
      "id": "F39"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 1
      },
      "good": 4,
      "id": "F40"
    },
    {
      "attack": "center",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 3,
        "soldier": 1
      },
      "good": 2,
      "id": "F41"
    },
    {
      "attack": "left",
      "damage": 3,
      "gain": {
        "builder": 1,
        "civilian": 1,
        "resource": 2,
        "servant": 2,
        "soldier": 2
      },
      "good": 4,
      "id": "F42"
    },
    {
      "attack": "right",
      "damage": 2,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 3,
      "id": "F43"
    },
    {
      "attack": "left",
      "damage": 1,
      "gain": {
        "builder": 1,
        "civilian": 2,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 2,
      "id": "F44"
    },
    {
      "attack": "left",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 2,
        "servant": 1,
        "soldier": 2
      },
      "good": 2,
      "id": "F45"
    },
    {
      "attack": "center",
      "damage": 2,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "resource": 1,
        "servant": 2,
        "soldier": 2
      },
      "good": 4,
      "id": "F46"
    },
    {
      "attack": "center",
      "damage": 1,
      "gain": {
        "builder": 2,
        "civilian": 1,
        "servant": 3,
        "soldier": 2
      },
      "good": 6,
      "id": "F47"
    },
    {
      "attack": "right",
      "damage": 1,
      "gain": {
        "builder": 3,
        "civilian": 1,
        "resource": 1,
        "servant": 1,
        "soldier": 2
      },
      "good": 2,
      "id": "F48"
    }
  ],
  "forts": [
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 20
          },
          "target": 3
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "complete",
            "of": "wall"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 70
        }
      ],
      "id": "segedunum",
      "reward": {
        "civilian": 1,
        "resource": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": true,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "large-road"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 70
        }
      ],
      "id": "pons-aelius",
      "reward": {
        "resource": 2
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 17
          },
          "target": 3
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "path",
            "of": "completed-citizen-tracks"
          },
          "target": 5
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 70
        }
      ],
      "id": "condercum",
      "reward": {
        "civilian": 2
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 20
          },
          "target": 2
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 65
        }
      ],
      "id": "vindobala",
      "reward": {
        "builder": 1,
        "resource": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": true,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 10
          },
          "target": 4
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "large-granary"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "large-hotel"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "large-road"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "large-workshop"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 75
        }
      ],
      "id": "onnum",
      "reward": {
        "builder": 1,
        "civilian": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "path-points"
          },
          "target": 10
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "built",
            "of": "baths"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "attribute",
            "of": "valor"
          },
          "target": 23
        }
      ],
      "id": "cilurnum",
      "reward": {
        "civilian": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [
          "theater",
          "ludus-gladiatorious"
        ],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attribute",
            "of": "renown"
          },
          "target": 20
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "path",
            "of": "filled-temples"
          },
          "target": 3
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 65
        }
      ],
      "id": "brocolitia",
      "reward": {
        "civilian": 1,
        "servant": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [
          "archway",
          "monolith",
          "column",
          "statue"
        ],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": true,
          "figure": {
            "kind": "favors-used"
          },
          "target": 0
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "path",
            "of": "total-gladiator-strength"
          },
          "target": 12
        },
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "id": "vercovicium",
      "reward": {
        "civilian": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": true,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "path",
            "of": "constructed-landmarks"
          },
          "target": 3
        },
        {
          "exactly": false,
          "figure": {
            "kind": "attribute",
            "of": "renown"
          },
          "target": 25
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "path",
            "of": "collected-goods"
          },
          "target": 8
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 80
        }
      ],
      "id": "aesica",
      "reward": {
        "civilian": 1,
        "resource": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 60
        }
      ],
      "id": "magnis",
      "reward": {
        "servant": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": true,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": true
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 15
          },
          "target": 3
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 70
        }
      ],
      "id": "banna",
      "reward": {
        "resource": 1,
        "servant": 1
      },
      "rules": {
        "dear_mining": true,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "path-points"
          },
          "target": 10
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 70
        },
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "id": "camboglanna",
      "reward": {
        "civilian": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": true,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "path-points"
          },
          "target": 12
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "complete",
            "of": "fort"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "complete",
            "of": "wall"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "complete",
            "of": "cippi"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 80
        }
      ],
      "id": "uxelodunum",
      "reward": {
        "resource": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": false,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "full-map"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 75
        }
      ],
      "id": "aballava",
      "reward": {
        "civilian": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": true,
        "no_diplomats": true,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": false,
          "figure": {
            "kind": "score"
          },
          "target": 50
        }
      ],
      "goals": [
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "id": "coggabata",
      "reward": {
        "civilian": 1,
        "soldier": 1
      },
      "rules": {
        "dear_mining": false,
        "dearer_buildings": false,
        "forbidden": [
          "large-granary"
        ],
        "late_wall": false,
        "more_attacks": true,
        "no_diplomats": false,
        "one_neutral_card": false,
        "two_soldiers": false
      }
    },
    {
      "challenge": [
        {
          "exactly": true,
          "figure": {
            "kind": "path",
            "of": "final-disdain"
          },
          "target": 0
        }
      ],
      "goals": [
        {
          "exactly": false,
          "figure": {
            "kind": "complete",
            "of": "wall-guard"
          },
          "target": 1
        },
        {
          "exactly": false,
          "figure": {
            "kind": "attributes-at-least",
            "of": 15
          },
          "target": 3
        }
      ],
      "id": "maia",
      "reward": {},
      "rules": {
        "dear_mining": true,
        "dearer_buildings": false,
        "forbidden": [],
        "late_wall": false,
        "more_attacks": true,
        "no_diplomats": false,
        "one_neutral_card": true,
        "two_soldiers": false
      }
    }
  ],
  "forum_boxes": 4,
  "gladiators": {
    "battle_boxes": 6,
    "columns": [
      {
        "if_alive": [],
        "if_dead": [
          "piety",
          "piety"
        ],
        "needs": 3
      },
      {
        "if_alive": [
          "renown"
        ],
        "if_dead": [
          "piety",
          "piety"
        ],
        "needs": 4
      },
      {
        "if_alive": [
          "renown"
        ],
        "if_dead": [
          "piety"
        ],
        "needs": 5
      },
      {
        "if_alive": [
          "renown",
          "renown"
        ],
        "if_dead": [
          "piety"
        ],
        "needs": 6
      },
      {
        "if_alive": [
          "renown",
          "renown"
        ],
        "if_dead": [],
        "needs": 8
      },
      {
        "if_alive": [
          "renown",
          "renown",
          "resource"
        ],
        "if_dead": [],
        "needs": 9
      }
    ],
    "trainers": [
      "servant",
      "civilian"
    ]
  },
  "market": {
    "cost": "resource",
    "hexagons": [
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 4
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 5
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 5
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 6
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 6
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [],
        "needs": 7
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [
          "servant"
        ],
        "needs": 8
      },
      {
        "cost": {
          "resource": 1
        },
        "icons": [
          "builder"
        ],
        "needs": 9
      }
    ],
    "renown": [
      1,
      1,
      1,
      2,
      2,
      3
    ]
  },
  "performances": [
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "trader"
      ],
      "needs": 1
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "discipline",
        "soldier"
      ],
      "needs": 3
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "piety",
        "servant"
      ],
      "needs": 5
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "discipline",
        "apparitor"
      ],
      "needs": 6
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "piety",
        "priest"
      ],
      "needs": 8
    },
    {
      "cost": {
        "resource": 1
      },
      "icons": [
        "renown",
        "patrician"
      ],
      "needs": 9
    }
  ],
  "production": {
    "circles": 9,
    "prefilled": 1,
    "yearly": "resource"
  },
  "ranks": [
    {
      "id": "miles",
      "min": -999
    },
    {
      "id": "centurion",
      "min": 40
    },
    {
      "id": "primus-pilus",
      "min": 50
    },
    {
      "id": "praefectus-castrorum",
      "min": 60
    },
    {
      "id": "legatus-legionis",
      "min": 70
    }
  ],
  "rulings": [
    {
      "boxes": [
        {
          "cost": {},
          "icons": [
            "servant"
          ],
          "needs": 4
        },
        {
          "cost": {},
          "icons": [
            "servant"
          ],
          "needs": 5
        },
        {
          "cost": {},
          "icons": [
            "servant"
          ],
          "needs": 6
        }
      ],
      "id": "left"
    },
    {
      "boxes": [
        {
          "cost": {
            "builder": 1
          },
          "icons": [
            "servant",
            "servant"
          ],
          "needs": 5
        },
        {
          "cost": {
            "builder": 1
          },
          "icons": [
            "servant",
            "servant"
          ],
          "needs": 6
        },
        {
          "cost": {
            "builder": 1
          },
          "icons": [
            "servant",
            "servant"
          ],
          "needs": 7
        }
      ],
      "id": "center"
    },
    {
      "boxes": [
        {
          "cost": {
            "servant": 1
          },
          "icons": [
            "builder"
          ],
          "needs": 6
        },
        {
          "cost": {
            "servant": 1
          },
          "icons": [
            "builder"
          ],
          "needs": 7
        },
        {
          "cost": {
            "servant": 1
          },
          "icons": [
            "builder"
          ],
          "needs": 8
        }
      ],
      "id": "right"
    }
  ],
  "scouts": {
    "cost": "soldier",
    "map": [
      [
        "resource",
        null,
        null,
        null,
        "resource"
      ],
      [
        null,
        "servant",
        null,
        "servant",
        null
      ],
      [
        null,
        null,
        null,
        null,
        null
      ],
      [
        "resource",
        null,
        "resource",
        null,
        "resource"
      ]
    ],
    "needs": [
      2,
      4,
      5,
      7,
      9
    ],
    "patterns": [
      {
        "cells": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            0,
            2
          ],
          [
            1,
            0
          ]
        ],
        "id": "L"
      },
      {
        "cells": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            1,
            0
          ],
          [
            1,
            1
          ]
        ],
        "id": "square"
      },
      {
        "cells": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            0,
            2
          ],
          [
            0,
            3
          ]
        ],
        "id": "line"
      },
      {
        "cells": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            0,
            2
          ],
          [
            1,
            1
          ]
        ],
        "id": "T"
      },
      {
        "cells": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            1,
            1
          ],
          [
            1,
            2
          ]
        ],
        "id": "S"
      }
    ]
  },
  "temples": [
    {
      "building": "small-temple",
      "icons": [],
      "needs": 1
    },
    {
      "building": "small-temple",
      "icons": [
        "piety",
        "favor-any"
      ],
      "needs": 1
    },
    {
      "building": "medium-temple",
      "icons": [],
      "needs": 3
    },
    {
      "building": "medium-temple",
      "icons": [
        "piety"
      ],
      "needs": 3
    },
    {
      "building": "medium-temple",
      "icons": [],
      "needs": 5
    },
    {
      "building": "medium-temple",
      "icons": [
        "piety"
      ],
      "needs": 5
    },
    {
      "building": "medium-temple",
      "icons": [],
      "needs": 6
    },
    {
      "building": "medium-temple",
      "icons": [
        "piety",
        "favor-any"
      ],
      "needs": 6
    },
    {
      "building": "large-temple",
      "icons": [],
      "needs": 6
    },
    {
      "building": "large-temple",
      "icons": [
        "piety"
      ],
      "needs": 6
    },
    {
      "building": "large-temple",
      "icons": [],
      "needs": 8
    },
    {
      "building": "large-temple",
      "icons": [
        "piety"
      ],
      "needs": 8
    },
    {
      "building": "large-temple",
      "icons": [],
      "needs": 9
    },
    {
      "building": "large-temple",
      "icons": [
        "piety",
        "favor-any"
      ],
      "needs": 9
    }
  ],
  "tracks": [
    {
      "boxes": [
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "hammer",
            "resource"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "hammer",
            "resource"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "hammer",
            "resource"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "hammer",
            "resource"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "hammer",
            "resource"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        }
      ],
      "id": "mining-and-foresting",
      "pay": [
        "servant"
      ]
    },
    {
      "boxes": [
        {
          "granary": 0,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        }
      ],
      "id": "wall-guard",
      "pay": [
        "soldier"
      ]
    },
    {
      "boxes": [
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 1
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 4
        },
        {
          "granary": 0,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 7
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 10
        },
        {
          "granary": 1,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 13
        },
        {
          "granary": 2,
          "icons": [
            "renown"
          ],
          "infrastructure": 0,
          "needs_fort": 16
        },
        {
          "granary": 2,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 20
        }
      ],
      "id": "cippi",
      "pay": [
        "resource"
      ]
    },
    {
      "boxes": [
        {
          "granary": 0,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 1
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 2
        },
        {
          "granary": 0,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 3
        },
        {
          "granary": 0,
          "icons": [
            "renown",
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 4
        },
        {
          "granary": 0,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 5
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 6
        },
        {
          "granary": 0,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 7
        },
        {
          "granary": 1,
          "icons": [
            "renown"
          ],
          "infrastructure": 0,
          "needs_fort": 8
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 9
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 10
        },
        {
          "granary": 1,
          "icons": [
            "renown",
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 11
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 12
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 13
        },
        {
          "granary": 1,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 14
        },
        {
          "granary": 2,
          "icons": [
            "renown"
          ],
          "infrastructure": 0,
          "needs_fort": 15
        },
        {
          "granary": 2,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 16
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 17
        },
        {
          "granary": 2,
          "icons": [
            "renown",
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 18
        },
        {
          "granary": 2,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 19
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 20
        },
        {
          "granary": 2,
          "icons": [
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 21
        }
      ],
      "id": "wall",
      "pay": [
        "resource"
      ]
    },
    {
      "boxes": [
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 1,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 2,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [],
          "infrastructure": 3,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 0,
          "icons": [
            "discipline"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 4,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 5,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [],
          "infrastructure": 6,
          "needs_fort": 0
        },
        {
          "granary": 1,
          "icons": [
            "discipline",
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 7,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 8,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "civilian"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        },
        {
          "granary": 2,
          "icons": [
            "discipline",
            "cohort"
          ],
          "infrastructure": 0,
          "needs_fort": 0
        }
      ],
      "id": "fort",
      "pay": [
        "builder",
        "soldier"
      ]
    }
  ],
  "training": {
    "boxes": 5,
    "cost": {
      "builder": 1
    },
    "icons": [
      "sword"
    ]
  },
  "years": [
    {
      "attack_cards": [
        1,
        1,
        1
      ],
      "flag": 1
    },
    {
      "attack_cards": [
        2,
        2,
        3
      ],
      "flag": 2
    },
    {
      "attack_cards": [
        3,
        4,
        5
      ],
      "flag": 2
    },
    {
      "attack_cards": [
        4,
        6,
        7
      ],
      "flag": 3
    },
    {
      "attack_cards": [
        6,
        8,
        9
      ],
      "flag": 3
    },
    {
      "attack_cards": [
        8,
        10,
        12
      ],
      "flag": 4
    }
  ]
};
