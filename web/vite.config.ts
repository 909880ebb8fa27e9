import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { worker } from './build/worker.ts';

const SERVER = process.env['LUSORIA_SERVER'] ?? 'http://127.0.0.1:8064';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), worker(here('build/worker.js'))],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
