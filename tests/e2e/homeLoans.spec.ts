/** What the page of home loans owes to a visitor on a phone: an answer in a few taps. */
import { expect, test, type Page } from '@playwright/test';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';

phoneOnly();

const TAPS = 6;

/** Counts every tap that a visitor makes; what they type is no tap. */
function tapsOn(page: Page): {
  tap: (name: string, role: 'textbox' | 'combobox' | 'text') => Promise<void>;
  count: () => number;
} {
  let taps = 0;
  return {
    async tap(name, role) {
      const target = role === 'text' ? page.getByText(name).first() : page.getByRole(role, { name }).first();
      await target.tap();
      taps += 1;
    },
    count: () => taps,
  };
}

test('the lowest rate for ₹40 lakh, with the salary at SBI, takes a few taps', async ({ page }) => {
  await page.goto('/home-loans');
  await scriptsArrived(page);
  const visitor = tapsOn(page);
  await visitor.tap('Loan amount', 'textbox');
  await expect(page.locator('[data-island="HomeLoans"]')).toHaveAttribute('data-island-status', 'live');
  // The field may have been asleep at the first tap; a second one selects what stands in it.
  await visitor.tap('Loan amount', 'textbox');
  await page.getByRole('textbox', { name: 'Loan amount' }).first().fill('40 lakh');
  await visitor.tap('Score, salary bank', 'text');
  await visitor.tap('Salary is paid into', 'combobox');
  // Chromium draws the list of a select itself and hands over the choice: one more tap.
  await page.getByRole('combobox', { name: 'Salary is paid into' }).selectOption('State Bank of India');
  const taps = visitor.count() + 1;
  await expect(page.locator('[data-island="HomeLoans"] p').first()).toContainText('₹40 lakh over 20 years costs');
  await expect(page.getByRole('textbox', { name: 'Loan amount' }).first()).toHaveValue('₹40,00,000');
  expect(taps).toBeLessThanOrEqual(TAPS);
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
