//! `lusoria play`: a table in the terminal, with numbered choices, notation, undo, rules and saving.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use lusoria_bots::{BotSpec, Level, Limit};
use lusoria_core::face::{self, AnyEvent, AnyMatch, LegalMove, PlayError};
use lusoria_core::game_text::Name;
use lusoria_core::{Rng, Seat, Text, UndoRefusal, Viewer};
use lusoria_i18n::Speaker;

use super::common::{GameOptions, find_game, seed};
use crate::console::{ACT, Console, HEADING, MUTED, STRONG};
use crate::failure::{Done, Failure};
use crate::layout::{print_outcome, print_sheet, wrap};

/// Choices shown at once; the rest is found by typing a part of it.
const MAX_SHOWN: usize = 40;

/// Play in the terminal, against bots or with others at the same keyboard
///
/// Choose by number, by notation, or by typing a part of a choice. `help` lists the other commands.
///
/// Example: lusoria play glory-to-rome --players 3 --bots hard,easy
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, as listed by `lusoria games`
    game: String,
    /// Bots for the last seats: random, greedy, easy, medium, hard or expert; the other seats are people, `none` means
    /// all of them. Default: everybody but you is a medium bot
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    bots: Option<Vec<String>>,
    /// The seed of the deal: any text; a new one each time when left out
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Also ask when there is only one legal move
    #[arg(long)]
    ask_forced: bool,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(console: &Console, args: &Args) -> Done {
    let entry = find_game(&args.game)?;
    let seed = seed(args.seed.as_deref())?;
    let bot_rng = seed.stream("bots of the terminal table");
    let game = entry.face.start(&args.options.chosen(), seed).map_err(Failure::unusable)?;
    let players = players(game.n_seats(), args.bots.as_deref())?;
    let minds = players.iter().map(|player| match player {
        Player::Person => None,
        Player::Bot(spec) => Some(entry.player(spec)),
    });
    let minds = minds.collect();
    let names: Vec<String> =
        players.iter().zip(Seat::all(game.n_seats())).map(|(player, seat)| player.name(seat)).collect();
    let speaker = console.speaker_at(game.as_ref(), &names);
    let n_people = players.iter().filter(|player| matches!(player, Player::Person)).count();
    let shares_keyboard = n_people > 1 && std::io::stdin().is_terminal();
    let mut table = Table {
        game,
        players,
        minds,
        names,
        speaker,
        bot_rng,
        ask_forced: args.ask_forced,
        shares_keyboard,
        last_person: None,
    };
    table.run()
}

/// Who decides for a seat.
#[derive(Clone, Copy)]
enum Player {
    Person,
    Bot(BotSpec),
}

impl Player {
    fn name(self, seat: Seat) -> String {
        match self {
            Player::Person => seat.to_string(),
            Player::Bot(spec) => format!("{seat} ({spec})"),
        }
    }
}

fn players(n_seats: usize, bots: Option<&[String]>) -> Result<Vec<Player>, Failure> {
    let bots: Vec<BotSpec> = match bots {
        None => vec![Level::Medium.into(); n_seats - 1],
        Some(words) => {
            let words = words.iter().filter(|word| !word.is_empty() && *word != "none");
            words.map(|word| word.parse()).collect::<Result<_, _>>().map_err(Failure::unusable)?
        }
    };
    if bots.len() > n_seats {
        return Err(Failure::unusable(format!("{} bots do not fit at a table of {n_seats}", bots.len())));
    }
    let people = std::iter::repeat_n(Player::Person, n_seats - bots.len());
    Ok(people.chain(bots.into_iter().map(Player::Bot)).collect())
}

struct Table {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    /// The bots, by seat.
    minds: Vec<Option<Box<dyn lusoria_games::Player>>>,
    names: Vec<String>,
    speaker: Speaker,
    bot_rng: Rng,
    ask_forced: bool,
    /// Several people look at one screen: it is cleared before it shows another hand.
    shares_keyboard: bool,
    last_person: Option<Seat>,
}

/// What a typed line means.
enum Typed {
    Move(String),
    Narrow(String),
    Help,
    Hint,
    Undo,
    View,
    Log,
    Rules(String),
    What(String),
    Save(String),
    Quit,
}

