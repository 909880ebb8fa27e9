//! Which games are played: who meets whom, at which seat, with which deal.

use lusoria_bots::BotSpec;
use lusoria_core::{OptionMap, Rng, Seed};
use serde::{Deserialize, Serialize};

/// A simulation. The same plan always means the same games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// All its options.
    pub options: OptionMap,
    /// The bots, as written in commands.
    pub bots: Vec<String>,
    /// The seed of all deals.
    pub seed: String,
    /// Every bot meets every other, instead of all sitting at one table.
    pub ladder: bool,
    /// Whether the events of each game are looked at, for the value of things.
    pub things: bool,
}

/// One game of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its number in the plan.
    pub index: u64,
    /// Which bot of the plan sits where.
    pub seats: Vec<usize>,
    /// The seed of the deal.
    pub seed: Seed,
}

impl Plan {
    /// How many seats a table has.
    pub fn n_seats(&self) -> usize {
        match self.options.get("players") {
            Some(lusoria_core::OptionValue::Number(players)) => usize::try_from(*players).unwrap_or(1),
            _ => self.bots.len(),
        }
    }

    /// The bots.
    pub fn specs(&self) -> Result<Vec<BotSpec>, lusoria_bots::spec::ParseSpecError> {
        self.bots.iter().map(|text| text.parse()).collect()
    }

    /// The names of the bots; those that stand there twice are numbered.
    pub fn labels(&self) -> Vec<String> {
        let label = |(index, bot): (usize, &String)| {
            let same = |other: &&String| *other == bot;
            match self.bots.iter().filter(same).count() {
                1 => bot.clone(),
                _ => format!("{bot} #{}", self.bots[..=index].iter().filter(same).count()),
            }
        };
        self.bots.iter().enumerate().map(label).collect()
    }

    /// Game number `index`. Each deal is played once for each way to shift the bots around the table, so that neither
    /// seats nor cards favor anybody; in a ladder every table of bots gets the same deals.
    pub fn job(&self, index: u64) -> Job {
        let n_seats = self.n_seats();
        let shift = (index % n_seats as u64) as usize;
        let block = index / n_seats as u64;
        let tables = self.tables();
        let table = &tables[(block % tables.len() as u64) as usize];
        let seats = (0..n_seats).map(|seat| table[(seat + shift) % n_seats]).collect();
        let deal = block / tables.len() as u64;
        Job { index, seats, seed: Seed::from_text(&format!("{} deal {deal}", self.seed)) }
    }

    /// Who sits together: everybody, or in a ladder every choice of as many bots as there are seats.
    fn tables(&self) -> Vec<Vec<usize>> {
        let n_seats = self.n_seats();
        if !self.ladder {
            return vec![(0..n_seats).map(|seat| seat % self.bots.len()).collect()];
        }
        if self.bots.len() <= n_seats {
            return vec![(0..n_seats).map(|seat| seat % self.bots.len()).collect()];
        }
        let mut tables = Vec::new();
        choices(self.bots.len(), n_seats, &mut Vec::new(), &mut tables);
        tables
    }
}

/// Every choice of `n` numbers below `below`, in ascending order.
fn choices(below: usize, n: usize, chosen: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if chosen.len() == n {
        found.push(chosen.clone());
        return;
    }
    for next in chosen.last().map_or(0, |last| last + 1)..below {
        chosen.push(next);
        choices(below, n, chosen, found);
        chosen.pop();
    }
}

impl Job {
    /// The generator of the bot at a seat: different at each seat and in each game of a deal.
    pub fn rng(&self, seat: usize) -> Rng {
        self.seed.stream_at("arena bot", (self.index as u32).wrapping_mul(8).wrapping_add(seat as u32))
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::OptionValue;

    use super::*;

    fn plan(players: i32, bots: &[&str], ladder: bool) -> Plan {
        Plan {
            game: "micatio".to_owned(),
            options: OptionMap::from([("players".to_owned(), OptionValue::Number(players))]),
            bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
            seed: "s".to_owned(),
            ladder,
            things: false,
        }
    }

    #[test]
    fn each_deal_is_played_from_every_seat() {
        let plan = plan(3, &["hard", "greedy", "random"], false);
        let jobs: Vec<_> = (0..6).map(|index| plan.job(index)).collect();
        assert_eq!(jobs[0].seats, [0, 1, 2]);
        assert_eq!(jobs[1].seats, [1, 2, 0]);
        assert_eq!(jobs[2].seats, [2, 0, 1]);
        assert!(jobs[0].seed == jobs[2].seed && jobs[2].seed != jobs[3].seed);
    }

    #[test]
    fn in_a_ladder_everybody_meets_everybody_with_the_same_deals() {
        let plan = plan(2, &["hard", "easy", "greedy", "random"], true);
        let pairs: std::collections::BTreeSet<Vec<usize>> = (0..12).map(|index| plan.job(index).seats).collect();
        assert_eq!(pairs.len(), 12);
        assert_eq!(plan.job(0).seed, plan.job(11).seed);
        assert_ne!(plan.job(0).seed, plan.job(12).seed);
    }

    #[test]
    fn a_bot_that_stands_there_twice_is_numbered() {
        assert_eq!(plan(3, &["hard", "greedy", "greedy"], false).labels(), ["hard", "greedy #1", "greedy #2"]);
    }
}
