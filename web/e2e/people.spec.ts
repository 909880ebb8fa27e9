import { expect, test, type Browser, type Page } from '@playwright/test';
import { choose, clickOn, makeTable, myTurn, playOut, snapshot } from './hands.ts';

/** Two people at a table of the short game, host first. */
async function together(browser: Browser, options: Record<string, unknown> = {}) {
  const people = await Promise.all(
    ['Livia', 'Titus'].map(async (name) => {
      const context = await browser.newContext();
      await choose(context, { lang: 'en', motion: 'none', forced: false });
      const page = await context.newPage();
      await page.request.post('/api/guest', { data: { name } });
      return page;
    }),
  );
  const [host, guest] = people as [Page, Page];
  const { id, code } = await makeTable(host, 'micatio', [{ kind: 'me' }, { kind: 'open' }], { goal: 9, ...options });
  await host.goto(`/table/${id}`);
  await guest.goto(`/join/${code}`);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect(host.locator('.sheet')).toBeVisible();
  await expect(guest.locator('.sheet')).toBeVisible();
  return { host, guest, id, close: () => Promise.all(people.map((page) => page.context().close())) };
}

const menu = async (page: Page, item: string | RegExp) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('button', { name: item }).click();
};

test('the lobby is filtered, a table is joined by code, and its host begins', async ({ browser }) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: 'en' })).newPage()),
  );
  if (!host || !guest) throw new Error('two pages');
  await host.goto('/new/micatio');
  await host.getByLabel('Seat B').selectOption('open');
  await host.getByRole('button', { name: 'Remove a seat' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('button', { name: 'Begin' })).toBeDisabled();
  const code = await host.locator('.invite .code').innerText();
  await expect(host.getByLabel('Link')).toHaveValue(new RegExp(`/join/${code}$`));

  await guest.goto('/lobby');
  const listed = guest.locator('main li', { hasText: 'Micatio' });
  await expect(listed).not.toHaveCount(0);
  await guest.getByLabel('Game').selectOption({ label: 'Trajan' });
  await expect(listed).toHaveCount(0);
  await expect(guest.getByText('No open tables. Start one against bots.')).toBeVisible();
  await guest.getByLabel('Game').selectOption({ label: 'Micatio' });
  await guest.getByLabel('Seats').selectOption('open');
  await expect(listed.first().getByRole('link', { name: 'Join' })).toBeVisible();

  await guest.getByLabel('Code').fill('nosuch');
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByRole('alert')).toBeVisible();
  await guest.getByLabel('Code').fill(code);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect(guest.getByText('The host will begin the game.')).toBeVisible();
  await host.getByRole('button', { name: 'Begin' }).click();
  await expect(guest.locator('.sheet')).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

test('people pause, mute, ask to take back, are stood in for and play again', async ({ browser }) => {
  const { host, guest, id, close } = await together(browser);

  await menu(host, 'Pause');
  await expect(guest.getByText('Paused')).toBeVisible();
  await menu(guest, 'Go on');
  await expect(host.getByText('Paused')).toBeHidden();

  for (const page of [host, guest]) await page.getByRole('tab', { name: 'Chat' }).click();
  const say = async (words: string) => {
    await guest.getByLabel('Say something').fill(words);
    await guest.getByLabel('Say something').press('Enter');
  };
  await say('Salve!');
  await expect(host.getByText('Salve!')).toBeVisible();
  await host.getByLabel('Mute Titus').check();
  await expect(host.getByText('Salve!')).toBeHidden();
  await say('Audi me!');
  await expect(guest.getByText('Audi me!')).toBeVisible();
  await expect(host.getByText('Audi me!')).toBeHidden();

  for (const page of [host, guest]) await page.getByRole('tab', { name: 'Log' }).click();
  // Both have laid, so the cards are open: only by consent can one be taken back.
  for (const page of [host, guest]) await page.locator('.prompt li .button').first().click();
  await expect.poll(async () => (await snapshot(host, id)).now.ply).toBeGreaterThanOrEqual(2);
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(guest.getByText('Livia asks to take a move back.')).toBeVisible();
  // It says which move.
  await expect(guest.locator('.notice q')).toContainText('Livia');
  await expect(host.getByRole('button', { name: 'Yes' })).toBeHidden();
  await guest.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(async () => (await snapshot(host, id)).now.ply).toBeLessThan(2);
  await expect(guest.getByText('asks to take a move back')).toBeHidden();

  await guest.goto('about:blank');
  await host.getByRole('button', { name: 'Menu' }).click();
  const standIn = host.locator('.menu').getByRole('button', { name: 'A bot plays for Titus' });
  await expect(standIn).toBeVisible();
  // The server knows of the absence by now; after a second of it a bot may be asked for.
  await host.waitForTimeout(1200);
  await standIn.click();
  await expect(host.getByRole('log')).toContainText('A bot plays for Titus');
  await guest.goto(`/table/${id}`);
  // Whoever comes back has the seat again; who wants a rest asks for a bot.
  await menu(guest, 'Let a bot play for me');
  // It is announced, and one click calls it off.
  await expect(guest.locator('.notice')).toContainText('A bot plays for you');
  await guest.locator('.notice').getByRole('button', { name: 'Take your seat back' }).click();
  await expect(guest.locator('.notice')).toBeHidden();
  await menu(guest, 'Let a bot play for me');
  await playOut(host, id);
  await expect(host.locator('dialog .ending')).toBeVisible();
  await host.getByRole('button', { name: 'Rematch' }).click();
  await expect(host).not.toHaveURL(new RegExp(id));
  await expect(guest.getByRole('link', { name: 'Rematch' })).toBeVisible();
  await guest.getByRole('link', { name: 'Rematch' }).click();
  await expect(guest).toHaveURL(host.url());
  await close();
});

