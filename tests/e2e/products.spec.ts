import { expect, test, type Page } from '@playwright/test';
import { expectOpen, faqItems } from './support/faq';
import { outlineOf } from './support/outline';
import { productPages, type Part, type ProductPage } from './support/products';
import { desktopOnly } from './support/projects';
import { loanRoutes, insuranceRoutes, investmentRoutes } from './support/routes';

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
      expect.soft(section.parts.length, section.title).toBe(titles.length);
      titles.forEach((title) =>
        expect
          .soft(
            section.parts.some((part) => matches(part, title)),
            String(title),
          )
          .toBe(true),
      );
    }
    if (count) expect.soft(section.parts, section.title).toHaveLength(count);
    if (steps) expect.soft(section.steps, section.title).toBe(steps);
  }
}

async function expectCards(
  page: Page,
  { count, atLeast, facts, visit }: NonNullable<ProductPage['cards']>,
): Promise<void> {
  const cards = page.locator('main').getByRole('article');
  if (atLeast) expect.soft(await cards.count()).toBeGreaterThanOrEqual(count);
  else await expect.soft(cards).toHaveCount(count);
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    expect.soft(new Set(await card.locator('dt').allInnerTexts()), name).toEqual(new Set(facts));
    for (const value of await card.locator('dd').allInnerTexts()) expect.soft(value.trim(), name).not.toBe('');
    if (visit) await expect.soft(card.getByRole('link', { name: `Visit ${name}` }), name).toBeVisible();
  }
}

async function expectTable(page: Page, { columns, rows }: NonNullable<ProductPage['table']>): Promise<void> {
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: columns[0], exact: true }) })
    .first();
  await expect.soft(table.locator('caption')).not.toBeEmpty();
  const heads = await table.getByRole('columnheader').allTextContents();
  expect.soft(heads).toEqual(columns);
  await expect.soft(table.locator('tbody').getByRole('row')).toHaveCount(rows);
  await expect.soft(table.locator('tbody').getByRole('rowheader')).toHaveCount(rows);
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
    const text = (await page.locator('main').textContent()) ?? '';
    const missing = (product.says ?? []).filter((words) =>
      typeof words === 'string' ? !text.includes(words) : !words.test(text),
    );
    expect.soft(missing.map(String), 'figures and words').toEqual([]);

    const questions = await faqItems(page).count();
    if (product.questions) expect.soft(questions).toBe(product.questions);
    else expect.soft(questions).toBeGreaterThanOrEqual(3);
    await expectOpen(page, -1);
  });
}

test('the table above knows every product page but the card pages', () => {
  const expected = [...loanRoutes, '/insurance', ...insuranceRoutes, ...investmentRoutes];
  expect(productPages.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

test('fields that are kept and not shown do not show', async ({ page }) => {
  await page.goto('/fixed-deposits');
  const rates = page.getByRole('table').first();
  await expect(rates).toContainText('State Bank of India');
  await expect(rates).not.toContainText(/\b(?:days|months|years)\b/);
  await page.goto('/savings-accounts');
  const accounts = page.getByRole('table').first();
  await expect(accounts).toContainText('State Bank of India');
  await expect(accounts).not.toContainText(/Regular Savings|Advantage Savings|Savings Bank Account|Savings Account/);
});

test('a figure that nobody has is called so, with the reason', async ({ page }) => {
  await page.goto('/investments/elss');
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Not available', exact: true }) });
  await expect(row).toHaveCount(1);
  const fund = (await row.getByRole('rowheader').innerText()).replace(/\s*\(opens.*/, '').trim();
  await expect(
    page
      .locator('main')
      .getByRole('paragraph')
      .filter({ hasText: `${fund}: ` }),
  ).toContainText(/source was unreadable/);
});

for (const [path, name] of [
  ['/credit-cards', 'Credit Cards'],
  ['/insurance', 'Insurance'],
  ['/insurance/health', 'Health'],
  ['/tax-saving', 'Tax Saving'],
] as const) {
  test(`the way to ${path} ends with its name in the navigation`, async ({ page }) => {
    await page.goto(path);
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(steps.first()).toHaveText('Home');
    await expect(steps.last()).toHaveText(name);
  });
}
