import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { addressNow } from '../support/content';
import { noticeRegion } from './support/notices';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';

phoneOnly();

test.beforeEach(async ({ page }) => {
  await page.goto('/savings-accounts');
  await scriptsArrived(page);
});

test('the browser stops an empty field and what is no address', async ({ page }) => {
  for (const address of sample(['', 'asha', 'asha@'], 1, 'what is no address')) {
    const field = page.getByLabel('Money Insights by email');
    await field.fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(address);
    await expect(noticeRegion(page)).toBeEmpty();
  }
});

for (const way of sample(['button', 'Enter'] as const, 1, 'newsletter')) {
  test(`a good address is thanked for, with the ${way}; the page stays and nothing is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.evaluate(() => (document.body.dataset['mark'] = 'not reloaded'));
    const field = page.getByLabel('Money Insights by email');
    await field.fill('asha@example.in');
    if (way === 'button') await page.getByRole('button', { name: 'Subscribe' }).click();
    else await field.press('Enter');
    await expect(noticeRegion(page)).toContainText('Subscribed!');
    await expect(noticeRegion(page)).toContainText(/thank/i);
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'not reloaded');
    await expect(page).toHaveURL(addressNow('/savings-accounts'));
    // Behaviours that wait for the first scroll may arrive now.
    expect(sent.filter((url) => !/\/assets\/js\/[\w.]+\.js$/.test(url))).toEqual([]);
  });
}
