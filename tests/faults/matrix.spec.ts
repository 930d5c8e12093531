import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { tryCase } from '../e2e/support/tryFault';
import { cases, nameOf, writeResult, type Result } from './results';

const { FAULTS_TODO: todoFile, FAULTS_FOLDER: folder } = process.env;
if (!todoFile || !folder) throw new Error('Run it by "npm run test:faults".');

// Every process of a run declares the same tests, whatever results there are by then.
const todo = new Set(JSON.parse(readFileSync(todoFile, 'utf8')) as string[]);

const outcomes: Readonly<Record<string, Result['outcome']>> = { passed: 'passed', skipped: 'not there' };

// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
test.afterEach(({}, { title, status, duration, error }) => {
  // What the end of the time has cut off has no result, and is for the next run.
  if (status === 'interrupted') return;
  writeResult(folder, {
    name: title,
    outcome: outcomes[status ?? ''] ?? 'failed',
    took: duration,
    error: error?.message,
  });
});

for (const one of cases.filter((each) => todo.has(nameOf(each)))) {
  test(nameOf(one), ({ browser, page, baseURL, viewport, isMobile, hasTouch }) =>
    tryCase(one, { browser, page, baseURL, viewport, isMobile, hasTouch }),
  );
}