impl Table {
    fn run(&mut self) -> Done {
        self.greet();
        while !self.game.turn().is_over() {
            let to_act = self.game.turn().seats();
            match to_act.iter().find(|seat| self.minds[seat.index()].is_some()) {
                Some(seat) => self.let_bot_play(seat),
                None => {
                    let seat = to_act.first().expect("somebody is to act");
                    if !self.let_person_play(seat)? {
                        return Ok(());
                    }
                }
            }
        }
        self.show_end()
    }

    fn greet(&self) {
        let title = self.speaker.word(self.game.game().title());
        anstream::println!("{HEADING}{title}{HEADING:#}  {}", self.names.join(", "));
        if let Some(seed) = self.game.seed() {
            anstream::println!(
                "{MUTED}{}{MUTED:#}",
                self.say(Text::new("cli-play-commitment").with("commitment", seed.commitment()))
            );
        }
        anstream::println!("{MUTED}{}{MUTED:#}\n", self.speaker.word("cli-play-hello"));
        self.show_events(&self.game.opening(), self.screen_viewer());
    }

    fn let_bot_play(&mut self, seat: Seat) {
        let mind = self.minds[seat.index()].as_mut().expect("a bot sits there");
        let mv = mind.choose(self.game.as_ref(), seat, &Limit::default(), &mut self.bot_rng);
        let events = self.game.play(seat, &mv).expect("a bot plays a legal move");
        self.show_events(&events, self.screen_viewer());
    }

