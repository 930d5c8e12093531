/** What every page has: questions that unfold, notices, the theme, and a page without scripts. */
import { expect } from '@playwright/test';
import { pages } from '../support/content';
import { startEngine, test } from './support/fixtures';
import { contrasts } from './support/pixels';
import { Visitor } from './support/visitor';

test('questions unfold one at a time, by mouse and by keyboard', async ({ visitor }) => {
  const open = { css: 'main details[open]:not(li > *):has(> summary h3) > summary' };
  await visitor.open('/home-loans');
  await visitor.scriptsArrived();
  const [one = '', other = ''] = await visitor.texts({ css: 'main details:not(li > *):has(> summary h3) > summary' });
  await visitor.click({ css: 'main details:not(li > *) > summary', name: one });
  await expect.poll(() => visitor.texts(open)).toEqual([one]);
  await visitor.expectSeen({ css: 'main details[open]:not(li > *):has(> summary h3) > summary + div' });
  await visitor.focus({ css: 'main details:not(li > *) > summary', name: other });
  await visitor.tab.press('Enter');
  await expect.poll(() => visitor.texts(open)).toEqual([other]);
});

test('the answer of a list keeps off what follows when the window becomes narrower', async ({ visitor }) => {
  await visitor.tab.resize(440, 740);
  await visitor.open('/credit-cards');
  await visitor.scriptsArrived();
  const [wide] = await visitor.all({ css: '#offers > p' });
  await visitor.tab.resize(320, 740);
  // In more lines
  await expect.poll(async () => (await visitor.all({ css: '#offers > p' }))[0]!.height).toBeGreaterThan(wide!.height);
  const [answer] = await visitor.all({ css: '#offers > p' });
  const [next] = await visitor.all({ css: '#offers > p + *' });
  expect(next!.top).toBeGreaterThanOrEqual(answer!.top + answer!.height);
});

test.describe('a notice', () => {
  const box = { css: '[data-notices] [data-notice-part="box"]' };
  const button = { css: 'main button[data-notice="start-planning"]' };

  test.beforeEach(async ({ visitor }) => {
    const page = pages.find(({ components }) =>
      components.some(({ props }) =>
        props.some(({ value }) => value.form === 'text' && value.text === 'start-planning'),
      ),
    );
    await visitor.open(page!.url);
    await visitor.click(button);
    await visitor.expectText(
      { css: '[data-notice-part="words"]' },
      /^Start Planning This feature isn't implemented yet, but you can request it!/,
    );
  });

  test('goes by itself after a while', async ({ visitor }) => {
    await expect.poll(async () => (await visitor.all(box)).length, { timeout: 30_000 }).toBe(0);
  });

  test('stays under the mouse, and goes at its cross', async ({ visitor }) => {
    await visitor.hover(box);
    await visitor.click({ css: 'button[aria-label="Dismiss notice"]' });
    await visitor.expectSeen(box, 'none');
  });

  test('goes at Escape', async ({ visitor }) => {
    await visitor.tab.press('Escape');
    await visitor.expectSeen(box, 'none');
  });
});

const themeSwitch = { css: 'button[data-behaviour="theme"]' };

async function isDark(visitor: Visitor): Promise<boolean> {
  const colour = await visitor.tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red + green + blue < 3 * 64;
}

test('the theme is switched, on every page after', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.scriptsArrived();
  const before = await isDark(visitor);
  await visitor.click(themeSwitch);
  await expect.poll(() => isDark(visitor)).toBe(!before);
  await visitor.open('/insurance/health');
  expect(await isDark(visitor)).toBe(!before);
  await visitor.scriptsArrived();
  await visitor.click(themeSwitch);
  await expect.poll(() => isDark(visitor)).toBe(before);
  await visitor.open('/');
  expect(await isDark(visitor)).toBe(before);
});

/** The least contrast with which a part of a control may stand out. Source: WCAG 2.2, criterion 1.4.11. */
const SEEN = 3;

/** Width of a thumb, in pixels, with its ring of 3. */
const THUMB = 26;

for (const theme of ['light', 'dark']) {
  test(`the thumb of a slider is a ring that is seen in the ${theme} theme`, async ({ visitor }) => {
    await visitor.open('/calculators/sip');
    await visitor.scriptsArrived();
    const isOther = (await isDark(visitor)) !== (theme === 'dark');
    if (isOther) await visitor.click(themeSwitch);
    await expect.poll(() => isDark(visitor)).toBe(theme === 'dark');
    const slider = { css: 'main input[type="range"]', name: 'Expected return' };
    const { left, top, width, height, share } = await visitor.find(slider);
    const x = left + THUMB / 2 + share * (width - THUMB);
    const y = top + height / 2;
    const above = (pixels: number): { x: number; y: number } => ({ x, y: y - pixels });
    const [outside, inside] = await contrasts(visitor.tab, [
      [above(THUMB / 2 - 1.5), above(THUMB / 2 + 5)],
      [above(THUMB / 2 - 1.5), above(0)],
    ]);
    if (isOther) {
      await visitor.open('/');
      await visitor.scriptsArrived();
      await visitor.click(themeSwitch);
    }
    expect(outside, 'its ring, beside what lies around it').toBeGreaterThan(SEEN);
    expect(inside, 'its ring, beside its middle').toBeGreaterThan(SEEN);
  });
}

test('without scripts a page reads whole, and what would need them is told', async ({ engine, baseURL }) => {
  const { tab, stop } = await startEngine(engine, false);
  try {
    const visitor = new Visitor(tab, baseURL ?? '');
    await visitor.takeSeat('phone');
    await visitor.open('/home-loans');
    await visitor.expectSeen({ css: '[data-island="OfferList"] ol > li' });
    await visitor.expectText({ css: 'main noscript' }, /turn on JavaScript/);
    await visitor.expectSeen({ css: 'button[data-behaviour]' }, 'none');
    const entry = { css: '#site-nav a[href="/"]' };
    await visitor.expectSeen(entry, 'none');
    await visitor.click({ css: '#site-menu' });
    await visitor.expectSeen(entry);
    await visitor.click({ css: 'header summary' });
    await visitor.expectSeen({ css: '#site-nav details[open] + ul a' });
  } finally {
    await stop();
  }
});
