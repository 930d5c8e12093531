/**
 * Serves the site offline: see README.md in this folder. Pages are network-first, because an old rate must not pass for today's.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { ARTICLE_INDEX_PATH } from '../articles/summary';
import { GLOSSARY_DATA_PATH } from '../lib/glossary';
import { SEARCH_SUBJECTS_PATH } from '../content/searchIndex';
import { siteFolder } from '../lib/siteLocale';
import { OFFLINE_PATH, partsAddress, type IslandParts } from './addresses';
import { assetsIn, partsIn, withDate, withList, withMissing, type KeptPage } from './keptPages';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

type WorkboxPlugin = NonNullable<NetworkFirstOptions['plugins']>[number];

/** Visited pages, pages that the visitor asked to keep, the list of both, and what pages are made of. */
const [VISITED, ASKED, OWN, ASSETS, DATA] = ['pages', 'asked', 'offline', 'assets', 'data'];
const DAY_SECONDS = 24 * 60 * 60;
/** Network timeout in seconds, after which a dated copy is better than waiting. */
const PATIENCE_SECONDS = 10;
/** Files that islands fetch, whose names contain no hash. */
const DATA_PATHS = [ARTICLE_INDEX_PATH, siteFolder + GLOSSARY_DATA_PATH, siteFolder + SEARCH_SUBJECTS_PATH];
const OWN_PATH = siteFolder + OFFLINE_PATH;

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
  return (
    response.status === 200 && isHtml(response) && partsAddress(assetsIn(await response.clone().text())) !== undefined
  );
}

/**
 * Scripts and fonts. Those of earlier builds stay, up to a number, so that a page that is open or on the device keeps what it was made
 * with when the host has a new build.
 */
const assetExpiration = new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true });
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    // A host may send a page in place of a file that is gone, or a network its own.
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.ok && !isHtml(response) ? response : null) },
    assetExpiration,
  ],
});

/** @throws when it does not come */
async function asset(request: string, event: ExtendableEvent): Promise<Response> {
  const [response, done] = assets.handleAll({ event, request });
  if (!(await response).ok) throw new Error(`${request} did not come.`);
  await done;
  return response;
}

/** Keeps what a page loads and what its islands need to answer; one file at a time, to leave bandwidth for what the visitor waits for. */
async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = assetsIn(html);
  for (const file of files) await asset(file, event);
  const address = partsAddress(files);
  if (!address || !html.includes('data-island=')) return;
  const parts = (await (await asset(address, event)).clone().json()) as IslandParts;
  for (const file of partsIn(html, parts)) await asset(file, event);
}

/** The list of pages belongs to a build like every page, and is renewed with the first page of a newer one. */
async function renewOwnPage(html: string, event: ExtendableEvent): Promise<void> {
  const kept = await caches.match(OWN_PATH, { cacheName: OWN });
  if (kept && partsAddress(assetsIn(await kept.text())) === partsAddress(assetsIn(html))) return;
  await Promise.all(own.handleAll({ event, request: OWN_PATH }));
}

const isSavingData = (): boolean => self.navigator.connection?.saveData ?? false;

async function keptPage(path: string, response: Response): Promise<KeptPage> {
  return { path, html: await response.text(), date: response.headers.get('Date') };
}

/** Says of a copy from when it is. */
const dated = {
  cachedResponseWillBeUsed: async ({ cachedResponse: copy }: { cachedResponse?: Response }) =>
    copy ? remade(copy, withDate(await keptPage('', copy), self.navigator.onLine)) : null,
};

/** @param isAsked whether the visitor asked for these pages, and so for what they need, even where data are saved */
const renewing = (isAsked: boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => ((await isPage(response)) ? remade(response, response.body) : null),
  cacheDidUpdate: async ({ newResponse, event, cacheName }) => {
    if (isSavingData() && !isAsked) return;
    const html = await newResponse.text();
    await keepFilesOf(html, event);
    if (cacheName !== OWN) await renewOwnPage(html, event);
  },
});

const pagesIn = (cacheName: string, ...plugins: readonly WorkboxPlugin[]): NetworkFirst =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [withoutInputs, ...plugins] });

