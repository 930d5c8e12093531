// @ts-check
import { phone } from './browser.mjs';
import { kindOfContent } from './mime.mjs';
/** @import { Browser, Request } from '@playwright/test' */
/** @import { Kind } from './mime.mjs' */

/**
 * What the first view of a page brings over the wire, in bytes as the server compresses them.
 * @typedef {object} FirstView
 * @property {Record<Kind, number>} bytes bodies, by kind
 * @property {number} headers of all responses, as HTTP/1.1 sends them
 * @property {number} requests
 * @property {number} laterBytes bodies of what the page fetches by itself, untouched, once it has been quiet: before the chat button appears
 */

/**
 * Opens a page on a phone that has nothing in its cache, touches nothing, and weighs what came.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} [title] that the page must show, so that no other page is weighed in its place
 * @returns {Promise<FirstView>}
 * @throws {Error} when a file is not found, or the title not shown
 */
export async function weighFirstView(browser, url, title) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  /** @type {Request[]} */
  const answered = [];
  page.on('response', (response) => answered.push(response.request()));
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = new Set(answered);
  if (title) await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // What is fetched ahead when the page has nothing else to do would come by now.
  await page.waitForTimeout(2000);
  const bytes = { HTML: 0, CSS: 0, script: 0, font: 0, image: 0, other: 0 };
  const view = { bytes, headers: 0, requests: 0, laterBytes: 0 };
  for (const request of answered.filter((one) => one.url().startsWith('http'))) {
    const response = await request.response();
    if (!response?.ok()) throw new Error(`${request.url()} was answered with ${response?.status()}.`);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    if (first.has(request)) {
      view.bytes[kindOfContent(response.headers()['content-type'] ?? '')] += responseBodySize;
      view.headers += responseHeadersSize;
      view.requests += 1;
    } else view.laterBytes += responseBodySize;
  }
  await context.close();
  return view;
}
