import { defineConfig } from '@playwright/test';
import { CHROMIUM, PORT, serve } from './e2e/server.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  // Kept files would hide what the server sends; the test of the service worker asks for it.
  use: { serviceWorkers: 'block', baseURL: `http://127.0.0.1:${PORT}`, actionTimeout: 20_000, ...CHROMIUM },
  webServer: serve(PORT),
});
