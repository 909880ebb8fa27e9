import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

export const PORT = Number(process.env['LUSORIA_PORT'] ?? 8164);
export const SHOTS_PORT = PORT + 1;

/** Debian's browser: nothing is downloaded. */
export const CHROMIUM: PlaywrightTestConfig['use'] = {
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/**
 * The real binary on a database of its own; bots answer at once, nobody is slowed down, one is soon called absent, and
 * every table is dealt alike, so that a test finds the same cards every time.
 */
export function serve(port: number): PlaywrightTestConfig['webServer'] {
  const binary = process.env['LUSORIA_BIN'] ?? '../target/debug/lusoria';
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-web-'));
  const config = join(folder, 'web.toml');
  writeFileSync(config, `away-after-s = 1\nseed = "${process.env['LUSORIA_SEED'] ?? 'mane'}"\n`);
  return {
    command: `${binary} serve --addr 127.0.0.1:${port} --db ${join(folder, 'web.db')} --config ${config} --all-games --bot-pause 0 --rate 0`,
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
