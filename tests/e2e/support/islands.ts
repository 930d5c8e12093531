import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { readBuiltIslands } from '../../../src/build/islands/reachableFiles';
import { ISLANDS_SCRIPT, scriptsArrived } from './scripts';
import { settled } from './settled';

/** Three rows side by side, as many as a phone has room for, can only be taken away, by buttons. */
const WITHOUT_FIELD = ['Compare'];

/** Every island of the site with a field, by the name of its file. */
export const islandNames: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /(\w+)\.island\.tsx$/.exec(file)?.[1] ?? [])
  .filter((name) => !WITHOUT_FIELD.includes(name))
  .sort();

/**
 * The shortest address of a page of the build that shows an island.
 * @throws when no page does
 */
function pageOf(island: string): string {
  const mark = `data-island="${island}"`;
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const page = pages
    .sort((one, other) => one.length - other.length)
    .find((file) => readFileSync(path.join('build', file), 'utf8').includes(mark));
  if (!page) throw new Error(`No page shows the island ${island}.`);
  return `/${page.slice(0, -'.html'.length)}`;
}

export function islandOn(page: Page, name: string): Locator {
  return page.locator(`[data-island="${name}"]`).first();
}

/** A question to a page that is loaded anew at that moment may never be answered, and is asked again by who waits for it. */
const LOST_MS = 8000;

const WRITTEN = 'input:not([type="range"], [type="checkbox"], [type="radio"])';

/** The first field of an island in which something can be written; in an island without, the first box to tick. */
export function fieldOf(island: Locator): Locator {
  return island.locator(`${WRITTEN}, :scope:not(:has(${WRITTEN})) input[type="checkbox"]`).first();
}

/** What the first field holds, however it writes numbers; "true" or "false" for a box. */
export function valueOf(island: Locator): Promise<string> {
  return fieldOf(island).evaluate(({ type, checked, value }: HTMLInputElement) =>
    type === 'checkbox' ? String(checked) : value.replace(/[^\w ]/g, ''),
  );
}

/** Opens the fold that a part is in, as a finger would. A wide screen shows the part without. */
export async function unfold(part: Locator): Promise<void> {
  const folds = part.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0 && !(await part.isVisible()))
    await folds.first().locator('summary').first().click({ timeout: LOST_MS });
}

/**
 * Writes something into the first field: a fifth more where there is a number, and words elsewhere. A box, it
 * ticks.
 * @returns what the field holds then
 */
export async function write(island: Locator): Promise<string> {
  const field = fieldOf(island);
  await unfold(field);
  // Where a visitor would have it, who wants to see what comes of it.
  await field.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if ((await field.getAttribute('type')) === 'checkbox') {
    await field.check();
    return 'true';
  }
  const digits = (await field.inputValue()).replace(/\D/g, '');
  const text = digits ? String(Math.round(Number(digits) * 1.2)) : 'gold loan';
  await field.fill(text);
  return text;
}

/** What an island says, unfolded where its first field is, but for what it says of itself while it does not answer. */
export async function answerOf(island: Locator): Promise<string> {
  await unfold(fieldOf(island));
  return island.evaluate(
    (root: HTMLElement) => {
      // What is out of sight counts as well.
      root.querySelectorAll<HTMLElement>('*').forEach((part) => {
        if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
      });
      const ofItself = root.querySelectorAll<HTMLElement>('[data-island-note], [data-until-live], [data-result-bar]');
      const text = [...ofItself].reduce((rest, { innerText }) => rest.replace(innerText, ''), root.innerText);
      return text.replace(/\s+/g, ' ').trim();
    },
    undefined,
    { timeout: LOST_MS },
  );
}

/** What happens to an island whose files all come. */
export interface Healthy {
  readonly page: string;
  /** What it says as the page was sent */
  readonly example: string;
  /** What it says to what `write` writes */
  readonly answer: string;
  /** What its field holds then */
  readonly value: string;
  /** The address of that answer */
  readonly address: string;
  /** The paths of the files that it asked for */
  readonly files: readonly string[];
}

/** Uses an island while nothing is in the way. */
async function useHealthy(page: Page, name: string): Promise<Healthy> {
  const address = pageOf(name);
  let files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await page.goto('/no-such-page');
  await scriptsArrived(page);
  // With the first scroll comes what no island asks for.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await settled(page);
  // On a busy machine a file of this page would else count as one of the island's.
  await page.waitForLoadState('networkidle');
  const ofEveryPage = files;
  files = new Set();
  await page.goto(address);
  const island = islandOn(page, name);
  const example = await answerOf(island);
  await write(island);
  await expect(island).toHaveAttribute('data-island-status', 'live', { timeout: 30_000 });
  let before = example;
  await expect(async () => {
    await page.clock.runFor(1000);
    const now = await answerOf(island);
    const isSettled =
      now === before &&
      now !== example &&
      !now.includes('Searching…') &&
      !(await page.evaluate(() => document.querySelector('[aria-busy=true]')));
    before = now;
    expect(isSettled).toBe(true);
  }).toPass({ timeout: 30_000 });
  const { pathname, search, hash } = new URL(page.url());
  const { everyPage, byIsland } = await readBuiltIslands('.docusaurus');
  // Another island of the page asks for its own.
  const isOfAnother = (file: string): boolean =>
    file.endsWith('.js') && ![...everyPage, ...(byIsland[name] ?? [])].includes(file.slice(1));
  return {
    page: address,
    example,
    answer: before,
    value: await valueOf(island),
    address: pathname + search + hash,
    files: [...files].filter(
      (file) => file.includes('.') && !isOfAnother(file) && (ISLANDS_SCRIPT.test(file) || !ofEveryPage.has(file)),
    ),
  };
}

const healthy = new Map<string, Promise<Healthy>>();

/** Learns, once for each island and screen, what it does while nothing is in the way. */
export function healthyIsland(
  browser: Browser,
  name: string,
  options: Parameters<Browser['newPage']>[0],
): Promise<Healthy> {
  const learn = async (): Promise<Healthy> => {
    const page = await browser.newPage(options);
    try {
      return await useHealthy(page, name);
    } finally {
      await page.close();
    }
  };
  const known = healthy.get(name) ?? learn();
  healthy.set(name, known);
  return known;
}
