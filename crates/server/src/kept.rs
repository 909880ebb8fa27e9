//! Answers that cost much to make and never change, kept for a while: whoever asks again gets the same bytes.

use std::collections::VecDeque;
use std::sync::Arc;

/// How many bytes are kept.
const MOST_BYTES: usize = 16 * 1024 * 1024;

/// Answers by what was asked, the oldest first.
#[derive(Default)]
pub(crate) struct Kept {
    answers: VecDeque<(String, Arc<str>)>,
    bytes: usize,
}

impl Kept {
    pub(crate) fn get(&self, question: &str) -> Option<Arc<str>> {
        self.answers.iter().find(|(known, _)| known == question).map(|(_, answer)| answer.clone())
    }

    pub(crate) fn keep(&mut self, question: String, answer: Arc<str>) {
        if self.get(&question).is_some() {
            return;
        }
        self.bytes += answer.len();
        self.answers.push_back((question, answer));
        while self.bytes > MOST_BYTES
            && let Some((_, oldest)) = self.answers.pop_front()
        {
            self.bytes -= oldest.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_answers_are_kept() {
        let mut kept = Kept::default();
        let answer: Arc<str> = "x".repeat(MOST_BYTES / 4).into();
        (0..10).for_each(|n| kept.keep(format!("q{n}"), answer.clone()));
        (0..10).for_each(|n| kept.keep(format!("q{n}"), answer.clone()));
        assert_eq!(kept.answers.len(), 4);
        assert!(kept.bytes <= MOST_BYTES && kept.get("q9").is_some());
    }
}
