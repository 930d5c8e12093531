/*
 * Stands at the worker's address where `worksOffline` in src/site.ts is off. Browsers that have the worker fetch this with their next
 * page, and it removes all that is kept, and then itself. It answers no request and loads no page anew.
 */
async function retire() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  // When each copy was last used, which Workbox writes down.
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
