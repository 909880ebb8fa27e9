mic-title = Micatio
mic-option-players = number of players
mic-option-goal = points that end the game

mic-laid = { $seat } lays { $card } face down
mic-laid-hidden = { $seat } lays a card face down
mic-revealed = { $seat } shows { $card }
mic-won = { $seat } wins the round
mic-tied = Nobody wins the round
mic-drew = { $seat } draws { $card }
mic-drew-hidden = { $seat } draws a card
mic-demanded = { $seat } demands a card from { $from }
mic-gave = { $seat } gives { $to } a card: { $card }
mic-cashed = { $seat } cashes { $card } for a point
mic-passed = { $seat } gives up a favor

mic-refused-over = The game is over.
mic-refused-turn = It is not for { $seat } to decide now.
mic-refused-not-asked = Something else is asked now.
mic-refused-not-in-hand = There is no { $card } in your hand.
mic-refused-deck-empty = The deck is empty.
mic-refused-too-low = Only fours and fives can be cashed.
mic-refused-demand = A card can only be demanded from another player who has one.

mic-prompt-over = The game is over.
mic-prompt-wait = Waiting for { $seats }.
mic-prompt-lay = Lay a card face down.
mic-prompt-favor = Use a favor ({ $left ->
    [one] { $left } favor
   *[other] { $left } favors
} left).
mic-prompt-give = Give { $to } a card.

mic-move-lay = lay { $card } face down
mic-move-draw = draw a card
mic-move-demand = demand a card from { $seat }
mic-move-cash = discard { $card } for a point
mic-move-pass = give up this favor
mic-move-give = give { $card }

mic-sheet-table = Table (up to { $goal } points)
mic-sheet-deck = Deck
mic-sheet-discard = Discard pile
mic-sheet-seat = { $seat }
mic-sheet-points = Points
mic-sheet-hand = Hand
mic-sheet-laid = Laid
mic-cards = { $cards }
mic-number = { $n }
mic-hidden-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, known: { $known }
mic-face-down = face down
mic-nothing = nothing

mic-score-won = Rounds won
mic-score-cashed = Cards cashed
mic-end-goal = A player reached the goal.
mic-end-no-cards = A player has no card left.
mic-tie-break = The higher sum of cards in hand decides.

# What a preview names instead of telling it.
mic-unknown-drew = You will draw a card.
mic-unknown-shown = The cards of the others will be shown.
