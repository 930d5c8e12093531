import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { rowsOfKind } from '../support/content';
import { AT_NIGHT, eitherScreen } from './support/projects';

eitherScreen();

const products = rowsOfKind('home-products');

test('the question of the first screen answers for a visitor’s number, which goes along to the list', async ({
  page,
}) => {
  await page.goto('/');
  const asked = page.getByRole('group', { name: 'What do you want to do?' });
  const figure = asked.getByRole('definition').first();
  const example = await figure.innerText();
  expect(example).toMatch(/^₹[\d,]+ a month/);
  await expect(figure).toBeInViewport();
  await asked.getByRole('textbox', { name: 'Loan amount' }).fill('25 lakh');
  // React comes with the first touch, which takes a busy machine some seconds.
  await expect(figure).not.toHaveText(example, { timeout: 30_000 });
  await expect(figure).toHaveText(/^₹[\d,]+ a month/);
  await asked.getByRole('link', { name: 'Compare home loans' }).click();
  await expect(page).toHaveURL('/home-loans#amount=2500000');
  await expect(page.getByRole('textbox', { name: 'Loan amount' }).first()).toHaveValue('₹25,00,000');
});

test('the slider answers as the field does, and what the answer rests on unfolds', AT_NIGHT, async ({ page }) => {
  await page.goto('/');
  const asked = page.getByRole('group', { name: 'What do you want to do?' });
  const field = asked.getByRole('textbox', { name: 'Tenure' });
  const before = await field.inputValue();
  await asked.getByRole('slider', { name: 'Tenure' }).press('ArrowRight');
  await expect(field).not.toHaveValue(before, { timeout: 30_000 });
  await asked.getByText('How this was worked out').filter({ visible: true }).click();
  await expect(asked.getByText(/^₹50\slakh over 21 years/)).toBeVisible();
});

test('each question has its own words and answer', AT_NIGHT, async ({ page }) => {
  await page.goto('/');
  const asked = page.getByRole('group', { name: 'What do you want to do?' });
  for (const [name, way] of [
    ['Save', 'Compare fixed deposits'],
    ['Card', 'Compare credit cards'],
    ['Invest', 'See it grow year by year'],
    ['Tax', 'Compare both tax regimes'],
    ['Borrow', 'Compare home loans'],
  ] as const) {
    await asked.getByText(name, { exact: true }).click();
    await expect(asked.getByRole('link')).toHaveText([way]);
  }
  await asked.getByText('Another loan').click();
  await asked.getByText('Car', { exact: true }).click();
  await expect(asked.getByRole('link')).toHaveText(['Compare car loans']);
});

test('a field of the question stands beside its words where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, question] of [
    ['/', 'Card'],
    ['/hi', undefined],
  ] as const) {
    await page.goto(path);
    const asked = page.getByRole('group').first();
    if (question) await asked.getByText(question, { exact: true }).click();
    const apart = await asked.locator('[data-field] input[type="text"]').evaluateAll((inputs) =>
      inputs
        .filter((input) => input.checkVisibility())
        .flatMap((input) => {
          let phrase = input.closest('[data-field]')!.parentElement!;
          while (getComputedStyle(phrase).display === 'contents') phrase = phrase.parentElement!;
          const { top, bottom } = input.getBoundingClientRect();
          return [...phrase.childNodes].flatMap((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            const box = range.getBoundingClientRect();
            const isApart = box.top >= bottom || box.bottom <= top;
            return words.nodeType === Node.TEXT_NODE && isApart ? [words.textContent] : [];
          });
        }),
    );
    expect(apart, path).toEqual([]);
  }
});

test('no grid of products has a hole, at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator('#products > ul > li').evaluateAll((cards: HTMLElement[]) => {
      const ends: Record<number, number> = {};
      // Where a card will stand once it has come in.
      for (const { offsetTop, offsetLeft, offsetWidth } of cards) {
        ends[offsetTop] = Math.max(ends[offsetTop] ?? 0, offsetLeft + offsetWidth);
      }
      return Object.values(ends);
    });
    expect(Math.max(...rows) - Math.min(...rows), `${width} px`).toBeLessThanOrEqual(2);
    expect(rows.length, `${width} px`).toBeGreaterThan(2);
  }
});

for (const name of sample(['Start Comparing', 'Explore Products'], 1, 'buttons of the home page')) {
  test(`"${name}" scrolls to the product cards`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    const products = page.locator('#products');
    await expect.poll(async () => (await products.boundingBox())?.y).toBeLessThan(150);
    expect((await products.boundingBox())?.y).toBeGreaterThanOrEqual(79);
    await expect(page).toHaveURL('/#products');
  });
}

test('a product card leads to its page from anywhere on it', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('#products').getByRole('heading', { name: String(products[0]!['name']), exact: true });
  await heading.scrollIntoViewIfNeeded();
  // The link's area covers the words, so the click goes to a point and not to an element.
  const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(String(products[0]!['path']));
});
