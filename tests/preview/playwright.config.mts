import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.mjs';

/** What `npm start` shows an editor, in a copy of the site that the tests may change. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/preview',
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: [],
});
