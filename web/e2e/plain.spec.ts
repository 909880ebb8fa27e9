import { expect, test, type Page } from '@playwright/test';
import {
  choose,
  clickSomething,
  clipped,
  complaints,
  dice,
  faults,
  makeTable,
  missingWords,
  snapshot,
  tooWide,
} from './hands.ts';

/** A game without a board of its own. */
const GAMES = [['micatio', 'ru']] as const;

/** Clicks on, and tells how often; a careless player may reach the end of a short game. */
async function some(page: Page, table: string, seed: number, clicks: number): Promise<number> {
  const roll = dice(seed);
  const result = page.locator('dialog[open]');
  let made = 0;
  while (made < clicks && (await snapshot(page, table)).now.phase === 'playing') {
    if (await clickSomething(page, roll())) made++;
    else await page.waitForTimeout(20);
  }
  if (await result.isVisible()) await page.keyboard.press('Escape');
  return made;
}

for (const [game, lang] of GAMES) {
  test(`${game} is played on the plain board, on a desktop and on a phone`, async ({ page, context }) => {
    await choose(context, { lang, motion: 'none' });
    const heard = complaints(page);
    let played = 0;
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const { id } = await makeTable(page, game, [
        { kind: 'me' },
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ]);
      await page.goto(`/table/${id}`);
      played += await some(page, id, viewport.width, 14);
      await expect(page.locator('section.prompt')).toBeVisible();
      expect(await missingWords(page)).toEqual([]);
      expect(await clipped(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      expect(await faults(page)).toEqual([]);
    }
    expect(played).toBeGreaterThan(3);
    // Every seat is one tap away, with its points.
    const tabs = page.locator('.sheet .tabs button:not(.whole)');
    await expect(tabs).toHaveCount(3);
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(tabs.nth(1).locator('.points')).toHaveText(/-?\d+$/);
    expect(heard).toEqual([]);
  });
}
