/** Lets the browser keep the client, so that it can be installed and opens without a connection. */
export function keepClient(): void {
  // Browsers offer this only to pages that came safely; a client under development is never kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it everything works but the start without a connection.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  });
}
