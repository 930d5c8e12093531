import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { expectNotice, noticeRegion } from './support/notices';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { cardRoutes } from '../support/routes';
import { scriptsArrived } from './support/scripts';

eitherScreen();

const HEADER_HEIGHT = 80;
const PHONE_HEIGHT = 800;

for (const path of sample(cardRoutes, 1, 'first cards')) {
  test(`${path}: the answer and the first card are soon in sight, and the page soon ends`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A wide screen has room.');
    await page.goto(path);
    await scriptsArrived(page);
    const first = await page.locator('#cards-list h3').first().boundingBox();
    expect(first!.y).toBeLessThan(0.8 * PHONE_HEIGHT);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(7 * PHONE_HEIGHT);
    // The button to the list takes no line, and a closed row has at most four.
    const head = page.locator('main header');
    const [subtitle, button] = await Promise.all([
      head.locator('p').first().boundingBox(),
      head.getByRole('link', { name: 'View Top Cards' }).boundingBox(),
    ]);
    expect(button!.x).toBeGreaterThanOrEqual(subtitle!.x + subtitle!.width);
    expect(button!.height).toBeGreaterThanOrEqual(44);
    // A reason of two or three lines and the fee below the name and the number
    for (const row of await page.locator('#cards-list > div > ol > li').all())
      expect((await row.boundingBox())!.height).toBeLessThan(175);
  });
}

for (const path of sample(cardRoutes, 1, 'card lists')) {
  test(`${path}: "View Top Cards" scrolls to the list`, async ({ page }) => {
    await page.goto(path);
    await scriptsArrived(page);
    const list = page.locator('#cards-list');
    await expect(list).toHaveCount(1);
    await page.locator('main header a[href="#cards-list"]').click();
    // It comes to rest below the sticky header, with the first card in sight.
    const top = async (): Promise<number> => (await list.boundingBox())?.y ?? NaN;
    await expect.poll(top).toBeLessThan(HEADER_HEIGHT + 90);
    expect(await top()).toBeGreaterThanOrEqual(HEADER_HEIGHT - 1);
    await expect(list.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
    await expect(list.locator('ol > li').first()).toBeInViewport();
    await expect(noticeRegion(page)).toBeEmpty();
  });
}

test('a number that is sent along opens the same answer, on every page of cards', async ({ page }) => {
  await page.goto('/credit-cards/cashback#online=40000&fee=nonsense');
  const list = page.locator('main');
  await expect(list.getByText(/if you spend ₹56,000 a month/).first()).toBeVisible();
  await expect(list.getByText(/cannot use \(nonsense\)/)).toBeVisible();
  await list.getByRole('link', { name: 'Travel', exact: true }).click();
  await expect(page).toHaveURL(/\/credit-cards\/travel#.*online=40000/);
  await expect(list.getByText(/if you spend ₹56,000 a month/).first()).toBeVisible();
});

test('what a filter takes out stands below, with the reason', AT_NIGHT, async ({ page }) => {
  await page.goto('/credit-cards#network=RuPay');
  const list = page.locator('#cards-list');
  await list.getByText(/^Show all \d+/).click();
  await expect(list.getByText('They are not on RuPay.')).toBeVisible();
  await expect(list.getByRole('heading', { level: 2, name: /^\d+ of \d+ credit cards$/ })).toBeVisible();
});

test('a page whose list is missing says so, and does not move', AT_NIGHT, async ({ page }) => {
  await page.goto(cardRoutes[0]!);
  await scriptsArrived(page);
  await page.evaluate(() => document.getElementById('cards-list')?.remove());
  await page.locator('main header a[href="#cards-list"]').click();
  await expectNotice(page, 'FYI – No card list found on this page.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(cardRoutes[0]!);
});
