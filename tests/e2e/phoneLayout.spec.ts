import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { headerGroups, headerItems } from '../support/content';
import { headerOf } from './support/header';
import { phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';
import { batches, someRoutes } from '../support/routes';
import { unfoldFields } from './support/questions';
import { wholePage } from './support/wholePage';

phoneOnly();

/** The narrowest things that a finger has to hit: WCAG 2.2 asks 24 px, we keep 44. */
const TOUCH_PX = 44;

/**
 * Buttons, folded questions, form fields, links that look like buttons, and links of the header, that are too small.
 * The calculator's text fields are left out: each fills a frame of 44 px but for its border.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const always =
      'button, summary, select, input:not([inputmode]), header[class] > div a, nav[aria-label="On this page"] a, footer nav a, a[href^="https://wa.me"]:not(li a)';
    const wordsOf = (target: HTMLElement): HTMLElement | undefined =>
      target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type) ? target.labels?.[0] : undefined;
    const isRound = (element: Element): boolean => parseFloat(getComputedStyle(element).borderRadius) > 20;
    return (
      [...document.querySelectorAll<HTMLElement>(`${always}, a`)]
        .filter((target) => target.matches(always) || isRound(target))
        .filter((target) => target.checkVisibility({ checkOpacity: false, checkVisibilityCSS: false }))
        // A finger ticks a box by its words too.
        .map((target) => ({ target, box: (wordsOf(target) ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
        .map(
          ({ target, box }) =>
            `${target.tagName} "${target.textContent.slice(0, 40)}" ${box.width.toFixed()}x${box.height.toFixed()}`,
        )
    );
  }, TOUCH_PX);
}

/** Standalone links and breadcrumbs that are hard to tap: smaller than the 24 px that WCAG 2.2 asks for. */
function smallLinks(page: Page): Promise<string[]> {
  return page.locator('main :is(p > a:only-child, nav[aria-label] ol a)').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
      .filter((link) => link.parentElement!.textContent.trim() === link.textContent.trim())
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 23.5 || box.width < 23.5)
      .map(({ link, box }) => `"${link.textContent.slice(0, 40)}" ${box.width.toFixed()}x${box.height.toFixed()}`),
  );
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - 360);
}

batches(someRoutes(4, 'phone layout'), 2).forEach((routes, index) => {
  test(`at 360 px nothing scrolls sideways and every target fits a finger (${index + 1} of 2)`, async ({ page }) => {
    for (const path of routes) {
      await page.goto(path);
      await wholePage(page);
      expect.soft(await page.evaluate(() => innerWidth), path).toBe(360);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
      expect.soft(await smallTargets(page), path).toEqual([]);
      expect.soft(await smallLinks(page), path).toEqual([]);
      await page.locator('main details').evaluateAll((items) => {
        items.forEach((item) => {
          item.removeAttribute('name');
          item.setAttribute('open', '');
        });
      });
      expect.soft(await overflow(page), `${path}, unfolded`).toBeLessThanOrEqual(0);
    }
  });
});

test('the menu fits the screen and its entries a finger', async ({ page }) => {
  await page.goto('/');
  const header = headerOf(page);
  await header.menuButton.tap();
  const group = headerGroups[0]!;
  await header.item(group.name).tap();
  await expect(header.submenu(group.name)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const heights = await page
    .locator('nav[aria-label="Main"] :is(a, summary):visible')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  const tools = await header.tools.getByRole('link').count();
  expect(heights.length).toBe(headerItems.length + group.dropdown.length + tools);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(TOUCH_PX);
});

for (const width of sample([320, 360], 1, 'regimes')) {
  test(`both regimes line by line stand inside ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/calculators/income-tax#salary=60000000');
    const part = page.locator('[data-island="Calculator"]');
    await expect(part).toHaveAttribute('data-island-status', 'live');
    const table = part.getByRole('table').first();
    const head = table.getByRole('columnheader', { name: 'New', exact: true });
    await head.scrollIntoViewIfNeeded();
    // But for a part of a pixel.
    await expect(head).toBeInViewport({ ratio: 0.99 });
    const frame = await table.evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth);
    expect(frame).toBeLessThanOrEqual(0);
    const cells = await table
      .getByRole('cell')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...cells)).toBeLessThanOrEqual(width);
  });
}

/** The lists whose fields change the sentence about them. */
const typed = [
  ['/fixed-deposits', ['8 lakh', '2 crore', '10000']],
  ['/home-loans', ['30 lakh', '2 crore', '5 lakh']],
  ['/personal-loans', ['3 lakh', '20 lakh']],
  ['/gold-loan', ['40', '500']],
] as const;

for (const [path, texts] of sample(typed, 1, 'typed in lists')) {
  test(`${path}: no field moves while somebody types`, async ({ page }) => {
    await page.goto(path);
    const part = page.locator('main [data-island]').first();
    await unfoldFields(page);
    const field = part.getByRole('textbox').first();
    await field.tap();
    await expect(part).toHaveAttribute('data-island-status', 'live');
    let before = await part.innerText();
    const { y } = (await field.boundingBox())!;
    for (const text of texts) {
      await field.fill(text);
      await expect.poll(() => part.innerText()).not.toBe(before);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect((await field.boundingBox())!.y, text).toBeCloseTo(y, 0);
      before = await part.innerText();
    }
  });
}

test('the fields of a list are one line that says their numbers, and opens', async ({ page }) => {
  await openRanked(page, '/home-loans');
  const fold = page.locator('#offers summary', { hasText: 'Your numbers' });
  await expect(fold).toContainText('₹50 lakh over 20 years');
  expect((await fold.boundingBox())!.height).toBeLessThanOrEqual(48);
  const field = page.getByRole('region', { name: 'Your numbers' }).getByRole('textbox').first();
  await expect(field).toBeHidden();
  await fold.tap();
  await expect(field).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await field.fill('30 lakh');
  await expect(fold).toContainText('₹30 lakh over 20 years');
});

const ordered = [
  ...['/home-loans', '/fixed-deposits', '/credit-cards', '/savings-accounts', '/personal-loans'],
  ...['/insurance/health', '/insurance/term-life', '/insurance/travel', '/investments/elss'],
];

for (const width of sample([320, 360], 1, 'order of lists')) {
  test(`what a list is ordered by is read whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of sample(ordered, 3, 'ordered lists')) {
      await page.goto(path);
      const select = page.locator('[data-list-tools] select');
      await expect(select).toBeVisible();
      const room = await select.evaluate((box: HTMLSelectElement) => {
        const { font, paddingLeft, borderLeftWidth } = getComputedStyle(box);
        const paint = document.createElement('canvas').getContext('2d')!;
        paint.font = font;
        const widest = Math.max(...[...box.options].map(({ text }) => paint.measureText(text).width));
        const inside = box.getBoundingClientRect().width - 2 * parseFloat(borderLeftWidth);
        return inside - parseFloat(paddingLeft) - widest;
      });
      // For the arrow
      expect.soft(room, path).toBeGreaterThanOrEqual(20);
    }
  });
}
