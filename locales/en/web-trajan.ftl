# The board of Trajan in the browser.
web-trj-you = You
web-trj-board = Board
web-trj-others = The others
web-trj-provinces = Provinces
web-trj-district = District
web-trj-stacks = Trajan tiles
web-trj-forum-refill = refilled when the quarter ends
web-trj-left-pile = Left pile
web-trj-right-pile = Right pile
web-trj-pile = pile · { $n }
web-trj-deck = deck
web-trj-gray = gray side
web-trj-empty = empty
web-trj-ship-identical = Same
web-trj-ship-identical-about = one kind
web-trj-ship-pairs = Pairs
web-trj-ship-pairs-about = different pairs
web-trj-ship-different = Mixed
web-trj-ship-different-about = all different
web-trj-left-over = left: { $n }
web-trj-yours-already = your legionnaire is there
web-trj-worth = worth { $n } to you
web-trj-legionnaire-of = legionnaire of { $seat }
web-trj-leader-of = leader of { $seat }
web-trj-worker-of = worker of { $seat }
web-trj-space = row { $row }, column { $column }
web-trj-first-gives = the first of its kind gives: { $action }
web-trj-worker-camp = Worker camp
web-trj-camp = camp
web-trj-firsts = your first of a kind gives
web-trj-votes-of = { $seat } { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
web-trj-votes-now = Votes now
web-trj-consul = consul
web-trj-vice-consul = vice
web-trj-time = Time, round and demands
web-trj-quarter = Quarter { $quarter }
web-trj-round = Round { $n }
web-trj-to-start = to start
web-trj-demands = The people demand
web-trj-met = met
web-trj-missed = not met
web-trj-in-hand = In your hand
web-trj-no-markers = no markers
web-trj-slot = Slot { $slot }
web-trj-arch = the Arch
web-trj-keep = keep
web-trj-drop = drop
web-trj-points = { $n ->
    [one] point
   *[other] points
}
web-trj-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
web-trj-supply = { $n ->
    [one] { $n } token in supply
   *[other] { $n } tokens in supply
}
web-trj-needs = Needs
web-trj-kept = meets { $need } in every quarter
web-trj-tiles = Tiles
web-trj-built = Built
web-trj-display = Display
web-trj-bonus = Bonus
web-trj-hand = Hand
web-trj-place-help = Two markers go on each tray, in the colors you like.
web-trj-deal = Deal my markers for me
web-trj-sow-help = Point at a tray to see where its markers lead.
web-trj-drop-help = Choose which marker goes on the next tray.
web-trj-lands = ends on { $action }
web-trj-steps = time +{ $n }
web-trj-steps-end = time +{ $n }: the round ends
web-trj-fulfills = fulfills a tile: +{ $n }
web-trj-best-order = Best order
web-trj-any-order = Sow the rest
web-trj-areas = Areas
web-trj-quarter-over = Quarter { $quarter } is over
web-trj-scene-demands = The people demanded
web-trj-scene-penalty = Penalty
web-trj-scene-votes = Votes
web-trj-scene-office = Office and bonus
web-trj-go-on = Go on
web-trj-look-help = Point at a place to see what it would bring.
