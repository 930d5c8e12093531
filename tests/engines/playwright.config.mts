import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.mjs';
import type { EngineOptions } from './support/fixtures';

/** The main paths in browsers that Playwright cannot drive as Debian builds them: each has an adapter in support/. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/engines',
  // One browser with one window, one test after the other.
  fullyParallel: false,
  workers: 1,
  // On a busy machine a command may take seconds.
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