const visitedExpiration = new ExpirationPlugin({
  maxEntries: 50,
  maxAgeSeconds: 60 * DAY_SECONDS,
  purgeOnQuotaError: true,
});
const visited = pagesIn(VISITED, renewing(false), visitedExpiration, dated);
const asked = pagesIn(ASKED, renewing(true), dated);
const own = pagesIn(OWN, renewing(true));

async function pagesOf(cacheName: string): Promise<readonly KeptPage[]> {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).map(async ({ url }) => {
    const response = await cache.match(url);
    return response ? [await keptPage(new URL(url).pathname, response)] : [];
  });
  return (await Promise.all(pages)).flat();
}

const keptPages = async (): Promise<readonly KeptPage[]> => [...(await pagesOf(VISITED)), ...(await pagesOf(ASKED))];

async function strategyFor(path: string): Promise<NetworkFirst> {
  if (path === OWN_PATH) return own;
  return (await caches.match(path, { cacheName: ASKED })) ? asked : visited;
}

/** The list of pages, in its own place or in that of a page that is not on the device. */
async function listOfPages(page: Response | undefined, isMissing: boolean): Promise<Response> {
  if (!page) return Response.error();
  const html = withList(await page.text(), await keptPages());
  return isMissing ? remade(page, withMissing(html, self.navigator.onLine), 503) : remade(page, html);
}

registerRoute(
  ({ sameOrigin, url, request, event }) =>
    sameOrigin && !url.pathname.includes('.') && (request.mode === 'navigate' || event.type === 'message'),
  async (options) => {
    const path = options.url.pathname;
    try {
      const response = await (await strategyFor(path)).handle(options);
      return path === OWN_PATH ? await listOfPages(response, false) : response;
    } catch {
      return listOfPages(await caches.match(OWN_PATH, { cacheName: OWN }), path !== OWN_PATH);
    }
  },
);
registerRoute(({ sameOrigin, url }) => sameOrigin && /^(?:\/[a-z]{2})?\/assets\//u.test(url.pathname), assets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && DATA_PATHS.includes(url.pathname),
  new NetworkFirst({ cacheName: DATA, plugins: [withoutInputs] }),
);

async function keep(pages: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const page of pages) {
    await Promise.all(asked.handleAll({ event, request: page }));
    await (await caches.open(VISITED)).delete(page);
  }
}

async function clear(): Promise<void> {
  await Promise.all([visitedExpiration.deleteCacheAndMetadata(), assetExpiration.deleteCacheAndMetadata()]);
  await Promise.all([ASKED, DATA].map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  const { type, pages = [] } = event.data as { readonly type: string; readonly pages?: readonly string[] };
  const [port] = event.ports;
  // Workbox listens to messages of its own.
  if (!port || (type !== 'KEEP' && type !== 'CLEAR')) return;
  const work = type === 'KEEP' ? keep(pages, event) : clear();
  event.waitUntil(
    work.then(
      () => port.postMessage(true),
      () => port.postMessage(false),
    ),
  );
});
self.addEventListener('install', (event) => {
  // At once: pages come from the network anyway, and files of the build before stay, so a new worker breaks no open page.
  void self.skipWaiting();
  event.waitUntil(keepOwnPage(event));
});
self.addEventListener('activate', (event) => {
  // The page that brought the worker is its first visited page: what it fetches from now on is kept with it. The host is asked
  // for a page while the worker still wakes.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), dropOtherCaches()]),
  );
});

/** Without the list of pages there is nothing to show offline, so that the worker is not installed. */
async function keepOwnPage(event: ExtendableEvent): Promise<void> {
  await Promise.all(own.handleAll({ event, request: OWN_PATH }));
  if (!(await caches.match(OWN_PATH, { cacheName: OWN }))) throw new Error('The list of pages did not come.');
}

/** Earlier workers kept all calculators under other names. */
async function dropOtherCaches(): Promise<void> {
  const names = [VISITED, ASKED, OWN, ASSETS, DATA];
  await Promise.all((await caches.keys()).filter((name) => !names.includes(name)).map((name) => caches.delete(name)));
}
