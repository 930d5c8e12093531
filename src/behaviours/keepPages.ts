import { WORKER_PATH } from '../worker/addresses';

/** The visitor came here from another page of ours, and does not ask to save data. */
function isWorthwhile(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return document.referrer.startsWith(`${location.origin}/`) && !connection?.saveData;
}

/** What was there before the worker: this page with its files, and the one that led here. */
function seenSoFar(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.pathname, new URL(document.referrer).pathname, ...files];
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(WORKER_PATH);
    const { active } = await serviceWorker.ready;
    // A message that Workbox understands by itself.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenSoFar() } });
  } catch {
    // The site goes on as it was, with a network.
  }
}

/**
 * Has the worker (src/worker) keep pages for when there is no network. Not on a first page: whoever reads one and leaves pays nothing
 * for it. Where a page came from says so, without a note on the device.
 * @param isOn `worksOffline` in src/site.ts
 */
export function keepPages(isOn: boolean): void {
  if (!isOn || !('serviceWorker' in navigator) || navigator.serviceWorker.controller || !isWorthwhile()) return;
  const whenIdle = (): void => {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void keep());
    else setTimeout(() => void keep());
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
