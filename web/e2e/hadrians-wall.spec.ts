import { expect, test } from '@playwright/test';
import { choose, makeTable } from './hands.ts';

/** Both sheets are some four hundred buttons: a busy machine takes its time to draw them first. */
const FIRST = { timeout: 60_000 };
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', level: 'random' }));

test('the sheets have exactly the boxes that are printed', async ({ page }) => {
  const { id } = await makeTable(page, 'hadrians-wall', [{ kind: 'me' }, ...bots(2)]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.hw .sheets .box').first()).toBeVisible(FIRST);
  const rows = await page.locator('.hw .sheets').evaluate((sheets) => {
    const counts: Record<string, number> = {};
    for (const element of sheets.querySelectorAll<HTMLElement>('.sheet .box, .sheet .hex')) {
      const zone = element.dataset['zone'] ?? '';
      if (zone.startsWith('build-')) continue;
      const row = zone.replace(/-\d+$/, '');
      counts[row] = (counts[row] ?? 0) + 1;
    }
    const buildings = new Set(
      [...sheets.querySelectorAll<HTMLElement>('[data-zone^="build-"]')].map((element) => element.dataset['zone']),
    );
    return { ...counts, buildings: buildings.size };
  });
  // HW-14.1
  expect(rows).toEqual({
    'left-cohort': 6,
    'center-cohort': 6,
    'right-cohort': 6,
    'mining-and-foresting': 14,
    'wall-guard': 18,
    cippi: 7,
    wall: 21,
    fort: 21,
    'resource-production': 9,
    'training-grounds': 5,
    forum: 4,
    renown: 25,
    piety: 25,
    valor: 25,
    discipline: 25,
    traders: 9,
    performers: 9,
    priests: 9,
    apparitores: 9,
    patricians: 9,
    market: 8,
    theater: 6,
    'red-strength': 6,
    'blue-strength': 6,
    'red-battle': 6,
    'blue-battle': 6,
    temples: 14,
    baths: 6,
    'left-ruling': 3,
    'center-ruling': 3,
    'right-ruling': 3,
    diplomats: 3,
    scouts: 5,
    map: 20,
    disdain: 15,
    buildings: 25,
  });
});

test('a box is reached, asked about and filled by keyboard alone', async ({ page, context }) => {
  await choose(context, { lang: 'pl', motion: 'none', forced: false });
  const { id } = await makeTable(page, 'hadrians-wall', [{ kind: 'me' }, ...bots(1)]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.hw .sheets .card.next').first()).toBeVisible(FIRST);
  await page.locator('.hw .sheets .card.next').first().focus();
  await page.keyboard.press('Enter');
  const wall = page.locator('.hw .sheets [data-zone="mining-and-foresting-1"]');
  await expect(wall).toHaveClass(/next/);
  await page.locator('.hw .sheets [data-zone="wall-guard-1"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(wall).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wall).toHaveClass(/filled/);
});

test('a finger first shows and then plays', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    ...(baseURL ? { baseURL } : {}),
  });
  await choose(context, { lang: 'ru', motion: 'none', forced: false });
  const page = await context.newPage();
  const { id } = await makeTable(page, 'hadrians-wall', [{ kind: 'me' }]);
  await page.goto(`/table/${id}`);
  const card = page.locator('.hw .sheets .card.next').first();
  await expect(card).toBeVisible(FIRST);
  await page.waitForTimeout(500);
  await card.tap();
  await expect(card).toBeVisible();
  const mine = page.locator('.hw .sheets [data-zone="mining-and-foresting-1"]');
  await expect(async () => {
    if (await card.isVisible()) await card.tap();
    await expect(mine).toHaveClass(/next/, { timeout: 2000 });
  }).toPass();
  // A new question does not answer at once, so that no tap meant for the last one plays.
  await page.waitForTimeout(500);
  await mine.tap();
  await expect(mine).not.toHaveClass(/filled/);
  // The second tap counts once the first was answered.
  await expect(async () => {
    await mine.tap();
    await expect(mine).toHaveClass(/filled/, { timeout: 2000 });
  }).toPass();
  await page.locator('.hw .tabs button').nth(1).tap();
  await expect(page.locator('.hw .sheet.right')).toBeVisible();
  await expect(page.locator('.hw .sheet.left')).toBeHidden();
});
