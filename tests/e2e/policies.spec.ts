// cspell:ignore elem
/** The Content-Security-Policy where it comes without a header, and the pages at old addresses, which are for hosts that send none either. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { withOwnPolicy } from '../../src/build/output/hosts/policy';
import { redirects } from '../support/content';
import { sample } from '../support/sample';
import { calculatorOf, expectResult } from './support/calculator';
import { AT_NIGHT, desktopOnly } from './support/projects';
import { allRoutes } from '../support/routes';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';

desktopOnly();

declare global {
  interface Window {
    /** What the policy of the page has refused. */
    refused?: string[];
  }
}

/** Serves pages as GitHub Pages would: without headers of ours, each with its policy in itself, as a build for such a host writes it. */
async function withoutHeaders(page: Page, change: (html: string) => string = (html) => html): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      status: response.status(),
      contentType: 'text/html; charset=utf-8',
      body: change(withOwnPolicy(await response.text())),
    });
  });
  await page.addInitScript(() => {
    const refused: string[] = (window.refused = []);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

const refusedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.refused ?? ['the page was not watched']);

test('a page’s own policy refuses nothing that the page does', async ({ page }) => {
  await withoutHeaders(page);
  for (const route of ['/', ...sample(['/no-such-page', ...allRoutes], 1, 'own policies'), '/home-loans']) {
    await page.goto(route);
    await scriptsArrived(page);
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await settled(page);
    expect(await refusedOn(page), route).toEqual([]);
  }
  const calculator = calculatorOf(page);
  await calculator.text('Interest rate').fill('9');
  await expectResult(calculator, '44,986', '1,07,96,640', '57,96,640');
  await page.goto('/search?q=ppf');
  await settled(page);
  expect(await refusedOn(page), 'the search').toEqual([]);
});

test('and it refuses a script that is not of the page', async ({ page }) => {
  await withoutHeaders(page, (html) => html.replace('</body>', '<script>window.isForeign = true</script></body>'));
  await page.goto('/about');
  expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
  expect(await refusedOn(page)).toEqual(['script-src-elem inline']);
});

/** An old address, and the page at it, as a host serves it that neither redirects nor sends headers. */
async function atOldAddress(page: Page, from: string): Promise<void> {
  const body = withOwnPolicy(readFileSync(path.join('build', from, 'index.html'), 'utf8'));
  await page.route(
    (url) => url.pathname === from,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
}

test('the page at an old address leads on with query and hash, under its own policy', async ({ page }) => {
  for (const [from, to] of sample(
    [...redirects].filter(([, target]) => !target.includes('#')),
    2,
    'old addresses',
  )) {
    await atOldAddress(page, from);
    await page.goto(`${from}?utm_source=a#amount=4000000`);
    await expect(page).toHaveURL((url) => url.pathname === to && url.search === '?utm_source=a');
    expect(new URL(page.url()).hash, from).toBe('#amount=4000000');
  }
});

test('without scripts it leads on as well', AT_NIGHT, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await atOldAddress(page, '/housing-loan');
  await page.goto('/housing-loan');
  await expect(page).toHaveURL('/home-loans');
  await page.close();
});
