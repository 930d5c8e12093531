import { AT_NIGHT } from '../e2e/support/projects';
import { COMPILED, complaintsOf, expect, test } from './preview';

test.use({ startOptions: ['--locale', 'hi'] });

test('the preview of a language shows its pages, and no page complains', AT_NIGHT, async ({ page, preview }) => {
  const complaints = complaintsOf(page);
  for (const route of ['/hi/', '/hi/home-loans', '/hi/no-page-of-ours']) {
    await page.goto(new URL(route, preview.url).href);
    await expect(page.getByRole('heading', { level: 1 }).first(), route).toHaveText(/[\u0900-\u097f]/, COMPILED);
    await expect(page.locator('html'), route).toHaveAttribute('lang', 'hi-IN');
  }
  expect(complaints).toEqual([]);
});
