# The browser client.
web-welcome = A seat at the Roman table
web-welcome-about = Board games of ancient Rome by their full rules, against people or strong computer opponents. No account needed.
web-about-glory-to-rome = Rome has burned. Every card is a worker, a material or a building: rebuild the city faster and richer than the others.
web-about-trajan = Sow the markers around your board and let six ways of Roman life feed one another.
web-about-hadrians-wall = Build and man a stretch of the Wall for six years, all players at the same time.
web-about-praetor = Your workers grow wiser, and older, as the city grows around you.
web-opponents = Opponents
web-play-bots = Play against bots
web-more-choices = More choices
web-players = players
web-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-your-tables = Your tables
web-your-turn = Your turn
web-others-turn = Waiting for the others
web-games = Games
web-game = Game
web-navigation = Pages
web-lobby = Lobby
web-rules = Rules
web-ranking = Ranking
web-me = You
web-settings = Settings
web-home = Start page
web-lost = There is nothing here
web-unreachable = The server does not answer
web-problem-connection = The server cannot be reached. Check your connection and try again.
web-offline = Connection lost. Connecting again …
web-again = Try again
web-close = Close
web-cancel = Cancel
web-take-back = Take back
web-confirm = Confirm
web-yes = Yes
web-no = No
web-all = All
web-name = Name
web-saved = Saved.

# Lobby and new tables.
web-new-table = New table
web-make-table = Open the table
web-no-tables = No open tables. Start one against bots.
web-with-room = With a free seat
web-code = Code
web-join = Join
web-watch = Watch
web-seats = Seats
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-open = Free seat
web-seat-add = Add a seat
web-seat-remove = Remove a seat
web-bot = Bot ({ $level })
web-bot-a = Aulus
web-bot-b = Brutus
web-bot-c = Cassia
web-bot-d = Drusus
web-bot-e = Ennia
web-bot-f = Fabius
web-clock = Clock
web-clock-none = No clock
web-clock-real-time = { $minutes } min + { $increment } s
web-clock-days = { $days } d per decision
web-clock-kind-real-time = Minutes for the whole game
web-clock-kind-days = Days for each decision
web-minutes = Minutes
web-increment = Seconds per decision
web-days = Days
web-days-left = { $n } d
web-options = Options of the game
web-as-edition = as in the edition
web-listed = Show it in the lobby
web-draw-seats = Draw the seats
web-allow-hints = Allow hints
web-gathering = The table is gathering
web-closed = This table was closed
web-invite = Invite
web-invite-about = Whoever has this link or code can take a free seat.
web-link = Link
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-place-bot = Bot
web-place-open = Free the seat
web-begin = Begin
web-close-table = Close the table
web-leave = Stand up
web-wait-host = The host will begin the game.

# At the table.
web-no-table = This table cannot be shown
web-prompt = What is asked
web-pick-further = Now choose what to do with it.
web-more = and { $n } more
web-all-moves = All moves
web-search-moves = Search the moves
web-common = Table
web-points = Points
web-map = Map
web-nothing-found = Nothing found
web-to-act = to decide
web-thinking = Thinking …
web-undo = Undo
web-undo-ask = Ask the others to take it back
web-undo-asked = { $name } asks to take a move back.
web-hint = Hint
web-log = Log
web-jump = Look at this moment
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-menu = Menu
web-fullscreen = Full screen
web-pause = Pause
web-paused = Paused
web-resume = Go on
web-return = Take your seat back
web-stand-in = A bot plays for { $name }
web-stand-in-me = Let a bot play for me
web-resign = Resign
web-resign-sure = Really give up?
web-watching = You are watching
web-spectators = Spectators
web-result = Result
web-not-finished = The game was not played to its end.
web-rematch = Rematch

# Replay and fairness.
web-replay = Replay
web-back-to-table = Back to the table
web-seen-by = Seen by
web-seen-by-spectator = As a spectator
web-all-open = Everything open
web-first = To the start
web-last = To the end
web-step = Step
web-step-back = Step back
web-run = Play or pause
web-moment = Moment
web-copy-moment = Link
web-curve = Curve
web-curve-about = Points that could be counted at each moment. Dashed lines mark the moments where they shifted most.
web-turning-point = Move { $ply }
web-analyze = Let a strong bot judge the game
web-analysis = Analysis
web-analysis-about = What each player could expect after each decision, from last place at the bottom to victory at the top.
web-analysis-turn = { $name } played “{ $played }”; “{ $best }” was better by { $lost } %.
web-analysis-lost = { $name } gave away { $lost } %
web-what-if = What if?
web-what-if-about = Play on from move { $ply } alone against bots. The game that was played stays as it is.
web-play-on = Play on
web-record = Record
web-fair-good = The deal was fair
web-fair-bad = The deal does not fit its commitment
web-fair-checking = Checking the deal …
web-fair-about = Before the game the server published the SHA-256 of a secret seed. Now the seed is open, and anybody can check that nothing was changed in between.
web-fair-commitment = Published before
web-fair-seed = Seed
web-fair-browser = Your browser
web-fair-server = The server
web-fair-fits = fits
web-fair-differs = does not fit
web-fair-unknown = not checked

