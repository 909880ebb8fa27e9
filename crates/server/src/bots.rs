//! The bounded pool in which bots think. Threads of its own, so that thinking never holds up a move; a flag stops the
//! thinking when nobody needs it any more. Advice for people has a thread of its own, so that no opponent waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lusoria_arena::analysis::Analysis;
use lusoria_bots::{Level, Limit};
use lusoria_core::face::AnyMatch;
use lusoria_core::{Rng, Seat};
use lusoria_games::Hint;

use crate::fair::{FairQueue, Weight};

/// What is asked of a bot.
struct Job {
    game: Box<dyn AnyMatch>,
    seat: Seat,
    level: Level,
    key: [u8; 32],
    stop: Arc<AtomicBool>,
    answer: Answer,
}

/// Where the answer goes.
enum Answer {
    Move(Box<dyn FnOnce(String) + Send>),
    Hint(tokio::sync::oneshot::Sender<Hint>),
    Analysis(tokio::sync::oneshot::Sender<Analysis>),
}

/// How many may wait for advice, and how many of them may ask the same; more are asked to come again.
const WAITING_FOR_ADVICE: usize = 16;
const WAITING_OF_ONE: usize = 2;
/// How many decisions of bots may wait: more than tables fit into memory.
const WAITING_TO_MOVE: usize = 1_000_000;

/// For whom a bot thinks.
pub(crate) struct Whose {
    /// Who made the table: all tables of one owner take turns with those of another.
    pub(crate) owner: String,
    /// Whether a person sits there: bots among themselves can wait.
    pub(crate) for_people: bool,
}

/// The pool.
#[derive(Clone)]
pub(crate) struct BotPool {
    /// Decisions of bots: at most one for each seat of the tables in memory.
    moves: Arc<Open>,
    advice: Arc<Open>,
}

