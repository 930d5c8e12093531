import { test as base } from '@playwright/test';
import { needs } from '../../prepare/needs.mjs';
import { startFirefox } from './firefox';
import type { BrowserOptions, StartedBrowser } from './tab';
import { startWebkit } from './webkit';
import { Visitor, type Seat } from './visitor';

type EngineId = 'firefox' | 'webkit';

const start: Readonly<Record<EngineId, (options: BrowserOptions) => Promise<StartedBrowser>>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};

export interface EngineOptions {
  readonly engine: EngineId;
}

const START_LIMIT_MS = 60_000;

interface Fixtures {
  /** A visitor at a desk, or on a phone where the test says so */
  readonly visitor: Visitor;
  readonly seat: Seat;
}

export function startEngine(engine: EngineId, scripts: boolean): Promise<StartedBrowser> {
  const executable = needs[engine].find();
  if (!executable) throw new Error(`There is no ${engine} on this machine.`);
  return start[engine]({ executable, scripts });
}

/** One browser for all tests of a worker, since a start takes longer than a test. */
export const test = base.extend<Fixtures, EngineOptions & { browserOfWorker: StartedBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  seat: ['desktop', { option: true }],
  browserOfWorker: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine, true);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  visitor: async ({ browserOfWorker, seat, baseURL }, use) => {
    const visitor = new Visitor(browserOfWorker.tab, baseURL ?? '');
    await visitor.takeSeat(seat);
    await use(visitor);
  },
});
