// @ts-check
import { brotliCompressSync } from 'node:zlib';
import { phone } from '../frame/browser.mjs';
import { kindOf } from './kinds.mjs';
import { inlineScripts } from './withoutScripts.mjs';
/** @import { Browser, Request } from '@playwright/test' */
/** @import { Weight } from './kinds.mjs' */

/**
 * Opens a page on a phone that has nothing in its cache, touches nothing, and weighs what came.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} html the page as it stands in the build
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, url, html) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  /** @type {Request[]} */
  const answered = [];
  page.on('response', (response) => answered.push(response.request()));
  await page.goto(url, { waitUntil: 'networkidle' });
  // What the scripts ask for when they have run would follow at once.
  await page.waitForTimeout(500);
  const weight = {
    bytes: { HTML: 0, CSS: 0, script: 0, font: 0, image: 0, other: 0 },
    inlineScript: brotliCompressSync(inlineScripts(html)).length,
    headers: 0,
    requests: 0,
  };
  for (const request of answered.filter((one) => one.url().startsWith('http'))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    weight.bytes[kindOf(request.resourceType())] += responseBodySize;
    weight.headers += responseHeadersSize;
    weight.requests += 1;
  }
  await context.close();
  return weight;
}
