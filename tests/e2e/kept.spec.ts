/** Numbers that a visitor asks to keep: they outlive the page, need no network, and go when they are deleted. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { eitherScreen } from './support/projects';

eitherScreen();

const fold = (page: Page): Locator => page.locator('details', { has: page.getByText('Keep these numbers') }).last();

test('numbers are kept without a network, opened from another tool, and deleted', async ({ page, context }) => {
  await page.goto('/calculators/emi#amount=345000');
  await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
  await context.setOffline(true);
  await fold(page).locator('summary').click();
  await fold(page).getByRole('textbox', { name: 'Name' }).fill('Bike loan');
  await fold(page).getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(fold(page).getByRole('status')).toHaveText('Kept as “Bike loan”.');
  await context.setOffline(false);

  await page.goto('/personal-loans');
  await page.locator('[data-island="OfferList"] input').first().focus();
  await expect(page.locator('[data-island="OfferList"]')).toHaveAttribute('data-island-status', 'live');
  await fold(page).locator('summary').click();
  await fold(page).getByRole('link', { name: 'Bike loan' }).click();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('₹3,45,000');

  await fold(page).locator('summary').click();
  await fold(page).getByRole('button', { name: 'Delete Bike loan' }).click();
  await expect(fold(page).getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
});
