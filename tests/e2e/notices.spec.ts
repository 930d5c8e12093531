import { expect, test } from '@playwright/test';
import { expectNotice, noticeRegion } from './support/notices';
import { phoneOnly } from './support/projects';
import { insuranceRoutes, loanRoutes } from './support/routes';
import { scriptsArrived } from './support/scripts';

// Once is enough, and most visitors come with a phone.
phoneOnly();

interface NoticeCase {
  readonly path: string;
  readonly button: string;
  readonly title: string;
  readonly text?: string;
}

/** Buttons whose feature is still to come, with the words of SPEC section 8. */
const cases: readonly NoticeCase[] = [
  ...loanRoutes
    .filter((path) => path !== '/home-loans')
    .map((path) => ({
      path,
      button: 'Check Eligibility (Coming Soon)',
      title: "Feature Not Implemented: The eligibility checker isn't ready yet",
    })),
  ...insuranceRoutes.map((path) => ({
    path,
    button: 'Compare Plans (Coming Soon)',
    title: 'Feature Not Implemented',
    text: "The eligibility checker isn't ready yet, but you can request it in your next prompt!",
  })),
  {
    path: '/retirement-plans',
    button: 'Start Planning Now',
    title: 'Start Planning',
    text: "This feature isn't implemented yet, but you can request it!",
  },
  {
    path: '/tax-saving',
    button: 'Start Saving Tax',
    title: 'Coming Soon!',
    text: "We're working on this section to give you the best financial insights. Stay tuned!",
  },
];

for (const { path, button, title, text } of cases) {
  test(`${path}: "${button}" says "${title}"`, async ({ page }) => {
    await page.goto(path);
    await expect(noticeRegion(page)).toBeEmpty();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectNotice(page, title, text);
  });
}

test('Apply Now names the lender that was chosen', async ({ page }) => {
  await page.goto('/home-loans');
  const rows = page
    .getByRole('table', { name: /home loan offers/i })
    .locator('tbody')
    .getByRole('row');
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    const lender = (await row.getByRole('rowheader').innerText()).replace(/\s*\(opens in a new tab\)/, '').trim();
    await row.getByRole('button', { name: /^Apply Now/ }).click();
    await expect(noticeRegion(page)).toContainText(lender);
    await expect(noticeRegion(page)).toContainText('not implemented yet');
  }
});

test('"Explore Options" on the tax page does nothing', async ({ page }) => {
  await page.goto('/tax-saving');
  await scriptsArrived(page);
  await page.getByRole('button', { name: 'Explore Options' }).click();
  // A notice of this button would be there before that of the next one.
  await expect(noticeRegion(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Start Saving Tax' }).click();
  await expect(noticeRegion(page)).toContainText('Coming Soon!');
  await expect(page).toHaveURL('/tax-saving');
});
