// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export const PROTOCOL = 1;

/**
 * What became of a command.
 */
export type Acknowledged = { 
/**
 * The id of the command.
 */
id: string, 
/**
 * The version it brought the table to; everything up to it is stored.
 */
version: number, 
/**
 * How many of several moves were made.
 */
moves: number, 
/**
 * The next table, for a rematch.
 */
table: string | null, };

/**
 * A finished game judged by a computer opponent, decision by decision.
 */
export type Analysis = { 
/**
 * The decisions in order, without those that had only one move.
 */
decisions: Array<JudgedMove>, 
/**
 * The decisions that cost the most, the dearest first, as places in `decisions`.
 */
turning_points: Array<number>, 
/**
 * What each seat gave away in all.
 */
lost_by_seat: Array<number>, };

/**
 * What is answered.
 */
export type Answer = { "kind": "previews", 
/**
 * The version of the table that the lines begin at.
 */
version: number, 
/**
 * As many as there were lines, in the same order.
 */
previews: Array<Preview>, };

/**
 * One argument of a sentence.
 */
export type Arg = { "number": number } | { "seat": Seat } | { "name": string } | { "text": Text } | { "list": Array<Arg> } | { "verbatim": string };

/**
 * A moment of another table.
 */
export type Branch = { 
/**
 * The table.
 */
table: string, 
/**
 * How many moves had been made.
 */
ply: number, };

/**
 * Everything on offer.
 */
export type Catalog = { 
/**
 * The protocol version of the server.
 */
protocol: number, 
/**
 * The version of the program.
 */
version: string, 
/**
 * The games, in the order to show them.
 */
games: Array<GameInfo>, 
/**
 * The strengths of computer opponents, the weakest first.
 */
levels: Array<LevelInfo>, };

/**
 * Changes what is told; what is left out stays.
 */
export type ChangeMe = { 
/**
 * The name others see. An account's name cannot be changed.
 */
name?: string, 
/**
 * The language.
 */
lang?: Lang, 
/**
 * What the client wants to remember: an object of at most 4 KiB.
 */
settings?: Record<string, unknown>, };

/**
 * A new password.
 */
export type ChangePassword = { 
/**
 * The one that holds until now.
 */
old: string, 
/**
 * At least 8 characters.
 */
new: string, };

/**
 * The clock of a seat.
 */
export type Clock = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Milliseconds left at `server_time`; absent for bots.
 */
left_ms: number | null, 
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * How time is kept.
 */
export type ClockRule = { "kind": "none" } | { "kind": "real-time", 
/**
 * At the start.
 */
seconds: number, 
/**
 * For each decision.
 */
increment: number, } | { "kind": "correspondence", 
/**
 * How many.
 */
days: number, };

/**
 * What people can do at a table.
 */
export type Command = { "kind": "join", 
/**
 * The place.
 */
seat?: Seat, } | { "kind": "leave" } | { "kind": "place", 
/**
 * The place.
 */
seat: Seat, 
/**
 * A level for a bot, or nothing for an open place.
 */
bot: string | null, } | { "kind": "start" } | { "kind": "close" } | { "kind": "play", 
/**
 * In notation, 1 to 32 of them.
 */
moves: Array<string>, } | { "kind": "undo" } | { "kind": "answer-undo", 
/**
 * Whether it may be taken back.
 */
consent: boolean, } | { "kind": "resign" } | { "kind": "stand-in", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The level of the bot.
 */
level: string, } | { "kind": "return" } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "rematch" } | { "kind": "say", 
/**
 * What.
 */
text: string, } | { "kind": "mute", 
/**
 * The person's id.
 */
person: string, 
/**
 * Whether to be silent.
 */
on: boolean, };

/**
 * A name with a password: to log in, or to turn a guest into an account, who keeps all games.
 */
export type Credentials = { 
/**
 * The name others see, 2 to 24 characters.
 */
name: string, 
/**
 * At least 8 characters.
 */
password: string, };

/**
 * A code that makes another device the same person: once, within ten minutes.
 */
export type DeviceCode = { 
/**
 * To type or to put into a link on the other device.
 */
code: string, 
/**
 * How many seconds it still works.
 */
seconds: number, };

