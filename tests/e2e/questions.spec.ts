import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { calculatorPath } from '../../src/content/calculatorIds';
import { questionIds } from '../../src/content/questionIds';
import { printedText, withoutSpaces } from './support/pdf';
import { eitherScreen, AT_NIGHT } from './support/projects';
import { unfoldFields } from './support/questions';

eitherScreen();

test('prepay or invest: an edit changes the answer, and its address opens the same answer', async ({ page }) => {
  await page.goto('/questions/prepay-or-invest');
  const answer = page.locator('div[data-example] [data-result-card]');
  await expect(page.getByText('Our example')).toBeVisible();
  await expect(answer).toContainText('8.84% a year');
  await unfoldFields(page);
  const rate = page.getByRole('textbox', { name: 'Interest rate' });
  await rate.click();
  await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
  await rate.fill('9.5');
  await rate.press('Tab');
  await expect(answer).toContainText('9.92% a year');
  await expect(page.getByRole('img', { name: /below a return of 9\.92% after tax/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To earn 9.92% after tax' })).toBeVisible();
  await expect(page).toHaveURL(/#rate=9\.5$/);
  const said = await answer.innerText();
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => answer.innerText()).toBe(said);
});

test(
  'fields that contradict each other unfold with their message, and the last answer stays',
  AT_NIGHT,
  async ({ page }) => {
    await page.goto('/questions/prepay-or-invest#owed=500000&sum=600000');
    await expect(page.getByText('You owe ₹5,00,000. Enter no more than that.')).toBeVisible();
    await expect(page.locator('div[data-example]').getByText(/^Last result, for ₹44,00,000/)).toBeVisible();
  },
);

test('check my offer: a text pasted before the page is awake fills the fields, and stays out of the address', async ({
  page,
}) => {
  await page.goto('/questions/check-my-offer');
  await unfoldFields(page);
  await page
    .getByRole('textbox', { name: /^Paste/ })
    .fill('Loan amount 3 lakh, tenure 24 months, rate of interest 14%, APR 14%');
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('₹3,00,000');
  await expect(page.getByText('The printed APR counts the charges on your paper.')).toBeVisible();
  await expect(page).toHaveURL(/#.*amount=300000/);
  expect(page.url()).not.toContain('lakh');
});

for (const id of sample(questionIds, 1, 'print of questions')) {
  test(`${id}: its button prints the numbers, the answer and the steps, and nothing else of the page`, async ({
    page,
  }) => {
    // The PDF is made below, and a dialogue would wait for somebody.
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(calculatorPath(id));
    await unfoldFields(page);
    await page.getByRole('textbox').and(page.locator('[data-island] *')).first().focus();
    await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
    const answer = await page.locator('div[data-example] [data-result-card] p').first().innerText();
    await page.getByRole('button', { name: 'Print' }).click();
    const printed = await printedText(page);
    expect(printed.length).toBeLessThanOrEqual(2);
    const sheets = printed.join('');
    expect(sheets).toContain(withoutSpaces(answer));
    expect(sheets).toContain(withoutSpaces('How we worked it out'));
    expect(sheets).not.toContain(withoutSpaces('What it counts'));
  });
}

test('the page of questions answers each of them, and leads to it', AT_NIGHT, async ({ page }) => {
  await page.goto('/questions');
  for (const id of questionIds) await expect(page.locator(`main a[href="${calculatorPath(id)}"]`)).toBeVisible();
  await page.locator('main a[href="/questions/prepay-or-invest"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prepay your loan, or invest the money?');
});