    /// Whose eyes the log on the screen is for: the only person's, else nobody's in particular.
    fn screen_viewer(&self) -> Viewer {
        let mut people =
            Seat::all(self.players.len()).filter(|seat| matches!(self.players[seat.index()], Player::Person));
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Asks a person until a move is made; false when the person leaves.
    fn let_person_play(&mut self, seat: Seat) -> Result<bool, Failure> {
        let legal = self.game.legal(seat);
        let may_undo = self.game.may_undo(seat).is_ok();
        if let (Some(only), false) = (face::passing_by_itself(self.game.as_ref(), seat, may_undo), self.ask_forced) {
            self.make(seat, &only);
            return Ok(true);
        }
        self.hand_over_screen(seat)?;
        self.show_view(seat);
        let mut shown: Vec<usize> = (0..legal.len()).collect();
        loop {
            self.show_choices(&legal, &shown);
            let Some(line) = read_line()? else { return Ok(false) };
            match self.understand(&line, &legal, &shown) {
                Typed::Move(notation) => {
                    if self.make(seat, &notation) {
                        return Ok(true);
                    }
                }
                Typed::Narrow(part) => shown = self.narrow(seat, &legal, &part),
                Typed::Undo => {
                    if self.undo(seat) {
                        return Ok(true);
                    }
                }
                Typed::Quit => return Ok(false),
                other => {
                    self.obey(other, seat);
                    shown = (0..legal.len()).collect();
                }
            }
        }
    }

    fn hand_over_screen(&mut self, seat: Seat) -> Done {
        let changes = self.last_person.is_some_and(|last| last != seat);
        self.last_person = Some(seat);
        if self.shares_keyboard && changes {
            anstream::print!("\x1b[2J\x1b[H");
            anstream::println!("{}", self.say(Text::new("cli-play-hand-over").with("seat", seat)));
            read_line()?;
        }
        Ok(())
    }

    fn show_view(&self, seat: Seat) {
        anstream::println!();
        print_sheet(&self.game.sheet(Viewer::Seat(seat)), &self.speaker);
        anstream::println!(
            "{ACT}► {}: {}{ACT:#}",
            self.names[seat.index()],
            self.speaker.say(&self.game.prompt(Viewer::Seat(seat)))
        );
    }

    fn show_choices(&self, legal: &[LegalMove], shown: &[usize]) {
        for &index in shown.iter().take(MAX_SHOWN) {
            let mv = &legal[index];
            anstream::println!(
                "{STRONG}{:>4}{STRONG:#}  {}  {MUTED}{}{MUTED:#}",
                index + 1,
                self.speaker.say(&mv.text),
                mv.notation
            );
        }
        if shown.len() > MAX_SHOWN {
            anstream::println!("      {}", self.say(Text::new("cli-play-more").with("n", shown.len() - MAX_SHOWN)));
        }
        anstream::print!("> ");
        let _ = std::io::stdout().flush();
    }

    fn understand(&self, line: &str, legal: &[LegalMove], shown: &[usize]) -> Typed {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        // A move of the game wins over a command of ours with the same word.
        if let Some(mv) = legal.iter().find(|mv| mv.notation.eq_ignore_ascii_case(line)) {
            return Typed::Move(mv.notation.clone());
        }
        match word {
            "help" | "?" => Typed::Help,
            "hint" => Typed::Hint,
            "undo" => Typed::Undo,
            "view" => Typed::View,
            "log" => Typed::Log,
            "rules" => Typed::Rules(rest.to_owned()),
            "what" => Typed::What(rest.to_owned()),
            "save" => Typed::Save(rest.to_owned()),
            "quit" | "exit" => Typed::Quit,
            _ => match line.parse::<usize>() {
                Ok(number) if (1..=legal.len()).contains(&number) => Typed::Move(legal[number - 1].notation.clone()),
                _ => match (&self.narrow_to(legal, line)[..], shown.len()) {
                    (&[only], 2..) if !line.is_empty() => Typed::Move(legal[only].notation.clone()),
                    _ => Typed::Narrow(line.to_owned()),
                },
            },
        }
    }

    fn narrow_to(&self, legal: &[LegalMove], part: &str) -> Vec<usize> {
        let part = part.to_lowercase();
        let fits =
            |mv: &LegalMove| mv.notation.contains(&part) || self.speaker.say(&mv.text).to_lowercase().contains(&part);
        (0..legal.len()).filter(|&index| fits(&legal[index])).collect()
    }

    /// The choices that a typed part leaves. Where it leaves none, all of them, after saying why the move it may be is
    /// refused, or that nothing fits.
    fn narrow(&self, seat: Seat, legal: &[LegalMove], part: &str) -> Vec<usize> {
        let found = self.narrow_to(legal, part);
        if !found.is_empty() {
            return found;
        }
        match self.game.fork().play(seat, part) {
            Err(error @ PlayError::Refused { .. }) => self.show_refusal(&error),
            _ => anstream::println!("{}", self.say(Text::new("cli-play-no-match").with("text", part.to_owned()))),
        }
        (0..legal.len()).collect()
    }

    /// Makes a move and shows what happened, or says why it is refused.
    fn make(&mut self, seat: Seat, notation: &str) -> bool {
        match self.game.play(seat, notation) {
            Ok(events) => {
                self.show_events(&events, Viewer::Seat(seat));
                true
            }
            Err(error) => {
                self.show_refusal(&error);
                false
            }
        }
    }

    fn show_refusal(&self, error: &PlayError) {
        match error {
            PlayError::Refused { clause, text, .. } => {
                anstream::println!("{} {MUTED}({clause}){MUTED:#}", self.speaker.say(text));
            }
            other => anstream::println!("{other}"),
        }
    }

    fn show_events(&self, events: &[Box<dyn AnyEvent>], viewer: Viewer) {
        for seen in events.iter().filter_map(|event| event.seen_by(viewer)) {
            anstream::println!("  {}", self.speaker.say(&seen.text));
        }
    }

    /// Takes back the last move of this seat; true when the table changed.
    fn undo(&mut self, seat: Seat) -> bool {
        let refusal = match self.game.undo(seat) {
            Ok(()) => {
                anstream::println!("{}", self.speaker.word("cli-play-undone"));
                return true;
            }
            Err(refusal) => refusal,
        };
        anstream::println!("{}", self.say(undo_text(&refusal)));
        false
    }

    fn obey(&mut self, typed: Typed, seat: Seat) {
        match typed {
            Typed::Help => anstream::println!("{}", self.speaker.word("cli-play-help")),
            Typed::Hint => self.show_hint(seat),
            Typed::View => self.show_view(seat),
            Typed::Log => {
                for events in std::iter::once(self.game.opening()).chain(self.game.history()) {
                    self.show_events(&events, Viewer::Seat(seat));
                }
            }
            Typed::Rules(number) => self.show_clause(&number),
            Typed::What(thing) => self.show_about(&thing),
            Typed::Save(path) => self.save(&path),
            Typed::Move(_) | Typed::Narrow(_) | Typed::Undo | Typed::Quit => {}
        }
    }

    /// The best moves a strong bot finds from what the seat knows.
    fn show_hint(&mut self, seat: Seat) {
        let entry = lusoria_games::entry_of(self.game.as_ref());
        let hint = entry.hint(self.game.as_ref(), seat, &Level::Hard.into(), &Limit::default(), &mut self.bot_rng);
        for mv in hint.moves.iter().take(3) {
            // Alone there is nobody to share the game with.
            let line = match self.game.n_seats() {
                1 => Text::new("cli-play-hint-alone"),
                _ => Text::new("cli-play-hint").with("percent", (mv.expected * 100.0).round() as i32),
            };
            let line = line.with("move", mv.notation.clone()).with("visits", mv.visits);
            anstream::println!("  {STRONG}{}{STRONG:#}", self.say(line));
            anstream::println!("      {MUTED}{}{MUTED:#}", mv.continuation.join(" · "));
        }
    }

    fn show_clause(&self, number: &str) {
        let clauses = crate::rules::look_up(self.game.game(), number);
        for text in &clauses {
            wrap(text, 96).iter().for_each(|line| anstream::println!("  {line}"));
        }
        if clauses.is_empty() {
            let text = Text::new("cli-play-no-clause").with("example", format!("{}-3.1", self.game.game().clauses()));
            anstream::println!("{}", self.say(text));
        }
    }

    /// What a printed thing is and does, asked by its name in the reader's language or by its id.
    fn show_about(&self, asked: &str) {
        let game = self.game.game();
        let asked = asked.trim().to_lowercase();
        let is_asked = |name: &&Name| name.id == asked || name.in_lang(self.speaker.lang()).to_lowercase() == asked;
        let found = game.names().iter().find(is_asked);
        match found.and_then(|name| game.about(name.id).map(|about| (name, about))) {
            Some((name, about)) => {
                let title = name.in_lang(self.speaker.lang());
                anstream::println!("{title} {MUTED}({}){MUTED:#}", about.clause);
                wrap(&self.speaker.say(&about.text), 96).iter().for_each(|line| anstream::println!("  {line}"));
            }
            None => anstream::println!("{}", self.speaker.word("cli-play-no-about")),
        }
    }

    fn save(&self, path: &str) {
        let path = if path.is_empty() { format!("{}.toml", self.game.game().id()) } else { path.to_owned() };
        let text = match write_new(Path::new(&path), &self.game.record(&self.names).to_toml()) {
            Ok(()) => Text::new("cli-play-saved").with("path", path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                Text::new("cli-play-file-exists").with("path", path)
            }
            Err(error) => Text::new("cli-play-not-saved").with("path", path).with("reason", without_number(&error)),
        };
        anstream::println!("{}", self.say(text));
    }

    fn show_end(&self) -> Done {
        anstream::println!();
        print_sheet(&self.game.sheet(self.screen_viewer()), &self.speaker);
        let outcome = self.game.outcome().expect("the game is over");
        print_outcome(&outcome, &self.speaker);
        if let Some(seed) = self.game.seed() {
            anstream::println!(
                "{MUTED}{}{MUTED:#}",
                self.say(Text::new("cli-play-seed").with("seed", seed.to_string()))
            );
        }
        if self.players.iter().all(|player| matches!(player, Player::Bot(_))) {
            return Ok(());
        }
        anstream::println!("{}", self.speaker.word("cli-play-after"));
        while let Some(line) = read_line()? {
            match self.understand(&line, &[], &[]) {
                Typed::Quit => break,
                Typed::Narrow(part) if part.is_empty() => break,
                Typed::Save(path) => self.save(&path),
                Typed::Rules(number) => self.show_clause(&number),
                _ => anstream::println!("{}", self.speaker.word("cli-play-after")),
            }
        }
        Ok(())
    }

    fn say(&self, text: Text) -> String {
        self.speaker.say(&text)
    }
}

fn undo_text(refusal: &UndoRefusal) -> Text {
    match refusal {
        UndoRefusal::Nothing => Text::new("cli-undo-nothing"),
        UndoRefusal::NotYours { seat } => Text::new("cli-undo-not-yours").with("seat", *seat),
        UndoRefusal::Revealed => Text::new("cli-undo-revealed"),
    }
}

/// The next line, none at the end of the input.
fn read_line() -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let n_read = std::io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((n_read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Writes a file that is not there yet: a saved game is never overwritten.
/// What went wrong, without the number that the system gives it.
fn without_number(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())
}