test('giving up takes two clicks', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none' });
  const { id } = await makeTable(page, 'micatio', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`/table/${id}`);
  await menu(page, 'Resign');
  expect((await snapshot(page, id)).now.phase).toBe('playing');
  await page.locator('.menu').getByRole('button', { name: 'Really give up?' }).click();
  await expect.poll(async () => (await snapshot(page, id)).now.phase).toBe('over');
});

test('whoever only watches sees no hand and is counted', async ({ browser }) => {
  const [player, watcher] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: 'en' })).newPage()),
  );
  if (!player || !watcher) throw new Error('two pages');
  const { id } = await makeTable(player, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await player.goto(`/table/${id}`);
  await expect(player.locator('.hand .card')).not.toHaveCount(0);
  await watcher.goto(`/table/${id}`);
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(watcher.locator('.gtr .camp')).toHaveCount(2);
  await expect(watcher.locator('.hand')).toHaveCount(0);
  await expect(watcher.locator('.spot.lit')).toHaveCount(0);
  await expect(player.locator('[title="Spectators"]')).toHaveText('1');
  for (const page of [player, watcher]) await page.context().close();
});

test('an account and a code lead to the same seat on another device', async ({ page, browser }) => {
  const name = `Cornelia${Date.now() % 100_000}`;
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto('/person');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('ad astra per aspera');
  await page.getByRole('button', { name: 'Keep as account' }).click();
  await expect(page.getByText(`You are ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Go on on another device' }).click();
  const code = await page.locator('.code').innerText();

  const elsewhere = async () => (await browser.newContext({ locale: 'en' })).newPage();
  const [phone, office] = [await elsewhere(), await elsewhere()];
  await phone.goto(`/device/${code}`);
  await phone.getByRole('button', { name: 'Go on here' }).click();
  await phone.locator('.mine a').first().click();
  await expect(phone.locator('.hand .card')).not.toHaveCount(0);

  await office.goto('/person');
  await office.getByLabel('Name').fill(name);
  await office.getByLabel('Password').fill('wrong password');
  await office.getByRole('button', { name: 'Log in' }).click();
  await expect(office.getByRole('alert')).toBeVisible();
  await office.getByLabel('Password').fill('ad astra per aspera');
  await office.getByLabel('Password').press('Enter');
  await expect(office.getByText(`You are ${name}.`)).toBeVisible();
  await office.goto(`/table/${id}`);
  await expect(office.locator('.hand .card')).not.toHaveCount(0);

  // What is done here is seen there.
  await myTurn(office, id);
  await clickOn(office, id, 1);
  await myTurn(office, id);
  const told = (await office.locator('[role=log] li').allInnerTexts()).at(-1)?.split('\n')[0] ?? '';
  await expect(phone.locator('main.play')).toBeVisible();
  await expect(phone.locator('[role=log]').first()).toContainText(told);

  await office.goto('/person');
  await office.getByLabel('Password', { exact: true }).fill('ad astra per aspera');
  await office.getByLabel('New password').fill('festina lente 753');
  await office.getByRole('button', { name: 'Change the password' }).click();
  await expect(office.getByText('Saved.')).toBeVisible();
  await office.getByRole('button', { name: 'Log out' }).click();
  await expect(office.getByText('You are not known yet')).toBeVisible();
  for (const other of [phone, office]) await other.context().close();
});

test('played games are counted, drawn and kept', async ({ page, context }) => {
  await choose(context, { lang: 'en' });
  for (let game = 0; game < 2; game++) {
    const { id } = await makeTable(page, 'micatio', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { goal: 3 });
    await playOut(page, id);
  }
  await page.goto('/person');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('img', { name: /of 2 won/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /The place in each/ }).locator('rect')).toHaveCount(2);
  await expect(page.locator('main li')).toHaveCount(2);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page.getByRole('slider')).toBeVisible();
});
