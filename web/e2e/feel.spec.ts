import { expect, test, type Page } from '@playwright/test';
import { choose, clickOn, clickUntil, dice, lateTable, makeTable, myTurn, order, settled, snapshot } from './hands.ts';

const against = (page: Page, level = 'random', more: Record<string, unknown> = {}) =>
  makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level }], {}, more);

interface Told {
  log: { ply: number; what: { kind: string; by?: string; event?: Record<string, unknown> } }[];
}
const logOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/tables/${id}`)).json()) as Told).log;

test('a double click plays one move', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await myTurn(page, id);
  const mine = async () =>
    new Set((await logOf(page, id)).filter(({ what }) => what.by === 'A').map(({ ply }) => ply)).size;
  for (let times = 0; times < 4; times++) {
    await myTurn(page, id);
    const before = await mine();
    await page.locator('.prompt .choices .act').first().dblclick();
    await settled(page, id);
    await page.waitForTimeout(500);
    expect(await mine()).toBe(before + 1);
    await clickOn(page, id, 1, times + 2);
  }
});

test('buttons keep their digits within one decision', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  const card = page.locator('.hand .spot.lit').first();
  const think = page.locator('.prompt .act', { hasText: 'Think' });
  await clickUntil(page, id, async () => (await card.isVisible()) && (await think.isVisible()));
  const digit = await think.locator('kbd').innerText();
  await page.keyboard.press('Escape');
  await card.hover();
  await expect(think.locator('kbd')).toHaveText(digit);
});

interface Offer {
  notation: string;
  fields: { kind: string; role?: string };
}

/** A move towards a legionary's demand: lead one, show a card, else draw cards. */
function robbing(legal: Offer[], roll: number): Offer | undefined {
  const wanted = [
    legal.filter(({ fields }) => fields.kind.startsWith('lead-') && fields.role === 'legionary'),
    ...['reveal', 'think', 'refill'].map((kind) => legal.filter(({ fields }) => fields.kind === kind)),
  ].find((moves) => moves.length > 0);
  return wanted?.[0] ?? legal[Math.floor(roll * legal.length)];
}

test('a theft is told to whom it was done', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const context of contexts) await choose(context, { lang: 'en', forced: true, motion: 'none' });
  const [victim, thief] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!victim || !thief) throw new Error('two pages');
  const { id, code } = await makeTable(victim, 'glory-to-rome', [{ kind: 'me' }, { kind: 'open' }]);
  await thief.request.post('/api/guest', { data: { name: 'Titus' } });
  await thief.goto(`/join/${code}`);
  await thief.getByRole('button', { name: 'Sit here' }).click();
  await expect(thief.locator('.gtr')).toBeVisible();
  // Nobody clicks: the thief's page is closed, and the victim's only makes the moves that are forced upon it.
  await thief.goto('about:blank');
  const roll = dice(5);
  for (let moves = 0; ; moves++) {
    expect(moves, 'nobody was robbed').toBeLessThan(600);
    const { legal } = (await snapshot(victim, id)).now;
    // One card to give, and no other answer.
    if (legal.length === 1 && legal[0]?.fields.kind === 'give') break;
    const asked = legal.length > 0 ? victim : thief;
    const move = robbing(
      asked === victim
        ? legal.filter(({ fields }) => !fields.kind.startsWith('lead'))
        : (await snapshot(thief, id)).now.legal,
      roll(),
    );
    if (move) await order(asked, id, { kind: 'play', moves: [move.notation] });
  }
  await victim.goto(`/table/${id}`);
  await expect(victim.locator('.strip .mine').first()).toBeVisible();
  await expect(victim.locator('.strip .mine', { hasText: 'gives' }).first()).toBeVisible();
  await expect(victim.getByRole('log')).toContainText('gives');
  for (const context of contexts) await context.close();
});

test('the log is a story by rounds and turns, and a line shows its moment before it leads away', async ({
  page,
  context,
}) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await clickOn(page, id, 25);
  const log = page.getByRole('log');
  await expect(log.locator('h3', { hasText: /^Round 2/ })).toBeVisible();
  await expect(log.locator('.turn[data-seat=B]').first()).toBeAttached();
  const line = log.locator('.turn[data-seat=A] li').last();
  await line.hover();
  await line.locator('.words').click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/\/table\//);
  await expect(line).toHaveClass(/shown/);
  await line.getByRole('button', { name: 'Look at this moment' }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

test('everything with a name is read by keyboard, by pointing and by touch', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const page = await context.newPage();
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await clickOn(page, id, 12);
  await myTurn(page, id);
  const tip = page.locator('.inspect');
  const card = page.locator('.hand [data-about]').first();
  await card.focus();
  await page.keyboard.press('i');
  await expect(tip).toBeVisible();
  const about = await card.getAttribute('data-about');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  expect(about).toBeTruthy();
  const noun = page.getByRole('log').locator('.noun').last();
  await noun.focus();
  await page.keyboard.press('i');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await noun.tap();
  await expect(tip).toContainText(await noun.innerText());
  await context.close();
});

test('whose turn it is stands in the title, and is notified to who looks elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    class Note {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick = null;
      constructor(title: string) {
        told.push(title);
      }
      close() {
        told.pop();
      }
    }
    Object.assign(window, { Notification: Note });
  });
  await page.goto('/settings');
  await page.getByLabel('Notifications').check();
  await expect(page).toHaveTitle('Settings · Lusoria');
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await expect(page).toHaveTitle(/^● Your turn/);
  const heard = () => page.evaluate(() => (window as unknown as { told: string[] }).told.length);
  expect(await heard()).toBe(0);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await clickUntil(page, id, async () => (await heard()) > 0);
  expect(await heard()).toBeGreaterThan(0);
});

test('settings opened at a table lead back to it, and the shortcuts are shown', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none' });
  const { id } = await against(page);
  await page.goto(`/table/${id}`);
  await myTurn(page, id);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('search all moves');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
});

test('an address that means nothing is answered kindly, with ways on', async ({ page, context }) => {
  await choose(context, { lang: 'en' });
  for (const address of [
    '/new/chess',
    '/rules/chess',
    '/person/%',
    '/table/nosuchtable',
    '/replay/nosuchtable',
    '/abc',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Glory to Rome' })).toBeVisible();
    await expect(page).toHaveTitle('There is nothing here · Lusoria');
  }
  const titles = new Set<string>();
  for (const address of ['/', '/lobby', '/new', '/rules', '/ranking', '/person', '/settings', '/rules/trajan']) {
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(8);
});

test('a table that branched off late in a game shows its whole log', async ({ page, context }) => {
  await choose(context, { lang: 'en', forced: false, motion: 'none' });
  const id = await lateTable(page, 3);
  await page.goto(`/table/${id}`);
  await expect(page.locator('section.prompt')).toBeVisible();
  expect(await page.getByRole('log').locator('h3').count()).toBeGreaterThan(3);
});
