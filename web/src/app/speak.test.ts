import { describe, expect, it } from 'vitest';
import { Speaker, seatIndex, seatLetter } from './speak';
import type { Text } from '../protocol/messages';

const things = new Map([['dock', { id: 'dock', en: 'Dock', pl: 'Dok', ru: 'Док', about: null, clause: null }]]);
const speaker = new Speaker('pl', {
  en: ['only-english = Only English\nhello = Hello, { $who }'],
  pl: [
    'hello = Cześć, { $who }\ncards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } kart\n}',
  ],
});
const text = (key: string, args: Text['args'] = {}): Text => ({ key, args });

describe('a speaker', () => {
  it('names seats and things as the table does', () => {
    expect(speaker.say(text('hello', { who: { seat: 'B' } }), { seats: ['Ala', 'Ola'] })).toBe('Cześć, Ola');
    expect(speaker.say(text('hello', { who: { name: 'dock' } }), { things })).toBe('Cześć, Dok');
    expect(speaker.say(text('hello', { who: { seat: 'C' } }), { seats: ['Ala'] })).toBe('Cześć, C');
  });
  it('joins lists and shows an empty one as a dash', () => {
    const list = (items: string[]) => text('hello', { who: { list: items.map((verbatim) => ({ verbatim })) } });
    expect(speaker.say(list(['a', 'b']))).toBe('Cześć, a, b');
    expect(speaker.say(list([]))).toBe('Cześć, —');
  });
  it('takes a sentence apart that is nothing but a list', () => {
    const items = { list: [{ name: 'dock' }, { verbatim: 'b' }] };
    const list = new Speaker('pl', { pl: ['all = { $items }\nsome = Tu: { $items }'] });
    expect(list.parts(text('all', { items }), { things })).toEqual(['Dok', 'b']);
    expect(list.parts(text('some', { items }), { things })).toBeNull();
    expect(list.names(text('hello', { who: { name: 'dock' }, n: { number: 1 } }), { things })).toEqual(['Dok']);
  });
  it('tells words from the things they name', () => {
    expect(speaker.pieces(text('hello', { who: { list: [{ name: 'dock' }, { verbatim: 'b' }] } }), { things })).toEqual(
      [
        { words: 'Cześć, ', id: null },
        { words: 'Dok', id: 'dock' },
        { words: ', b', id: null },
      ],
    );
    expect(speaker.pieces(text('hello', { who: { seat: 'C' } }))).toEqual([{ words: 'Cześć, C', id: null }]);
  });
  it('chooses plural forms by the language', () => {
    const cards = (n: number) => speaker.say(text('cards', { n: { number: n } }));
    expect([1, 2, 5].map(cards)).toEqual(['1 karta', '2 karty', '5 kart']);
  });
  it('falls back to English, then to the key', () => {
    expect(speaker.word('only-english')).toBe('Only English');
    expect(speaker.word('nowhere')).toBe('nowhere');
  });
  it('counts seats by letters', () => {
    expect([0, 5].map(seatLetter)).toEqual(['A', 'F']);
    expect(['A', 'F'].map(seatIndex)).toEqual([0, 5]);
  });
});
