import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['src', 'src/app', 'src/pages', 'src/table', 'src/ui', 'src/games/glory-to-rome'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(svelte|css)$/.test(name) && name !== 'tokens.css')
    .map((name) => `${folder}/${name}`),
);
const styleOf = (text: string, name: string) => (name.endsWith('.css') ? text : text.slice(text.indexOf('<style>')));

describe('the look', () => {
  it('has its measures from tokens, so that everything grows with the window', () => {
    const found = files.flatMap((name) => {
      const text = readFileSync(name, 'utf8');
      if (!name.endsWith('.css') && !text.includes('<style>')) return [];
      return styleOf(text, name)
        .split('\n')
        .filter((line) => /\dpx/.test(line) && !/@(media|container)/.test(line))
        .map((line) => `${name}: ${line.trim()}`);
    });
    expect(files.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
  it('has both themes in one place', () => {
    const elsewhere = files.filter((name) => /prefers-color-scheme|data-theme/.test(readFileSync(name, 'utf8')));
    expect(elsewhere).toEqual([]);
  });
});
