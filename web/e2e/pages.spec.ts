import { expect, test } from '@playwright/test';
import {
  choose,
  clickSomething,
  clipped,
  complaints,
  dice,
  faults,
  makeTable,
  missingWords,
  tooWide,
} from './hands.ts';

const PAGES = ['/', '/lobby', '/new/glory-to-rome', '/rules/glory-to-rome', '/ranking', '/person', '/settings'];
const LANGS = ['en', 'pl', 'ru'] as const;

for (const lang of LANGS) {
  test(`every page speaks ${lang}, fits a phone and a desktop, and has no serious fault`, async ({ page, context }) => {
    await choose(context, { lang, theme: lang === 'pl' ? 'dark' : 'light', motion: 'none' });
    const heard = complaints(page);
    const { id } = await makeTable(page, 'glory-to-rome', [
      { kind: 'me' },
      ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'random' })),
    ]);
    for (const path of [...PAGES, `/table/${id}`]) {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.locator('main').first()).toBeVisible();
        if (path.startsWith('/table')) await expect(page.locator('.gtr')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const where = `${path} at ${viewport.width}`;
        expect(await missingWords(page), where).toEqual([]);
        expect(await clipped(page), where).toEqual([]);
        expect(await tooWide(page), where).toBe(false);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      if (!path.startsWith('/rules') || lang === 'en') expect(await faults(page), path).toEqual([]);
    }
    expect(heard).toEqual([]);
  });
}

test('five seats fit 1280 pixels without scrolling, also in the middle of a game', async ({ page, context }) => {
  await choose(context, { lang: 'ru', motion: 'none' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await makeTable(page, 'glory-to-rome', [
    { kind: 'me' },
    ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'random' })),
  ]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.gtr')).toBeVisible();
  const roll = dice(5);
  for (let made = 0; made < 40;) {
    if (await clickSomething(page, roll())) made++;
    else await page.waitForTimeout(20);
    if (await page.locator('dialog[open]').isVisible()) break;
  }
  const overflow = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight - innerHeight,
    board: [...document.querySelectorAll('.board')].map((each) => each.scrollHeight - each.clientHeight),
  }));
  expect(overflow.page).toBeLessThanOrEqual(0);
  for (const board of overflow.board) expect(board).toBeLessThanOrEqual(1);
});

test('a clause has an address and is found by searching', async ({ page }) => {
  await page.goto('/rules/glory-to-rome#GTR-8.2');
  await expect(page.locator('.target')).toContainText('GTR-8.2');
  await expect(page.locator('.target')).toBeInViewport();
  await page.getByRole('searchbox').fill('petition jacks cannot');
  await expect(page.locator('.clause').first()).toContainText('GTR-8.5');
});

test('the first load is light', async ({ page }) => {
  const { gzipSync } = await import('node:zlib');
  let bytes = 0;
  page.on('response', async (response) => {
    if (/\.(?:woff2?)$/.test(response.url()) || !response.ok()) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes += gzipSync(body).length;
  });
  await page.goto('/');
  await expect(page.locator('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
});
