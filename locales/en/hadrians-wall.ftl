hw-title = Hadrian's Wall
hw-option-players = number of players
hw-option-difficulty = how many attack cards the Picts bring
hw-option-easy = 1 to 8 attack cards a Year
hw-option-normal = 1 to 10 attack cards a Year
hw-option-hard = 1 to 12 attack cards a Year
hw-option-mode = who may act when
hw-option-simultaneous = everybody at once; who has stopped acts again only after a payment
hw-option-live = everybody at once; who has stopped may act again while the Year lasts
hw-option-canonical = round the table, one action at a time
hw-option-campaign = fort of the solo campaign, 0 for none
hw-option-reward = whether the challenge of the previous fort was met

hw-count = { $count } × { $what }
hw-choice = one of { $among }
hw-number = { $number }
hw-list = { $list }
hw-name = { $name }
hw-of = { $filled } of { $all }
hw-gladiator = trained { $trained } of { $all }, lost { $damage }
hw-diplomat = { $cohort }, favors left: { $favors }
hw-prospect-card = { $card } (good { $good }, pattern { $pattern })
hw-neutral-card = { $card } (good { $good }, pattern { $pattern }), on it: { $pieces }

hw-do-path = { $card } as Path Card
hw-do-gain = choice: { $attribute }
hw-do-cohort = fill a box: { $cohort }
hw-do-favor = { $cohort }: { $temple ->
    [one] { $temple } temple Favor
   *[other] { $temple } temple Favors
} and { $diplomat ->
    [one] { $diplomat } diplomat Favor
   *[other] { $diplomat } diplomat Favors
}
hw-do-no-favor = { $cohort }: no Favor
hw-do-track = fill a box: { $track }
hw-do-fort = fill a Fort box, paid with: { $pay }
hw-do-build = build: { $building }
hw-do-train-builder = train a Builder for the Wall Guard
hw-do-forum = Forum: { $give } and { $also } for { $gain }
hw-do-citizen = fill a box: { $citizen }
hw-do-buy-good = buy a good for hexagon { $hexagon } ({ $source })
hw-do-perform = performance { $box }
hw-do-train-gladiator = train: { $gladiator }, paid with: { $pay }
hw-do-battle = battle: { $gladiator }
hw-do-serve-temple = temple service: { $pay }
hw-do-bribe = bribe { $box }
hw-do-ruling = court ruling: { $column }
hw-do-diplomat = send a Diplomat: { $cohort }
hw-do-scout = scout { $cells } ({ $source })
hw-do-stop = stop for this Year
hw-move-costs = { $action } (cost: { $cost })
hw-move-costs-and-brings = { $action } (cost: { $cost }) → { $icons }
hw-move-brings = { $action } → { $icons }

hw-prompt-over = The game is over.
hw-prompt-wait = Waiting for { $seats }.
hw-prompt-path = Which of your two cards becomes the Path Card?
hw-prompt-road = Choose an Attribute for your Road ({ $left ->
    [one] { $left } choice
   *[other] { $left } choices
} left).
hw-prompt-action = Take an action or stop. Your board: { $board }.
hw-prompt-stopped = You have stopped, but may still act. Your board: { $board }.
hw-prompt-cohort = Which Cohort gets the box?
hw-prompt-attribute = Which Attribute do you take?
hw-prompt-favors = Use Favors? { $cohort }: { $through ->
    [one] { $through } attack gets
   *[other] { $through } attacks get
} through.

hw-event-year = Year { $year } begins
hw-event-fate-income = Fate Card { $card } gives everybody: { $gain }
hw-event-fate-skipped = Fate Card { $card } shows too few Soldiers and is discarded
hw-event-reshuffled = The discarded Fate Cards are shuffled into a new draw pile
hw-event-drew = { $seat } draws { $cards }
hw-event-drew-hidden = { $seat } draws two cards
hw-event-chose = { $seat } chooses { $card } as Path Card
hw-event-chose-hidden = { $seat } has chosen
hw-event-revealed = { $seat } reveals { $path } as Path Card and { $prospect } as Prospect Card: { $gain }
hw-event-neutral = Neutral card: { $card }
hw-event-sheet-income = { $seat }: income of the sheets: { $gain }
hw-event-road-income = { $seat }: the Road gives: { $gains }
hw-event-acted = { $seat }: { $action }
hw-event-acted-gains = { $seat }: { $action } → { $gains }
hw-event-good-turned = { $seat } turns Fate Card { $card }: good { $good }
hw-event-survived = { $seat }: Fate Card { $card }, damage { $damage }; survives: { $gladiator }
hw-event-died = { $seat }: Fate Card { $card }, damage { $damage }; dies: { $gladiator }
hw-event-paid = { $seat } pays { $to }: { $piece }
hw-event-paid-neutral = { $seat } lays on the neutral card { $card }: { $piece }
hw-event-stopped = { $seat } stops
hw-event-reopened = { $seat } may act again
hw-event-attack = The Picts attack: left { $left }, center { $center }, right { $right }
hw-event-defended = { $seat }: { $through ->
    [one] { $through } attack gets
   *[other] { $through } attacks get
} through; Disdain +{ $disdain }, Valor +{ $valor }: { $gains }
hw-event-over = The game is over

