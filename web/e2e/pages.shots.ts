import { expect, test, type Page } from '@playwright/test';
import { choose, clickSomething, dice, makeTable } from './hands.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The middle of a game: some dozens of clicks. */
async function midGame(page: Page, seats: number, clicks: number, seed: number): Promise<string> {
  const { id } = await makeTable(page, 'glory-to-rome', [
    { kind: 'me' },
    ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'greedy' })),
  ]);
  await page.goto(`/table/${id}`);
  await expect(page.locator('.gtr')).toBeVisible();
  const roll = dice(seed);
  for (let made = 0, waits = 0; made < clicks && waits < 3000;) {
    if (await page.locator('dialog[open]').isVisible()) break;
    if (await clickSomething(page, roll())) made++;
    else {
      waits++;
      await page.waitForTimeout(20);
    }
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('section.prompt')).toBeVisible();
  await page.waitForTimeout(1800);
  return id;
}

for (const [lang, theme] of [
  ['en', 'light'],
  ['pl', 'dark'],
  ['ru', 'light'],
] as const) {
  test(`pages ${lang} ${theme}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none' });
    await page.request.post('/api/guest', { data: {} });
    for (const [name, size] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      for (const [title, path] of [
        ['start', '/'],
        ['lobby', '/lobby'],
        ['new', '/new/glory-to-rome'],
        ['rules', '/rules/glory-to-rome#GTR-8.2'],
        ['ranking', '/ranking'],
        ['person', '/person'],
        ['settings', '/settings'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator('main').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(200);
        await page.screenshot({ path: `shots/${title}-${name}-${lang}-${theme}.png` });
      }
    }
  });

  test(`table ${lang} ${theme}`, async ({ page, context }) => {
    await choose(context, { lang, theme, motion: 'none' });
    await page.setViewportSize(DESKTOP);
    const id = await midGame(page, lang === 'pl' ? 5 : lang === 'ru' ? 3 : 4, 46, 21);
    await page.screenshot({ path: `shots/table-desktop-${lang}-${theme}.png` });
    const structure = page.locator('.chip').first();
    if (await structure.isVisible()) {
      await structure.hover();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `shots/card-desktop-${lang}-${theme}.png` });
    }
    await page.setViewportSize(PHONE);
    await page.goto(`/table/${id}`);
    await expect(page.locator('.gtr')).toBeVisible();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `shots/table-phone-${lang}-${theme}.png` });
    for (const [index, pane] of ['others', 'centre', 'you'].entries()) {
      await page.locator('.tabs button').nth(index).click();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `shots/table-phone-${pane}-${lang}-${theme}.png` });
    }
    await page.setViewportSize(DESKTOP);
    await page.goto(`/replay/${id}?ply=20`);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `shots/replay-desktop-${lang}-${theme}.png` });
  });
}

test('plain board and gathering', async ({ page, context }) => {
  await choose(context, { lang: 'en', theme: 'light', motion: 'none' });
  await page.setViewportSize(DESKTOP);
  const plain = await makeTable(page, 'micatio', [
    { kind: 'me' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ]);
  await page.goto(`/table/${plain.id}`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: 'shots/plain-desktop-en-light.png' });
  const open = await makeTable(page, 'glory-to-rome', [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'hard' },
  ]);
  await page.goto(`/table/${open.id}`);
  await page.waitForTimeout(800);
  await page.screenshot({ path: 'shots/gathering-desktop-en-light.png' });
});
