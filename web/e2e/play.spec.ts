import { expect, test } from '@playwright/test';
import { choose, clickOn, clickSomething, complaints, dice, makeTable, myTurn, playToTheEnd } from './hands.ts';

test('a newcomer is in a game against bots after two clicks and finishes it', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/');
  const game = page.locator('article', { has: page.getByRole('heading', { name: 'Glory to Rome' }) });
  await game.getByText('2', { exact: true }).click();
  await game.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.locator('.gtr')).toBeVisible();
  await expect(page.locator('.hand .card')).not.toHaveCount(0);

  const clicks = await playToTheEnd(page);
  expect(clicks).toBeGreaterThan(10);
  await expect(page.getByText('The deal was fair')).toBeVisible();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('.count')).toContainText('0 / ');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.count')).toContainText('1 / ');
  await expect(page).toHaveURL(/ply=1/);
  await page.reload();
  await expect(page.getByRole('slider')).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Curve' }).click();
  await expect(page.getByRole('img', { name: 'Curve' })).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Record' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.toml$/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.gtr')).toBeVisible();
  expect(heard).toEqual([]);
});

test('two browsers play each other and each sees only what it may', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, guest] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !guest) throw new Error('two pages');
  const frames: string[] = [];
  guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));

  const { id, code } = await makeTable(host, 'glory-to-rome', [{ kind: 'me' }, { kind: 'open' }]);
  await host.goto(`/table/${id}`);
  await expect(host.getByText(code)).toBeVisible();
  await guest.goto(`/join/${code}`);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect(guest.locator('.gtr .hand .card')).not.toHaveCount(0);
  await expect(host.locator('.gtr .hand .card')).not.toHaveCount(0);

  const roll = dice(11);
  for (let made = 0; made < 30;) {
    for (const page of [host, guest]) if (await clickSomething(page, roll())) made++;
    await host.waitForTimeout(20);
  }
  interface Told {
    viewer: string;
    seats: { seat: string; hand: string[] | null }[];
  }
  interface Frame {
    snapshot?: { now: { view: Told | null } };
    update?: { now: { view: Told | null } };
  }
  const told = frames.flatMap((frame) => {
    const message = JSON.parse(frame) as Frame;
    return [message.snapshot?.now.view, message.update?.now.view].filter((view) => view != null);
  });
  expect(told.length).toBeGreaterThan(5);
  for (const view of told) {
    for (const area of view.seats) if (area.seat !== view.viewer) expect(area.hand).toBeNull();
  }
  for (const page of [host, guest]) await page.getByRole('tab', { name: 'Chat' }).click();
  await host.getByLabel('Say something').fill('Ave!');
  await host.getByLabel('Say something').press('Enter');
  await expect(guest.getByText('Ave!')).toBeVisible();
  for (const context of contexts) await context.close();
});

test('reload and a broken line in the middle lose nothing', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false });
  let line: { close(): Promise<void> } | null = null;
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    line = { close: () => socket.close() };
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
  });
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.gtr')).toBeVisible();
  await clickOn(page, id, 8, 3);
  const first = line as { close(): Promise<void> } | null;
  await first?.close();
  await clickOn(page, id, 8, 4);
  expect(line).not.toBe(first);
  await myTurn(page, id);
  const hand = await page.locator('.hand .card b').allInnerTexts();
  await page.reload();
  await myTurn(page, id);
  await expect.poll(() => page.locator('.hand .card b').allInnerTexts()).toEqual(hand);
});

test('a decision can be taken back while nothing was revealed', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false });
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`/table/${id}`);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let step = 0; step < 60; step++) {
    // The leader's own card can be taken back until the others have answered; thinking draws, so it cannot.
    await myTurn(page, id);
    const before = await page.locator('.hand .card b').allInnerTexts();
    const ply = await page.locator('[role=log] li').count();
    const spot = page.locator('.hand .spot.lit').first();
    if (await spot.isVisible()) await spot.click();
    else await clickSomething(page, 0.99);
    await myTurn(page, id);
    if ((await undo.isVisible()) && (await undo.isEnabled())) {
      const title = await undo.getAttribute('title');
      if (title !== 'Undo') continue;
      await undo.click();
      await expect.poll(() => page.locator('.hand .card b').allInnerTexts()).toEqual(before);
      expect(await page.locator('[role=log] li').count()).toBeGreaterThanOrEqual(Math.min(ply, 1));
      return;
    }
  }
  throw new Error('nothing could be taken back in 60 decisions');
});

test('the plain board and a whole game by keyboard alone', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: true, motion: 'none' });
  const { id } = await makeTable(page, 'micatio', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { goal: 3 });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.sheet')).toBeVisible();
  const result = page.locator('dialog[open] .ending');
  while (!(await result.isVisible())) {
    await page.keyboard.press('1');
    await page.waitForTimeout(30);
  }
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
});

test('a hint is shown and can be played', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false });
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`/table/${id}`);
  await myTurn(page, id);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hinted').first()).toBeVisible();
  const version = await page.locator('[role=log] li').count();
  await page.locator('.prompt .hinted').first().click();
  await expect.poll(() => page.locator('[role=log] li').count()).toBeGreaterThan(version);
});
