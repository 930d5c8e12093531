import { expect, test, type Page } from '@playwright/test';
import { lostText, unfold } from './support/lostText';
import { desktopOnly } from './support/projects';
import { batches, someRoutes } from '../support/routes';
import { sample, testsAll } from '../support/sample';
import { wholePage } from './support/wholePage';

desktopOnly();

/** The smallest phones, small tablets, both sides of every width at which the layout changes, and small laptops. */
const WIDTHS_PX = [
  ...[320, 360, 1440],
  ...sample([479, 480, 639, 640, 767, 768, 820, 1023, 1024, 1100, 1279, 1280], 4, 'widths'),
];

/** Letters of a word that has to fit into a line of the smallest phone, such as a lender's name; and where letters are twice as large */
const LETTERS_PER_LINE = 16;
const LARGE_LETTERS_PER_LINE = 8;

/** Where letters twice as large are tried. */
const LARGE_TEXT_WIDTHS_PX = [320, ...sample([360, 768, 1024, 1280, 1440], 2, 'widths of large letters')];

/** A word that no dictionary knows, as in an address or a made-up question. */
const LONG_WORD = 'x'.repeat(400);

/** Sets the size of letters that a visitor has chosen in the browser, of which `em` and `rem` are multiples. */
async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
  await devTools.detach();
}

async function expectNothingLost(page: Page, path: string, widths: readonly number[], letters: number): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await lostText(page, letters), `${path} at ${width} px`).toEqual([]);
  }
}

/** A list has most to lose: rows, fields and what stays at the top of the screen. */
const drawn = [...new Set(['/home-loans', ...someRoutes(2, 'widths')])];

batches(drawn, 2).forEach((routes, index) => {
  test(`no page loses text on any screen, with letters twice as large either (${index + 1} of 2)`, async ({ page }) => {
    test.setTimeout(routes.length * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...routes, ...(index === 0 && testsAll() ? ['/no-such-page'] : [])]) {
      await setTextSize(page, 16);
      await page.goto(path);
      await wholePage(page);
      await unfold(page);
      await expectNothingLost(page, path, WIDTHS_PX, LETTERS_PER_LINE);
      await setTextSize(page, 32);
      await expectNothingLost(page, `${path} with large letters`, LARGE_TEXT_WIDTHS_PX, LARGE_LETTERS_PER_LINE);
    }
  });
});

test('with letters twice as large, no words of the picture of a question lie on others', async ({ page }) => {
  await page.goto('/questions/prepay-or-invest');
  await setTextSize(page, 32);
  for (const width of LARGE_TEXT_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const onOthers = await page.locator('main figure svg[role="img"] text').evaluateAll((texts) => {
      const boxes = texts.map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
      return boxes.flatMap(({ words, box: { left, right, top, bottom } }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box }) => box.left < right && box.right > left && box.top + 4 < bottom && box.bottom > top + 4)
          .map((other) => `${words} and ${other.words}`),
      );
    });
    expect(onOthers, `${width} px`).toEqual([]);
  }
});

/** Where a phone enlarges letters alone, widths in media queries stay what they are. */
test('with letters enlarged alone, no number of a field or of the result at the edge is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home-loans', '/calculators/card-minimum']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await unfold(page);
    const cutOff = await page.locator('main').evaluate((main) => {
      const context = document.createElement('canvas').getContext('2d')!;
      const fields = [...main.querySelectorAll<HTMLInputElement>('input[inputmode]')].filter((field) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        context.font = font;
        const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        return field.clientWidth > 0 && context.measureText(field.value).width > room + 3;
      });
      const bars = [...main.querySelectorAll('[data-result-bar] b')].filter(
        (figure) => figure.getBoundingClientRect().right > figure.parentElement!.getBoundingClientRect().right + 1,
      );
      return [...fields.map(({ name, value }) => `${name}: ${value}`), ...bars.map(({ textContent }) => textContent)];
    });
    expect(cutOff, path).toEqual([]);
  }
});

/** Below an amount, between its two buttons, it is written in words. */
test('with letters enlarged alone, the words of an amount do not lie on it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/calculators/card-minimum');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const { amountEnds, wordsBegin } = await page.getByRole('textbox', { name: 'Balance owed' }).evaluate((field) => {
    const { paddingBlockEnd } = getComputedStyle(field);
    return {
      amountEnds: field.getBoundingClientRect().bottom - parseFloat(paddingBlockEnd),
      wordsBegin: field.nextElementSibling!.getBoundingClientRect().top,
    };
  });
  // Lines have room above and below their letters.
  expect(wordsBegin + 6).toBeGreaterThanOrEqual(amountEnds);
});

test('a sum that is split over banks has each of its amounts in one line', async ({ page }) => {
  const path = '/questions/park-money#sum=1200000';
  await page.goto(path);
  await expect(page.getByText('Split over three banks, ₹12 lakh earns')).toBeVisible();
  await expectNothingLost(page, path, [320, 360, 768], LETTERS_PER_LINE);
  await setTextSize(page, 32);
  await expectNothingLost(page, `${path} with large letters`, [320, 360, 768], LARGE_LETTERS_PER_LINE);
});

for (const [path, answer] of sample(
  [
    [`/search?q=${LONG_WORD}`, 'Nothing found for'],
    [`/blog?q=${LONG_WORD}`, 'No Articles Found'],
    [`/${LONG_WORD}`, 'Page Not Found'],
  ] as const,
  1,
  'long words',
)) {
  test(`no word is too long for ${path.slice(0, 12)}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(answer).first()).toBeVisible();
    await expectNothingLost(page, path.slice(0, 12), [320, 360, 768], LETTERS_PER_LINE);
  });
}
