import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { dragWithFinger, expectResult, openCalculator, pointOnTrack } from './support/calculator';
import { AT_NIGHT, eitherScreen } from './support/projects';

eitherScreen();

const DEFAULT = ['43,391', '1,04,13,840', '54,13,840'] as const;

test('it starts with ₹50,00,000 over 20 years at 8.5%, answers what is typed, and moves the slider along', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(calculator.text('Loan amount')).toHaveValue('₹50,00,000');
  await expect(calculator.text('Tenure')).toHaveValue('20');
  await expect(calculator.text('Interest rate')).toHaveValue('8.5%');
  await expectResult(calculator, ...DEFAULT);
  await calculator.text('Interest rate').fill('9');
  await expectResult(calculator, '44,986', '1,07,96,640', '57,96,640');
  await expect(calculator.slider('Interest rate')).toHaveValue('9');
  await calculator.text('Tenure').fill('30');
  await expectResult(calculator, '40,231', '1,44,83,160', '94,83,160');
  await calculator.text('Loan amount').fill('1 crore');
  await expectResult(calculator, '80,462', '2,89,66,320', '1,89,66,320');
  await calculator.text('Loan amount').blur();
  await expect(calculator.text('Loan amount')).toHaveValue('₹1,00,00,000');
  await expect(calculator.slider('Loan amount')).toHaveValue('10000000');
});

test('the sliders have the limits and steps of the product', AT_NIGHT, async ({ page }) => {
  const calculator = await openCalculator(page);
  const steps = [
    ['Loan amount', '₹5,00,000', '₹5,00,00,000', '₹51,00,000'],
    ['Tenure', '5', '30', '21'],
    ['Interest rate', '7%', '15%', '8.55%'],
  ] as const;
  for (const [field, least, most, oneStepUp] of steps) {
    await calculator.slider(field).focus();
    await page.keyboard.press('ArrowRight');
    await expect(calculator.text(field)).toHaveValue(oneStepUp);
    await page.keyboard.press('Home');
    await expect(calculator.text(field)).toHaveValue(least);
    await page.keyboard.press('End');
    await expect(calculator.text(field)).toHaveValue(most);
  }
});

test('a slider can be dragged, with the mouse or a finger', async ({ page, isMobile }) => {
  const calculator = await openCalculator(page);
  const slider = calculator.slider('Tenure');
  const [from, to] = [await pointOnTrack(slider, 15 / 25), await pointOnTrack(slider, 0.98)];
  if (isMobile) {
    await dragWithFinger(page, from, to);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  }
  await expect(calculator.text('Tenure')).toHaveValue(/^(?:29|30)$/);
  await expect(calculator.figure('Monthly EMI')).toHaveText(/^₹38,\d{3}$/);
  // On a phone the result is below the fields, so it is repeated at the edge of the screen.
  const mainFields = calculator.root.getByText(/^₹38,\d{3}$/).filter({ visible: true });
  await expect(mainFields.first()).toBeInViewport();
});

const wrongValues = [
  ['Loan amount', '4,00,000', '₹4 lakh is too small here. Enter at least ₹5 lakh.', '50,00,000'],
  ['Tenure', '31', 'Enter a number from 5 to 30 years.', '20'],
  ['Interest rate', '6.9', 'Enter a number from 7 to 15%.', '8.5'],
  ['Interest rate', 'abc', 'We cannot read this number. Write one from 7 to 15%.', '8.5'],
] as const;

test('a wrong value: it says what is allowed and keeps the last good result', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const [field, wrong, message, right] of sample(wrongValues, 1, 'wrong values')) {
    const text = calculator.text(field);
    await text.fill(wrong);
    await text.blur();
    await expect(calculator.root.getByText(message)).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(new RegExp(message.replace(/[.]/g, '\\.')));
    await expect(calculator.root.getByText('Last result, for ₹50,00,000')).toBeVisible();
    await expectResult(calculator, ...DEFAULT);

    await text.fill(right);
    await expect(calculator.root.getByText(message)).toBeHidden();
    await expect(text).not.toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.root.getByText('Last result, for')).toBeHidden();
    await expectResult(calculator, ...DEFAULT);
  }
});

test(
  'a screen reader hears names, values with units, and the result once it has come to rest',
  AT_NIGHT,
  async ({ page }) => {
    const calculator = await openCalculator(page);
    await expect(calculator.slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,00,000, 50 lakh');
    await expect(calculator.slider('Tenure')).toHaveAttribute('aria-valuetext', '20 years');
    await expect(calculator.slider('Interest rate')).toHaveAttribute('aria-valuetext', '8.5% a year');
    await expect(calculator.text('Tenure')).toHaveAccessibleDescription(/5 to 30 years/);
    const spoken = calculator.root.locator('output[aria-live="polite"]');
    await expect(spoken).toBeEmpty();
    await calculator.text('Tenure').fill('15');
    await expect(spoken).toHaveText(/Monthly EMI: ₹49,237\. Total payable: ₹88,62,660\. Total interest: ₹38,62,660\./);
  },
);

test('year by year, the loan is paid back in full', AT_NIGHT, async ({ page }) => {
  const calculator = await openCalculator(page);
  const table = calculator.root.getByRole('table', { name: /^Repayment of ₹50,00,000/ });
  await expect(table).toBeHidden();
  await calculator.root.getByText(/^Year by year/).click();
  await expect(table).toBeVisible();
  const years = table.locator('tbody').getByRole('row');
  await expect(years).toHaveCount(20);
  await expect(years.last().getByRole('cell').last()).toHaveText('0');
  const principal = await years.locator('td:nth-of-type(1)').allInnerTexts();
  const repaid = principal.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0);
  // Each of the twenty figures is rounded to the rupee by itself.
  expect(Math.abs(repaid - 5_000_000)).toBeLessThanOrEqual(10);
  await calculator.text('Tenure').fill('7.5');
  await expect(years).toHaveCount(8);
});
