import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { readCards } from './build/components.ts';
import { worker } from './build/worker.ts';

const SERVER = process.env['LUSORIA_SERVER'] ?? 'http://127.0.0.1:8064';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Gives the client the printed card data of a game: one module instead of a second copy of the table. */
function components(): Plugin {
  const id = 'virtual:glory-to-rome';
  const file = here('../crates/glory-to-rome/data/components.toml');
  return {
    name: 'components',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(file);
      const { cards, materials } = readCards(file);
      return `export const CARDS = ${JSON.stringify(cards)};\nexport const MATERIALS = ${JSON.stringify(materials)};`;
    },
  };
}

export default defineConfig({
  plugins: [components(), svelte(), worker(here('build/worker.js'))],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
