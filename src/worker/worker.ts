/**
 * Serves the site offline: see README.md in this folder. Pages are network-first, because an old rate must not pass for today's.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ARTICLE_INDEX_PATH } from '../lib/articles/summary';
import { GLOSSARY_DATA_PATH } from '../lib/glossary';
import { SEARCH_SUBJECTS_PATH } from '../lib/search/searchIndex';
import { OFFLINE_PATH } from './addresses';
import { assetsIn, withList, withNote, type KeptPage } from './keptPages';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

const PAGES = 'pages';
const DAY_SECONDS = 24 * 60 * 60;
/** Network timeout in seconds, after which a dated copy is better than waiting. */
const PATIENCE_SECONDS = 10;
/** Files that islands fetch, whose names contain no hash. */
const DATA = [ARTICLE_INDEX_PATH, GLOSSARY_DATA_PATH, SEARCH_SUBJECTS_PATH];

/** Visitors' numbers, queries and filters are in the query and hash, and are never cached. */
const withoutInputs = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }): Promise<string> => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('html') ?? false;

/** The same response with another body. A copy made from it does not contain the requested address either. */
function remade({ headers, status }: Response, body: BodyInit | null, newStatus = status): Response {
  const own = new Headers(headers);
  // These headers describe the original transfer.
  ['Content-Encoding', 'Content-Length'].forEach((name) => own.delete(name));
  return new Response(body, { status: newStatus, headers: own });
}

/** Whether it is a page of this site, and not the sign-in page of a captive portal. */
async function isPage(response: Response): Promise<boolean> {
  return response.status === 200 && isHtml(response) && assetsIn(await response.clone().text()).length > 0;
}

async function keptPage(path: string, response: Response): Promise<KeptPage> {
  return { path, html: await response.text(), date: response.headers.get('Date') };
}

async function withItsDate(response: Response): Promise<Response> {
  return remade(response, withNote(await keptPage('', response), navigator.onLine));
}

/**
 * Scripts and styles. Those of earlier builds stay, up to a number, so that a page that is open or on the device keeps what it was made
 * with when the host has a new build.
 */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    // A host may send a page in place of a file that is gone, or a network its own.
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.ok && !isHtml(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true }),
  ],
});

/** One at a time, to leave bandwidth for what the visitor waits for. */
async function keepAssets(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls) {
    const [response, done] = assets.handleAll({ event, request: url });
    if (!(await response).ok) throw new Error(`${url} did not come.`);
    await done;
  }
}

const visited = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    withoutInputs,
    {
      // What is kept from the first on has one copy, which is renewed with each build.
      cacheWillUpdate: async ({ request, response }) =>
        !getCacheKeyForURL(request.url) && (await isPage(response)) ? remade(response, response.body) : null,
      cacheDidUpdate: async ({ newResponse, event }) => keepAssets(assetsIn(await newResponse.text()), event),
    },
    new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        cachedResponse ? withItsDate(cachedResponse) : Promise.resolve(null),
    },
  ],
});

async function visitedPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(PAGES);
  const pages = (await cache.keys()).map(async ({ url }) => {
    const response = await cache.match(url);
    return response ? [await keptPage(new URL(url).pathname, response)] : [];
  });
  return (await Promise.all(pages)).flat();
}

async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(OFFLINE_PATH);
  return page ? remade(page, withList(await page.text(), await visitedPages()), 503) : Response.error();
}

registerRoute(
  ({ sameOrigin, url, request, event }) =>
    sameOrigin && !url.pathname.includes('.') && (request.mode === 'navigate' || event.type === 'message'),
  async (options) => {
    try {
      return await visited.handle(options);
    } catch {
      const kept = await matchPrecache(options.url.pathname);
      return kept ? withItsDate(kept) : offlinePage();
    }
  },
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && DATA.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'data',
    plugins: [withoutInputs, { handlerDidError: ({ request }) => matchPrecache(request) }],
  }),
);

addPlugins([
  { cacheWillUpdate: async ({ response }) => (!isHtml(response) || (await isPage(response)) ? response : null) },
]);
precache([...self.kept.pages]);
self.addEventListener('install', (event) => {
  // At once: pages come from the network anyway, and files of the build before stay, so a new worker breaks no open page.
  void self.skipWaiting();
  event.waitUntil(keepAssets(self.kept.assets, event));
});
self.addEventListener('activate', (event) => {
  // The page that brought the worker is its first visited page: what it fetches from now on is kept with it. The host is asked
  // for a page while the worker still wakes.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});
