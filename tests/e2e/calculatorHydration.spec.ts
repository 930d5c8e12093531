import { expect, test } from '@playwright/test';
import { awake, calculatorOf, expectResult, pointOnTrack } from './support/calculator';
import { watchLayoutShift } from './support/layoutShift';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { allScriptsArrived, holdScripts, scriptsArrived } from './support/scripts';

eitherScreen();

/** What a slow network may bring late: everything, or only what the island needs in addition. */
const late: readonly (readonly [what: string, files: RegExp])[] = [
  ['all scripts', /\.js$/],
  ['the code of the island', /\/assets\/js\/(?!islands\.)[^/]+\.js$/],
];

for (const [what, files] of late) {
  test(
    `a slider moved while ${what} are on the way keeps its place, and the result follows`,
    AT_NIGHT,
    async ({ page }) => {
      const release = await holdScripts(page, files);
      await page.goto('/home-loans');
      const calculator = calculatorOf(page);
      await calculator.slider('Loan amount').focus();
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
      await expect(calculator.slider('Loan amount')).toHaveValue('6000000');
      await expectResult(calculator, '43,391', '1,04,13,840', '54,13,840');
      release();
      await awake(page);
      await expect(calculator.slider('Loan amount')).toHaveValue('6000000');
      await expect(calculator.text('Loan amount')).toHaveValue('₹60,00,000');
      await expectResult(calculator, '52,069', '1,24,96,560', '64,96,560');
    },
  );

  test(`a rate typed while ${what} are on the way is worked out`, AT_NIGHT, async ({ page }) => {
    const release = await holdScripts(page, files);
    await page.goto('/home-loans');
    const calculator = calculatorOf(page);
    await calculator.text('Interest rate').fill('9');
    release();
    await awake(page);
    await expect(calculator.text('Interest rate')).toHaveValue('9');
    await expectResult(calculator, '44,986', '1,07,96,640', '57,96,640');
  });
}

test('a tap on a slider before the scripts have arrived counts', AT_NIGHT, async ({ page, isMobile }) => {
  const release = await holdScripts(page);
  await page.goto('/home-loans');
  const calculator = calculatorOf(page);
  const { x, y } = await pointOnTrack(calculator.slider('Tenure'), 0.99);
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(calculator.slider('Tenure')).toHaveValue('30');
  release();
  await awake(page);
  await expectResult(calculator, '38,446', '1,38,40,560', '88,40,560');
});

test('nothing moves while the calculator wakes up before the eyes of the visitor', AT_NIGHT, async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const release = await holdScripts(page, late[1]?.[1]);
  await page.goto('/home-loans');
  await scriptsArrived(page);
  const { root } = calculatorOf(page);
  await root.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await root.boundingBox();
  release();
  await awake(page);
  expect(await layoutShift()).toBeLessThan(0.01);
  expect(await root.boundingBox()).toEqual(before);
});

for (const path of ['/', '/calculators/emi', '/questions/prepay-or-invest', '/fixed-deposits']) {
  test(`${path}: what the island needs is fetched at once, and nothing more when React is there`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(request.url());
    });
    const release = await holdScripts(page, /islands-react/);
    await page.goto(path);
    await allScriptsArrived(page);
    const island = page.locator('[data-island-imports]').first();
    await island.locator('summary, input').filter({ visible: true }).first().focus();
    await expect.poll(() => asked.some((url) => url.includes('islands-react'))).toBe(true);
    const before = [...asked];
    release();
    await expect(island).toHaveAttribute('data-island-status', 'live');
    expect(asked).toEqual(before);
  });
}