/**
 * How a game ended.
 */
export type Ending = { 
/**
 * Whether it was played to its end, or everybody left.
 */
finished: boolean, 
/**
 * The result by the rules; absent when it was not played to its end.
 */
outcome: Outcome | null, 
/**
 * Ranks by seat as they count: who left ranks behind who stayed.
 */
ranks: Array<number>, 
/**
 * The seed, whose SHA-256 is the commitment.
 */
seed: string, };

/**
 * The check of a finished game by the server; the client can repeat the first part of it.
 */
export type Fairness = { 
/**
 * The SHA-256 published before the game.
 */
commitment: string, 
/**
 * The seed.
 */
seed: string, 
/**
 * Whether the seed fits, and playing the record again gives the same game.
 */
verified: boolean, 
/**
 * What did not fit.
 */
problem: string | null, };

/**
 * An event that would happen.
 */
export type ForetoldEvent = { 
/**
 * The line in words.
 */
text: Text, 
/**
 * The event with named fields, in the game's own shape.
 */
event: Record<string, unknown>, };

/**
 * A game on offer.
 */
export type GameInfo = { 
/**
 * Its name in addresses and records.
 */
id: string, 
/**
 * The message key of its title.
 */
title: string, 
/**
 * The revision of its rules.
 */
revision: number, 
/**
 * What its clause numbers begin with, such as `GTR`.
 */
clauses: string, 
/**
 * The fewest players.
 */
min_players: number, 
/**
 * The most players.
 */
max_players: number, 
/**
 * What can be chosen before a game, `players` among them.
 */
options: Array<OptionInfo>, };

/**
 * What a computer opponent would do in the place of whoever asks.
 */
export type Hint = { 
/**
 * The version it is about.
 */
version: number, 
/**
 * The best moves, the best first.
 */
moves: Array<HintedMove>, };

/**
 * A move a computer opponent thought about.
 */
export type HintedMove = { 
/**
 * The move.
 */
notation: string, 
/**
 * The share of thinking it got, 0 to 1; absent where the bot does not search.
 */
share: number | null, 
/**
 * The result expected from it, 0 (last) to 1 (winning); absent where the bot does not search.
 */
expected: number | null, 
/**
 * How it would go on, in notation.
 */
line: Array<string>, };

/**
 * A page of a history.
 */
export type History = { 
/**
 * The newest first.
 */
games: Array<HistoryEntry>, 
/**
 * Give this as `before` for the next page; absent on the last one.
 */
next: number | null, };

/**
 * A finished game in somebody's history.
 */
export type HistoryEntry = { 
/**
 * The table, for its replay and record.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_at: number, 
/**
 * Who sat there, in seat order.
 */
seats: Array<HistorySeat>, 
/**
 * Which of the seats was the person's.
 */
mine: number, };

/**
 * A seat of a finished game.
 */
export type HistorySeat = { 
/**
 * The person's id; absent for bots.
 */
person: string | null, 
/**
 * The name, or the level of a bot.
 */
name: string, 
/**
 * Points at the end; absent when the game was not played to its end.
 */
points: number | null, 
/**
 * 1 for the winner.
 */
rank: number, };

/**
 * Who a seat belongs to.
 */
export type Holder = { "kind": "open" } | { "kind": "person", 
/**
 * The public id.
 */
id: string, 
/**
 * The name.
 */
name: string, } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * A decision of a finished game, judged.
 */
export type JudgedMove = { 
/**
 * How many moves had been made before it.
 */
ply: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What was played.
 */
played: string, 
/**
 * What looked best.
 */
best: string, 
/**
 * How the best would have gone on.
 */
line: Array<string>, 
/**
 * The result expected from the best, 0 (last) to 1 (winning).
 */
expected: number, 
/**
 * How much of it the move gave away.
 */
lost: number, };

/**
 * A language of the table.
 */
export type Lang = "en" | "pl" | "ru";

/**
 * How a person left a game for good.
 */
export type LeftHow = "resigned" | "timed-out";

/**
 * A move that may be made.
 */