hw-refused-over = The game is over.
hw-refused-not-to-act = There is nothing for you to decide now.
hw-refused-already-stopped = You have stopped already.
hw-refused-not-now = Something else is decided now.
hw-refused-answer-first = First answer the open question.
hw-refused-not-offered = This is none of the answers asked for.
hw-refused-not-drawn = You have not drawn this card.
hw-refused-cannot-pay = Your board does not hold the cost: { $cost }.
hw-refused-wrong-piece = This is not paid with that piece.
hw-refused-full = No box is left.
hw-refused-granary = The next box lies in a column that needs a larger Granary.
hw-refused-fort = The Fort does not reach the next box.
hw-refused-already-built = This building stands already.
hw-refused-building = This must stand first: { $building }.
hw-refused-requirement = { $track } must reach { $level }.
hw-refused-guard = There is no open Wall Guard box for the trainee.
hw-refused-forbidden = This campaign fort forbids it.
hw-refused-this-year = This was done this Year already.
hw-refused-marked = This box is marked already.
hw-refused-no-such-box = There is no such box.
hw-refused-exchange = The Forum offers no such exchange.
hw-refused-own-good = The good on your own card may not be bought.
hw-refused-source = There is no such source here.
hw-refused-dead = This Gladiator is dead.
hw-refused-untrained = This Gladiator is not trained yet.
hw-refused-no-disdain = You have no Disdain to remove.
hw-refused-cohort-served = A Diplomat serves this Cohort already.
hw-refused-does-not-fit = The pattern does not fit there.
hw-refused-favor = You do not have these Favors.
hw-refused-cancel = Fewer attacks would get through.

hw-sheet-table = Year { $year } of 6
hw-sheet-difficulty = Difficulty
hw-sheet-flag = Flag
hw-sheet-attack-cards = Attack cards
hw-sheet-draw-pile = Fate Cards left
hw-sheet-neutral = Neutral card
hw-sheet-fort = Campaign fort
hw-sheet-seat = { $seat }
hw-sheet-board = Player Board
hw-sheet-score = Points now
hw-sheet-paths = Path Cards
hw-sheet-drawn = Cards drawn
hw-sheet-prospect = Prospect Card
hw-sheet-stopped = Has stopped for this Year.
hw-sheet-left = Left sheet
hw-sheet-right = Right sheet
hw-sheet-track = Track
hw-sheet-filled = Filled
hw-sheet-next = Next box
hw-sheet-buildings = Buildings
hw-sheet-map-legend = The map of the scouts: # is filled, r = { $resource }, s = { $servant }, a dot gives nothing.

hw-score-attribute = { $attribute }
hw-score-path = Path Card { $card } (count: { $count })
hw-score-disdain = Disdain ({ $count })
hw-score-rank = Rank: { $rank }
hw-score-fort-won = All goals met: { $fort }
hw-score-fort-lost = Goals not met: { $fort }
hw-score-challenge-met = The challenge is met.
hw-score-challenge-missed = The challenge is not met.
hw-end-years = Six Years have passed.
hw-tie-disdain = Tied on points; the least Disdain decides.
hw-tie-paths = Tied on points and Disdain; the most points of Path Cards decide.
hw-tie-shared = Tied in everything; the victory is shared.

# What a preview names instead of telling it.
hw-unknown-fate = A Fate Card will be turned up.
hw-unknown-draw = Two cards will be drawn.
hw-unknown-revealed = The cards of the other players will be revealed.
hw-unknown-neutral = A neutral card will be turned up.
hw-unknown-good = A Fate Card will decide which good you get.
hw-unknown-damage = A Fate Card will decide the battle.
hw-unknown-attack = The Picts will attack: the attack cards will be turned up.

# The campaign
hw-sheet-rank = Rank now
hw-sheet-fort-rule = Special rule
hw-sheet-fort-goal = Goal
hw-sheet-fort-challenge = Challenge
hw-goal-met = { $goal }: met (now { $have })
hw-goal-open = { $goal }: not met (now { $have })
hw-goal-score = at least { $n } points
hw-goal-path-points = at least { $n } points for Path Cards
hw-goal-attributes = { $n } attributes with at least { $boxes } boxes
hw-goal-attribute = { $name }: at least { $n } boxes
hw-goal-built = { $name } is built
hw-goal-complete = { $name } is complete
hw-goal-map = the scout map is full
hw-goal-no-favors = no favor is ever used
hw-goal-landmarks = at least { $n } landmarks
hw-goal-no-disdain = no disdain at the end
hw-goal-wall-sections = { $n } complete sections of the Wall
hw-goal-large-buildings = at least { $n } large buildings
hw-goal-cohorts = { $n } complete cohorts
hw-goal-production = at least { $n } circles of resource production
hw-goal-goods = at least { $n } trade goods
hw-goal-citizen-tracks = { $n } complete citizen tracks
hw-goal-temples = { $n } temples with all boxes filled
hw-goal-scout-columns = { $n } complete columns of the scout map
hw-goal-strength = gladiators trained to strength { $n } together
hw-goal-guard-sections = { $n } complete sections of the Wall Guard
hw-fort-one-neutral-card = One neutral card a Year instead of two.
hw-fort-dearer-buildings = Granaries, hotels, workshops, roads and the buildings of the right sheet cost one resource more.
hw-fort-no-diplomats = Diplomats cannot be sent.
hw-fort-late-wall = No Wall and no Cippi before Year 3.
hw-fort-two-soldiers = Fate Cards of Year 1 are turned until one shows two soldiers.
hw-fort-dear-mining = Mining and foresting costs two servants.
hw-fort-more-attacks = One more attack card each Year.
hw-fort-forbidden = Not allowed: { $buildings }.
