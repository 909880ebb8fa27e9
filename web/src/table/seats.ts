import type { SeatInfo } from '../protocol/messages';

export const STANDARDS = ['eagle', 'wolf', 'bull', 'boar', 'horse', 'owl'] as const;

/** The name shown for a seat: a person's own, or a Roman one for a bot. */
export function seatName(info: SeatInfo, index: number, word: (key: string) => string): string {
  switch (info.holder.kind) {
    case 'person':
      return info.holder.name;
    case 'bot':
      return botName(index, word);
    case 'open':
      return word('web-seat-open');
  }
}

/** Bots bear names that begin like their seat's letter. */
function botName(index: number, word: (key: string) => string): string {
  const keys = ['web-bot-a', 'web-bot-b', 'web-bot-c', 'web-bot-d', 'web-bot-e', 'web-bot-f'] as const;
  return word(keys[index] ?? 'web-bot-a');
}

/** The key of a level's name. */
export const levelKey = (level: string): string => `bot-${level}`;
