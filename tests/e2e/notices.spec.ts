import { expect, test } from '@playwright/test';
import { addressNow, nameOf, pages, rowsOf } from '../support/content';
import { sample } from '../support/sample';
import { expectNotice, noticeRegion } from './support/notices';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';

// Once is enough, and most visitors come with a phone.
phoneOnly();

/** What the button of each feature that is still to come says, to the letter. */
const words = {
  'check-eligibility': ["Feature Not Implemented: The eligibility checker isn't ready yet"],
  'compare-plans': [
    'Feature Not Implemented',
    "The eligibility checker isn't ready yet, but you can request it in your next prompt!",
  ],
  'start-planning': ['Start Planning', "This feature isn't implemented yet, but you can request it!"],
  'start-saving-tax': [
    'Coming Soon!',
    "We're working on this section to give you the best financial insights. Stay tuned!",
  ],
} as const;

for (const [notice, [title, text]] of sample(Object.entries(words), 1, 'buttons with a notice')) {
  test(`one of the buttons of ${notice} says "${title}"`, async ({ page }) => {
    const pagesWithIt = pages.filter(({ components }) =>
      components.some(({ props }) => props.some(({ value }) => value.form === 'text' && value.text === notice)),
    );
    const [{ url } = { url: '' }] = sample(pagesWithIt, 1, notice, ({ url }) => url);
    await page.goto(url);
    await expect(noticeRegion(page)).toBeEmpty();
    const button = page.locator(`main button[data-notice="${notice}"]`).first();
    await button.click();
    const link = noticeRegion(page).getByRole('link');
    await expectNotice(page, title, text, await link.innerText());
    const address = new URL((await button.getAttribute('data-notice-to')) ?? '', page.url()).href;
    await link.click();
    await expect(page).toHaveURL(address);
    const { hash } = new URL(address);
    if (hash && !hash.includes('=')) await expect(page.locator(hash)).toBeInViewport();
  });
}

test('Apply Now names the lender that was chosen', async ({ page }) => {
  await page.goto('/home-loans');
  await page.getByText(/^Show all/).click();
  for (const lender of sample(rowsOf(addressNow('/home-loans')).map(nameOf), 1, 'lenders')) {
    await page.getByRole('heading', { level: 3, name: lender, exact: true }).click();
    await page.getByRole('button', { name: `Apply Now at ${lender}`, exact: true }).click();
    await expect(noticeRegion(page)).toContainText(lender);
    await expect(noticeRegion(page)).toContainText('not implemented yet');
    await expect(noticeRegion(page).getByRole('link', { name: 'Visit site', exact: true })).toHaveAttribute(
      'href',
      /^https:/,
    );
  }
});

test('"Explore Options" on the tax page shows no notice', async ({ page }) => {
  await page.goto('/tax-saving');
  await scriptsArrived(page);
  await page.getByRole('link', { name: 'Explore Options' }).click();
  // A notice of this link would be there before that of the button.
  await expect(noticeRegion(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Start Saving Tax' }).click();
  await expect(noticeRegion(page)).toContainText('Coming Soon!');
});
