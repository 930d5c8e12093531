import { rm } from 'node:fs/promises';
import { test as base, type Page } from '@playwright/test';
import { copySite } from '../support/copySite.mjs';
import { START_LIMIT_MS, startPreview } from './startPreview.mjs';

export { expect } from '@playwright/test';

interface Preview {
  readonly url: string;
  /** Folder of the site that it shows */
  readonly site: string;
}

export const test = base.extend<object, { startOptions: readonly string[]; preview: Preview }>({
  startOptions: [[], { option: true, scope: 'worker' }],
  preview: [
    async ({ startOptions }, use) => {
      const site = await copySite();
      let stop: (() => void) | undefined;
      try {
        const preview = await startPreview(site, startOptions);
        stop = preview.stop;
        await use({ url: preview.url, site });
      } finally {
        stop?.();
        await rm(site, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 30_000 },
  ],
});

/** What is asked for first, or was changed, is compiled, while other checks may be running. */
export const COMPILED = { timeout: 60_000 };
test.setTimeout(3 * COMPILED.timeout);

/** Notes what a page complains about, from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
