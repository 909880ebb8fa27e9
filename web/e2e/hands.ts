import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

/** Complaints of the browser: errors, refused loads, violations of the content security policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    // A stranger is answered 401 once; browsers write that down although it is expected.
    if (message.type() === 'error' && !/status of 401/.test(text)) heard.push(text);
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** Serious faults that axe finds. */
export async function faults(page: Page): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(readFileSync(path, 'utf8'));
  return page.evaluate(async () => {
    interface Axe {
      run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

/** Message keys that reached the page instead of words. */
export async function missingWords(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.match(/\b(?:web|gtr|mic|srv|bot|trj|hw|pra)-[a-z]+[a-z-]*/g) ?? [];
}

/** Labels that do not fit into what they stand on. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button, button, nav a, label, legend, summary, th, dt, h1, h2, h3')]
      .filter((element) => element.offsetParent !== null && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      // Numbers on pieces stand out over their edge on purpose.
      .filter((element) => !element.matches('.spot, .unseen'))
      .map((element) => element.innerText.slice(0, 60)),
  );
}

/** Whether the page is wider than the window. */
export const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** Settings are the browser's own; a page that loads finds them. */
export async function choose(context: BrowserContext, chosen: Record<string, unknown>): Promise<void> {
  await context.addInitScript((values) => {
    localStorage.setItem('lusoria-settings', JSON.stringify(values));
  }, chosen);
}

interface Seat {
  kind: string;
  level?: string;
}

/** A table made through the server's own door, by whoever the page is. */
export async function makeTable(
  page: Page,
  game: string,
  seats: Seat[],
  options: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) {
  await page.request.post('/api/guest', { data: {} });
  const answer = await page.request.post('/api/tables', {
    data: {
      game,
      options: { players: seats.length, ...options },
      seats,
      clock: { kind: 'none' },
      listed: false,
      draw_seats: false,
      hints: true,
      auto_start: true,
      ...more,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; code: string };
}

/** A number between 0 and 1, the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * One step of a player who clicks whatever is lit, or one of the offered words. Tells whether there was anything to do.
 * The click is made inside the page: a whole game is hundreds of them.
 */
export function clickSomething(page: Page, roll: number): Promise<boolean> {
  return page.evaluate((part) => {
    const lit = [...document.querySelectorAll<HTMLElement>('.spot.lit, .cell.lit')];
    const words = [
      ...document.querySelectorAll<HTMLElement>('.prompt .act:not(:disabled), .prompt li .button:not(:disabled)'),
    ];
    const all = [...lit, ...words].filter((element) => element.offsetParent !== null);
    const element = all[Math.floor(part * all.length)];
    element?.click();
    return element !== undefined;
  }, roll);
}

/** Waits until the page shows what the server knows, and nothing is on its way. */
export async function settled(page: Page, table: string): Promise<void> {
  const shown = page.locator('section.prompt[aria-busy=false]');
  await expect
    .poll(async () => {
      const { ply } = (await snapshot(page, table)).now;
      return (await shown.count()) > 0 && (await shown.getAttribute('data-ply')) === String(ply);
    })
    .toBe(true);
}

/** Waits until it is the viewer's turn and the page shows so. Only forced moves could still change anything by themselves. */
export async function myTurn(page: Page, table: string): Promise<void> {
  await expect.poll(async () => (await snapshot(page, table)).now.legal.length).toBeGreaterThan(0);
  await settled(page, table);
  await expect(page.locator('.prompt.mine')).toBeVisible();
}

/** Clicks until something is so. What was clicked has arrived before it is looked at. */
export async function clickUntil(page: Page, table: string, isSo: () => Promise<boolean>, seed = 1): Promise<void> {
  const roll = dice(seed);
  for (;;) {
    await settled(page, table);
    if (await isSo()) return;
    expect((await snapshot(page, table)).now.phase, 'it never was so in a whole game').toBe('playing');
    if (!(await clickSomething(page, roll()))) await page.waitForTimeout(20);
  }
}

/** Clicks until so many moves more are made. */
export async function clickOn(page: Page, table: string, moves: number, seed = 1): Promise<void> {
  const { ply } = (await snapshot(page, table)).now;
  await clickUntil(page, table, async () => (await snapshot(page, table)).now.ply >= ply + moves, seed);
}

/** Plays by clicking until the result is shown. The hand that clicks is inside the page: a whole game is hundreds of clicks. */
export async function playToTheEnd(page: Page, seed = 7): Promise<number> {
  await page.evaluate((start) => {
    let state = start;
    let clicks = 0;
    const step = () => {
      document.body.dataset['clicks'] = String(clicks);
      if (document.querySelector('dialog[open] .ending')) return;
      const all = [...document.querySelectorAll<HTMLElement>('.spot.lit, .prompt .act:not(:disabled)')];
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const element = all.filter((each) => each.offsetParent !== null)[Math.floor((state / 2 ** 32) * all.length)];
      if (element) clicks++;
      element?.click();
      setTimeout(step, 10);
    };
    step();
  }, seed);
  await expect(page.locator('dialog[open] .ending')).toBeVisible({ timeout: 240_000 });
  return Number(await page.locator('body').getAttribute('data-clicks'));
}

/** Any command at a table, through the server's own door. */
export async function order(page: Page, table: string, command: Record<string, unknown>): Promise<void> {
  const { now } = await snapshot(page, table);
  const id = `e2e-${Math.random()}`;
  const answer = await page.request.post(`/api/tables/${table}/orders`, {
    data: { id, answers: now.version, command },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

interface Seen {
  now: { phase: string; version: number; ply: number; legal: { notation: string; fields: { kind: string } }[] };
}

/** The table as whoever the page is sees it. */
export async function snapshot(page: Page, table: string): Promise<Seen> {
  return (await (await page.request.get(`/api/tables/${table}`)).json()) as Seen;
}

/** Plays for the page's seat without drawing anything, until the game is over or enough moves are made. */
export async function playOut(page: Page, table: string, most = 2000, seed = 1): Promise<void> {
  const roll = dice(seed);
  for (let made = 0; made < most;) {
    const { now } = await snapshot(page, table);
    if (now.phase === 'over') return;
    const move = now.legal[Math.floor(roll() * now.legal.length)];
    if (move) {
      await order(page, table, { kind: 'play', moves: [move.notation] });
      made++;
    } else await page.waitForTimeout(20);
  }
}

/** A game among bots, played to its end. */
export async function botsGame(page: Page, game: string, players: number, level: string, options = {}) {
  const seats = Array.from({ length: players }, () => ({ kind: 'bot', level }));
  const { id } = await makeTable(page, game, seats, options);
  await expect.poll(async () => (await snapshot(page, id)).now.phase, { timeout: 120_000 }).toBe('over');
  return { id, plies: (await snapshot(page, id)).now.ply };
}

/** A table late in a game that good bots played so far: camps are full of buildings. */
export async function lateTable(page: Page, players: number, share = 0.93): Promise<string> {
  const { id, plies } = await botsGame(page, 'glory-to-rome', players, 'greedy');
  const answer = await page.request.post(`/api/tables/${id}/branch`, {
    data: { ply: Math.floor(plies * share), seat: 'A', level: 'random' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}
