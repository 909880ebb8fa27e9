import { expect, test, type Page } from '@playwright/test';
import { botsGame, choose, clickSomething, dice, lateTable, makeTable, playOut } from './hands.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;
const LOOKS = [
  ['en', 'light'],
  ['pl', 'dark'],
  ['ru', 'light'],
] as const;
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', level: 'random' }));

async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `shots/${name}.png` });
}

for (const [lang, theme] of LOOKS) {
  const look = `${lang}-${theme}`;

  test(`pages ${lang} ${theme}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none' });
    const over = await makeTable(page, 'micatio', [{ kind: 'me' }, ...bots(1)], { goal: 3 });
    await playOut(page, over.id);
    await makeTable(page, 'trajan', [{ kind: 'me' }, { kind: 'open' }, ...bots(1)], {}, { listed: true });
    const gathering = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'open' }, ...bots(1)]);
    for (const [size, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      for (const [title, path] of [
        ['start', '/'],
        ['lobby', '/lobby'],
        ['new', '/new/glory-to-rome'],
        ['rules', '/rules/glory-to-rome#GTR-8.2'],
        ['ranking', '/ranking'],
        ['person', '/person'],
        ['settings', '/settings'],
        ['device', '/device/abcdef'],
        ['gathering', `/table/${gathering.id}`],
      ] as const) {
        await page.goto(path);
        await expect(page.locator('main').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await shot(page, `${title}-${size}-${look}`);
      }
    }
  });

  test(`table ${lang} ${theme}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none' });
    await page.setViewportSize(DESKTOP);
    const id = await lateTable(page, lang === 'pl' ? 5 : lang === 'ru' ? 3 : 4, 0.72);
    await page.goto(`/table/${id}`);
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await shot(page, `table-desktop-${look}`);
    await page.locator('.chip').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await shot(page, `card-desktop-${look}`);
    await page.mouse.move(4, 4);
    await page.keyboard.press('h');
    await expect(page.locator('.prompt .hinted').first()).toBeVisible();
    await shot(page, `hint-desktop-${look}`);
    await page.setViewportSize(PHONE);
    await page.goto(`/table/${id}`);
    await expect(page.locator('.gtr')).toBeVisible();
    for (const [index, pane] of ['others', 'center', 'you'].entries()) {
      await page.locator('.tabs button').nth(index).click();
      await page.waitForTimeout(500);
      await shot(page, `table-phone-${pane}-${look}`);
    }
  });

  test(`replay ${lang} ${theme}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none' });
    const { id, plies } = await botsGame(page, 'glory-to-rome', 3, 'easy');
    for (const [size, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      await page.goto(`/replay/${id}?ply=${plies}`);
      await expect(page.getByRole('slider')).toHaveValue(String(plies));
      await shot(page, `replay-${size}-${look}`);
      for (const [index, panel] of [
        [2, 'curve'],
        [3, 'result'],
      ] as const) {
        await page.locator('.tools .button').nth(index).click();
        await shot(page, `${panel}-${size}-${look}`);
        await page.keyboard.press('Escape');
      }
    }
  });

  for (const game of ['hadrians-wall', 'praetor']) {
    test(`${game} ${lang} ${theme}`, async ({ page, context }) => {
      await choose(context, { lang, theme, motion: 'none' });
      const { id } = await makeTable(page, game, [{ kind: 'me' }, ...bots(2)]);
      await playOut(page, id, 18, 5);
      await page.setViewportSize(DESKTOP);
      await page.goto(`/table/${id}`);
      await expect(page.locator('.prompt.mine')).toBeVisible();
      await shot(page, `${game}-desktop-${look}`);
      await page.setViewportSize(PHONE);
      await shot(page, `${game}-phone-${look}`);
    });
  }
}

test('a demand, and a jack', async ({ page, context }) => {
  await choose(context, { lang: 'en', theme: 'light', motion: 'none', forced: false });
  await page.setViewportSize(DESKTOP);
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, ...bots(2)]);
  await page.goto(`/table/${id}`);
  const roll = dice(4);
  const wanted = new Map([
    ['demand', page.locator('.moment .demand')],
    ['jack', page.locator('.facet').first()],
  ]);
  for (let step = 0; step < 900 && wanted.size > 0; step++) {
    if (!(await clickSomething(page, roll()))) await page.waitForTimeout(20);
    for (const [name, locator] of wanted) {
      if (!(await locator.isVisible())) continue;
      await page.screenshot({ path: `shots/${name}-desktop-en-light.png` });
      wanted.delete(name);
    }
  }
});
