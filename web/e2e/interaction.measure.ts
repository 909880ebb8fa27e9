import { expect, test, type Page } from '@playwright/test';
import { choose, makeTable } from './hands.ts';

/** How long a click takes, told and not judged: the figures of `docs/performance.md`. */
const CLICKS = 80;

interface Timed {
  frames: number[];
  answers: number[];
}

for (const [game, players] of [
  ['glory-to-rome', 4],
  ['hadrians-wall', 2],
] as const) {
  test(`a click at a table of ${game}`, async ({ page, context }) => {
    await choose(context, { lang: 'en', motion: 'none', forced: false });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }));
    const { id } = await makeTable(page, game, [{ kind: 'me' }, ...bots]);
    await page.goto(`/table/${id}`);
    await expect(page.locator('section.prompt')).toBeVisible();
    await page.evaluate(listen);
    const work = await worker(page);
    const before = await work();
    for (let made = 0, waits = 0; made < CLICKS && waits < 600;) {
      if (await click(page, made)) made++;
      else {
        waits++;
        await page.waitForTimeout(30);
      }
      await page.waitForTimeout(60);
    }
    const spent = (await work()) - before;
    const { frames, answers } = await page.evaluate(() => (window as unknown as { timed: Timed }).timed);
    const each = ((1000 * spent) / frames.length).toFixed(1);
    console.log(
      `${game}: click to next frame ${told(frames)}; to the server's answer on the board ${told(answers)}; ` +
        `${each} ms of processor time for each click with all that follows from it`,
    );
  });
}

/** How many seconds of processor time the page's own thread took, which a busy machine changes little. */
async function worker(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}

/** A real click with the mouse, on something that can be clicked. */
async function click(page: Page, n: number): Promise<boolean> {
  const spot = await page.evaluate((index) => {
    const all = [...document.querySelectorAll<HTMLElement>('.spot.lit, .cell.lit, .prompt .act, .prompt li .button')];
    const inSight = all.filter((each) => each.offsetParent !== null && !each.matches(':disabled'));
    const box = inSight[(index * 7) % Math.max(1, inSight.length)]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 14) } : null;
  }, n);
  if (spot) await page.mouse.click(spot.x, spot.y);
  return spot !== null;
}

function listen(): void {
  const timed: Timed = { frames: [], answers: [] };
  Object.assign(window, { timed });
  let clicked: number | null = null;
  addEventListener('click', (event) => {
    const start = event.timeStamp;
    clicked = start;
    requestAnimationFrame(() => setTimeout(() => timed.frames.push(performance.now() - start)));
  });
  const log = document.querySelector('[role=log]');
  if (!log) return;
  new MutationObserver(() => {
    const start = clicked;
    clicked = null;
    if (start !== null) requestAnimationFrame(() => setTimeout(() => timed.answers.push(performance.now() - start)));
  }).observe(log, { subtree: true, childList: true });
}

function told(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `${at(0.5)} ms, 95 % within ${at(0.95)} ms (${sorted.length})`;
}
