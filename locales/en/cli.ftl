cli-games-players = { $fewest } to { $most } players
cli-games-default-follows = follows from the other options
cli-games-house-rules = and { $n ->
    [one] one house rule
   *[other] { $n } house rules
 }: --all
cli-result = Result
cli-seat = { $seat }
cli-verify-over = The record is sound: { $n } moves and the result replay exactly.
cli-verify-unfinished = The record is sound so far: { $n } moves replay exactly; the game is not over.
cli-verify-deal = The deal was fair: the seed fits the commitment { $commitment }.
cli-play-commitment = Commitment to the deal (SHA-256 of the seed): { $commitment }
cli-play-hello = Choose by number, by notation, or by typing a part of a choice. help shows more.
cli-play-hand-over = { $seat } decides next. Hand over the keyboard and press Enter.
cli-play-more = { $n ->
    [one] … and { $n } more choice: type a part of it to find it.
   *[other] … and { $n } more choices: type a part of one to find it.
}
cli-play-no-match = Nothing here fits “{ $text }”. Type help for the commands.
cli-play-undone = Taken back.
cli-play-help =
    NUMBER          make that choice
    NOTATION        make that move, as shown in gray
    part of a text  show only the choices that contain it
    hint            the best moves a strong bot finds
    undo            take back your last decision, as long as nothing hidden was revealed
    view            show the table again
    log             everything that happened so far
    rules CLAUSE    read a clause of the rules, or what they say of a thing: rules NAME
    what THING      what a card, tile or track is and does
    save [FILE]     write the record of the game into a new file
    quit            leave the table
cli-play-no-clause = The rules have no such clause, and speak of no such thing. Clauses look like { $example }.
cli-play-no-about = Nothing is known about that. Ask by a printed name.
cli-play-saved = Saved as { $path }.
cli-play-not-saved = { $path } could not be written: { $reason }
cli-play-file-exists = There is a file { $path } already; it stays as it is. Name another one: save FILE
cli-play-seed = Seed of the deal: { $seed }
cli-play-after = The game is over. save [FILE] keeps it, rules CLAUSE explains, Enter leaves.
cli-undo-nothing = There is nothing to take back.
cli-undo-not-yours = { $seat } has acted since.
cli-undo-revealed = Your last decision revealed something hidden or drew chance: it stays.
cli-play-hint = { $move }: { $percent } % of the game, looked at { $visits } times
cli-play-hint-alone = { $move }: looked at { $visits } times
