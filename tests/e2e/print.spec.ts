import { expect, test, type Locator, type Page } from '@playwright/test';
import { overprinted, printedText, withoutSpaces } from './support/pdf';
import { sample } from '../support/sample';
import { AT_NIGHT, desktopOnly } from './support/projects';
import { batches, someRoutes } from '../support/routes';
import { site } from '../../src/site';

desktopOnly();

/** What a printed page has to say, and what must not be torn apart, read from the page on the screen. */
function expectedOf(page: Page): Promise<{ said: string[]; whole: string[][]; addresses: string[] }> {
  return page.evaluate(() => {
    /** A row of a list or of the rules in force is printed closed unless it is open. */
    const CLOSED = ':is(li, [data-later]) > details:not([open]) > :not(summary)';
    const isSeen = (element: Element): boolean =>
      !element.closest(`[hidden], [data-needs-script], noscript, nav, form, button, .screenOnly, ${CLOSED}`) &&
      // What is folded is printed; what belongs to another choice is not.
      (element.closest('details') ?? element).checkVisibility();
    /** Splits a text at links to other sites, after which paper prints the address, and at the brackets of a name, which only screen readers get. */
    const textsOf = (element: Element): string[] => {
      const copy = element.cloneNode(true) as Element;
      copy
        .querySelectorAll(
          '[hidden], [data-needs-script], noscript, button, .visuallyHidden, .screenOnly, a[href^="http"], h3 small > span',
        )
        .forEach((part) => {
          part.replaceWith(part.matches('a, h3 small > span') ? '\n\n' : '');
        });
      return copy.textContent.split('\n\n').filter((text) => text.trim() !== '');
    };
    const texts = (selector: string): string[][] =>
      [...document.querySelectorAll(selector)].filter(isSeen).map(textsOf);
    /** Looks like a button, and paper shows what it opens. */
    const SHOWS_ALL = /^(?:Show all|सभी) \d/;
    return {
      said: texts(
        'main :is(h1, h2:not(.visuallyHidden), h3, summary:not(li > details > summary), details p, .prose > p, .prose > * > li, td, time), footer > div > p',
      )
        .flat()
        .filter((text) => !SHOWS_ALL.test(text)),
      whole: texts('main tbody > tr'),
      // Side by side, documents have no addresses, so that all of it stays on one sheet.
      addresses: [
        ...document.querySelectorAll('main a[href^="http"]:not(.screenOnly, .screenOnly *, [data-island="Compare"] *)'),
      ]
        .filter(isSeen)
        .map((link) => link.getAttribute('href') ?? ''),
    };
  });
}

/** A sheet of A4 without its margins, in CSS pixels */
const SHEET = { width: 688, height: 1000 };
const HALF_SHEET_PX = SHEET.height / 2;

/** Styles may write in capitals. */
const plain = (text: string): string => withoutSpaces(text).toLowerCase();

/**
 * What can be looked for on a sheet. A PDF holds the shapes of Devanagari in the order in which they are drawn, and no text comes of them: there it
 * is the Latin words and the numbers.
 */
const legible = (text: string): readonly string[] =>
  /\p{Script=Devanagari}/u.test(text) ? (text.match(/[A-Za-z\d](?:[A-Za-z\d,.]*[A-Za-z\d])?/gu) ?? []) : [text];

/** Whether a text begins on one sheet and ends on the next. */
function isParted(text: string, sheets: readonly string[]): boolean {
  return sheets.some((sheet, index) => {
    let length = text.length;
    while (!sheet.includes(text.slice(0, length))) length--;
    return sheets[index + 1]?.includes(text.slice(length));
  });
}

batches(someRoutes(1, 'print'), 2).forEach((routes, index) => {
  test(`a page is printed whole, without its controls, with where it came from (${index + 1} of 2)`, async ({
    page,
  }) => {
    test.skip(routes.length === 0, 'one group is enough for the sample');
    test.setTimeout(routes.length * 60_000);
    for (const path of routes) {
      await page.goto(path);
      const { said, whole, addresses } = await expectedOf(page);
      const sheets = (await printedText(page)).map(plain);
      const onOneSheet = (texts: readonly string[]): boolean =>
        sheets.some((sheet) => texts.flatMap(legible).every((text) => sheet.includes(plain(text))));
      const lacks = (texts: readonly string[]): string[] =>
        texts.filter((text) => legible(text).some((part) => !onOneSheet([part]) && !isParted(plain(part), sheets)));

      expect.soft(lacks(said), `${path}: words`).toEqual([]);
      expect.soft(lacks(addresses), `${path}: addresses of links`).toEqual([]);
      expect.soft(lacks([withoutSpaces(site.brand), `${site.url}${path === '/' ? '/' : path}`]), path).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.locator('button:not([data-prints] *):visible'), `${path}: controls`).toHaveCount(0);
      await expect.soft(page.getByText(/^Show all \d/).filter({ visible: true }), `${path}: buttons`).toHaveCount(0);
      // It would cover what is printed from further down the page.
      await expect.soft(page.locator('body > div > header'), `${path}: header`).toHaveCSS('position', 'static');
      // Kept whole, they would leave the sheet before half empty.
      const parts = page.locator('main :is(li:has(dl), details:has(li), section:has(li))');
      const kept = await parts.evaluateAll(
        (all, halfSheet) =>
          all
            .filter((part) => getComputedStyle(part).breakInside === 'avoid')
            .filter((part) => part.getBoundingClientRect().height > halfSheet)
            .map((part) => part.textContent.slice(0, 40)),
        HALF_SHEET_PX,
      );
      expect.soft(kept, `${path}: long parts kept on one sheet`).toEqual([]);
      await page.emulateMedia({ media: null });
      const torn = whole.filter((row) => !onOneSheet(row));
      expect.soft(torn, `${path}: rows on two sheets`).toEqual([]);
    }
  });
});

