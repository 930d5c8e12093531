import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.mjs';

/** Whether every text is a message, prose or text of a data file, in a build for the pseudo-locale: see src/build/pseudoLocale. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/words',
  timeout: 600_000,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: 'node tests/words/serveInPseudoLocale.mjs',
    cwd: `${import.meta.dirname}/../..`,
    timeout: 300_000,
    wait: { stdout: /build\/ is at (?<build_url>\S+)/ },
  },
});
