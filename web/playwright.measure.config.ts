import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHOTS_PORT, serve } from './e2e/server.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.measure.ts',
  timeout: 300_000,
  workers: 1,
  reporter: 'list',
  use: { baseURL: `http://127.0.0.1:${SHOTS_PORT}`, ...CHROMIUM },
  webServer: serve(SHOTS_PORT),
});
