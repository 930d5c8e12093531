import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { addressNow, articles, headerGroups, rowsOf } from '../support/content';
import { calculatorOf, expectResult } from './support/calculator';
import { expectOpen, faqItem } from './support/faq';
import { openFooterLinks } from './support/footer';
import { headerOf } from './support/header';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { cardRoutes } from '../support/routes';

eitherScreen();

test.use({ javaScriptEnabled: false });

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('what needs a script is not shown', async ({ page }) => {
  await page.goto('/tax-saving');
  const needing = await page.locator('[data-needs-script]').all();
  expect(needing.length).toBeGreaterThan(0);
  for (const part of needing) await expect(part).toBeHidden();
});

for (const [path, sentence] of sample(
  [
    ['/', /To subscribe to Money Insights, turn on JavaScript/],
    ['/home-loans', /To change them, turn on JavaScript\.$/],
    ['/blog?category=Loans', /To filter the articles or search in them, turn on JavaScript/],
    ['/search?q=gold', /needs JavaScript/],
    ['/hi/home-loans', /इन्हें बदलने के लिए JavaScript चालू करें।$/],
    ['/hi/search?q=लोन', /खोजने के लिए JavaScript चाहिए/],
  ] as const,
  1,
  'sentences for no script',
)) {
  test(`${path} says in one sentence what needs a script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test('a system that is dark gets the dark theme, and one that is light the light one', async ({ page, browser }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const scripted = await browser.newPage({ colorScheme, javaScriptEnabled: true });
    await scripted.goto('/');
    expect(await background(page)).toBe(await background(scripted));
    await scripted.close();
  }
});

test('a product page reads whole: texts, list, table, questions, links', async ({ page, isMobile }) => {
  await page.goto('/insurance/car');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#offers li:has(h3)').first()).toBeVisible();
  // On a phone a section shows its first paragraph, and the rest on request.
  if (isMobile)
    await page
      .locator('summary', { hasText: /^Read more/ })
      .first()
      .click();
  const premiums = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Vehicle' }) });
  const rows = premiums.locator('tbody').getByRole('row');
  const vehicles = rowsOf(addressNow('/insurance/car')).filter((row) => 'vehicle' in row);
  await expect(rows).toHaveCount(vehicles.length);
  await expect(rows.first().getByRole('rowheader')).toBeVisible();
  await expectOpen(page, -1);
  await faqItem(page, 1).question.click();
  await expectOpen(page, 1);
  await faqItem(page, 0).question.click();
  await expectOpen(page, 0);
  await openFooterLinks(page);
  const link = page.getByRole('contentinfo').getByRole('navigation', { name: 'Products' }).getByRole('link').last();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
});

test('the EMI calculator is a worked example', async ({ page }) => {
  await page.goto('/home-loans');
  const calculator = calculatorOf(page);
  await calculator.root.scrollIntoViewIfNeeded();
  await expectResult(calculator, '43,391', '1,04,13,840', '54,13,840');
  await expect(calculator.root.getByText(/worked example/)).toBeVisible();
  await calculator.root.getByText(/^Year by year/).click();
  await expect(calculator.root.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(20);
});

test('the menu opens, its groups open one at a time, and lead on', async ({ page, isMobile }) => {
  await page.goto('/');
  const header = headerOf(page);
  const [first, second] = headerGroups.map(({ name }) => name) as [string, string];
  const link = headerGroups[1]!.dropdown.at(-1)!;
  await expect(header.submenu(second)).toBeHidden();
  if (isMobile) {
    await expect(header.item(first)).toBeHidden();
    await header.menuButton.tap();
    await header.item(first).tap();
    await expect(header.submenu(first)).toBeVisible();
    await header.item(second).tap();
    await expect(header.submenu(first)).toBeHidden();
  } else {
    await header.item(second).hover();
  }
  await header.submenu(second).getByRole('link', { name: link.name, exact: true }).click();
  await expect(page).toHaveURL(link.path);
});

test('an article reads whole', AT_NIGHT, async ({ page }) => {
  const { path, title } = articles[0]!;
  await page.goto('/blog');
  await page.locator('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Key Takeaway' })).toBeVisible();
});

test('"View Top Cards" jumps to the list, and the chat button is there', AT_NIGHT, async ({ page }) => {
  await page.goto(cardRoutes[0]!);
  await page.locator('main header a[href="#cards-list"]').click();
  await expect(page.locator('#cards-list').getByRole('heading', { level: 3 }).first()).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Chat with us/ })).toBeVisible();
});
