import { expect, test, type Page } from '@playwright/test';
import { botsGame, choose, makeTable, myTurn } from './hands.ts';

const SIZES = [
  ['390x844', { width: 390, height: 844 }],
  ['1280x720', { width: 1280, height: 720 }],
  ['1920x1080', { width: 1920, height: 1080 }],
] as const;
const LOOKS = [
  ['en', 'light', 3],
  ['pl', 'dark', 4],
  ['ru', 'light', 2],
] as const;

async function shots(page: Page, state: string, look: string): Promise<void> {
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `shots/trajan-${state}-${size}-${look}.png` });
  }
}

/** Goes on from a moment of another game in the seat that is asked there. */
async function branch(page: Page, id: string, ply: number, seat: string): Promise<string> {
  const answer = await page.request.post(`/api/tables/${id}/branch`, { data: { ply, seat, level: 'random' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const table = ((await answer.json()) as { id: string }).id;
  await page.goto(`/table/${table}`);
  await myTurn(page, table);
  return table;
}

for (const [lang, theme, players] of LOOKS) {
  const look = `${lang}-${theme}`;
  test(`trajan ${look}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none', forced: false });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }));
    const setup = await makeTable(page, 'trajan', [{ kind: 'me' }, ...bots]);
    await page.goto(`/table/${setup.id}`);
    await myTurn(page, setup.id);
    await shots(page, 'setup', look);

    const { id } = await botsGame(page, 'trajan', players, 'greedy');
    const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
    const moves = [...record.matchAll(/"([A-F]) ([^"#]+) #\w+"/g)].map(([, seat = '', notation = '']) => ({
      seat,
      notation,
    }));
    const find = (words: RegExp, from: number) =>
      moves.findIndex(({ notation }, at) => at >= from && words.test(notation));
    const middle = find(/^sow /, Math.floor(moves.length * 0.55));
    await branch(page, id, middle, moves[middle]?.seat ?? 'A');
    await shots(page, 'middle', look);
    await page.locator('.trj .spot.round.lit').first().click();
    await expect(page.locator('.trj [data-zone^="marker:"], .prompt .act').first()).toBeVisible();
    await shots(page, 'sowing', look);

    const claim = find(/^claim /, 0);
    await branch(page, id, claim, moves[claim]?.seat ?? 'A');
    await page.locator('.trj .spot.lit').first().click();
    await expect(page.locator('.scene')).toBeVisible();
    await shots(page, 'quarter', look);

    const last = moves.findLastIndex(({ notation }) => notation.startsWith('claim '));
    await branch(page, id, last, moves[last]?.seat ?? 'A');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('.trj .spot.lit').first().click();
    await expect(page.locator('dialog[open] .ending')).toBeVisible();
    await shots(page, 'end', look);
  });
}
