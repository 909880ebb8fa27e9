import { expect, test } from '@playwright/test';
import { botsGame, choose, complaints, makeTable, playOut } from './hands.ts';

test('a finished game is judged, seen from any seat, linked to and played on from', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(context, { lang: 'en', motion: 'none' });
  const heard = complaints(page);
  const { id, plies } = await botsGame(page, 'micatio', 3, 'random', { goal: 4 });
  expect(plies).toBeGreaterThan(5);

  // A link leads to its moment and its view.
  await page.goto(`/replay/${id}?ply=5&seat=B`);
  await expect(page.getByRole('slider')).toHaveValue('5');
  await expect(page.getByLabel('Seen by')).toHaveValue('B');
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ply=5&seat=B$/);
  await page.getByLabel('Seen by').selectOption('referee');
  await expect(page.getByRole('slider')).toHaveValue('5');

  await page.getByRole('button', { name: 'Curve' }).click();
  await expect(page.getByRole('img', { name: 'Curve' })).toBeVisible();
  await page.getByRole('button', { name: 'Let a strong bot judge the game' }).click();
  await expect(page.getByRole('img', { name: 'Analysis' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/gave away \d+ %/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByText('The deal was fair')).toBeVisible();
  await page.getByText('The deal was fair').click();
  await page.locator('dialog .clause a').first().hover();
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('dd', { hasText: 'fits' })).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play or pause' }).click();
  await expect(page.getByRole('slider')).not.toHaveValue('5');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('1');

  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('B');
  await page.getByLabel('Opponents').selectOption('random');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  expect(heard).toEqual([]);
});

test('while a game runs one looks back with the own eyes only', async ({ page, context }) => {
  await choose(context, { lang: 'en', motion: 'none' });
  const { id } = await makeTable(page, 'glory-to-rome', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await playOut(page, id, 4);
  await page.goto(`/table/${id}`);
  const line = page.locator('[role=log] .turn li').last();
  await line.hover();
  await line.locator('.words').click({ position: { x: 4, y: 4 } });
  await line.getByRole('button', { name: 'Look at this moment' }).click();
  await expect(page).toHaveURL(/\/replay\/.*seat=A/);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What if?' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('section.prompt')).toBeVisible();
});
