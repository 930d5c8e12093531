/**
 * Nothing fails in silence: whatever file an island needs, and in whatever way it does not come, within thirteen seconds words say so,
 * what was written is kept, and the answer comes as soon as the file does. An island that is new is in these tests from then on.
 * Of the matrix some cells stand here; `npm run test:faults` tries all.
 */
import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { gateCells, titleOf } from './support/faultCells';
import { faults, keepFrom } from './support/faultyHost';
import { fieldOf, islandOn, valueOf, write } from './support/islands';
import { expectNotice, noticeRegion } from './support/notices';
import { eitherScreen, AT_NIGHT } from './support/projects';
import { ISLANDS_SCRIPT } from './support/scripts';
import { buttonOf, tryCase, WORDS } from './support/tryFault';

eitherScreen();

for (const cell of gateCells) {
  test(titleOf(cell), ({ browser, page, baseURL, viewport, isMobile, hasTouch }) =>
    tryCase(cell, { browser, page, baseURL, viewport, isMobile, hasTouch }),
  );
}

for (const fault of sample(faults, 1, 'faults of the newsletter')) {
  test(`what a behaviour is asked while the entry is ${fault} is answered later`, async ({ page }) => {
    await page.clock.install();
    const host = await keepFrom(page, fault, (path) => ISLANDS_SCRIPT.test(path));
    await page.goto('/credit-cards/fuel');
    await host.begin();
    const field = page.getByLabel('Money Insights by email');
    await field.fill('asha@example.in');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.clock.runFor(12_900);
    await expect(noticeRegion(page).getByText(WORDS)).toBeVisible();
    await expect(field).toHaveValue('asha@example.in');
    if (fault === 'another build') {
      await noticeRegion(page).getByRole('button', { name: 'Reload' }).click();
      await expect(field).toHaveValue('asha@example.in');
      return;
    }
    await host.mend();
    // Second by second: the answer comes with a later attempt, and goes again by itself.
    const answer = noticeRegion(page).getByText('Subscribed!', { exact: true });
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await answer.isVisible()).toBe(true);
    }).toPass({ intervals: [100], timeout: 15_000 });
    await expectNotice(page, 'Subscribed!', 'Thank you for your interest in our newsletter.');
  });
}

test('a page in Hindi says so in Hindi', AT_NIGHT, async ({ page }) => {
  await page.clock.install();
  const host = await keepFrom(page, '404', (path) => path.includes('/islands-react.'));
  await page.goto('/hi/calculators/sip');
  await host.begin();
  const island = islandOn(page, 'Calculator');
  await fieldOf(island).fill('9999');
  await page.clock.runFor(12_900);
  const again = island.getByRole('button', { name: 'फिर कोशिश करें' }).first();
  await expect(again).toBeVisible();
  await expect(island.getByText(WORDS)).toHaveCount(0);
  await host.mend();
  await again.click();
  await expect(again).toBeHidden();
  await expect(island).toHaveAttribute('data-island-status', 'live');
  expect(await valueOf(island)).toBe('9999');
});

test(
  'an island that throws shows what the page was sent with, faded, and answers again once it can',
  AT_NIGHT,
  async ({ page }) => {
    await page.goto('/home-loans');
    const island = islandOn(page, 'Calculator');
    await write(island);
    await expect(island).toHaveAttribute('data-island-status', 'live');
    const result = island.locator('[data-example]').last();
    await expect(result).not.toContainText('₹43,391');
    // The answer is said aloud a moment later, which would throw before the next number is typed.
    await expect(island.locator('output')).not.toBeEmpty();
    const mend = await page.evaluateHandle(() => {
      const { format } = Object.getOwnPropertyDescriptors(Intl.NumberFormat.prototype);
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        ...format,
        get() {
          throw new Error('for this test');
        },
      });
      return () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', format);
    });
    await fieldOf(island).fill('7500000');
    await expect(island.getByText('This part stopped working')).toBeInViewport();
    expect(await valueOf(island)).toBe('7500000');
    await expect(result).toContainText('₹43,391');
    await expect(result).not.toHaveCSS('opacity', '1');
    await mend.evaluate((doIt) => doIt());
    await buttonOf(island).click();
    await expect(result).toContainText('₹65,087');
    await expect(result).toHaveCSS('opacity', '1');
  },
);
