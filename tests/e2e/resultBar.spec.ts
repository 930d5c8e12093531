import { expect, test, type Locator, type Page } from '@playwright/test';
import { calculatorIds, calculatorPath } from '../../src/content/calculatorIds';
import { translatedRoutes } from '../support/routes';
import { sample } from '../support/sample';
import { openCalculator } from './support/calculator';
import { atRest } from './support/covered';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { unfoldFields } from './support/questions';
import { allScriptsArrived, scriptsArrived } from './support/scripts';

phoneOnly();

/** The EMI calculator of home loans is on the page of their list. */
const ids = calculatorIds.filter((id) => id !== 'home-loan-emi');

const barOf = (page: Page): Locator => page.locator('[data-result-bar]');

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a!.y + a!.height <= b!.y + 0.5 || b!.y + b!.height <= a!.y + 0.5).toBe(true);
}

test('it compares numbers of the visitor, and never with our example', async ({ page }) => {
  const calculator = await openCalculator(page);
  const bar = barOf(page);
  await calculator.root.evaluate((root) => root.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText('₹43,391 Monthly EMI');

  // Typed letter by letter, it is one edit.
  await calculator.text('Loan amount').tap();
  await page.keyboard.type('4000000', { delay: 20 });
  await expect(bar).toHaveText('₹34,713 Monthly EMI');
  await calculator.root.getByRole('button', { name: '50 lakh' }).tap();
  await expect(bar).toHaveText('₹43,391 Monthly EMI ₹8,678 more than your last numbers');

  await calculator.root.getByText('Paying early, a change of the rate').tap();
  for (const amount of ['100000', '200000']) {
    await calculator.root.getByRole('textbox', { name: 'Pay early' }).fill(amount);
    await page.keyboard.press('Enter');
    await expect(bar).toHaveText('₹43,391 Monthly EMI');
  }
  await expect(bar).toBeVisible();
});

/** Labels of figures that the mark "Our example" touches. */
function marksOverLabels(): string[] {
  return [...document.querySelectorAll('[data-example] > [data-until-live]')].flatMap((mark) => {
    const label = mark.parentElement!.querySelector('[data-result-card] dt');
    if (!label) return [];
    const range = document.createRange();
    range.selectNodeContents(label);
    const [text, box] = [range.getBoundingClientRect(), mark.getBoundingClientRect()];
    const isApart = text.right <= box.left || box.bottom <= text.top + 3;
    return isApart ? [] : [label.textContent];
  });
}

const paths = ids.map(calculatorPath);
const inOthers = translatedRoutes.flatMap(([, english, address]) => (paths.includes(english) ? [address] : []));

for (const path of sample([...paths, ...inOthers], 1, 'labels of result bars')) {
  test(`${path}: the bar shows its figure and label whole, on the smallest phones`, async ({ page }) => {
    await page.goto(path);
    await unfoldFields(page);
    for (const width of [320, 360]) {
      for (const height of [740, 430]) {
        await page.setViewportSize({ width, height });
        const isWhole = await barOf(page).evaluate((bar) => {
          const range = document.createRange();
          range.selectNodeContents(bar);
          const [text, room] = [range.getBoundingClientRect(), bar.getBoundingClientRect()];
          return (
            text.top >= room.top && text.bottom <= room.bottom && text.left >= room.left && text.right <= room.right
          );
        });
        expect(isWhole, `at ${width} x ${height}`).toBe(true);
      }
      expect(await page.evaluate(marksOverLabels), `at ${width}`).toEqual([]);
    }
  });
}

test('a link with numbers is no edit', AT_NIGHT, async ({ page }) => {
  await page.goto('/calculators/sip#monthly=20000');
  const bar = barOf(page);
  await expect(bar).toContainText('₹2 crore');
  await expect(bar).not.toContainText('than');
});

for (const id of sample(ids, 1, 'result bars')) {
  test(`${id}: it is there while less than a third of its card is, and never from 1024 px on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(calculatorPath(id));
    await unfoldFields(page);
    await allScriptsArrived(page);
    const bar = barOf(page);
    const seen = (): Promise<{ card: number; isOver: boolean }> =>
      page.evaluate(() => {
        const card = document.querySelector('[data-result-card]')!.getBoundingClientRect();
        const fields = document.querySelector('[data-result-bar]')!.parentElement!.getBoundingClientRect();
        const header = document.querySelector('header')!.getBoundingClientRect().bottom;
        return {
          card: (Math.min(card.bottom, innerHeight) - Math.max(card.top, header)) / card.height,
          isOver: fields.bottom < header,
        };
      });
    let [shown, hidden] = [0, 0];
    // From the first pixel on: what was just opened is to be read until the visitor scrolls.
    for (let y = 1; y < 3000; y += 110) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await atRest(page);
      const { card, isOver } = await seen();
      if (isOver) break;
      if (Math.abs(card - 1 / 3) < 0.02) continue;
      expect(await bar.isVisible(), `at ${y}, with ${card.toFixed(2)} of the card`).toBe(card < 1 / 3);
      if (card < 1 / 3) shown++;
      else hidden++;
    }
    expect(hidden).toBeGreaterThan(0);
    // A form of two boxes always has a third of its card beside it.
    if ((await bar.locator('xpath=..').getByRole('textbox').count()) > 2) expect(shown).toBeGreaterThan(0);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(bar).toBeHidden();
    }
  });
}

for (const [path, field, wrong] of sample(
  [
    ['/calculators/income-tax', 'Home loan interest', '9 crore'],
    ['/home-loans', 'Loan amount', '3 lakh'],
    ['/calculators/sip', 'Monthly investment', 'x'],
  ] as const,
  1,
  'errors beside a bar',
)) {
  test(`${path}: beside an error it is absent, and the error in sight, at any height`, AT_NIGHT, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scriptsArrived(page);
    const input = page.locator('[data-island]:has([data-result-bar])').getByRole('textbox', { name: field });
    await input.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await input.tap();
    await expect(page.locator('[data-island]:has([data-result-bar])')).toHaveAttribute('data-island-status', 'live');
    // The keyboard opens.
    await page.setViewportSize({ width: 360, height: 430 });
    await atRest(page);
    await expect(barOf(page)).toBeVisible();
    await expect(barOf(page)).toHaveCSS('height', '36px');
    await expectApart(input, barOf(page));
    await input.fill(wrong);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(barOf(page)).toBeHidden();
    const ids = (await input.getAttribute('aria-describedby')) ?? '';
    const words = page.locator(`[id="${ids.split(' ').at(-1)!}"]`);
    await expect(words).not.toBeEmpty();
    await atRest(page);
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(input).toBeInViewport({ ratio: 1 });
    for (const height of [300, 500, 740]) {
      await page.setViewportSize({ width: 360, height });
      await atRest(page);
      await expect(barOf(page)).toBeHidden();
    }
  });
}

test('on a low window without a keyboard there is none, and the header scrolls away', AT_NIGHT, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/calculators/sip');
  await scriptsArrived(page);
  for (const y of [0, 200, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await atRest(page);
    await expect(barOf(page)).toBeHidden();
  }
  expect((await page.getByRole('banner').boundingBox())!.y).toBeLessThanOrEqual(-80);
});

test('a keyboard makes the window lower', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await expect(page.locator('meta[name="viewport"]')).toHaveCount(1);
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
});