export type LegalMove = { 
/**
 * Its short text, unique in its position: this is what a command sends back.
 */
notation: string, 
/**
 * What it means.
 */
text: Text, 
/**
 * The move with named fields, `kind` among them, to narrow the moves by what was clicked.
 */
fields: Record<string, unknown>, };

/**
 * A strength of computer opponents.
 */
export type LevelInfo = { 
/**
 * Its id, such as `medium`.
 */
id: string, 
/**
 * The message key of its name.
 */
name: string, 
/**
 * The message key of a sentence about it.
 */
about: string, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * The version that brought it.
 */
version: number, 
/**
 * How many moves had been made before it: the moment to jump to.
 */
ply: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What.
 */
what: LogWhat, };

/**
 * What a line of the log tells.
 */
export type LogWhat = { "kind": "event", 
/**
 * The seat that made the move this came from.
 */
by: Seat, 
/**
 * The line in words.
 */
text: Text, 
/**
 * The event with named fields, in the game's own shape.
 */
event: Record<string, unknown>, } | { "kind": "table", 
/**
 * The line in words.
 */
text: Text, } | { "kind": "chat", 
/**
 * The person's id.
 */
person: string, 
/**
 * The name.
 */
name: string, 
/**
 * What was said.
 */
said: string, };

/**
 * A moment as a seat would see it.
 */
export type Look = { 
/**
 * What the seat would know, in the game's own shape.
 */
view: unknown, 
/**
 * What would be asked of the seat, or what the table would wait for.
 */
prompt: Text, 
/**
 * What the seat could do next; empty when it would not be for this seat to decide.
 */
legal: Array<LegalMove>, 
/**
 * Points by seat, as far as the seat may know them.
 */
points: Array<number | null>, 
/**
 * The seats that would have to decide.
 */
to_act: Array<Seat>, };

/**
 * Who is asking, as told by the cookie.
 */
export type Me = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether there is an account behind it, or just this browser.
 */
account: boolean, 
/**
 * The language chosen, if any.
 */
lang: Lang | null, 
/**
 * What the client wants to remember, as it sent it.
 */
settings: Record<string, unknown>, 
/**
 * Tables where this person has a seat and the game is not over, those that wait for this person first.
 */
tables: Array<TableSummary>, };

/**
 * One Fluent message file.
 */
export type MessageFile = { 
/**
 * Its path, such as `pl/trajan.ftl`.
 */
path: string, 
/**
 * Its contents.
 */
source: string, };

/**
 * A moment of a game.
 */
export type Moment = { 
/**
 * How many moves had been made.
 */
ply: number, 
/**
 * What the viewer knew then.
 */
view: unknown, 
/**
 * The same laid out as text.
 */
sheet: Sheet, 
/**
 * What was asked.
 */
prompt: Text, 
/**
 * The seats that were to decide.
 */
to_act: Array<Seat>, 
/**
 * The move that led here; absent at the start, and where the viewer may not know it.
 */
made: MoveMade | null, 
/**
 * What happened with that move.
 */
log: Array<LogLine>, };

/**
 * Moments of a game one after another, as one viewer saw or sees them.
 */
export type Moments = { 
/**
 * How many moves the game has by now; there is one moment more.
 */
plies: number, 
/**
 * The moments asked for, at most 64.
 */
moments: Array<Moment>, };

/**
 * A move that was made.
 */
export type MoveMade = { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In notation.
 */
notation: string, };

/**
 * Asks for a table that goes on alone from a moment of a finished game.
 */
export type NewBranch = { 
/**
 * How many moves had been made.
 */
ply: number, 
/**
 * The seat to play; bots play the others.
 */
seat: Seat, 
/**
 * The level of the others.
 */
level: string, };

/**
 * Asks for a guest. Whoever has a valid cookie already stays who they are.
 */
export type NewGuest = { 
/**
 * The name others see; a Roman one is drawn when left out.
 */
name?: string, 
/**
 * The language.
 */
lang?: Lang, };

/**
 * A place of a new table.
 */
export type NewSeat = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * Asks for a new table. Whoever asks is its host.
 */
export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options; what is left out has its default. `players` is the number of `seats`.
 */
