// @ts-check
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
/** @import { Browser } from '@playwright/test' */

const PORT = 4917;
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
  const args = ['--max-semi-space-size=128', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'];
  const started = performance.now();
  const preview = spawn(process.execPath, [...args, '--port', String(PORT)], { cwd: site, stdio: 'ignore' });
  const page = await browser.newPage();
  const file = path.join(site, 'blog/guide-1.mdx');
  try {
    await opens(`http://localhost:${PORT}/`);
    const startSeconds = (performance.now() - started) / 1000;
    await page.goto(`http://localhost:${PORT}/blog/guide-1`);
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
    preview.kill('SIGKILL');
  }
}

/** @param {string} url waits until a server answers it */
async function opens(url) {
  const deadline = performance.now() + 600_000;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`The preview did not answer ${url} within ten minutes.`);
}
