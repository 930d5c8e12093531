import { expect, test, type Page } from '@playwright/test';
import { applyButtons, lendersInSight, noticeRegion } from './support/notices';
import { AT_NIGHT, NEEDS_DESKTOP, eitherScreen } from './support/projects';

eitherScreen();

/** Shows a notice at a moment where the page's clock stands still, so that the five seconds can be counted exactly. */
async function showNotice(page: Page): Promise<readonly [lender: string, other: string]> {
  await page.clock.install();
  await page.goto('/home-loans');
  await page.clock.pauseAt(Date.now() + 60_000);
  const lenders = await lendersInSight(page);
  await applyButtons(page).first().click();
  await expect(noticeRegion(page)).toContainText(lenders[0]);
  return lenders;
}

test('a notice is gone after five seconds, and not before', async ({ page }) => {
  const [lender] = await showNotice(page);
  await page.clock.runFor(4990);
  await expect(noticeRegion(page)).toContainText(lender);
  await page.clock.runFor(20);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('a new notice takes the place of the old one and has five seconds of its own', AT_NIGHT, async ({ page }) => {
  const [lender, other] = await showNotice(page);
  await page.clock.runFor(3000);
  await applyButtons(page).nth(1).click();
  await expect(noticeRegion(page)).toContainText(other);
  await expect(noticeRegion(page)).not.toContainText(lender);
  await expect(noticeRegion(page).getByRole('button')).toHaveCount(1);
  await page.clock.runFor(4990);
  await expect(noticeRegion(page)).toContainText(other);
  await page.clock.runFor(20);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it stays while the mouse rests on it', { tag: [NEEDS_DESKTOP.tag, AT_NIGHT.tag] }, async ({ page }) => {
  const [lender] = await showNotice(page);
  await noticeRegion(page).getByText('Feature Not Implemented').hover();
  await page.clock.runFor(20_000);
  await expect(noticeRegion(page)).toContainText(lender);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5010);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it stays while its button has the focus', AT_NIGHT, async ({ page }) => {
  const [lender] = await showNotice(page);
  const dismiss = noticeRegion(page).getByRole('button', { name: 'Dismiss notice' });
  await dismiss.focus();
  await page.clock.runFor(20_000);
  await expect(noticeRegion(page)).toContainText(lender);
  await applyButtons(page).nth(1).focus();
  await page.clock.runFor(5010);
  await expect(noticeRegion(page)).toBeEmpty();
});

test('it can be dismissed, by its button and by Escape', AT_NIGHT, async ({ page }) => {
  const [, other] = await showNotice(page);
  await noticeRegion(page).getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(noticeRegion(page)).toBeEmpty();
  await applyButtons(page).nth(1).click();
  await expect(noticeRegion(page)).toContainText(other);
  await page.keyboard.press('Escape');
  await expect(noticeRegion(page)).toBeEmpty();
});

test('dismissing with the keyboard gives the focus back to the button that was pressed', AT_NIGHT, async ({ page }) => {
  const [, other] = await showNotice(page);
  const pressed = applyButtons(page).nth(1);
  await pressed.focus();
  await page.keyboard.press('Enter');
  await expect(noticeRegion(page)).toContainText(other);
  await noticeRegion(page).getByRole('button', { name: 'Dismiss notice' }).focus();
  await page.keyboard.press('Enter');
  await expect(noticeRegion(page)).toBeEmpty();
  await expect(pressed).toBeFocused();
});
