/** What the page of home loans owes to a visitor on a phone: an answer in a few taps. */
import { expect, test } from '@playwright/test';
import { phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';
import { scriptsArrived } from './support/scripts';
import { Finger, MOST_TAPS } from './support/taps';

phoneOnly();

test('the lowest rate for ₹40 lakh, with the salary at a certain bank, takes a few taps', async ({ page }) => {
  await openRanked(page, '/home-loans');
  await scriptsArrived(page);
  const finger = new Finger();
  const amount = page.getByRole('textbox', { name: 'Loan amount' }).first();
  await finger.unfoldFields(page.locator('[data-island="OfferList"]'));
  await expect(page.locator('[data-island="OfferList"]')).toHaveAttribute('data-island-status', 'live');
  await finger.write(amount, '40 lakh');
  await finger.tap(page.getByText('Score, salary bank').first());
  const bank = page.getByRole('combobox', { name: 'Salary is paid into' });
  await finger.choose(bank, (await bank.locator('option').last().textContent()) ?? '');
  await expect(page.locator('[data-island="OfferList"] p').first()).toContainText('₹40 lakh over 20 years costs');
  await expect(amount).toHaveValue('₹40,00,000');
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('a loan that is repaid already gets its answer from an address', async ({ page }) => {
  await openRanked(page, '/home-loans');
  // The first is ranked, so it publishes a rate that is lower than one of 14%.
  const first = page.locator('[data-island="OfferList"] li:has(h3)').first();
  const name = await first.getByRole('heading', { level: 3 }).innerText();
  const id = await first.locator('input[type="checkbox"]').getAttribute('value');
  await page.goto('about:blank');
  await page.goto(`/home-loans#owed=2500000&rateNow=14&left=12&lender=${id}`);
  const block = page.locator('[data-island="Refinance"]');
  await expect(block).toHaveAttribute('data-island-status', 'live');
  await expect(block).toContainText(`Ask ${name} first`);
  await block.getByText(/^Lender by lender/).tap();
  await expect(block.getByRole('listitem').first()).toContainText('Your lender');
  await expect(block).toContainText('The most you could save on ₹25 lakh at 14%, 12 years left');
});
