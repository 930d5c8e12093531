import { expect, test } from '@playwright/test';
import { calculatorIds, calculatorPath } from '../../src/content/calculatorIds';
import { isQuestion } from '../../src/content/questionIds';
import { sample } from '../support/sample';
import { printedText, withoutSpaces } from './support/pdf';
import { eitherScreen, NEEDS_DESKTOP, AT_NIGHT } from './support/projects';

eitherScreen();

for (const id of sample(
  calculatorIds.filter((id) => id !== 'home-loan-emi' && !isQuestion(id)),
  2,
  'calculators',
)) {
  test(`${id}: answers a change, and its address opens the same answer`, async ({ page }) => {
    await page.goto(`/calculators/${id}`);
    const example = await page.locator('div[data-example]').innerText();
    const island = page.locator('[data-island="Calculator"]');
    await expect(page.getByText('Our example')).toBeVisible();
    // A form of more than four numbers has boxes and no sliders.
    const slider = island.getByRole('slider').first();
    const field = island.getByRole('textbox').first();
    const isBox = (await slider.count()) === 0;
    await (isBox ? field : slider).focus();
    await expect(island).toHaveAttribute('data-island-status', 'live');
    await expect(page.getByText('Our example')).toBeHidden();
    if (isBox) await field.fill(String(2 * Number((await field.inputValue()).replaceAll(/\D/gu, ''))));
    else await slider.press('Home');
    await expect(page).toHaveURL(/#\w+=/);
    const result = page.locator('div[data-example]');
    await expect.poll(() => result.innerText()).not.toBe(example);
    await expect(result).not.toContainText(/NaN|Infinity|undefined/);
    const answer = await result.innerText();
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
    await expect.poll(() => page.locator('div[data-example]').innerText()).toBe(answer);
  });
}

for (const id of sample(
  calculatorIds.filter((id) => !isQuestion(id)),
  1,
  'print of calculators',
)) {
  test(`${id}: its button prints the numbers, the answer, the chart and the steps on one sheet of A4`, async ({
    page,
  }) => {
    // The PDF is made below, and a dialogue would wait for somebody.
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(calculatorPath(id));
    const calculator = page.locator('[data-island]', { hasText: 'How we worked it out' });
    const field = calculator.getByRole('textbox').first();
    await field.focus();
    await expect(calculator).toHaveAttribute('data-island-status', 'live');
    const said = [
      await field.inputValue(),
      await calculator.locator(`label[for="${await field.getAttribute('id')}"]`).innerText(),
      await calculator.locator('div[data-example] dd').first().innerText(),
      'How we worked it out',
    ].map(withoutSpaces);
    const beside = id === 'home-loan-emi' ? 'Already have a home loan?' : 'What it counts';
    await calculator.getByRole('button', { name: 'Print' }).click();
    const [sheet = '', ...more] = await printedText(page);
    expect(more).toEqual([]);
    expect(said.filter((text) => !sheet.includes(text))).toEqual([]);
    expect(sheet).not.toContain(withoutSpaces(beside));
  });
}

test('the page of calculators answers each of them, and leads to it', AT_NIGHT, async ({ page }) => {
  await page.goto('/calculators');
  for (const id of calculatorIds.filter((one) => !isQuestion(one)))
    await expect(page.locator(`a[href="${calculatorPath(id)}"]`).first()).toBeVisible();
  await page.locator('main a[href="/calculators/sip"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator');
});

test('where nothing is drawn, the folds below the panel are as high as elsewhere', async ({ page }) => {
  await page.goto('/calculators/affordability#income=50000&otherEmis=20000');
  const result = page.locator('div[data-example]').filter({ hasText: 'Nothing can be borrowed' });
  await expect(result).toBeVisible();
  for (const fold of await result.locator('summary').all()) {
    expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('what an address holds of nonsense is said above both cards', NEEDS_DESKTOP, async ({ page }) => {
  await page.goto('/calculators/affordability#income=0');
  const said = page.getByText(/It was left out/);
  await expect(said).toBeVisible();
  const cards = page.locator('[role="group"] > :is([data-needs-script], [data-example])');
  const tops = await cards.evaluateAll((both) => both.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
  expect(tops[0]).toBeGreaterThan((await said.boundingBox())!.y);
});

test('beside the fields, the figure stays while they scroll away', NEEDS_DESKTOP, async ({ page }) => {
  await page.goto('/calculators/sip');
  const figure = page.locator('[data-result-card] dd').first();
  const field = page.getByRole('textbox', { name: 'Monthly investment' });
  for (const y of [150, 350, 650]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect(figure).toBeInViewport({ ratio: 1 });
    const box = (await figure.boundingBox())!;
    expect(box.y).toBeGreaterThan(80);
    const isOnTop = await figure.evaluate(
      (dd, [x, top]) => document.elementFromPoint(x!, top!) === dd,
      [box.x + 5, box.y + 5],
    );
    expect(isOnTop).toBe(true);
  }
  expect((await field.boundingBox())!.y).toBeLessThan(0);
});
