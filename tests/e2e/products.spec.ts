import { expect, test, type Page } from '@playwright/test';
import { headerGroups, nameOf, pages, rowsOf } from '../support/content';
import { expectOpen, faqItems } from './support/faq';
import { outlineOf } from './support/outline';
import { productPages, type Part, type ProductPage } from './support/products';
import { desktopOnly } from './support/projects';

desktopOnly();

function matches(text: string, wanted: RegExp | string): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

async function expectParts(page: Page, parts: readonly Part[]): Promise<void> {
  const outline = await outlineOf(page);
  for (const { heading, titles, count, steps } of parts) {
    const section = outline.find((candidate) => matches(candidate.title, heading) && (!steps || candidate.steps > 0));
    expect.soft(section, `a section "${String(heading)}"`).toBeDefined();
    if (!section) continue;
    if (titles) {
      titles.forEach((title) =>
        expect
          .soft(
            section.parts.some((part) => matches(part, title)),
            String(title),
          )
          .toBe(true),
      );
    }
    if (count) expect.soft(section.parts.length, section.title).toBeGreaterThanOrEqual(count);
    if (steps) expect.soft(section.steps, section.title).toBeGreaterThanOrEqual(steps);
  }
}

async function expectCards(
  page: Page,
  { facts, mayName = [], visit }: NonNullable<ProductPage['cards']>,
): Promise<void> {
  const cards = page.locator('main').getByRole('article');
  expect.soft(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    const named = await card.locator('dt').allInnerTexts();
    expect.soft(named, name).toEqual(expect.arrayContaining([...facts]));
    expect.soft([...facts, ...mayName, 'Source'], name).toEqual(expect.arrayContaining(named));
    for (const value of await card.locator('dd').allInnerTexts()) expect.soft(value.trim(), name).not.toBe('');
    if (visit) await expect.soft(card.getByRole('link', { name: `Visit ${name}` }), name).toBeVisible();
  }
}

async function expectTable(page: Page, { columns }: NonNullable<ProductPage['table']>): Promise<void> {
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: columns[0], exact: true }) })
    .first();
  await expect.soft(table.locator('caption')).not.toBeEmpty();
  const heads = await table.getByRole('columnheader').allTextContents();
  expect.soft(heads).toEqual(columns);
  const rows = await table.locator('tbody').getByRole('row').count();
  expect.soft(rows).toBeGreaterThan(0);
  await expect.soft(table.locator('tbody').getByRole('rowheader')).toHaveCount(rows);
}

async function expectOffers(page: Page, { names, opened = [] }: NonNullable<ProductPage['offers']>): Promise<void> {
  const rows = page.locator('#offers li').filter({ has: page.getByRole('heading', { level: 3 }) });
  // That every row of the data is there is tested below, for all pages.
  const [first = ''] = await rows.allInnerTexts();
  for (const name of names) expect.soft(first, String(name)).toMatch(name);
  if (opened.length === 0) return;
  await rows.first().locator('summary').last().click();
  const [whole = ''] = await rows.allInnerTexts();
  for (const name of opened) expect.soft(whole, String(name)).toMatch(name);
}

for (const product of productPages) {
  test(`${product.path} has its parts`, async ({ page }) => {
    await page.goto(product.path);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of product.buttons ?? [])
      await expect.soft(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expectParts(page, product.parts ?? []);
    if (product.cards) await expectCards(page, product.cards);
    if (product.table) await expectTable(page, product.table);
    if (product.offers) await expectOffers(page, product.offers);
    if (product.applyNow) {
      const buttons = page.getByRole('button', { name: /^Apply Now at / });
      expect.soft(await buttons.count()).toBeGreaterThan(0);
    }
    const text = (await page.locator('main').textContent()) ?? '';
    const missing = (product.says ?? []).filter((words) =>
      typeof words === 'string' ? !text.includes(words) : !words.test(text),
    );
    expect.soft(missing.map(String), 'words').toEqual([]);

    expect.soft(await faqItems(page).count()).toBeGreaterThanOrEqual(3);
    await expectOpen(page, -1);
  });
}

test('every row of a list is on its page', async ({ page }) => {
  for (const { url } of pages) {
    const rows = rowsOf(url);
    if (rows.length === 0) continue;
    await page.goto(url);
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ');
    // A list of cards leaves out the words that all their names have.
    const names = rows.map((row) => nameOf(row).replace(/ Credit Card$/, ''));
    const missing = names.filter((name) => !text.includes(name));
    expect.soft(missing, url).toEqual([]);
  }
});

test('a figure that nobody has is called so, with the reason', async ({ page }) => {
  const unknown = (row: Readonly<Record<string, unknown>>): boolean =>
    Object.values(row).includes('Not available') && row['note'] !== undefined;
  const path = pages.find(({ url }) => rowsOf(url).some(unknown))?.url;
  test.skip(path === undefined, 'every figure is known');
  await page.goto(path!);
  for (const row of rowsOf(path!).filter(unknown)) {
    const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nameOf(row) }) });
    await expect(cells.getByRole('cell', { name: 'Not available', exact: true })).toBeVisible();
    const reason = page
      .locator('main')
      .getByRole('paragraph')
      .filter({ hasText: `${nameOf(row)}: ` });
    await expect(reason).toContainText(String(row['note']));
  }
});

test('the way to a page begins at home and ends with its name in the navigation', async ({ page }) => {
  for (const { dropdown } of headerGroups) {
    const { name, path } = dropdown.at(-1)!;
    await page.goto(path);
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(steps.first()).toHaveText('Home');
    await expect(steps.last()).toHaveText(name);
  }
});

for (const path of ['/home-loans', '/personal-loans', '/fixed-deposits', '/credit-cards']) {
  test(`a row of ${path} is one line: who, its figures, and the way there`, async ({ page }) => {
    await page.goto(path);
    const row = page.locator('main li:has(h3):has(a:text("Visit site"))').first();
    const name = await row.getByRole('heading').boundingBox();
    const link = await row.getByRole('link', { name: /^Visit site/ }).boundingBox();
    const box = await row.boundingBox();
    if (!name || !link || !box) throw new Error('The row has no name or no link.');
    expect(link.x).toBeGreaterThan(name.x + name.width);
    expect(link.x).toBeGreaterThan(box.x + box.width * 0.75);
    expect(link.y).toBeLessThan(name.y + name.height + 16);
  });
}