options: { [key in string]: OptionValue }, 
/**
 * The places at the table, in order.
 */
seats: Array<NewSeat>, 
/**
 * How time is kept.
 */
clock: ClockRule, 
/**
 * Whether the lobby lists it; otherwise only link and code lead there.
 */
listed: boolean, 
/**
 * Draw who sits where by the committed seed when the game starts.
 */
draw_seats: boolean, 
/**
 * Whether seats may ask the computer for its best moves. Tables with hints are not rated among people.
 */
hints: boolean, 
/**
 * Start by itself as soon as nobody is missing.
 */
auto_start?: boolean, };

/**
 * The present of a table for one viewer.
 */
export type Now = { 
/**
 * Counts everything that happened at the table. A command says which version it answers.
 */
version: number, 
/**
 * How far the table is.
 */
phase: Phase, 
/**
 * Who looks.
 */
viewer: Watcher, 
/**
 * The seats in order. Before the start they are places; they may be drawn when the game starts.
 */
seats: Array<SeatInfo>, 
/**
 * The seats that are to decide.
 */
to_act: Array<Seat>, 
/**
 * How many moves were made and not taken back.
 */
ply: number, 
/**
 * What the viewer knows, in the game's own shape; absent before the start.
 */
view: unknown, 
/**
 * The same laid out as text, for a board that knows no game.
 */
sheet: Sheet | null, 
/**
 * What is asked of the viewer, or what the table waits for.
 */
prompt: Text | null, 
/**
 * What the viewer may do now; empty when it is not for the viewer to decide.
 */
legal: Array<LegalMove>, 
/**
 * Points by seat, as far as the viewer may know them; empty before the start.
 */
points: Array<number | null>, 
/**
 * The clocks by seat; empty when nobody counts.
 */
clocks: Array<Clock>, 
/**
 * What the viewer may take back.
 */
undo: UndoInfo, 
/**
 * A question about taking back that waits for answers.
 */
undo_asked: UndoAsked | null, 
/**
 * Whether the viewer may ask for a hint now.
 */
may_hint: boolean, 
/**
 * Whether the viewer's only move may be made without asking: nothing becomes final by it that could be taken back.
 */
passes: boolean, 
/**
 * The table that follows this one, once somebody asked for a rematch.
 */
rematch: string | null, 
/**
 * How it ended; present once the game is over.
 */
ending: Ending | null, 
/**
 * The time of the server when this was built, in milliseconds since 1970, to set clocks by.
 */
server_time: number, };

/**
 * One option of a game.
 */
export type OptionInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The message key that explains it.
 */
about: string, 
/**
 * What it may be.
 */
values: OptionKind, 
/**
 * Its default; absent when it follows from another option.
 */
default: OptionValue | null, 
/**
 * Whether it is a detail of the rules, to be offered apart from what people choose at a table.
 */
house_rule: boolean, };

/**
 * What an option may be.
 */
export type OptionKind = { "kind": "flag" } | { "kind": "range", 
/**
 * The lowest.
 */
min: number, 
/**
 * The highest.
 */
max: number, } | { "kind": "one-of", 
/**
 * The words in order.
 */
words: Array<OptionWord>, };

/**
 * One chosen value.
 */
export type OptionValue = boolean | number | string;

/**
 * One word an option may be.
 */
export type OptionWord = { 
/**
 * The value.
 */
word: string, 
/**
 * The message key that explains it.
 */
about: string, };

/**
 * A command with what makes repeating it harmless.
 */
export type Order = { 
/**
 * Chosen by the client, unique among its commands, at most 40 characters. A repeat gets the same acknowledgement.
 */
id: string, 
/**
 * The version of the table this answers. It is refused as stale when what it decides has changed since.
 */
answers: number, 
/**
 * What to do.
 */
command: Command, };

/**
 * The result of a finished game.
 */
export type Outcome = { 
/**
 * Points and rank by seat.
 */
standings: Array<SeatStanding>, 
/**
 * Where the points came from; the lines of a seat add up to its points.
 */
lines: Array<ScoreLine>, 
/**
 * The tie-break that decided, if the points did not.
 */
tie_break: Reason | null, 
/**
 * Why the game ended.
 */
reason: Reason, };

