import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/protocol/', 'test-results/', 'playwright-report/', 'shots/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Types are checked by svelte-check; the rule cannot see the globals of TypeScript's DOM library.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      // Addresses are the client's own and built by `href`; there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps are built anew or are plain caches here; what the page shows is in runes.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
