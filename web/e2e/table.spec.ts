import { expect, test, type Page } from '@playwright/test';
import { choose, clickOn, clickUntil, makeTable, myTurn, snapshot } from './hands.ts';

const against = (page: Page, more: Record<string, unknown> = {}) =>
  makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], {}, more);

test('clocks are shown and run for whoever decides', async ({ page, context }) => {
  await choose(context, { lang: 'en' });
  const { id } = await against(page, { clock: { kind: 'real-time', seconds: 300, increment: 5 } });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  const mine = page.locator('.seats .time');
  await expect(mine).toHaveText(/^[45]:\d\d$/);
  const before = await mine.innerText();
  await expect(mine).not.toHaveText(before);
  // A pause stops it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  const stopped = await mine.innerText();
  await page.waitForTimeout(1500);
  await expect(mine).toHaveText(stopped);
});

test('a sound is made only when it was asked for', async ({ page, context }) => {
  await context.addInitScript(() => {
    const made = { n: 0 };
    Object.assign(window, { made });
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.n++;
      }
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { made: { n: number } }).made.n);
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  expect(await heard()).toBe(0);
  await page.goto('/settings');
  await page.getByLabel('Sound').check();
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await expect.poll(heard).toBe(1);
});

test('a move waits for a yes where moves are to be confirmed, and shows where it leads', async ({ page, context }) => {
  await choose(context, { lang: 'en', confirm: true, forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  const card = page.locator('.hand .spot.lit').first();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const mayLay = async () => {
    if (await confirm.isVisible()) await confirm.click();
    await myTurn(page, id);
    const { legal } = (await snapshot(page, id)).now;
    return legal.some((move) => move.fields.kind === 'lead-card') && (await card.isVisible());
  };
  await clickUntil(page, id, mayLay, 5);
  await page.keyboard.press('Escape');
  const { ply } = (await snapshot(page, id)).now;
  await card.click();
  await expect(confirm).toBeVisible();
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.move(4, 4);
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(page.locator('.ghost')).toBeHidden();
  expect((await snapshot(page, id)).now.ply).toBe(ply);
  await card.click();
  await confirm.click();
  await expect.poll(async () => (await snapshot(page, id)).now.ply).toBeGreaterThan(ply);
});

test('pointing at a place tells in words what it would do', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  const card = page.locator('.hand .spot.lit').first();
  await clickUntil(page, id, () => card.isVisible());
  await card.hover();
  await expect(page.locator('.prompt .preview')).toContainText(/\w+/);
});

test('a jack is led by choosing the picture of a role', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  const jack = page.locator('.hand [data-zone="hand:jack"].lit').first();
  const takes = page.locator('[data-zone="jacks"].lit');
  const leads = async () => {
    if (await takes.isVisible()) await takes.click();
    await myTurn(page, id);
    const { legal } = (await snapshot(page, id)).now;
    return legal.some((move) => move.fields.kind === 'lead-jack') && (await jack.isVisible());
  };
  await clickUntil(page, id, leads, 4);
  const { ply } = (await snapshot(page, id)).now;
  await page.keyboard.press('Escape');
  await jack.click();
  await expect(page.locator('.facet')).toHaveCount(6);
  await page.getByRole('button', { name: 'Laborer', exact: true }).click();
  await expect.poll(async () => (await snapshot(page, id)).now.ply).toBeGreaterThan(ply);
  await expect(page.getByRole('log')).toContainText('leads: Laborer');
});

test('a demand of Rome is a moment for the whole table', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none' });
  await context.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const words = document.querySelector<HTMLElement>('.moment .demand')?.innerText;
        if (words) told.push(words);
      }).observe(document.body, { subtree: true, childList: true });
    });
  });
  const { id } = await makeTable(page, 'glory-to-rome', [
    { kind: 'me' },
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ]);
  await page.goto(`/table/${id}`);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await clickUntil(page, id, async () => (await told()).length > 0, 8);
  expect((await told())[0]).toMatch(/Rome demands: \d × \w+/);
  await page.mouse.click(4, 4);
  await expect(page.locator('.moment .demand')).toBeHidden();
});

test('a hint marks its best moves on the board', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await myTurn(page, id);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.prompt .hinted').first()).toBeVisible();
  await expect(page.locator('.spot.hinted')).not.toHaveCount(0);
  await expect(page.locator('.spot .rank').first()).toHaveText(/^[123]$/);
});

test('cards travel, a tap is enough of it, and whoever wants no movement gets none', async ({ page, context }) => {
  await context.addInitScript(() => {
    const flown = { n: 0 };
    Object.assign(window, { flown });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes)
            if (node instanceof HTMLElement && node.matches('.sky .piece')) flown.n++;
      }).observe(document.body, { subtree: true, childList: true });
    });
  });
  const flown = () => page.evaluate(() => (window as unknown as { flown: { n: number } }).flown.n);
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await clickUntil(page, id, async () => (await flown()) > 0, 2);
  await page.mouse.click(4, 4);
  await expect(page.locator('.sky .piece')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.locator('.gtr')).toBeVisible();
  await clickOn(page, id, 4, 3);
  expect(await flown()).toBe(0);
});

test('a lost line is told and heals by itself', async ({ page, context }) => {
  await choose(context, { lang: 'en' });
  let broken = false;
  let cut = () => undefined as unknown;
  await page.routeWebSocket('**/api/socket', (socket) => {
    if (broken) return void socket.close();
    const server = socket.connectToServer();
    cut = () => socket.close();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
  });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  broken = true;
  cut();
  await expect(page.getByText('Connection lost. Connecting again …')).toBeVisible();
  broken = false;
  await expect(page.getByText('Connection lost. Connecting again …')).toBeHidden();
  await clickOn(page, id, 1, 6);
});

test('a refusal cites its clause, which explains itself', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none', forced: false });
  // The client offers legal moves only: the server's refusal is put in its mouth.
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(message));
    socket.onMessage((message) => {
      const { kind, table, order } = JSON.parse(String(message)) as {
        kind: string;
        table: string;
        order?: { id: string };
      };
      if (kind !== 'order') return server.send(message);
      const text = { key: 'mic-refused-too-low', args: {} };
      const problem = { code: 'refused', text, detail: 'no', clause: 'MIC-3.7' };
      socket.send(JSON.stringify({ kind: 'refused', table, id: order?.id, problem }));
    });
  });
  const { id } = await makeTable(page, 'micatio', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`/table/${id}`);
  await page.locator('.prompt li .button').first().click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Only fours and fives can be cashed.');
  await refusal.getByRole('link', { name: 'MIC-3.7' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('discard a card of value 4 or 5');
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await refusal.getByRole('link', { name: 'MIC-3.7' }).click();
  await expect(page.locator('.target')).toContainText('MIC-3.7');
});

test('a card is read by pointing at it, with its clause', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none', forced: false });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await myTurn(page, id);
  const card = page.locator('.hand .spot').first();
  await expect(card).toBeVisible();
  await card.hover();
  await expect(page.getByRole('tooltip')).toContainText(/GTR-\d+/);
});