/**
 * How far a table is.
 */
export type Phase = "gathering" | "playing" | "paused" | "over" | "closed";

/**
 * Who is at a table now, as far as this node knows.
 */
export type Presence = { 
/**
 * Seats whose person is connected.
 */
present: Array<Seat>, 
/**
 * Seats for which a bot thinks; the next snapshot or update ends it.
 */
thinking: Array<Seat>, 
/**
 * How many watch.
 */
spectators: number, };

/**
 * What a line of moves would bring, as far as the seat can know it.
 */
export type Preview = { 
/**
 * What the seat would see happen, in order, up to the first thing that is hidden or random.
 */
events: Array<ForetoldEvent>, 
/**
 * The change in the points of each seat by every move that is told to its end.
 */
points: Array<number>, 
/**
 * The first thing that the seat cannot know yet; nothing after it is told.
 */
unknown: Text | null, 
/**
 * The table afterwards as this seat would see it; absent when something unknown or refused came first, and where it
 * was not asked for.
 */
then: Look | null, 
/**
 * Why a move of the line cannot be made; those before it are told.
 */
refused: Problem | null, };

/**
 * Why something was refused.
 */
export type Problem = { 
/**
 * For programs.
 */
code: ProblemCode, 
/**
 * For people.
 */
text: Text, 
/**
 * In English, with details such as the column of a wrong move; for logs and the curious.
 */
detail: string, 
/**
 * The clause of the rules that refuses, if it was a move.
 */
clause: string | null, };

/**
 * The kinds of refusal.
 */
export type ProblemCode = "bad-message" | "too-much" | "not-known" | "wrong-password" | "name-taken" | "bad-name" | "bad-password" | "not-found" | "not-yours" | "not-now" | "stale" | "not-a-move" | "refused" | "bad-setup" | "no-undo" | "full" | "unavailable" | "internal";

/**
 * What everybody may know about a person.
 */
export type Profile = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether there is an account behind it.
 */
account: boolean, 
/**
 * When the person first came, in milliseconds since 1970.
 */
since: number, 
/**
 * Results added up per game and number of players.
 */
statistics: Array<Statistics>, 
/**
 * Ratings per game and number of players.
 */
ratings: Array<Rating>, };

/**
 * A question about a table.
 */
export type Question = { "kind": "preview", 
/**
 * At most 64 lines; each has at most 32 moves in notation, decisions of the own seat one after another.
 */
lines: Array<Array<string>>, 
/**
 * Whether the table afterwards is told too (`then`); it is, unless said otherwise.
 */
then?: boolean, };

/**
 * A line of a ranking list.
 */
export type RankedPerson = { 
/**
 * The person's id, or `bot:LEVEL`.
 */
id: string, 
/**
 * The name, or the level.
 */
name: string, 
/**
 * The rating.
 */
rating: Rating, };

/**
 * How strong a person or bot is thought to be.
 */
export type Rating = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether it counts tables with bots; ratings among people are kept apart.
 */
with_bots: boolean, 
/**
 * The estimate (Weng-Lin, 25 at the start).
 */
rating: number, 
/**
 * How uncertain it is; rating minus three times this is a safe lower end.
 */
uncertainty: number, 
/**
 * Games it rests on.
 */
games: number, };

/**
 * A clause with the sentence that explains it.
 */
export type Reason = { 
/**
 * The clause.
 */
clause: string, 
/**
 * What it means here.
 */
text: Text, };

/**
 * One row of a section.
 */
export type Row = { "line": Text } | { "field": { 
/**
 * The name.
 */
label: Text, 
/**
 * What stands there.
 */
value: Text, } } | { "table": { 
/**
 * The heading.
 */
head: Array<Text>, 
/**
 * The rows, each as long as the heading.
 */
rows: Array<Array<Text>>, } } | { "drawing": Array<string> };

/**
 * The rules page of a game.
 */
export type RulesPage = { 
/**
 * The game.
 */
game: string, 
/**
 * Markdown, numbered by clauses such as `**GTR-4.2**`.
 */
markdown: string, };

