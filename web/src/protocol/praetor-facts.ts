// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

import type { Facts } from './praetor';

export const FACTS: Facts = {
  "buildings": [
    {
      "amount": 0,
      "id": "gold-mine",
      "per": 1,
      "space": "red"
    },
    {
      "amount": 0,
      "id": "sawmill",
      "per": 1,
      "space": "red"
    },
    {
      "amount": 0,
      "id": "quarry",
      "per": 1,
      "space": "red"
    },
    {
      "amount": 0,
      "id": "marble-mine",
      "per": 1,
      "space": "red"
    },
    {
      "amount": 0,
      "id": "smith",
      "per": 1,
      "space": "red"
    },
    {
      "amount": 1,
      "id": "curia",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 2,
      "id": "forum",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 2,
      "id": "temple-of-maia",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 1,
      "id": "temple-of-apollo",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 1,
      "id": "temple-of-plutus",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 2,
      "id": "temple-of-mercury",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 0,
      "id": "temple-of-venus",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 1,
      "id": "colosseum",
      "per": 2,
      "space": "green"
    },
    {
      "amount": 1,
      "id": "oracle",
      "per": 2,
      "space": "green"
    },
    {
      "amount": 0,
      "id": "worker-camp",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 0,
      "id": "market",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 0,
      "id": "imperial-outpost",
      "per": 1,
      "space": "green"
    },
    {
      "amount": 0,
      "id": "academy",
      "per": 1,
      "space": "gray"
    },
    {
      "amount": 0,
      "id": "labor-camp",
      "per": 1,
      "space": "gray"
    },
    {
      "amount": 0,
      "id": "statue",
      "per": 1,
      "space": "none"
    },
    {
      "amount": 0,
      "id": "triumphal-arch",
      "per": 1,
      "space": "none"
    }
  ],
  "helper_experience": 6,
  "most_tiles": 12,
  "recruit_points": 5,
  "tiles": [
    {
      "corners": [
        "ivory",
        "verdigris",
        "verdigris",
        "azure"
      ],
      "cost": {},
      "fee": {
        "gold": 1
      },
      "id": "gold-mine-1",
      "points": 0,
      "space": "red",
      "stack": "0",
      "type": "gold-mine"
    },
    {
      "corners": [
        "azure",
        "ivory",
        "terracotta",
        "verdigris"
      ],
      "cost": {},
      "fee": {
        "gold": 1
      },
      "id": "gold-mine-2",
      "points": 0,
      "space": "red",
      "stack": "0",
      "type": "gold-mine"
    },
    {
      "corners": [
        "ivory",
        "ivory",
        "verdigris",
        "azure"
      ],
      "cost": {},
      "fee": {
        "gold": 1
      },
      "id": "gold-mine-3",
      "points": 0,
      "space": "red",
      "stack": "0",
      "type": "gold-mine"
    },
    {
      "corners": [
        "azure",
        "azure",
        "verdigris",
        "ivory"
      ],
      "cost": {},
      "fee": {
        "gold": 1
      },
      "id": "gold-mine-4",
      "points": 0,
      "space": "red",
      "stack": "0",
      "type": "gold-mine"
    },
    {
      "corners": [
        "azure",
        "terracotta",
        "azure",
        "verdigris"
      ],
      "cost": {},
      "fee": {
        "gold": 1
      },
      "id": "gold-mine-5",
      "points": 0,
      "space": "red",
      "stack": "0",
      "type": "gold-mine"
    },
    {
      "corners": [
        "ivory",
        "ivory",
        "azure",
        "verdigris"
      ],
      "cost": {},
      "fee": {},
      "id": "imperial-outpost-1",
      "points": 0,
      "space": "green",
      "stack": "0",
      "type": "imperial-outpost"
    },
    {
      "corners": [
        "ivory",
        "azure",
        "ivory",
        "azure"
      ],
      "cost": {},
      "fee": {},
      "id": "market-1",
      "points": 0,
      "space": "green",
      "stack": "0",
      "type": "market"
    },
    {
      "corners": [
        "verdigris",
        "ivory",
        "ivory",
        "terracotta"
      ],
      "cost": {},
      "fee": {},
      "id": "worker-camp-1",
      "points": 0,
      "space": "green",
      "stack": "0",
      "type": "worker-camp"
    },
    {
      "corners": [
        "azure",
        "terracotta",
        "terracotta",
        "verdigris"
      ],
      "cost": {},
      "fee": {},
      "id": "worker-camp-2",
      "points": 0,
      "space": "green",
      "stack": "0",
      "type": "worker-camp"
    },
    {
      "corners": [
        "verdigris",
        "azure",
        "terracotta",
        "azure"
      ],
      "cost": {
        "gold": 2
      },
      "fee": {
        "gold": 1
      },
      "id": "sawmill-1",
      "points": 1,
      "space": "red",
      "stack": "I",
      "type": "sawmill"
    },
    {
      "corners": [
        "terracotta",
        "verdigris",
        "azure",
        "terracotta"
      ],
      "cost": {
        "gold": 2
      },
      "fee": {
        "gold": 1
      },
      "id": "sawmill-2",
      "points": 1,
      "space": "red",
      "stack": "I",
      "type": "sawmill"
    },
    {
      "corners": [
        "ivory",
        "terracotta",
        "terracotta",
        "ivory"
      ],
      "cost": {
        "gold": 2,
        "wood": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "quarry-1",
      "points": 2,
      "space": "red",
      "stack": "I",
      "type": "quarry"
    },
    {
      "corners": [
        "ivory",
        "azure",
        "verdigris",
        "terracotta"
      ],
      "cost": {
        "gold": 2,
        "wood": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "quarry-2",
      "points": 2,
      "space": "red",
      "stack": "I",
      "type": "quarry"
    },
    {
      "corners": [
        "verdigris",
        "terracotta",
        "terracotta",
        "verdigris"
      ],
      "cost": {
        "gold": 3,
        "stone": 1,
        "wood": 1
      },
      "fee": {
        "gold": 2
      },
      "id": "marble-mine-1",
      "points": 3,
      "space": "red",
      "stack": "I",
      "type": "marble-mine"
    },
    {
      "corners": [
        "azure",
        "verdigris",
        "terracotta",
        "verdigris"
      ],
      "cost": {
        "gold": 2,
        "stone": 1,
        "wood": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "smith-1",
      "points": 3,
      "space": "red",
      "stack": "I",
      "type": "smith"
    },
    {
      "corners": [
        "ivory",
        "terracotta",
        "ivory",
        "azure"
      ],
      "cost": {
        "gold": 2,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "worker-camp-3",
      "points": 2,
      "space": "green",
      "stack": "I",
      "type": "worker-camp"
    },
    {
      "corners": [
        "terracotta",
        "terracotta",
        "verdigris",
        "verdigris"
      ],
      "cost": {
        "gold": 3,
        "stone": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "market-2",
      "points": 2,
      "space": "green",
      "stack": "I",
      "type": "market"
    },
    {
      "corners": [
        "azure",
        "azure",
        "ivory",
        "ivory"
      ],
      "cost": {
        "marble": 1,
        "stone": 2,
        "wood": 1
      },
      "fee": {
        "stone": 1
      },
      "id": "academy-1",
      "points": 5,
      "space": "gray",
      "stack": "I",
      "type": "academy"
    },
    {
      "corners": [
        "verdigris",
        "terracotta",
        "terracotta",
        "ivory"
      ],
      "cost": {
        "stone": 1,
        "weapons": 1,
        "wood": 2
      },
      "fee": {
        "gold": 3
      },
      "id": "labor-camp-1",
      "points": 5,
      "space": "gray",
      "stack": "I",
      "type": "labor-camp"
    },
    {
      "corners": [
        "ivory",
        "azure",
        "terracotta",
        "azure"
      ],
      "cost": {
        "stone": 2,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "curia-1",
      "points": 4,
      "space": "green",
      "stack": "I",
      "type": "curia"
    },
    {
      "corners": [
        "terracotta",
        "azure",
        "verdigris",
        "verdigris"
      ],
      "cost": {
        "marble": 2,
        "stone": 1
      },
      "fee": {},
      "id": "statue-1",
      "points": 7,
      "space": "none",
      "stack": "I",
      "type": "statue"
    },
    {
      "corners": [
        "azure",
        "ivory",
        "azure",
        "ivory"
      ],
      "cost": {
        "gold": 2
      },
      "fee": {
        "gold": 1
      },
      "id": "sawmill-3",
      "points": 1,
      "space": "red",
      "stack": "I",
      "type": "sawmill"
    },
    {
      "corners": [
        "azure",
        "ivory",
        "ivory",
        "azure"
      ],
      "cost": {
        "gold": 3,
        "stone": 1,
        "wood": 1
      },
      "fee": {
        "gold": 2
      },
      "id": "marble-mine-2",
      "points": 3,
      "space": "red",
      "stack": "I",
      "type": "marble-mine"
    },
    {
      "corners": [
        "terracotta",
        "azure",
        "ivory",
        "verdigris"
      ],
      "cost": {
        "gold": 2,
        "stone": 1,
        "wood": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "smith-2",
      "points": 3,
      "space": "red",
      "stack": "I",
      "type": "smith"
    },
    {
      "corners": [
        "terracotta",
        "verdigris",
        "azure",
        "verdigris"
      ],
      "cost": {
        "gold": 2,
        "wood": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "quarry-3",
      "points": 2,
      "space": "red",
      "stack": "I",
      "type": "quarry"
    },
    {
      "corners": [
        "verdigris",
        "ivory",
        "verdigris",
        "azure"
      ],
      "cost": {
        "gold": 2,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "worker-camp-4",
      "points": 2,
      "space": "green",
      "stack": "I",
      "type": "worker-camp"
    },
    {
      "corners": [
        "terracotta",
        "terracotta",
        "azure",
        "azure"
      ],
      "cost": {
        "gold": 3,
        "stone": 1
      },
      "fee": {
        "gold": 1
      },
      "id": "market-3",
      "points": 2,
      "space": "green",
      "stack": "I",
      "type": "market"
    },
    {
      "corners": [
        "azure",
        "verdigris",
        "terracotta",
        "azure"
      ],
      "cost": {
        "marble": 1,
        "stone": 1,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "forum-1",
      "points": 5,
      "space": "green",
      "stack": "II",
      "type": "forum"
    },
    {
      "corners": [
        "azure",
        "ivory",
        "verdigris",
        "verdigris"
      ],
      "cost": {
        "marble": 2,
        "stone": 2,
        "wood": 1
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-maia-1",
      "points": 7,
      "space": "green",
      "stack": "II",
      "type": "temple-of-maia"
    },
    {
      "corners": [
        "terracotta",
        "terracotta",
        "verdigris",
        "ivory"
      ],
      "cost": {
        "marble": 2,
        "stone": 2
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-apollo-1",
      "points": 6,
      "space": "green",
      "stack": "II",
      "type": "temple-of-apollo"
    },
    {
      "corners": [
        "verdigris",
        "verdigris",
        "terracotta",
        "azure"
      ],
      "cost": {
        "marble": 1,
        "stone": 2,
        "wood": 2
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-plutus-1",
      "points": 6,
      "space": "green",
      "stack": "II",
      "type": "temple-of-plutus"
    },
    {
      "corners": [
        "terracotta",
        "ivory",
        "terracotta",
        "ivory"
      ],
      "cost": {
        "marble": 2,
        "stone": 1,
        "weapons": 1
      },
      "fee": {
        "gold": 4
      },
      "id": "temple-of-mercury-1",
      "points": 8,
      "space": "green",
      "stack": "II",
      "type": "temple-of-mercury"
    },
    {
      "corners": [
        "ivory",
        "terracotta",
        "ivory",
        "terracotta"
      ],
      "cost": {
        "marble": 2,
        "stone": 1,
        "wood": 2
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-venus-1",
      "points": 7,
      "space": "green",
      "stack": "II",
      "type": "temple-of-venus"
    },
    {
      "corners": [
        "terracotta",
        "terracotta",
        "verdigris",
        "verdigris"
      ],
      "cost": {
        "stone": 3,
        "weapons": 1,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "colosseum-1",
      "points": 7,
      "space": "green",
      "stack": "II",
      "type": "colosseum"
    },
    {
      "corners": [
        "ivory",
        "terracotta",
        "azure",
        "azure"
      ],
      "cost": {
        "marble": 1,
        "stone": 2,
        "wood": 1
      },
      "fee": {
        "gold": 2
      },
      "id": "oracle-1",
      "points": 5,
      "space": "green",
      "stack": "II",
      "type": "oracle"
    },
    {
      "corners": [
        "ivory",
        "ivory",
        "verdigris",
        "verdigris"
      ],
      "cost": {
        "marble": 2,
        "stone": 2,
        "weapons": 1
      },
      "fee": {},
      "id": "triumphal-arch-1",
      "points": 11,
      "space": "none",
      "stack": "II",
      "type": "triumphal-arch"
    },
    {
      "corners": [
        "ivory",
        "terracotta",
        "verdigris",
        "azure"
      ],
      "cost": {
        "marble": 1,
        "stone": 1,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "forum-2",
      "points": 5,
      "space": "green",
      "stack": "II",
      "type": "forum"
    },
    {
      "corners": [
        "terracotta",
        "verdigris",
        "azure",
        "terracotta"
      ],
      "cost": {
        "marble": 2,
        "stone": 1
      },
      "fee": {},
      "id": "statue-2",
      "points": 7,
      "space": "none",
      "stack": "II",
      "type": "statue"
    },
    {
      "corners": [
        "verdigris",
        "verdigris",
        "terracotta",
        "terracotta"
      ],
      "cost": {
        "marble": 2,
        "stone": 2
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-apollo-2",
      "points": 6,
      "space": "green",
      "stack": "II",
      "type": "temple-of-apollo"
    },
    {
      "corners": [
        "azure",
        "verdigris",
        "ivory",
        "ivory"
      ],
      "cost": {
        "stone": 3,
        "weapons": 1,
        "wood": 2
      },
      "fee": {
        "gold": 2
      },
      "id": "colosseum-2",
      "points": 7,
      "space": "green",
      "stack": "II",
      "type": "colosseum"
    },
    {
      "corners": [
        "azure",
        "ivory",
        "ivory",
        "verdigris"
      ],
      "cost": {
        "marble": 2,
        "stone": 2,
        "wood": 1
      },
      "fee": {
        "gold": 3
      },
      "id": "temple-of-maia-2",
      "points": 7,
      "space": "green",
      "stack": "II",
      "type": "temple-of-maia"
    },
    {
      "corners": [
        "azure",
        "terracotta",
        "ivory",
        "ivory"
      ],
      "cost": {
        "marble": 2,
        "stone": 2,
        "weapons": 1
      },
      "fee": {},
      "id": "triumphal-arch-2",
      "points": 11,
      "space": "none",
      "stack": "II",
      "type": "triumphal-arch"
    }
  ],
  "walls": [
    {
      "bonus": 3,
      "cost": {
        "marble": 2,
        "weapons": 2
      },
      "id": "wall-01",
      "points": 10
    },
    {
      "bonus": 3,
      "cost": {
        "stone": 2,
        "wood": 4
      },
      "id": "wall-02",
      "points": 7
    },
    {
      "bonus": 3,
      "cost": {
        "stone": 4,
        "wood": 2
      },
      "id": "wall-03",
      "points": 7
    },
    {
      "bonus": 3,
      "cost": {
        "marble": 2,
        "stone": 3
      },
      "id": "wall-04",
      "points": 9
    },
    {
      "bonus": 3,
      "cost": {
        "weapons": 2,
        "wood": 3
      },
      "id": "wall-05",
      "points": 9
    },
    {
      "bonus": 3,
      "cost": {
        "gold": 10
      },
      "id": "wall-06",
      "points": 5
    },
    {
      "bonus": 3,
      "cost": {
        "gold": 6,
        "marble": 2
      },
      "id": "wall-07",
      "points": 8
    },
    {
      "bonus": 3,
      "cost": {
        "gold": 6,
        "weapons": 2
      },
      "id": "wall-08",
      "points": 8
    },
    {
      "bonus": 3,
      "cost": {
        "marble": 3,
        "weapons": 1
      },
      "id": "wall-09",
      "points": 10
    },
    {
      "bonus": 3,
      "cost": {
        "marble": 1,
        "weapons": 3
      },
      "id": "wall-10",
      "points": 10
    },
    {
      "bonus": 3,
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
      "bonus": 3,
      "cost": {
        "stone": 3,
        "weapons": 2
      },
      "id": "wall-12",
      "points": 9
    },
    {
      "bonus": 3,
      "cost": {
        "marble": 2,
        "wood": 3
      },
      "id": "wall-13",
      "points": 9
    },
    {
      "bonus": 3,
      "cost": {
        "gold": 5,
        "stone": 2,
        "wood": 2
      },
      "id": "wall-14",
      "points": 7
    }
  ],
  "workers": 8
};
