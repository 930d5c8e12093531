import { expect, test } from '@playwright/test';
import { faqItems } from './support/faq';
import { outlineOf } from './support/outline';
import { desktopOnly } from './support/projects';
import { cardRoutes } from './support/routes';

desktopOnly();

for (const path of cardRoutes) {
  test(`${path} has hero, list, introduction, eligibility and questions`, async ({ page }) => {
    await page.goto(path);
    const hero = page.locator('main header').first();
    await expect.soft(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft(hero.locator('svg').first()).toBeVisible();
    await expect.soft(hero.getByRole('paragraph').first()).toBeVisible();
    await expect.soft(hero.locator('a[href="#cards-list"]')).toBeVisible();

    const outline = await outlineOf(page);
    const eligibility = outline.findIndex(({ parts }) => parts.join() === 'Eligibility,Documents');
    expect.soft(eligibility, 'eligibility and documents').toBeGreaterThan(0);
    const list = page.locator('#cards-list');
    await expect.soft(page.getByText(/As on/).first()).toBeVisible();
    await expect
      .soft(
        page
          .locator('#offers')
          .getByText(/^If you spend ₹/)
          .first(),
      )
      .toBeVisible();
    // What the cards are is said between the list and who can get one.
    const after = await page
      .locator('main h2')
      .evaluateAll((heads) => heads.filter((head) => !head.closest('#offers')).map((head) => head.textContent));
    expect.soft(after[0], 'introduction').not.toMatch(/^Who can get/);

    const cards = await list.locator('li:has(h3)').evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('h3')?.textContent ?? '',
        facts: Object.fromEntries(
          [...row.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
        ),
        links: [...row.querySelectorAll('a[target="_blank"]')].map((link) => (link as HTMLAnchorElement).href),
      })),
    );
    expect.soft(cards).not.toEqual([]);
    for (const { name, facts, links } of cards) {
      expect.soft(links.at(0), name).toMatch(/^https:/);
      // Of all cards, the rest has its terms once the list is awake.
      if (path === '/credit-cards' && Object.keys(facts).length === 0) continue;
      for (const term of [
        'How it adds up',
        'Issuer',
        'Our view',
        'What it pays',
        'Pays nothing on',
        'Fee',
        'Markup abroad',
        'Lounges',
      ]) {
        expect.soft(facts[term], `${name}: ${term}`).toMatch(/\w{2}|^—$/);
      }
    }
    await list.locator('li:has(h3)').first().locator('summary').click();
    await expect.soft(list.getByText(/^Rewards of twelve months: ₹/).first()).toBeVisible();
    expect.soft(await faqItems(page).count()).toBeGreaterThanOrEqual(3);
  });
}

test('the chip of the page is in sight in its row, on a phone too', async ({ page }) => {
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of cardRoutes) {
      await page.goto(path);
      const chip = page.locator('nav[aria-label="Kinds of card"] [aria-current]');
      await expect.poll(async () => (await chip.boundingBox())?.x ?? NaN, path).toBeGreaterThanOrEqual(0);
      const { x, width: size } = (await chip.boundingBox())!;
      expect.soft(x + size, `${path} at ${width}`).toBeLessThanOrEqual(width);
      // And the row scrolls freely.
      const row = page.locator('nav[aria-label="Kinds of card"]');
      const moved = await row.evaluate(async (nav) => {
        nav.scrollLeft = 7;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return nav.scrollWidth > nav.clientWidth + 7 ? nav.scrollLeft : 7;
      });
      expect.soft(moved, `${path} at ${width}`).toBe(7);
    }
  }
});