const LONG_LISTS = ['/home-loans', '/personal-loans', '/credit-cards', '/fixed-deposits'];

for (const path of sample([...LONG_LISTS, '/insurance/health'], 1, 'overprinted')) {
  test(`${path}: nothing is printed over something else, wherever sheets end`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    for (const scale of sample([0.85, 0.9, 0.95, 1, 1.1], 1, 'scales of paper')) {
      expect.soft(await overprinted(page, scale), `at ${scale}`).toEqual([]);
    }
  });
}

for (const path of sample(LONG_LISTS, 1, 'rows on one sheet')) {
  test(`${path}: what a row is read by stands on one sheet`, AT_NIGHT, async ({ page }) => {
    await page.goto(path);
    // What a row of a sheet shows is that of a narrow list.
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const rows = await page
      .locator('#offers li:has(> details h3)')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('summary :is(h3, b)')]
            .filter((text) => text.checkVisibility())
            .map((text) => text.textContent),
        ),
      );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows[0]?.length).toBeGreaterThan(1);
    const sheets = (await printedText(page)).map(plain);
    const torn = rows.filter((texts) => !sheets.some((sheet) => texts.every((text) => sheet.includes(plain(text)))));
    expect(torn).toEqual([]);
  });
}

for (const path of sample(['/credit-cards', '/home-loans', '/figures', '/calculators/emi'], 1, 'drawings on paper')) {
  test(`${path}: on paper no drawing reaches over what is beside it, and nothing says that it opens`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const reaching = await page.locator('main svg:visible').evaluateAll((all) =>
      all
        .filter((drawing) => getComputedStyle(drawing).overflow === 'visible')
        .filter((drawing) => {
          const edge = drawing.getBoundingClientRect();
          const shapes = [...drawing.querySelectorAll('rect, circle')].map((shape) => shape.getBoundingClientRect());
          return shapes.some(({ top, right }) => top < edge.top - 1 || right > edge.right + 1);
        })
        .map((drawing) => drawing.parentElement?.textContent.slice(0, 40)),
    );
    expect(reaching).toEqual([]);
    await expect(page.locator('main summary > svg:last-of-type:visible')).toHaveCount(0);
  });
}

test('of the rules in force, paper has the rows as they are on the screen, and the opened one whole', async ({
  page,
}) => {
  await page.goto('/figures');
  const rows = page.locator('[data-later] > details:visible');
  await rows.nth(1).locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(rows.nth(1).locator(':scope > div')).toBeVisible();
  await expect(rows.first().locator(':scope > div')).toBeHidden();
  await expect(rows.last().locator(':scope > div')).toBeHidden();
});

/** Opens a page, wakes its list, and prints that alone. @returns each sheet, and what the list holds */
async function printAlone(page: Page, path: string): Promise<{ sheets: string[]; alone: Locator }> {
  // The PDF is made below, and a dialogue would wait for somebody.
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto(path);
  const alone = page.locator('[data-island="OfferList"]').first();
  await alone.getByRole('textbox').first().focus();
  await expect(alone).toHaveAttribute('data-island-status', 'live');
  await alone.getByRole('button', { name: 'Print' }).click();
  return { sheets: (await printedText(page)).map(plain), alone };
}

const PRINTED_LISTS = [
  ...['/home-loans', '/personal-loans', '/business-loans', '/education-loan', '/car-loan', '/gold-loan'],
  ...['/loan-against-property', '/savings-accounts', '/fixed-deposits', '/credit-cards', '/credit-cards/cashback'],
];
const ROWS_ON_TWO_SHEETS = 40;

for (const path of sample(PRINTED_LISTS, 1, 'printed lists')) {
  test(`${path}: the button of a list prints it on two sheets, and nothing else of the page`, async ({ page }) => {
    const { sheets, alone } = await printAlone(page, path);
    const names = await alone.locator('li summary h3').allTextContents();
    expect(names.length).toBeGreaterThan(6);
    expect(sheets.length).toBeLessThanOrEqual(names.length > ROWS_ON_TWO_SHEETS ? 3 : 2);
    expect(names.filter((name) => !sheets.join('').includes(plain(name)))).toEqual([]);
    expect(sheets.join('')).not.toContain(plain('Already have a'));
  });
}

test('a wide sheet has the heads of a list’s columns, which sort on the screen', async ({ page }) => {
  await page.goto('/home-loans');
  const heads = page.getByRole('group', { name: 'Order by' });
  await expect(heads.getByRole('button', { name: 'You repay' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heads.getByText('You repay')).toBeVisible();
  await expect(page.getByText('Tick to compare')).toBeHidden();
});

test('paper is white and ink dark, whatever theme the screen shows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home-loans');
  const inkIn = async (media: 'print' | 'screen'): Promise<string> => {
    await page.emulateMedia({ media, colorScheme: 'dark' });
    return page.evaluate(() => getComputedStyle(document.body).color);
  };
  const dark = await inkIn('screen');
  const printed = await inkIn('print');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(printed).toBe(await inkIn('screen'));
  expect(printed).not.toBe(dark);
});