# People.
web-history = Played games
web-places = The place in each of the last games: the higher the better, gold for a victory.
web-no-history = No finished games yet.
web-show-more = Show more
web-statistics = Statistics
web-won-of = { $wins } of { $games } won
web-wins = Won
web-mean-rank = Mean rank
web-mean-points = Mean points
web-best-points = Best
web-rating = Rating
web-games-played = Games
web-with-bots = with bots
web-among-people = among people
web-no-ranking = Nobody is ranked here yet.
web-account-stranger = You are not known yet: a name is given to you when you first sit down.
web-account-guest = You play as the guest { $name }. With a password your games and rating stay yours on any device.
web-account-known = You are { $name }.
web-account-make = Keep as account
web-login = Log in
web-logout = Log out
web-rename = Rename
web-password = Password
web-password-change = Change the password
web-password-new = New password
web-device = Another device
web-device-about = Type the code that your other device shows, and go on here.
web-device-code = Go on on another device
web-device-take = Go on here

# Settings.
web-language = Language
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-calm = Calm
web-motion-quick = Quick
web-motion-none = None, highlights only
web-set-confirm = Confirm moves
web-set-confirm-about = A move is sent after a second click.
web-set-forced = Pass forced decisions
web-set-forced-about = Where only one move is possible, it is made after a moment.
web-set-patterns = Patterns
web-set-patterns-about = Materials differ by pattern as well as by color.
web-set-sound = Sound
web-set-sound-about = Two soft notes when it is your turn.

# Rules.
web-search-rules = Search the rules
web-rules-sources = Show where each rule comes from
web-rules-in-english = The rules are written in English.
web-rules-guide = In plain words
web-rules-clauses = Clause by clause
web-contents = Contents
web-table-of-rules = Table

# Glory to Rome.
web-gtr-you = You
web-gtr-center = Center
web-gtr-others = Others
web-gtr-round = Round { $n }
web-gtr-leader = leader
web-gtr-pool = Pool
web-gtr-in-town = In town
web-gtr-out-of-town = Out of town
web-gtr-deck = Deck
web-gtr-jacks = Jacks
web-gtr-jack = Jack
web-gtr-influence = Influence
web-gtr-clients = Clients
web-gtr-stockpile = Stockpile
web-gtr-vault = Vault
web-gtr-hand = Hand
web-gtr-camp = Camp
web-gtr-structures = Structures
web-gtr-points = Points
web-gtr-empty = empty
web-gtr-complete = complete
web-gtr-progress = { $n } of { $needed }
web-gtr-shared = shared
web-gtr-value = value { $n }
web-gtr-known = seen by all: { $cards }
web-gtr-petition = Petition
web-gtr-pair = Pair
web-gtr-concede = Concede
web-gtr-demand = Rome demands: { $materials }
web-gtr-counted = { $n } × { $name }
web-gtr-actions-left = { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}

# The feel of the table.
web-since = Since your last turn
web-since-again = Show it again
web-log-show = Show it on the board
web-log-set-up = Set-up: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
web-log-latest = To the latest
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-gestures = Gestures
web-table = Table
web-undo-steps = ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
} in all)
web-stood-in = A bot plays for you ({ $level }).
web-set-notify = Notifications
web-set-notify-about = When it is your turn and you look elsewhere, the browser tells you.
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-final = Cannot be taken back
web-lost-about = This address leads to no table, no game and no page of ours. Perhaps it was cut short, or the table is gone.
web-shortcuts = Shortcuts
web-key-walk = walk from place to place, and touch
web-key-digits = make one of the offered moves
web-key-search = search all moves
web-key-confirm = confirm a chosen move
web-key-escape = take back what was picked or held
web-key-inspect = read about what is pointed at
web-key-hint = a hint
web-key-undo = take a move back
web-key-replay = step through a replay
web-key-help = these shortcuts
