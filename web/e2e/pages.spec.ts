import { expect, test, type Page } from '@playwright/test';
import {
  botsGame,
  choose,
  clickOn,
  clipped,
  complaints,
  faults,
  lateTable,
  makeTable,
  missingWords,
  playOut,
  tooWide,
} from './hands.ts';

/** Buttons that open something over the replay. */
const WORDS = {
  'web-result': { en: 'Result', pl: 'Wynik', ru: 'Результат' },
  'web-curve': { en: 'Curve', pl: 'Wykres', ru: 'График' },
  'web-what-if': { en: 'What if?', pl: 'Co by było?', ru: 'А если бы?' },
} as const;

const LANGS = ['en', 'pl', 'ru'] as const;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', level: 'random' }));

for (const lang of LANGS) {
  test(`every page speaks ${lang}, fits a phone and a desktop, and has no serious fault`, async ({ page, context }) => {
    await choose(context, { lang, theme: lang === 'pl' ? 'dark' : 'light', motion: 'none' });
    const heard = complaints(page);
    const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, ...bots(4)]);
    const gathering = await makeTable(page, 'trajan', [{ kind: 'me' }, { kind: 'open' }, ...bots(1)]);
    const over = await makeTable(page, 'micatio', [{ kind: 'me' }, ...bots(2)], { goal: 3 });
    await playOut(page, over.id);
    const long = await botsGame(page, 'glory-to-rome', 3, 'random');
    for (const path of [
      '/',
      '/lobby',
      '/new/glory-to-rome',
      '/rules/glory-to-rome',
      '/ranking',
      '/person',
      '/settings',
      '/device/abc',
      '/nowhere',
      `/table/${id}`,
      `/table/${gathering.id}`,
      `/table/${over.id}`,
      `/replay/${long.id}?ply=${long.plies}`,
      `/replay/${over.id}`,
    ]) {
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      if (path === `/table/${id}`) await expect(page.locator('.gtr')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        const where = `${path} at ${viewport.width}`;
        expect(await missingWords(page), where).toEqual([]);
        expect(await clipped(page), where).toEqual([]);
        expect(await tooWide(page), where).toBe(false);
        // Light and dark, on a desktop and on a phone, were looked at with the first two languages.
        if (lang !== 'ru') expect(await faults(page), where).toEqual([]);
      }
    }
    // What opens over a page is part of it.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['web-result', 'web-curve', 'web-what-if'] as const) {
      await page.getByRole('button', { name: WORDS[name][lang] }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await clipped(page), name).toEqual([]);
      expect(await tooWide(page), name).toBe(false);
      if (lang !== 'ru') expect(await faults(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(heard).toEqual([]);
  });
}

for (const players of [2, 3, 4, 5]) {
  test(`${players} seats fit 1280 x 720 and a phone without scrolling, also late in a game`, async ({
    page,
    context,
  }) => {
    await choose(context, { lang: players % 2 === 0 ? 'pl' : 'ru', motion: 'none' });
    const early = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, ...bots(players - 1)]);
    for (const id of [early.id, await lateTable(page, players)]) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/table/${id}`);
      await expect(page.locator('.gtr')).toBeVisible();
      await expect(page.locator('.camp')).toHaveCount(players);
      expect(await spilled(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      expect(await tooWide(page)).toBe(false);
      await expect(page.locator('section.prompt')).toBeInViewport();
      await expect(page.locator('.hand')).toBeInViewport();
    }
  });
}

/** Parts of the board that stick out of what holds them, or hide something of theirs. */
const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollHeight > innerHeight) faults.push('the page scrolls');
    for (const board of document.querySelectorAll('.board')) {
      if (board.scrollHeight > board.clientHeight + 1) faults.push('the board scrolls');
    }
    for (const camp of document.querySelectorAll<HTMLElement>('.camp')) {
      const box = camp.getBoundingClientRect();
      // More than six buildings in one camp may be scrolled there.
      const few = camp.querySelectorAll('.chip').length <= 6;
      for (const part of camp.querySelectorAll<HTMLElement>(few ? '.slot, dd, .chip' : '.slot, dd')) {
        const inner = part.getBoundingClientRect();
        if (inner.bottom > box.bottom + 1 || inner.right > box.right + 1) {
          faults.push(`${camp.getAttribute('aria-label')}: ${part.className} ${part.innerText}`);
        }
      }
    }
    return faults;
  });

test('nothing jumps while a page loads, nor while a game is played', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none' });
  await context.addInitScript(() => {
    const jumped = { by: 0, most: 0 };
    Object.assign(window, { jumped });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue;
        jumped.by += entry.value;
        jumped.most = Math.max(jumped.most, entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumped = () => page.evaluate(() => (window as unknown as { jumped: { by: number; most: number } }).jumped);
  for (const path of ['/', '/lobby', '/rules/glory-to-rome', '/ranking', '/settings']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect((await jumped()).by, path).toBeLessThan(0.1);
  }
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, ...bots(2)]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.gtr')).toBeVisible();
  await clickOn(page, id, 40, 9);
  // Cards come and go; the table they lie on stays where it is.
  expect((await jumped()).most).toBeLessThan(0.05);
});

test('the rules open in plain words, in the language of the reader, with the clauses one step away', async ({
  page,
}) => {
  await choose(page.context(), { lang: 'pl' });
  await page.goto('/rules/trajan');
  await expect(page.getByRole('heading', { name: 'Krąg akcji' })).toBeVisible();
  await expect(page).toHaveTitle(/Trajan/);
  await page.getByRole('link', { name: 'Pretor' }).click();
  await expect(page.getByRole('heading', { name: 'Mur cezara' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Punkt po punkcie' }).click();
  await expect(page.locator('#PRA-5\\.1')).toContainText('PRA-5.1');
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
