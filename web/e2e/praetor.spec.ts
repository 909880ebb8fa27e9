import { expect, test, type Page } from '@playwright/test';
import { choose, clipped, complaints, dice, makeTable, missingWords, settled, snapshot, tooWide } from './hands.ts';

type Options = Record<string, unknown>;
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', level: 'random' }));
/** Opens a table of Praetor with the page's person at seat A. */
async function sit(page: Page, others: number, options: Options = {}): Promise<string> {
  const { id } = await makeTable(page, 'praetor', [{ kind: 'me' }, ...bots(others)], options);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.praetor')).toBeVisible();
  return id;
}

interface Player {
  /** `click` inside the page, `tap` by a finger, `keys` by the keyboard alone. */
  by: 'click' | 'tap' | 'keys';
  /** How likely the player passes where that is offered; a game of one who rarely passes grows the city. */
  passes: number;
}

/**
 * One step of a player who uses the board alone: lit tiles, cells, dice and boxes, the desk, and the buttons of the prompt.
 * The hand is inside the page, because a game is hundreds of steps; it tells what it did.
 */
function step(page: Page, roll: number, { by, passes }: Player): Promise<string | null> {
  return page.evaluate(
    ([part, hand, pass]) => {
      const shown = (element: Element) => element.getBoundingClientRect().width > 0;
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
      if (document.querySelector('section.prompt[aria-busy=true], dialog[open]')) return null;
      const act = (element: Element | undefined, name: string): string | null => {
        if (!element) return null;
        if (hand === 'keys') {
          (element as HTMLElement).focus();
          const press = (key: string) =>
            (document.activeElement ?? element).dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            );
          press('Enter');
          // A real key press on a button is a click as well.
          if (element instanceof HTMLButtonElement) element.click();
        } else {
          const kind = hand === 'tap' ? 'touch' : 'mouse';
          element.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: kind }));
        }
        return name;
      };
      const pick = (elements: Element[]) => elements[Math.floor(part * elements.length)];
      const commit = find('[data-do=commit]')[0];
      const desk = find('.desk .step:not(:disabled)');
      if (desk.length > 0 && part < 0.6) return act(pick(desk), 'desk');
      if (commit) return act(commit, 'commit');
      const passing = find('[data-do=pass]')[0];
      if (passing && (passing.matches('.main') || part < pass)) return act(passing, 'pass');
      const cells = find('.cell.lit:not(.covered)');
      if (cells.length > 0 && !document.querySelector('.laid:not(.ghost)')) return act(pick(cells), 'cell');
      const worker = find('.place.worker.lit:not(.picked), .small-die.may:not(.taken)');
      if (document.querySelector('.laid:not(.ghost), .tile.picked') && worker.length > 0)
        return act(pick(worker), 'die');
      const places = find('.place.lit:not(.picked), .city .tile.lit:not(.picked), .small-die.may:not(.taken)');
      const words = find('section.prompt .act:not(:disabled)');
      const any = pick([...places, ...words]);
      if (any) return act(any, any.getAttribute('data-zone') ?? 'words');
      return act(passing, 'pass');
    },
    [roll, by, passes] as const,
  );
}

/** Plays until the result is shown. */
async function playOn(page: Page, id: string, player: Player, seed: number): Promise<void> {
  const roll = dice(seed);
  const result = page.locator('dialog[open] .ending');
  for (let idle = 0; idle < 400;) {
    if (await result.isVisible()) return;
    const did = await step(page, roll(), player);
    if (did === null) {
      idle++;
      await page.waitForTimeout(15);
      continue;
    }
    idle = 0;
  }
  const { now } = await snapshot(page, id);
  throw new Error(`stuck: ${JSON.stringify(now.legal.map((move) => move.notation))}`);
}

