import { describe, expect, it } from 'vitest';
import { LANGS } from './speak';
import { guideOf } from './guide';
import type { Block } from '../ui/markdown';

const GAMES = ['glory-to-rome', 'trajan', 'hadrians-wall', 'praetor'];
const shape = (page: Block[]) =>
  page.map((block) =>
    block.kind === 'table' ? `table ${block.rows.length}` : block.kind === 'heading' ? block.level : block.kind,
  );
/** The numbers of tables: points, costs, counts. They are facts and the same in every language. */
const figures = (page: Block[]) =>
  page.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((row) =>
          row.map(
            (cell) =>
              cell
                .map((part) => part.text)
                .join('')
                .match(/\d+/g) ?? [],
          ),
        )
      : [],
  );

describe('the rules in plain words', () => {
  it.each(GAMES)('of %s stand in every language, in the same order and with the same numbers', async (game) => {
    const english = await guideOf(game, 'en');
    if (!english) throw new Error(`no guide of ${game}`);
    const count = english
      .map((block) => ('body' in block ? block.body.map((part) => part.text).join('') : ''))
      .join(' ')
      .split(/\s+/).length;
    expect(count).toBeGreaterThan(800);
    for (const lang of LANGS) {
      const page = await guideOf(game, lang);
      expect(page && shape(page), lang).toEqual(shape(english));
      expect(page && figures(page), lang).toEqual(figures(english));
    }
  });

  it('is nothing for a game nobody wrote about', () => {
    expect(guideOf('chess', 'en')).toBeNull();
  });
});
