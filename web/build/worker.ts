import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the list of built files into the service worker, so that the client opens without a connection and says so in the
 * visitor's language. Fonts are left to be kept when they are first used.
 */
export function worker(source: string): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
        .sort()
        .map((file) => `/${file}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const code = readFileSync(source, 'utf8')
        .replace("'%VERSION%'", JSON.stringify(version))
        .replace("['%FILES%']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
    },
  };
}
