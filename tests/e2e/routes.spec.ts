import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { eitherScreen } from './support/projects';

eitherScreen();

for (const path of sample(['/no-such-page', '/home-loans/apply'], 1, 'unknown pages')) {
  test(`${path} answers 404 with a way home`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText(/may have been moved or deleted, or .* mistyped/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
}
