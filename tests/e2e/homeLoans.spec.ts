/** What the page of home loans owes to a visitor on a phone: an answer in a few taps. */
import { expect, test } from '@playwright/test';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { Finger, MOST_TAPS } from './support/taps';

phoneOnly();

test('the lowest rate for ₹40 lakh, with the salary at SBI, takes a few taps', async ({ page }) => {
  await page.goto('/home-loans');
  await scriptsArrived(page);
  const finger = new Finger();
  const amount = page.getByRole('textbox', { name: 'Loan amount' }).first();
  await finger.tap(amount);
  await expect(page.locator('[data-island="HomeLoans"]')).toHaveAttribute('data-island-status', 'live');
  // The field may have been asleep at the first tap; a second one selects what stands in it.
  await finger.write(amount, '40 lakh');
  await finger.tap(page.getByText('Score, salary bank').first());
  await finger.choose(page.getByRole('combobox', { name: 'Salary is paid into' }), 'State Bank of India');
  await expect(page.locator('[data-island="HomeLoans"] p').first()).toContainText('₹40 lakh over 20 years costs');
  await expect(amount).toHaveValue('₹40,00,000');
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('a loan that is repaid already gets its answer from an address', async ({ page }) => {
  await page.goto('/home-loans#owed=2500000&rateNow=9.25&left=12&lender=state-bank-of-india');
  const block = page.locator('[data-island="RunningLoan"]');
  await expect(block).toHaveAttribute('data-island-status', 'live');
  await expect(block).toContainText('Ask State Bank of India first');
  await block.getByText(/^Lender by lender/).tap();
  await expect(block.getByRole('listitem').first()).toContainText('Your lender');
  await expect(block).toContainText('The most you could save on ₹25 lakh at 9.25%, 12 years left');
});
