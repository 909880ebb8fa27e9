web-hw-wall = Wall
web-hw-city = City
web-hw-table = Table
web-hw-wall-sheet = Left sheet: the Wall
web-hw-city-sheet = Right sheet: the City
web-hw-cohorts = Cohorts
web-hw-granaries = Granaries
web-hw-small = Small
web-hw-medium = Medium
web-hw-large = Large
web-hw-small-letter = S
web-hw-large-letter = L
web-hw-from-start = from the start
web-hw-training = Training
web-hw-hotel = Hotel
web-hw-workshop = Workshop
web-hw-road = Road
web-hw-gardens = Gardens
web-hw-temples = Temples
web-hw-map = Map
web-hw-of = of { $n }
web-hw-a-good = a good
web-hw-each-new-kind = each new kind
web-hw-a-show = a show
web-hw-battles = battles, one a Year
web-hw-if-falls = if it falls
web-hw-if-lives = if it lives
web-hw-serves = any worker serves, row by row
web-hw-free = free
web-hw-left-letter = L
web-hw-center-letter = C
web-hw-right-letter = R
web-hw-yours-or-neighbors = yours or a neighbor’s
web-hw-turn = Turn
web-hw-mirror = Mirror
web-hw-place-it = Place it

web-hw-box = { $name }, box { $n }
web-hw-battle-of = { $name }, battle
web-hw-gives = gives { $what }
web-hw-needs = needs { $what }
web-hw-good-of = Good { $good }: { $who }
web-hw-pattern-of = Pattern { $pattern }: { $who }
web-hw-favors = { $n ->
    [one] { $n } Favor of a Diplomat
   *[other] { $n } Favors of a Diplomat
}
web-hw-choose = your choice
web-hw-chance = chance decides

web-hw-end-year = End my Year
web-hw-loses = loses
web-hw-loses-nothing = nothing is lost
web-hw-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-hw-points-word = { $n ->
    [one] point
   *[other] points
}

web-hw-left = left
web-hw-right = right
web-hw-ended-year = has ended the Year
web-hw-still-writing = still writing
web-hw-waiting = waits
web-hw-sheets-of = Sheets of { $who }
web-hw-neutral = Neutral card
web-hw-your-prospect = Your Prospect
web-hw-own-prospect-use = good for others, pattern also for you
web-hw-fate-use = any good, by chance
web-hw-years = Years and attack cards
web-hw-picts = The Picts are coming
web-hw-picts-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $flag } to win or lose
web-hw-stakes = At stake: { $n }. Each is Valor or Disdain.
web-hw-rank = Rank

web-hw-paths = Path Cards
web-hw-path-of = { $n } of { $next }
web-hw-path-most = { $n }, at most { $next } wanted
web-hw-path-full = { $n }: all reached
web-hw-choose-path = Choose your Path Card
web-hw-as-path = As Path, until the end
web-hw-as-prospect = As Prospect, this Year
web-hw-now = So far: { $n }
web-hw-gain = You take
web-hw-good = Good for neighbors
web-hw-pattern = Scout pattern
web-hw-take-path = { $card } as Path
web-hw-other-prospect = Prospect: { $card }
web-hw-path-architect = Landmarks built
web-hw-path-aristocrat = Disdain left at the end, at most
web-hw-path-defender = Complete sections of the Wall
web-hw-path-engineer = Large buildings
web-hw-path-fighter = Complete Cohorts
web-hw-path-forager = Filled circles of Resource Production
web-hw-path-merchant = Goods in the Market
web-hw-path-planner = Complete Citizen tracks
web-hw-path-pontiff = Temples with every box filled
web-hw-path-ranger = Complete columns of the Scouts’ map
web-hw-path-trainer = Strength boxes of both Gladiators
web-hw-path-vanguard = Complete sections of the Wall Guard

web-hw-attack = The Picts attack
web-hw-attack-of = End of Year { $year } · { $n ->
    [one] { $n } card, the same
   *[other] { $n } cards, the same
} for all
web-hw-tower = attacks: { $attacks } · shields: { $shields }
web-hw-holds = The line holds
web-hw-breaks = { $n ->
    [one] { $n } breaks through
   *[other] { $n } break through
}
web-hw-count = The count
web-hw-same-cards = The same cards, their walls
web-hw-choosing = is choosing
web-hw-ask-favors = { $cohort }: { $n ->
    [one] { $n } attack breaks through.
   *[other] { $n } attacks break through.
} Spend Favors?
web-hw-keep-favors = Keep all Favors
web-hw-spend-favors = { $n ->
    [one] Spend { $n } Favor
   *[other] Spend { $n } Favors
}
web-hw-then-through = then { $n } through here
web-hw-go-on = Go on

web-hw-fort-of = Fort { $n } of { $all }
web-hw-course = The course of the campaign along the Wall
web-hw-goals = Goals
web-hw-challenge = Challenge
web-hw-goal-score = { $n } points
web-hw-goal-paths = { $n } points from Path Cards
web-hw-goal-attributes = { $n } Attributes with { $least } boxes
web-hw-goal-attribute = { $name }: { $n }
web-hw-goal-built = Built: { $name }
web-hw-goal-complete = Complete: { $name }
web-hw-goal-map = The Scouts’ map full
web-hw-goal-no-favors = No Favor used
web-hw-goal-landmarks = { $n } Landmarks
web-hw-goal-no-disdain = No Disdain at the end
web-hw-goal-citizens = { $n } complete Citizen tracks
web-hw-goal-temples = { $n } filled Temples
web-hw-goal-strength = Gladiators’ strength { $n }
web-hw-goal-goods = { $n } goods in the Market
web-hw-rule-one-neutral = One neutral card a Year
web-hw-rule-dearer = Buildings cost one Resource more, Landmarks excepted
web-hw-rule-forbidden = Not to be built: { $names }
web-hw-rule-no-diplomats = No Diplomats
web-hw-rule-late-wall = No Wall and no Cippi before Year III
web-hw-rule-two-soldiers = The first Fate Card must bring two Soldiers
web-hw-rule-dear-mining = Mining & Foresting costs two Servants
web-hw-rule-more-attacks = One more attack card each Year