/**
 * One source of points of one seat.
 */
export type ScoreLine = { 
/**
 * Whose points.
 */
seat: Seat, 
/**
 * The clause that gives them.
 */
clause: string, 
/**
 * What they are for.
 */
text: Text, 
/**
 * How many; may be negative.
 */
points: number, };

/**
 * A place at the table, counted from 0 in clockwise order; people read it as a letter, `A` to `F`.
 *
 * ```
 * # use lusoria_core::Seat;
 * assert_eq!(Seat::new(1).to_string(), "B");
 * assert_eq!("B".parse::<Seat>().unwrap().index(), 1);
 * ```
 */
export type Seat = string;

/**
 * A seat and who is behind it.
 */
export type SeatInfo = { 
/**
 * The letter.
 */
seat: Seat, 
/**
 * Who it belongs to.
 */
holder: Holder, 
/**
 * The level of the bot that plays for an absent, resigned or timed-out person.
 */
stand_in: string | null, 
/**
 * Whether the person gave up, or ran out of time.
 */
left: LeftHow | null, 
/**
 * Whether the person is connected to any node that told us; bots always are.
 */
present: boolean, };

/**
 * Points and rank of one seat.
 */
export type SeatStanding = { 
/**
 * The final score.
 */
points: number, 
/**
 * 1 is the winner.
 */
rank: number, };

/**
 * A part of a sheet.
 */
export type Section = { 
/**
 * Its heading.
 */
title: Text, 
/**
 * Whose it is, if it belongs to a seat.
 */
seat: Seat | null, 
/**
 * Its contents.
 */
rows: Array<Row>, };

/**
 * A view laid out as text.
 */
export type Sheet = { 
/**
 * The parts, most important first.
 */
sections: Array<Section>, };

/**
 * The whole table as one viewer sees it; replaces whatever the client knew.
 */
export type Snapshot = { 
/**
 * What never changes.
 */
info: TableInfo, 
/**
 * The present.
 */
now: Now, 
/**
 * Everything that happened and this viewer may know, the oldest first. Lines that were taken back are not in it.
 */
log: Array<LogLine>, };

/**
 * Results added up.
 */
export type Statistics = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether bots sat at these tables.
 */
with_bots: boolean, 
/**
 * Games finished.
 */
games: number, 
/**
 * Games won, alone or shared.
 */
wins: number, 
/**
 * The mean of the ranks, 1 for a winner.
 */
mean_rank: number, 
/**
 * The mean of the points.
 */
mean_points: number, 
/**
 * The most points.
 */
best_points: number, };

/**
 * What was agreed on when the table was made. It never changes.
 */
export type TableInfo = { 
/**
 * The id, for links.
 */
id: string, 
/**
 * The short code, to tell somebody.
 */
code: string, 
/**
 * The game.
 */
game: string, 
/**
 * The revision of its rules.
 */
rules: number, 
/**
 * All options with their values.
 */
options: { [key in string]: OptionValue }, 
/**
 * How time is kept.
 */
clock: ClockRule, 
/**
 * Whether the lobby lists it.
 */
listed: boolean, 
/**
 * Whether places are drawn at the start.
 */
draw_seats: boolean, 
/**
 * Whether seats may ask for hints.
 */
hints: boolean, 
/**
 * The id of the person who made it.
 */
host: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, 
/**
 * The SHA-256 of the seed, published before anybody sat down.
 */
commitment: string, 
/**
 * The game and moment it branched from, for a "what if".
 */
branch_of: Branch | null, };

/**
 * A table that was made or found.
 */
export type TableRef = { 
/**
 * The id.
 */
id: string, 
/**
 * The short code.
 */
code: string, };

/**
 * A table as the lobby shows it.
 */
export type TableSummary = { 
/**
 * The id, for links.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * All options with their values.
 */
options: { [key in string]: OptionValue }, 
/**
 * How time is kept.
 */
clock: ClockRule, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Who sits where.
 */
holders: Array<Holder>, 
/**
 * The seats that are to decide.
 */
to_act: Array<Seat>, 
/**
 * Whether the one who asks is to decide; false for strangers.
 */
my_turn: boolean, 
/**
 * How many moves were made.
 */
ply: number, 
/**
 * When something last happened, in milliseconds since 1970.
 */
changed_at: number, };

