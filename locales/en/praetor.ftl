pra-title = Praetor

pra-option-players = number of players
pra-option-advanced = advanced game: bonuses for the largest area, wall tokens and villagers (3 to 5 players)
pra-option-hard = hard game: without markets
pra-option-sides = sides of the player boards
pra-sides-choose = each player chooses
pra-sides-a = side A for everyone
pra-sides-b = side B for everyone
pra-option-plaza-diagonals = tiles that touch only at a corner also match plazas
pra-option-labor-camp-late = the labor camp may be used when no active worker is left to place
pra-option-helper-active = a retired helper counts as an active worker for the Forum and the Temple of Maia
pra-option-venus-floor = morale below zero gives nothing at the Temple of Venus instead of taking points
pra-option-last-upkeep = training, experience, retirement and wages also happen in the last turn
pra-option-negative-score = the score may fall below zero
pra-option-markers-limit = a tile can be built only with a free marker
pra-option-morale-tie = ties are broken by the points of the morale space instead of its level
pra-option-color = color of this seat
pra-option-board = player board of this seat, named by its side B
pra-option-age = age of the player for the last tie-break, 0 if unknown
pra-seat-default = as usual for this seat
pra-seat-color = this color
pra-seat-board = the board with this side B

pra-amount = { $good } ×{ $amount }
pra-log-side = { $seat } takes side { $side } of the board
pra-log-turn = Turn { $turn } begins. Order: { $seats }
pra-log-last-turn = Turn { $turn }, the last one, begins. Order: { $seats }
pra-log-built = { $seat } builds { $tile } at { $cell } with a worker of experience { $experience }. Paid: { $cost }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $plazas } of them for plazas
pra-log-activated = { $seat } activates { $tile } with experience { $experience }
pra-log-camp = { $seat } sends a retired worker through { $tile }
pra-log-fee = { $seat } pays { $owner } for { $tile }: { $fee }
pra-log-gained = { $seat } gains { $good } ×{ $amount }
pra-log-forged = { $seat } forges { $amount ->
    [one] { $amount } weapon
   *[other] { $amount } weapons
} of wood
pra-log-temple = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at { $tile }
pra-log-morale = The morale of { $seat } rises by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} and is now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-log-villager = { $seat } sends a villager into training
pra-log-traded = { $seat } trades. Sold: { $sold }; bought: { $bought }; gold: { $gold }
pra-log-wall = { $seat } builds { $token } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $bonus } of them for earlier tokens
pra-log-passed = { $seat } passes
pra-log-must-pass = { $seat } has no legal action and passes
pra-log-novices = Training of { $seat }: { $second } in stage II, { $active } became active
pra-log-academy = { $seat } uses { $tile }: { $novices ->
    [one] { $novices } novice
   *[other] { $novices } novices
} at once become active
pra-log-experience = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of { $seat } gained experience
pra-log-retired = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of { $seat } retired for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-log-wages = { $seat } pays { $gold ->
    [one] { $gold } gold
   *[other] { $gold } gold
} in wages and pensions
pra-log-unpaid = { $seat } lacks { $missing ->
    [one] { $missing } gold
   *[other] { $missing } gold
}: morale falls by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost
pra-log-emergency = { $seat } recruits a villager in an emergency and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-log-no-emergency = { $seat } does not recruit
pra-log-tile-revealed = New available tile: { $tile }
pra-log-token-removed = { $token } is removed from the game
pra-log-token-revealed = { $token } is revealed. Demand: { $cost }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-log-ended = The game ends after turn { $turn }

pra-no-game-over = The game is over.
pra-no-not-your-turn = Somebody else is to decide.
pra-no-other-decision = Something else is asked now.
pra-no-worker = All your active workers are placed.
pra-no-marker = You have no free marker for another tile.
pra-no-not-available = This tile is not available.
pra-no-cost = You cannot pay the whole cost of this tile.
pra-no-nothing-to-build = There is no tile you can build.
pra-no-nothing-to-activate = There is no tile you can activate.
pra-no-not-built = This tile is not built.
pra-no-space = A monument cannot be activated.
pra-no-special = A special tile is not activated by a worker.
pra-no-activated = This tile was already activated this turn.
pra-no-fee = You cannot pay the fee to the owner.
pra-no-villager = You have no villager left.
pra-no-token = No wall token is available this turn.
pra-no-demand = You cannot pay what the wall token demands.
pra-no-such-worker = You have no unplaced worker of this experience.
pra-no-cell-taken = A tile lies there already.
pra-no-cell-apart = This cell shares no side with the city.
pra-no-such-rotation = A tile is turned by 0 to 3 quarters.
pra-no-same-rotation = A smaller rotation looks the same.
pra-no-weapons = Neither the worker nor the wood allows that many.
pra-no-other-good = The market asks for another good now.
pra-no-not-held = You do not have that much.
pra-no-not-affordable = You do not have the gold for that much.
pra-no-retired = You have no retired worker who can still help.
pra-no-camp-worker = The labor camp is closed without unplaced workers.
pra-no-camp = This is no labor camp of the city.
pra-no-camp-used = You used this labor camp already this turn.
pra-no-camp-fee = You cannot pay the fee of the labor camp.
pra-no-camp-useless = After the camp's fee there is nothing you could do.
pra-no-academy = This is no academy whose fee you can pay.

