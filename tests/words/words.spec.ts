import { expect, test, type Page } from '@playwright/test';
import { knownTexts, outsideMarks } from './outsideMarks';

/** Names that are neither a value nor marked: what Docusaurus calls the feeds, and the example in the field of an address. */
const EXCEPTIONS = ['RSS Feed', 'Atom Feed', 'JSON Feed', 'you@example.in'];

/** What no field takes, or only some do, so that each says what is wrong with it. */
const INPUTS = ['qwerty', '0', '99999999999'];

const values = knownTexts();

/** The texts of a page that are neither marked nor a value. */
const leftIn = (html: string): readonly string[] =>
  outsideMarks(html).filter((text) => !values.includes(text.toLowerCase()));

const isException = (text: string): boolean =>
  EXCEPTIONS.some((exception) => exception.toLowerCase().includes(text.toLowerCase()));

/** The address of every page, and of the pages for addresses that have moved. */
async function addresses(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/sitemap.xml');
  const pages = [...(await answer.text()).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*|)<\/loc>/gu)].map(([, path = '']) =>
    path === '' ? '/' : path,
  );
  return [...pages, '/404.html', '/offline'];
}

test('what stands on a page is a text with marks or a value', async ({ page }) => {
  const pages = await addresses(page);
  expect(pages.length).toBeGreaterThan(60);
  const left = new Map<string, string>();
  for (const address of pages) {
    const answer = await page.request.get(address);
    for (const text of leftIn(await answer.text())) left.set(text, address);
  }
  const others = [...left].filter(([text]) => !isException(text));
  expect(Object.fromEntries(others)).toEqual({});
  const unused = EXCEPTIONS.filter((exception) => ![...left.keys()].some((text) => exception.includes(text)));
  expect(unused, 'exceptions that no page needs').toEqual([]);
});

/** Wakes every island of a page, and waits until it answers. */
async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    const part = island.locator('input, select, button').first();
    await part.dispatchEvent('pointerdown');
    await part.dispatchEvent('focusin');
    await expect(island).toHaveAttribute('data-island-status', 'live');
  }
}

/** Writes into every field that takes a text, and leaves it. */
async function writeEverywhere(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const field of document.querySelectorAll('[data-island] input[type="text"]')) {
      write?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }, text);
}

test('so does what an island says when it is used, and what its fields answer', async ({ page }) => {
  const left = new Map<string, string>();
  for (const address of await addresses(page)) {
    await page.goto(address);
    if ((await page.locator('[data-island]').count()) === 0) continue;
    await wake(page);
    for (const text of INPUTS) {
      await writeEverywhere(page, text);
      await page.waitForTimeout(100);
      for (const part of leftIn((await page.content()).replaceAll('qwerty', '')))
        left.set(part, `${address}, "${text}"`);
    }
  }
  expect(Object.fromEntries([...left].filter(([text]) => !isException(text)))).toEqual({});
});