async function healthy(page: Page): Promise<void> {
  expect(await missingWords(page)).toEqual([]);
  expect(await clipped(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
}

for (const [others, lang, options] of [
  [1, 'en', {}],
  [2, 'pl', { advanced: true, hard: true }],
  [4, 'ru', {}],
] as const) {
  test(`a whole game of ${others + 1} on the board alone, ${lang}`, async ({ page, context }) => {
    await choose(context, { lang, motion: 'none', forced: true });
    const heard = complaints(page);
    const id = await sit(page, others, options);
    await healthy(page);
    await playOn(page, id, { by: 'click', passes: 0.04 }, 5 + others);
    await page.keyboard.press('Escape');
    await healthy(page);
    expect(heard).toEqual([]);
  });
}

test('a whole game by keyboard alone', async ({ page, context }) => {
  await choose(context, { lang: 'pl', motion: 'none', forced: true });
  const id = await sit(page, 1, { sides: 'a' });
  await playOn(page, id, { by: 'keys', passes: 0.08 }, 3);
});

test('a whole game by touch on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await choose(context, { lang: 'ru', motion: 'none', forced: true });
  const page = await context.newPage();
  const id = await sit(page, 1, { sides: 'b' });
  await healthy(page);
  await playOn(page, id, { by: 'tap', passes: 0.06 }, 4);
  await context.close();
});

test('a build is one gesture, taken back without a trace', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none', forced: false });
  const id = await sit(page, 1, { sides: 'a' });
  await expect(page.locator('.place.offer.lit').first()).toBeVisible();
  await settled(page, id);
  const before = await snapshot(page, id);
  const goods = await page.locator('.own .well').allInnerTexts();
  await page.locator('.place.offer.lit').first().click();
  await page.locator('.cell.top').first().click();
  await expect(page.locator('.laid .live')).toBeVisible();
  await page.keyboard.press('r');
  for (let back = 0; back < 4; back++) await page.keyboard.press('Escape');
  await expect(page.locator('.cell')).toHaveCount(0);
  expect((await snapshot(page, id)).now.version).toBe(before.now.version);
  expect(await page.locator('.own .well').allInnerTexts()).toEqual(goods);

  // The same by dragging, and this time to the end.
  const offer = await page.locator('.place.offer.lit').first().boundingBox();
  if (!offer) throw new Error('an offer lies in sight');
  await page.mouse.move(offer.x + 30, offer.y + 30);
  await page.mouse.down();
  await page.mouse.move(offer.x + 60, offer.y - 40, { steps: 4 });
  const cell = await page.locator('.cell.top').first().boundingBox();
  if (!cell) throw new Error('a cell lies in sight');
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 6 });
  const told = Number((await page.locator('.laid .live text').textContent())?.replace('+', ''));
  await page.mouse.up();
  const score = Number(await page.locator('.own .score b').textContent());
  await page.locator('.place.worker.lit').last().click();
  await expect.poll(async () => Number(await page.locator('.own .score b').textContent())).toBe(score + told);
  expect((await snapshot(page, id)).now.version).toBeGreaterThan(before.now.version);
});

test('a deal is one gesture, and the desk tells what it brings', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none', forced: false });
  const id = await sit(page, 1, { sides: 'a' });
  await expect(page.locator('.place.worker.lit').first()).toBeVisible();
  await settled(page, id);
  const before = await snapshot(page, id);
  const market = page.locator('[data-zone="tile market-1"]');
  await page.locator('.place.worker.lit').last().click();
  await market.click();
  await expect(page.locator('.tray .desk')).toBeVisible();
  await page.locator('.tray .desk .step').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tray .desk')).toHaveCount(0);
  expect((await snapshot(page, id)).now.version).toBe(before.now.version);

  await market.click();
  await page.locator('.tray .desk .step').nth(0).click();
  await page.locator('.tray .desk .step').nth(3).click();
  await expect(page.locator('.own .well.less, .own .well.more')).not.toHaveCount(0);
  const told = await page.locator('.own .n b').allInnerTexts();
  await page.locator('[data-do=commit]').click();
  await expect(page.locator('.tray .desk')).toHaveCount(0);
  await expect.poll(() => page.locator('.own .n b').allInnerTexts()).toEqual(told);
});
