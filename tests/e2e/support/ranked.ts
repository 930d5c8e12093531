import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { todayInIndia } from '../../../src/content/today';

const DATA = 'build/data';

interface OpenData {
  readonly page?: string;
  readonly rankedUntil?: string;
}

/** The last days on which the lists of a page are ranked, as their data files say it. */
function rankedUntil(path: string): readonly string[] {
  return readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => JSON.parse(readFileSync(`${DATA}/${name}`, 'utf8')) as OpenData)
    .flatMap(({ page, rankedUntil: day }) => (page?.endsWith(path) && day !== undefined ? [day] : []));
}

/**
 * Opens a page whose list must give an answer. Once its data are too old to rank, the list says so and gives none; the test is then skipped, because
 * only new data can change that. built/ and yearsLater.spec.ts test what such a list shows.
 */
export async function openRanked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isOld = (await page.locator('main').getByText('too old to rank').count()) > 0;
  if (!isOld) return;
  const days = rankedUntil(new URL(page.url()).pathname);
  // A list that is called old too early would take its tests along.
  const isOver = days.length === 0 || days.some((day) => day < todayInIndia());
  expect(isOver, `the list of ${address} is ranked until ${days.join(' and ')}`).toBe(true);
  test.skip(true, `the list of ${address} is too old to rank`);
}
