import { expect, test, type Page } from '@playwright/test';
import { addressNow, nameOf, rowsOf } from '../support/content';
import { noticeRegion } from './support/notices';
import { eitherScreen } from './support/projects';

eitherScreen('noticeTime');

const [lender, other] = rowsOf(addressNow('/home-loans')).map(nameOf) as [string, string];

/** Shows a notice at a moment where the page's clock stands still, so that the five seconds can be counted exactly. */
async function showNotice(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/home-loans');
  await page.clock.pauseAt(Date.now() + 60_000);
  await apply(page, lender);
  await expect(noticeRegion(page)).toContainText(lender);
}

async function apply(page: Page, chosen: string): Promise<void> {
  await page.getByRole('button', { name: `Apply Now at ${chosen}`, exact: true }).click();
}

test('a notice is gone after five seconds, and not before', async ({ page }) => {
  await showNotice(page);
  await page.clock.runFor(4990);
  await expect(noticeRegion(page)).toContainText(lender);
  await page.clock.runFor(20);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('a new notice takes the place of the old one and has five seconds of its own', async ({ page }) => {
  await showNotice(page);
  await page.clock.runFor(3000);
  await apply(page, other);
  await expect(noticeRegion(page)).toContainText(other);
  await expect(noticeRegion(page)).not.toContainText(lender);
  await expect(noticeRegion(page).getByRole('button')).toHaveCount(1);
  await page.clock.runFor(4990);
  await expect(noticeRegion(page)).toContainText(other);
  await page.clock.runFor(20);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it stays while the mouse rests on it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await showNotice(page);
  await noticeRegion(page).getByText('Feature Not Implemented').hover();
  await page.clock.runFor(20_000);
  await expect(noticeRegion(page)).toContainText(lender);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5010);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it stays while its button has the focus', async ({ page }) => {
  await showNotice(page);
  const dismiss = noticeRegion(page).getByRole('button', { name: 'Dismiss notice' });
  await dismiss.focus();
  await page.clock.runFor(20_000);
  await expect(noticeRegion(page)).toContainText(lender);
  await page.getByRole('button', { name: `Apply Now at ${other}`, exact: true }).focus();
  await page.clock.runFor(5010);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it can be dismissed, by its button and by Escape', async ({ page }) => {
  await showNotice(page);
  await noticeRegion(page).getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(noticeRegion(page)).toBeEmpty();
  await apply(page, other);
  await expect(noticeRegion(page)).toContainText(other);
  await page.keyboard.press('Escape');
  await expect(noticeRegion(page)).toBeEmpty();
});

test('dismissing with the keyboard gives the focus back to the button that was pressed', async ({ page }) => {
  await showNotice(page);
  const pressed = page.getByRole('button', { name: `Apply Now at ${other}`, exact: true });
  await pressed.focus();
  await page.keyboard.press('Enter');
  await expect(noticeRegion(page)).toContainText(other);
  await noticeRegion(page).getByRole('button', { name: 'Dismiss notice' }).focus();
  await page.keyboard.press('Enter');
  await expect(noticeRegion(page)).toBeEmpty();
  await expect(pressed).toBeFocused();
});