/// Lets the threads of a queue end when nobody can ask any more.
struct Open(Arc<FairQueue<Job>>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Stops the thinking when dropped.
pub(crate) struct Thinking(Arc<AtomicBool>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Starts the threads; they end when the pool is gone.
    pub(crate) fn start(n_threads: usize) -> BotPool {
        let moves = Arc::new(FairQueue::new(WAITING_TO_MOVE, WAITING_TO_MOVE));
        for index in 0..n_threads.max(1) {
            work(format!("bot-{index}"), moves.clone());
        }
        let advice = Arc::new(FairQueue::new(WAITING_FOR_ADVICE, WAITING_OF_ONE));
        work("advice".to_owned(), advice.clone());
        BotPool { moves: Arc::new(Open(moves)), advice: Arc::new(Open(advice)) }
    }

    /// Lets a bot choose a move; `answer` is called from a thread of the pool unless the thinking is stopped.
    pub(crate) fn think(
        &self,
        whose: Whose,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        level: Level,
        key: [u8; 32],
        answer: impl FnOnce(String) + Send + 'static,
    ) -> Thinking {
        let (job, thinking) = job(game, seat, level, key, Answer::Move(Box::new(answer)));
        metrics::gauge!("lusoria_bots_waiting").increment(1.0);
        let weight = if whose.for_people { Weight::First } else { Weight::Later };
        if !self.moves.0.push(weight, whose.owner, job) {
            tracing::error!("too many bots wait to move");
        }
        thinking
    }

    /// Lets a bot say what it thinks of a decision; nothing when too many ask.
    pub(crate) async fn hint(&self, owner: String, game: Box<dyn AnyMatch>, seat: Seat, key: [u8; 32]) -> Option<Hint> {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        // Dropped with this future: who no longer waits stops the thinking.
        let (job, _thinking) = job(game, seat, Level::Hard, key, Answer::Hint(sender));
        if !self.advice.0.push(Weight::First, owner, job) {
            return None;
        }
        receiver.await.ok()
    }

    /// Lets a bot judge a finished game; nothing when too many ask.
    pub(crate) async fn analyze(&self, owner: String, game: Box<dyn AnyMatch>) -> Option<Analysis> {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        let seat = Seat::new(0);
        let (job, _thinking) = job(game, seat, Level::Easy, [0; 32], Answer::Analysis(sender));
        if !self.advice.0.push(Weight::First, owner, job) {
            return None;
        }
        receiver.await.ok()
    }
}

fn job(game: Box<dyn AnyMatch>, seat: Seat, level: Level, key: [u8; 32], answer: Answer) -> (Job, Thinking) {
    let stop = Arc::new(AtomicBool::new(false));
    (Job { game, seat, level, key, stop: stop.clone(), answer }, Thinking(stop))
}

/// Starts a thread that does one job after another until nobody can ask any more.
fn work(name: String, waiting: Arc<FairQueue<Job>>) {
    let work = move || {
        while let Some(job) = waiting.pop() {
            if matches!(job.answer, Answer::Move(_)) {
                metrics::gauge!("lusoria_bots_waiting").decrement(1.0);
            }
            // A bot that fails is a fault of ours; the others still need this thread.
            if catch_unwind(AssertUnwindSafe(|| job.run())).is_err() {
                metrics::counter!("lusoria_panics").increment(1);
                tracing::error!("a bot panicked");
            }
        }
    };
    std::thread::Builder::new().name(name).spawn(work).expect("a thread can be started");
}

impl Job {
    fn run(self) {
        if self.stop.load(Ordering::Relaxed) {
            return;
        }
        let (game, seat) = (&*self.game, self.seat);
        let entry = lusoria_games::entry_of(game);
        let limit = Limit::default().stopped_by(&self.stop);
        let mut rng = Rng::from_key(self.key);
        match self.answer {
            Answer::Move(answer) => {
                let mv = entry.choose_within(game, seat, self.level, &limit, &mut rng);
                if !self.stop.load(Ordering::Relaxed) {
                    answer(mv);
                }
            }
            Answer::Hint(answer) => {
                let _ = answer.send(entry.hint(game, seat, &self.level.into(), &limit, &mut rng));
            }
            Answer::Analysis(answer) => {
                let _ = answer.send(entry.analyze(game, &self.level.into(), &limit, &mut |_| {}));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use lusoria_core::{OptionMap, Seed};

    use super::*;

    fn whose(owner: &str) -> Whose {
        Whose { owner: owner.to_owned(), for_people: true }
    }

    fn game() -> Box<dyn AnyMatch> {
        let face = lusoria_games::find("micatio").unwrap().face;
        let options = face.options(&OptionMap::new()).unwrap();
        face.start(&options, Seed::from_bytes([7; 32])).unwrap()
    }

    fn choose(pool: &BotPool, level: Level) -> (Thinking, mpsc::Receiver<String>) {
        let (sender, receiver) = mpsc::channel();
        let answer = move |mv| drop(sender.send(mv));
        (pool.think(whose("ann"), game(), Seat::new(0), level, [1; 32], answer), receiver)
    }

    #[test]
    fn thinking_that_nobody_needs_is_stopped_and_the_next_bot_has_its_turn() {
        let pool = BotPool::start(1);
        let (open, gate) = mpsc::channel::<()>();
        let _busy = pool.think(whose("ann"), game(), Seat::new(0), Level::Random, [1; 32], move |_| {
            let _ = gate.recv();
        });
        let (not_needed, never) = choose(&pool, Level::Expert);
        let (_thinking, soon) = choose(&pool, Level::Random);
        drop(not_needed);
        open.send(()).unwrap();
        let chosen = soon.recv().unwrap();
        assert!(game().legal(Seat::new(0)).iter().any(|mv| mv.notation == chosen));
        assert!(never.recv().is_err(), "who was stopped does not answer");
    }

    #[test]
    fn whoever_has_many_bots_does_not_stop_those_of_others() {
        let pool = BotPool::start(1);
        let (open, gate) = mpsc::channel::<()>();
        let _busy = pool.think(whose("crowd"), game(), Seat::new(0), Level::Random, [1; 32], move |_| {
            let _ = gate.recv();
        });
        let (sender, answers) = mpsc::channel();
        let think = |owner: &str| {
            let (sender, name) = (sender.clone(), owner.to_owned());
            let answer = move |_| drop(sender.send(name));
            pool.think(whose(owner), game(), Seat::new(0), Level::Random, [1; 32], answer)
        };
        let _crowd: Vec<_> = (0..600).map(|_| think("crowd")).collect();
        let _victim = think("victim");
        open.send(()).unwrap();
        assert!((0..2).any(|_| answers.recv().unwrap() == "victim"), "the victim waits for one other decision at most");
    }

    #[test]
    fn a_bot_that_fails_takes_no_thread_with_it() {
        let pool = BotPool::start(1);
        let _thinking = pool.think(whose("ann"), game(), Seat::new(0), Level::Random, [1; 32], |_| panic!("a fault"));
        let (_thinking, next) = choose(&pool, Level::Random);
        next.recv().expect("the thread goes on");
    }
}
