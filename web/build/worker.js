/**
 * The service worker: keeps the client itself (never anything of the server's), so that it opens without a connection
 * and can be installed. Version and files are filled in by the build.
 */
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const CACHE = `lusoria-${VERSION}`;
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, '/icon.svg', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('lusoria-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What the server says is always asked anew, and what changes something is none of our business.
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

/** Built files bear their contents in their names: one that is kept is right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
