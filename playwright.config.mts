import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/prepare/chromium.mjs';

const inCi = Boolean(process.env.CI);

/** The browser tests drive the production build: what works under `docusaurus start` alone does not count. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Not above the folder of another configuration: a run begins by emptying its own.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // AT_NIGHT in tests/e2e/support/projects.ts
  ...(process.env.TEST_ALL === '1' ? {} : { grepInvert: /@night/ }),
  // Where nothing is sampled, one test walks over every page.
  timeout: process.env.TEST_ALL === '1' ? 300_000 : 60_000,
  // On a busy machine an island needs more than the usual 5 s. Speed is measured by benchmarks.
  expect: { timeout: 15_000 },
  forbidOnly: inCi,
  retries: inCi ? 1 : 0,
  workers: 2,
  reporter: 'line',
  use: {
    baseURL: process.env.BUILD_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a worker answers or asks for, a test can neither hold back nor count. Tests of support/ownHost.ts let it.
    serviceWorkers: 'block',
    // Recording every test would take as long again as running it.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    // A port that is free, so that nothing but this build answers. Its address is read from what it prints.
    command: 'node tests/serve/serveBuild.mjs 0',
    cwd: import.meta.dirname,
    wait: { stdout: /build\/ is at (?<build_url>\S+)/ },
  },
});
