import type { ClockRule, Holder, NewSeat, NewTable, OptionValue } from '../protocol/messages';
import { api } from '../net/rest';
import { language, t } from './i18n.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** A table against bots that starts at once. */
export const againstBots = (game: string, players: number, level: string): NewTable => ({
  game,
  options: { players },
  seats: Array.from({ length: players }, (_, index): NewSeat =>
    index === 0 ? { kind: 'me' } : { kind: 'bot', level },
  ),
  clock: { kind: 'none' },
  listed: false,
  draw_seats: true,
  hints: true,
  auto_start: true,
});

/** Makes a table and goes there. */
export async function open(table: NewTable): Promise<void> {
  await session.someone();
  const { id } = await api.newTable(table);
  router.go(`/table/${id}`);
}

export function clockWords(clock: ClockRule): string {
  switch (clock.kind) {
    case 'none':
      return t('web-clock-none');
    case 'real-time':
      return t('web-clock-real-time', { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
    case 'correspondence':
      return t('web-clock-days', { days: clock.days });
  }
}

export const holderWords = (holder: Holder): string => {
  switch (holder.kind) {
    case 'open':
      return t('web-seat-open');
    case 'person':
      return holder.name;
    case 'bot':
      return t('web-bot', { level: t(`bot-${holder.level}`) });
  }
};

export const gameTitle = (id: string): string => {
  const info = session.game(id);
  return info ? t(info.title) : id;
};

/** The options that were chosen, without the number of players. */
export function optionWords(game: string, options: Record<string, OptionValue | undefined>): string[] {
  return (session.game(game)?.options ?? []).flatMap((option) => {
    const value = options[option.id];
    if (
      value === undefined ||
      option.id === 'players' ||
      option.default === null ||
      String(value) === String(option.default)
    )
      return [];
    if (option.values.kind === 'flag') return value === true ? [t(option.about)] : [];
    const word =
      option.values.kind === 'one-of' ? option.values.words.find((each) => each.word === String(value)) : undefined;
    return [word && language.speaker.has(word.about) ? t(word.about) : `${t(option.about)}: ${value}`];
  });
}
