web-pra-city = City
web-pra-others = Others
web-pra-you = You
web-pra-caesar-tab = Caesar
web-pra-cell = Empty cell, row { $row }, column { $column }: at best { $points } for plazas
web-pra-fee = fee { $fee }
web-pra-fee-others = Others pay its owner:
web-pra-built-by = built by { $name } with a { $pips }
web-pra-worked-by = { $name } works here with a { $pips }
web-pra-offer = { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, cost: { $cost }
web-pra-rail = Available tiles
web-pra-in-hand = in hand
web-pra-short = short
web-pra-gone = { $tile } is built. A new tile comes when the turn ends.
web-pra-stack = City stack: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, { $one } of era I and { $two } of era II
web-pra-stack-parts = I: { $one } · II: { $two }
web-pra-caesar = Caesar asks
web-pra-more-walls = { $n } more
web-pra-demand = Caesar asks for { $cost } and gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pra-your-walls = { $n ->
    [one] your { $n } wall
   *[other] your { $n } walls
} +{ $bonus }
web-pra-reach = within your reach now
web-pra-reach-then = still within your reach
web-pra-then = after this:
web-pra-wall-built = This turn’s wall is built.
web-pra-no-walls = No more walls.
web-pra-wall = Caesar’s wall
web-pra-wall-back = On its back: +{ $bonus } for every later wall
web-pra-side = side { $side }
web-pra-points = { $n ->
    [one] { $n } favor point
   *[other] { $n } favor points
}
web-pra-buy = Buy
web-pra-sell = Sell
web-pra-prices = Buying and selling price
web-pra-workers = Active workers
web-pra-wages = wage { $wage }, pension { $pension }
web-pra-wage = a worker
web-pra-pension = a retired one
web-pra-die = Ready worker with { $pips }
web-pra-ready = ready
web-pra-retires = retires +{ $points }
web-pra-becomes = will be { $pips }
web-pra-stays = stays { $pips }
web-pra-no-workers = No active worker.
web-pra-villagers = Villagers
web-pra-novices-1 = Novices I
web-pra-novices-2 = Novices II
web-pra-retired = Retired
web-pra-due = due at turn’s end: { $active } active, { $retired } retired
web-pra-due-short = due
web-pra-spare = { $n } gold to spare
web-pra-lacks-morale = { $n } gold short; morale −{ $levels }
web-pra-lacks-points = { $n } gold short; points −{ $points }
web-pra-lacks-both = { $n } gold short; morale −{ $levels }, points −{ $points }
web-pra-morale = Morale
web-pra-morale-note = points at the end, and at Venus
web-pra-morale-at = Morale, worth { $points }
web-pra-walls = Walls
web-pra-walls-label = Walls: { $n }
web-pra-later-walls = each later wall +{ $n }
web-pra-none-yet = none yet
web-pra-tiles = Tiles
web-pra-of = { $n } of { $most }
web-pra-passed = passed
web-pra-desk = Desk
web-pra-forge = Weapons
web-pra-less = One less
web-pra-more = One more
web-pra-sell-one = { $good }: sell one more
web-pra-buy-one = { $good }: buy one more
web-pra-sold = sell { $n }
web-pra-bought = buy { $n }
web-pra-wages-goal = Wages
web-pra-ask = Turn { $turn }: build, work or pass
web-pra-note = Drag or tap a tile to build it, or put a die on a building.
web-pra-ask-cell = Where shall it stand: { $tile }?
web-pra-ask-builder = Who builds it: { $tile }?
web-pra-ask-build = Build it here: { $tile }?
web-pra-ask-worker = Who works here: { $tile }?
web-pra-ask-work = Let it work: { $tile }?
web-pra-ask-helper = What shall the retired worker do?
web-pra-ask-die = What shall your { $pips } do?
web-pra-ask-forge = How many weapons are forged?
web-pra-ask-trade = Trade with the bank
web-pra-step-tile = tile
web-pra-step-cell = place and turn
web-pra-step-worker = worker
web-pra-part-tile = tile
web-pra-part-plazas = plazas
web-pra-to = to { $name }
web-pra-turn = Turn
web-pra-back = Back
web-pra-do-build = Build
web-pra-do-work = Work
web-pra-do-trade = Trade
web-pra-do-forge = Forge
web-pra-pass = Pass
web-pra-sure = Pass for the whole turn? { $n ->
    [one] { $n } worker is still ready.
   *[other] { $n } workers are still ready.
}
web-pra-choose-side = Which side of your board?
web-pra-side-a = the same for everyone
web-pra-side-b = yours alone
web-pra-side-label = Side { $side }: wage { $wage }, pension { $pension }
web-pra-take-side = Take side { $side }
web-pra-turn-n = Turn { $turn }
web-pra-last-turn = Last turn ({ $turn })
web-pra-era = Era { $era }
web-pra-era-note = A worker who retires now brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pra-order = Turn order
web-pra-zoom-out = Zoom out
web-pra-zoom-in = Zoom in
web-pra-fit = Show the whole city
web-pra-about-monument = A monument: points for its builder and plazas for the city. Nobody works here.
web-pra-about-gold-mine = The worker brings as much gold as it has pips. Heavy work: it gains a pip when the turn ends.
web-pra-about-sawmill = The worker brings as much wood as it has pips. Heavy work: it gains a pip when the turn ends.
web-pra-about-quarry = The worker brings as much stone as it has pips. Heavy work: it gains a pip when the turn ends.
web-pra-about-marble-mine = The worker brings as much marble as it has pips. Heavy work: it gains a pip when the turn ends.
web-pra-about-smith = Turn wood into weapons, one for one, at most as many as the worker has pips. Heavy work: it gains a pip when the turn ends.
web-pra-about-curia = Take { $n } gold for each tile of your own, the gold mine you began with included.
web-pra-about-forum = Take { $n } gold for each of your active workers, ready or placed.
web-pra-about-maia = Score { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each of your active workers, ready or placed.
web-pra-about-apollo = Score { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each tile of your own.
web-pra-about-plutus = Score { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each wood and each stone you hold. Nothing is spent.
web-pra-about-mercury = Score { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each marble and each weapon you hold. Nothing is spent.
web-pra-about-venus = Score the points of your morale space; below zero it gives nothing.
web-pra-about-colosseum = Your morale rises by { $n } for every { $per } tiles of your own.
web-pra-about-oracle = Your morale rises by { $n } for every { $per } retired workers of yours.
web-pra-about-worker-camp = Send a villager into training. It is active after two turns, with the Academy after one.
web-pra-about-market = Sell and buy any number of goods at the prices of your board.
web-pra-about-outpost = Build the wall Caesar asks for: pay its price, score its points and the bonus of every wall you built before.
web-pra-about-academy = When the turn ends, all your novices of stage I become active at once. No worker is needed; each player may use it once per turn.
web-pra-about-labor-camp = A retired worker of yours builds or works once, as if it had { $n } pips. Each player may use it once per turn.
web-pra-about-gold = Pays wages, pensions, fees and tiles. At the end everything is turned into gold, and gold into points.
web-pra-about-good = Pays for tiles and walls. It is bought and sold at the Market at the prices of your board, and sold at the end.
