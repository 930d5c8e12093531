// @ts-check
import { chromiumFlags, chromiumPath } from '../harness/browser.mjs';
import { importInstalled } from '../harness/importInstalled.mjs';
import { categories, readResult } from './lighthouseResult.mjs';
/** @import { Category, LighthouseResult, Visit } from './lighthouseResult.mjs' */

const ATTEMPTS = 3;

/**
 * @typedef {(url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>} RunLighthouse
 * @typedef {{ port: number, kill: () => void | Promise<void> }} LaunchedChrome
 */

/**
 * Starts a Chromium for Lighthouse.
 * @returns {Promise<{ visit: (url: string, only?: readonly Category[]) => Promise<Visit>, close: () => Promise<void> }>}
 *   `visit` runs Lighthouse as it does by default: a phone, with the network and the processor slowed by calculation
 */
export async function startLighthouse() {
  const { default: lighthouse } = /** @type {{ default: RunLighthouse }} */ (await importInstalled('lighthouse'));
  const { launch } = /** @type {{ launch: (options: object) => Promise<LaunchedChrome> }} */ (
    await importInstalled('chrome-launcher')
  );
  const chromeFlags = ['--headless=new', ...chromiumFlags];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags, logLevel: 'error' });
  return {
    visit: async (url, only = categories) => {
      const flags = { port: chrome.port, logLevel: 'error', onlyCategories: only, disableFullPageScreenshot: true };
      for (let attempt = 1; ; attempt += 1) {
        const ran = await lighthouse(url, flags);
        if (!ran) throw new Error(`Lighthouse gave no result for ${url}.`);
        // Now and then a recording lacks its beginning; Lighthouse then asks to be run again.
        if (!ran.lhr.runtimeError || attempt === ATTEMPTS) return readResult(ran.lhr);
      }
    },
    close: async () => chrome.kill(),
  };
}