/**
 * A sentence: which message of the Fluent files, with which arguments.
 */
export type Text = { 
/**
 * The message key.
 */
key: string, 
/**
 * Its arguments by name, each an object with one field that tells its kind: `number`, `seat`, `name`, `text`,
 * `list` or `verbatim`.
 */
args: { [key in string]: Arg }, };

/**
 * The printed name of a thing in each language, and what it is and does.
 */
export type ThingName = { 
/**
 * Its id in moves, events and views.
 */
id: string, 
/**
 * English.
 */
en: string, 
/**
 * Polish.
 */
pl: string, 
/**
 * Russian.
 */
ru: string, 
/**
 * What it is and does; absent for what has only a name.
 */
about: Text | null, 
/**
 * The clause behind it.
 */
clause: string | null, };

/**
 * From the server.
 */
export type ToClient = { "kind": "welcome", 
/**
 * The protocol version of the server.
 */
protocol: number, 
/**
 * The public id of whoever is connected; absent for strangers, who can only watch.
 */
me: string | null, } | { "kind": "snapshot", 
/**
 * The table.
 */
table: string, 
/**
 * All of it.
 */
snapshot: Snapshot, } | { "kind": "update", 
/**
 * The table.
 */
table: string, 
/**
 * Since when, and what.
 */
update: Update, } | { "kind": "presence", 
/**
 * The table.
 */
table: string, 
/**
 * All of it.
 */
presence: Presence, } | { "kind": "acknowledged", 
/**
 * The table.
 */
table: string, 
/**
 * Which command, and to which version it led.
 */
acknowledged: Acknowledged, } | { "kind": "answer", 
/**
 * The table.
 */
table: string, 
/**
 * The id of the question.
 */
id: string, 
/**
 * What was found.
 */
answer: Answer, } | { "kind": "refused", 
/**
 * The table, if it was about one.
 */
table: string | null, 
/**
 * The command or question, if it was one.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, } | { "kind": "lobby", 
/**
 * The tables, the newest first.
 */
tables: Array<TableSummary>, } | { "kind": "pong", 
/**
 * As it was sent.
 */
nonce: number, } | { "kind": "goodbye" };

/**
 * From the client.
 */
export type ToServer = { "kind": "watch", 
/**
 * The table.
 */
table: string, 
/**
 * The version the client is at.
 */
since?: number, } | { "kind": "unwatch", 
/**
 * The table.
 */
table: string, } | { "kind": "order", 
/**
 * The table.
 */
table: string, 
/**
 * What.
 */
order: Order, } | { "kind": "ask", 
/**
 * The table.
 */
table: string, 
/**
 * Chosen by the client; the answer or refusal carries it.
 */
id: string, 
/**
 * What.
 */
question: Question, } | { "kind": "lobby", 
/**
 * Whether to follow.
 */
on: boolean, } | { "kind": "ping", 
/**
 * Sent back as it is.
 */
nonce: number, };

/**
 * A question about taking back.
 */
export type UndoAsked = { 
/**
 * Who asks.
 */
by: Seat, 
/**
 * The moment to go back to: as many moves will stay.
 */
to_ply: number, 
/**
 * The seats whose answer is missing.
 */
waits_for: Array<Seat>, };

/**
 * What a viewer may take back.
 */
export type UndoInfo = "no" | "free" | "by-consent";

/**
 * What changed since a version; the present is always told in full.
 */
export type Update = { 
/**
 * The version this follows. A client that is at another version asks for a snapshot.
 */
after: number, 
/**
 * The present.
 */
now: Now, 
/**
 * Events in the log with a `ply` of this or more were taken back: drop them before adding `log` (what was said and
 * what happened at the table stays). Absent when none were.
 */
undone_to: number | null, 
/**
 * What happened since.
 */
log: Array<LogLine>, };

/**
 * Who looks at a table.
 */
export type Watcher = { "kind": "seat", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "spectator" } | { "kind": "referee" };
