// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPreview } from '../../preview/startPreview.mjs';
/** @import { Browser } from '@playwright/test' */

const EDITS = 5;
/** How long the server rests between two edits, as an editor does who looks at what changed, in milliseconds. */
const REST_MS = 5000;

/**
 * Starts the preview as `npm start` does, and edits an article while a browser shows it.
 * @param {Browser} browser
 * @param {string} site
 * @returns {Promise<{ startSeconds: number, editMs: number[] }>} until the first page could be opened, and from each write of
 * the file until the browser shows the new sentence
 * @throws {Error} when the preview does not start or does not show an edit
 */
export async function measureEdits(browser, site) {
  const started = performance.now();
  const { url, stop } = await startPreview(site);
  const startSeconds = (performance.now() - started) / 1000;
  const page = await browser.newPage();
  const file = path.join(site, 'blog/guide-1.mdx');
  try {
    await page.goto(`${url}/blog/guide-1`);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    const text = (await readFile(file, 'utf8')).trimEnd();
    const editMs = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      await wait(REST_MS);
      const sentence = `The reader has changed her mind for time number ${edit}.`;
      const written = performance.now();
      await writeFile(file, `${text}\n\n${sentence}\n`);
      // Looked for in every frame: a locator would look twice a second.
      await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), sentence, {
        polling: 'raf',
        timeout: 120_000,
      });
      editMs.push(performance.now() - written);
    }
    return { startSeconds, editMs };
  } finally {
    await page.close();
    stop();
  }
}
