import { expect, test } from '@playwright/test';
import { faqItems } from './support/faq';
import { outlineOf } from './support/outline';
import { desktopOnly } from './support/projects';
import { cardRoutes } from './support/routes';

desktopOnly();

for (const path of cardRoutes) {
  test(`${path} has hero, introduction, list, eligibility and questions`, async ({ page }) => {
    await page.goto(path);
    const hero = page.locator('main header').first();
    await expect.soft(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft(hero.locator('svg').first()).toBeVisible();
    await expect.soft(hero.getByRole('paragraph').first()).toBeVisible();
    await expect.soft(hero.getByRole('link', { name: 'View Top Cards', exact: true })).toBeVisible();

    const outline = await outlineOf(page);
    const titles = outline.map(({ parts }) => parts.join());
    const eligibility = titles.findIndex((parts) => parts === 'Eligibility,Documents');
    expect.soft(eligibility, 'eligibility and documents').toBeGreaterThan(0);
    const list = page.locator('#cards-list');
    // The introduction stands before the list.
    expect
      .soft(
        await page
          .locator('main h2')
          .first()
          .evaluate((heading) => !heading.closest('#cards-list')),
      )
      .toBe(true);
    await expect.soft(list.getByText(/As on/)).toBeVisible();

    // What each card returns on one month comes first, and holds the same cards.
    const cards = list.getByRole('article');
    expect.soft(await list.getByRole('table').getByRole('row').count()).toBe((await cards.count()) + 1);
    expect.soft(await cards.count()).toBeGreaterThanOrEqual(5);
    for (const card of await cards.all()) {
      const name = await card.getByRole('heading', { level: 3 }).innerText();
      const [heading, issuer = ''] = (await card.innerText()).split('\n').filter((line) => line.trim());
      expect.soft(heading).toBe(name);
      expect.soft(issuer, `issuer of ${name}`).toMatch(/\w{3}/);
      const facts = await card.locator('dt').allInnerTexts();
      expect
        .soft(facts, name)
        .toEqual(expect.arrayContaining(['Fee', 'Best for', 'Pays nothing on', 'Markup abroad', 'Lounges']));
      for (const value of await card.locator('dd').allInnerTexts()) expect.soft(value, name).toMatch(/\w{3}/);
      expect
        .soft(await card.getByRole('list', { name: 'Benefits' }).getByRole('listitem').count(), name)
        .toBeGreaterThan(1);
      await expect.soft(card.getByText(/^Our view: .{20}/), name).toBeVisible();
      const visit = card.getByRole('link', { name: `Visit ${name}` });
      await expect.soft(visit).toHaveAttribute('href', /^https:\/\//);
      await expect.soft(visit).toHaveAttribute('target', '_blank');
    }
    expect.soft(await faqItems(page).count()).toBeGreaterThanOrEqual(3);
  });
}