pra-prompt-over = The game is over.
pra-prompt-wait = Waiting for { $seat }.
pra-prompt-side = Choose a side of your board: A, or B ({ $board }).
pra-prompt-action = Turn { $turn }: choose an action.
pra-prompt-camp = Choose a labor camp.
pra-prompt-labor = What does the retired worker do?
pra-prompt-build = Choose a tile to build.
pra-prompt-activate = Choose a tile to activate.
pra-prompt-worker = { $tile }: choose a worker.
pra-prompt-cell = { $tile }: choose a cell.
pra-prompt-rotation = { $tile }: turn the tile.
pra-prompt-smith = How many weapons do you forge?
pra-prompt-sell = { $good }: how much do you sell for { $price } gold each? You have { $gold } gold.
pra-prompt-buy = { $good }: how much do you buy for { $price } gold each? You have { $gold } gold.
pra-prompt-academy = Do your novices skip stage II ({ $novices ->
    [one] { $novices } novice
   *[other] { $novices } novices
})?
pra-prompt-recruit = You have no active worker. Recruit a villager and lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}?

pra-move-side-a = side A ({ $board })
pra-move-side-b = side B ({ $board })
pra-move-build = build a tile
pra-move-activate = activate a tile
pra-move-labor-camp = send a retired worker through a labor camp
pra-move-pass = pass for the rest of the turn
pra-move-camp = { $tile }, pay { $owner }: { $fee }
pra-move-camp-free = { $tile }, free
pra-move-build-tile = build { $tile } (cost: { $cost }; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
pra-move-activate-tile = activate { $tile }, pay { $owner }: { $fee }
pra-move-activate-free = activate { $tile }, free
pra-move-worker = worker of experience { $experience }
pra-move-cell = at { $cell }
pra-move-rotate = turned clockwise by { $quarters ->
    [one] { $quarters } quarter turn
   *[other] { $quarters } quarter turns
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for plazas
pra-move-smith = forge { $amount ->
    [one] { $amount } weapon
   *[other] { $amount } weapons
}
pra-move-sell = sell { $good } ×{ $amount } for { $gold ->
    [one] { $gold } gold
   *[other] { $gold } gold
}
pra-move-buy = buy { $good } ×{ $amount } for { $gold ->
    [one] { $gold } gold
   *[other] { $gold } gold
}
pra-move-skip = skip stage II: { $tile }, pay { $owner }: { $fee }
pra-move-skip-free = skip stage II: { $tile }, free
pra-move-normal = train normally
pra-move-recruit = recruit and lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-move-no-recruit = do not recruit

pra-list = { $items }
pra-number = { $n }
pra-none = none
pra-sheet-turn = Turn { $turn }
pra-sheet-last-turn = Turn { $turn } (the last)
pra-sheet-order = Order
pra-sheet-passed = Passed
pra-sheet-token = Demand of Caesar
pra-sheet-demand = { $cost } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-sheet-city-stack = City stack
pra-sheet-stack = { $first } of I, { $second } of II; top back: { $players }+
pra-sheet-wall-stack = Wall tokens left
pra-sheet-row = Available tiles
pra-sheet-city = City
pra-sheet-map-legend = Corners: { $corners }. A dot is a free cell, * an activated tile.
pra-sheet-worker = { $seat }: { $experience }
pra-sheet-helper = { $seat }: retired
pra-price = { $good } { $gold }
pra-sheet-corner = { $letter } = { $pattern }
pra-head-code = Code
pra-head-tile = Tile
pra-head-cost = Cost
pra-head-points = Points
pra-head-fee = Fee
pra-head-corners = Corners
pra-head-cell = Cell
pra-head-owner = Owner
pra-head-workers = Workers
pra-sheet-seat = { $seat } ({ $color })
pra-sheet-score = Favor points
pra-sheet-goods = Resources
pra-sheet-active = Unplaced active workers
pra-sheet-workers = Other workers
pra-sheet-others = villagers { $villagers }, novices I { $first } and II { $second }, retired { $retired }
pra-sheet-morale = Morale
pra-sheet-morale-at = level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pra-sheet-walls = Wall tokens
pra-sheet-board = Board
pra-sheet-wages = Gold each turn
pra-sheet-pay = { $wage } for an active worker, { $pension } for a retired one
pra-sheet-market = Market prices
pra-sheet-rates = buy { $buy }; sell { $sell }
pra-sheet-markers = Free markers

pra-score-start = Start
pra-score-tiles = Tiles built
pra-score-plazas = Plazas
pra-score-temples = Temples
pra-score-walls = Wall tokens
pra-score-retirement = Retired workers
pra-score-unpaid = Unpaid wages
pra-score-recruits = Emergency recruits
pra-score-workers = Experience of active workers
pra-score-novices = Novices
pra-score-morale = Morale
pra-score-resources = Resources
pra-score-area = Largest area
pra-score-most-walls = Most wall tokens
pra-score-villagers = Most villagers left
pra-tie-morale = Higher morale decides.
pra-tie-walls = More wall tokens decide.
pra-tie-tiles = More own tiles decide.
pra-tie-youngest = The youngest player wins the tie.
pra-tie-seat = The lower seat wins the tie.
pra-end-city = The city stack ran out.
pra-end-walls = The wall tokens ran out.
pra-end-both = Both stacks ran out.

# What a preview names instead of telling it.
pra-unknown-tile = New tiles will become available.
pra-unknown-token = The next wall token will be revealed.
