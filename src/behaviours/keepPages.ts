import { siteFolder } from '../lib/siteLocale';
import { WORKER_PATH } from '../worker/addresses';

/** Whether the visitor came from another page of the site and has not turned on data saving. */
function isWorthwhile(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return document.referrer.startsWith(`${location.origin}/`) && !connection?.saveData;
}

/** Loaded before the worker: this page with its files, and the previous page. */
function seenSoFar(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.pathname, new URL(document.referrer).pathname, ...files];
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(siteFolder + WORKER_PATH);
    const { active } = await serviceWorker.ready;
    // A message that Workbox handles by default.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenSoFar() } });
  } catch {
    // Without the worker, the site works as before, online.
  }
}

/**
 * Registers the worker (src/worker), which caches pages for offline use. Not on the first page of a visit, so that a visitor who reads one page and
 * leaves downloads nothing. It checks the referrer, so nothing is stored on the device.
 * @param isOn `worksOffline` in src/site.ts
 */
export function keepPages(isOn: boolean): void {
  if (!isOn || !('serviceWorker' in navigator) || navigator.serviceWorker.controller || !isWorthwhile()) return;
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void keep());
    else setTimeout(() => void keep());
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
