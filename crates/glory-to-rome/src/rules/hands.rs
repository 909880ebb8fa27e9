//! Cards in and out of hands, with what everybody knows of them. Rules: GTR-66.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::setup::draw;
use crate::state::UNBOUNDED;
use crate::vocab::Building;

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// A card leaves a hand for everybody to see.
    #[inline]
    pub(crate) fn show_from_hand(&mut self, seat: Seat, card: Building) {
        let area = &mut self.state.areas[seat];
        area.hand.remove(card);
        area.known[card] = area.known[card].saturating_sub(1);
        let bound = &mut area.at_most[card.material()];
        if *bound != UNBOUNDED {
            *bound -= 1;
        }
        // GTR-13.10: of two equal cards the one that was revealed is the one to go.
        let revealed = &mut self.state.turn.revealed[card];
        *revealed = revealed.saturating_sub(1);
    }

    /// A card leaves a hand for a place where only its material matters.
    #[inline]
    pub(crate) fn spend_from_hand(&mut self, seat: Seat, card: Building) {
        self.show_from_hand(seat, card);
        self.state.open[card] += 1;
    }

    /// A card leaves a hand unseen (GTR-26.2): it could be any of those known. What was revealed stays revealed, since
    /// nobody else can tell which of two equal cards went (GTR-13.10, A-57).
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, card: Building) {
        let area = &mut self.state.areas[seat];
        area.hand.remove(card);
        area.known.0.iter_mut().for_each(|known| *known = known.saturating_sub(1));
    }

    /// A card comes into a hand unseen by the others.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, card: Building) {
        let area = &mut self.state.areas[seat];
        area.hand.insert(card);
        area.at_most.0.iter_mut().for_each(|bound| *bound = bound.saturating_add(1));
    }

    /// The top card of the deck.
    #[inline]
    pub(crate) fn draw(&mut self) -> Building {
        draw(self.state)
    }
}
