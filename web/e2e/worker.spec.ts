import { expect, test } from '@playwright/test';
import { choose } from './hands.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the client opens and says so, and nothing of the server is kept', async ({
  page,
  context,
}) => {
  await choose(context, { lang: 'pl' });
  await page.goto('/lobby');
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(20);
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/ranking');
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible();
});

test('the client can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect([manifest.name, manifest.start_url, manifest.display]).toEqual(['Lusoria', '/', 'standalone']);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
