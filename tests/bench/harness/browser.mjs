// @ts-check
import { chromium } from '@playwright/test';
import { findBrowser } from '../../prepare/chromium.mjs';

/** What keeps a Chromium from doing anything of its own while it is measured. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The screen of a small phone. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};

/**
 * @returns {string} the path of a Chromium's executable
 * @throws {Error} when there is none
 */
export function chromiumPath() {
  const found = findBrowser();
  if (!found) throw new Error('There is no Chromium to measure with; run `npm run test:e2e` once, which installs one.');
  return found;
}

/** Starts the Chromium to measure with. */
export function launchChromium() {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}
