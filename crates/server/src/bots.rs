//! The bounded pool in which bots think. Threads of its own, so that thinking never holds up a move; a flag stops the
//! thinking when nobody needs it any more.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};

use lusoria_arena::analysis::Analysis;
use lusoria_bots::{Level, Limit};
use lusoria_core::face::AnyMatch;
use lusoria_core::{Rng, Seat};
use lusoria_games::Hint;

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

/// The pool.
#[derive(Clone)]
pub(crate) struct BotPool {
    jobs: mpsc::Sender<Job>,
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
        let (jobs, receiver) = mpsc::channel::<Job>();
        let receiver = Arc::new(Mutex::new(receiver));
        for index in 0..n_threads.max(1) {
            let receiver = receiver.clone();
            let work = move || {
                loop {
                    let job = receiver.lock().unwrap_or_else(std::sync::PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    job.run();
                }
            };
            std::thread::Builder::new().name(format!("bot-{index}")).spawn(work).expect("a thread can be started");
        }
        BotPool { jobs }
    }

    /// Lets a bot choose a move; `answer` is called from a thread of the pool unless the thinking is stopped.
    pub(crate) fn think(
        &self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        level: Level,
        key: [u8; 32],
        answer: impl FnOnce(String) + Send + 'static,
    ) -> Thinking {
        self.send(game, seat, level, key, Answer::Move(Box::new(answer)))
    }

    /// Lets a bot say what it thinks of a decision.
    pub(crate) async fn hint(&self, game: Box<dyn AnyMatch>, seat: Seat, key: [u8; 32]) -> Option<Hint> {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        // Dropped with this future: who no longer waits stops the thinking.
        let _thinking = self.send(game, seat, Level::Hard, key, Answer::Hint(sender));
        receiver.await.ok()
    }

    /// Lets a bot judge a finished game, quickly enough that others wait only a moment.
    pub(crate) async fn analyse(&self, game: Box<dyn AnyMatch>) -> Option<Analysis> {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        let seat = Seat::new(0);
        let _thinking = self.send(game, seat, Level::Easy, [0; 32], Answer::Analysis(sender));
        receiver.await.ok()
    }

    fn send(&self, game: Box<dyn AnyMatch>, seat: Seat, level: Level, key: [u8; 32], answer: Answer) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        metrics::gauge!("lusoria_bots_waiting").increment(1.0);
        let job = Job { game, seat, level, key, stop: stop.clone(), answer };
        // Fails only when every thread is gone, which is when the process ends.
        let _ = self.jobs.send(job);
        Thinking(stop)
    }
}

impl Job {
    fn run(self) {
        metrics::gauge!("lusoria_bots_waiting").decrement(1.0);
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
                let _ = answer.send(entry.analyse(game, &self.level.into(), &limit, &mut |_| {}));
            }
        }
    }
}
