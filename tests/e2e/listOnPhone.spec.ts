/** What floats and folds around a list on a phone: it serves the list, and neither outlasts nor covers it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { atRest } from './support/covered';
import { usePhoneFont } from './support/phoneFont';
import { phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';
import { unfoldFields } from './support/questions';
import { allScriptsArrived, scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

phoneOnly();

const listOn = (page: Page): Locator => page.locator('[data-island="OfferList"]');

/** Puts the top of a part so many px below the top of the window. */
const bringTo = (part: Locator, px: number): Promise<void> =>
  part.evaluate((element, below) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - below, behavior: 'instant' });
  }, px);

test('the heading and the order of a list stay while it lasts, and not over the next', async ({ page }) => {
  await page.goto('/fixed-deposits');
  await scriptsArrived(page);
  await wholePage(page);
  const tools = listOn(page).locator('[data-list-tools]');
  const next = listOn(page).getByRole('heading', { level: 2, name: /company|companies/i });
  await bringTo(listOn(page).locator('ol > li').nth(3), 200);
  await atRest(page);
  await expect(tools).toBeInViewport({ ratio: 1 });
  await bringTo(next, 90);
  await atRest(page);
  const [box, heading] = [await tools.boundingBox(), await next.boundingBox()];
  expect(box!.y + box!.height).toBeLessThanOrEqual(heading!.y);
});

/** Their values are few, so the pill has one line. */
const questions = ['/questions/park-money', '/questions/prepay-or-invest'];

test('each fold of fields says that it opens, in the same words', async ({ page }) => {
  const lists = ['/home-loans', '/credit-cards', '/investments/index-funds'];
  for (const path of [...sample(lists, 1, 'folds of lists'), ...sample(questions, 1, 'folds of questions')]) {
    await openRanked(page, path);
    const fold = page.locator('main summary', { hasText: 'Your numbers' });
    await expect(fold).toHaveText(/Change\s*$/);
    if (questions.includes(path)) {
      const lines = await fold
        .locator('> span')
        .evaluate((brief) => brief.clientHeight / Number.parseFloat(getComputedStyle(brief).lineHeight));
      expect(lines, `${path}: lines of its values`).toBeCloseTo(1, 0);
    }
    await fold.getByText('Change').tap();
    await expect(fold.locator('xpath=..')).toHaveAttribute('open');
  }
});

test('the answer comes before the numbers, and moves no field while one types', async ({ page }) => {
  const [path] = sample(['/home-loans', '/fixed-deposits', '/credit-cards'], 1, 'answers before numbers');
  await page.setViewportSize({ width: 360, height: 740 });
  await openRanked(page, path!);
  const answer = listOn(page).locator('p').first();
  const pill = listOn(page).locator('summary', { hasText: 'Your numbers' });
  expect((await answer.boundingBox())!.y).toBeLessThan((await pill.boundingBox())!.y);
  await scriptsArrived(page);
  await unfoldFields(page);
  await allScriptsArrived(page);
  const field = listOn(page).getByRole('textbox').first();
  const topOf = async (): Promise<number> => (await field.boundingBox())!.y;
  await atRest(page);
  const before = await topOf();
  await field.fill('99,999');
  await atRest(page);
  expect(await topOf()).toBe(before);
  expect((await answer.boundingBox())!.y).toBeGreaterThan(before);
});

const barOf = (page: Page): Locator => listOn(page).locator('[data-result-bar]');

/** What a visitor chooses behind the pill, and what the bar then says of it. */
const choices = [
  {
    path: '/credit-cards',
    choose: async (list: Locator) => {
      await list.getByRole('textbox', { name: 'Fuel' }).fill('20000');
    },
    says: / gives you ₹.* if you spend ₹43,000 a month/,
  },
  {
    path: '/insurance/health',
    choose: async (list: Locator) => {
      await list.getByText('Heart', { exact: true }).tap();
    },
    says: /plans/,
  },
  {
    path: '/fixed-deposits',
    choose: async (list: Locator) => {
      await list.getByRole('textbox', { name: 'Deposit' }).fill('5 lakh');
    },
    says: /^₹5\slakh for 3 years becomes/,
  },
  {
    path: '/home-loans',
    choose: async (list: Locator) => {
      await list.getByRole('textbox', { name: 'Loan amount' }).fill('30 lakh');
    },
    says: /^₹30\slakh over 20 years costs/,
  },
] as const;

for (const { path, choose, says } of sample(choices, 1, 'choices behind the pill')) {
  test(`${path}: a choice behind the pill changes something in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openRanked(page, path);
    await scriptsArrived(page);
    await unfoldFields(page);
    // Where they come after the choice, what was opened is still to be read, and the bar waits for a scroll.
    await allScriptsArrived(page);
    const answer = listOn(page).locator('p').first();
    // The answer is below what the fold holds.
    const fold = listOn(page).locator('details').first();
    await bringTo(fold, 130);
    await choose(listOn(page));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await bringTo(fold, 130);
    await atRest(page);
    const isSeen = await answer.evaluate((words) => words.getBoundingClientRect().top < innerHeight - 60);
    if (isSeen) {
      await expect(answer).toHaveText(says);
      return;
    }
    await expect(barOf(page)).toBeVisible();
    await expect(barOf(page)).toHaveText(says);
    await expect(answer).toHaveText(says);
    const { x, y } = (await barOf(page).boundingBox())!;
    await page.touchscreen.tap(x + 100, y + 20);
    await atRest(page);
    await expect(answer).toBeInViewport();
    await expect(barOf(page)).toBeHidden();
  });
}

test('the bar covers nothing of what was just opened, and moves no choice out of sight', async ({ page }) => {
  await page.goto('/questions/park-money');
  await scriptsArrived(page);
  await unfoldFields(page);
  // What answers the next tap is on its way.
  await page.waitForLoadState('networkidle');
  await atRest(page);
  const senior = page.locator('main label', { hasText: '60 or older' });
  const bar = page.locator('[data-result-bar]');
  await expect(bar).toBeHidden();
  const { x, y, height } = (await senior.boundingBox())!;
  expect(y + height).toBeLessThan(740);
  await page.touchscreen.tap(x + 30, y + height / 2);
  await expect(page.getByRole('checkbox', { name: '60 or older' })).toBeChecked();
  await expect(bar).toBeVisible();
  await atRest(page);
  const [box, edge] = [(await senior.boundingBox())!, (await bar.boundingBox())!.y];
  expect(box.y + box.height).toBeLessThanOrEqual(edge);
});

for (const path of sample(['/investments/index-funds', '/insurance/health'], 1, 'boxes before names')) {
  test(`${path}: the box to compare stands before the name of its row, and covers nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(listOn(page).getByText('Tick to compare').first()).toBeVisible();
    const covering = await listOn(page)
      .locator('ol > li:has(> label)')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const name = row.querySelector('h3')!;
          const box = row.querySelector('label > input')!.getBoundingClientRect();
          const isBefore = box.right <= name.getBoundingClientRect().left;
          const isAlone = row.querySelector('summary svg text') === null;
          return isBefore && isAlone ? [] : [name.textContent];
        }),
      );
    expect(covering).toEqual([]);
  });

  test(`${path}: with letters twice as large the box has a line of its own`, async ({ page }) => {
    await page.goto(path);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 320, height: 740 });
    const row = listOn(page).locator('ol > li:has(> label)').first();
    await row.scrollIntoViewIfNeeded();
    const [box, name] = [await row.getByRole('checkbox').boundingBox(), await row.getByRole('heading').boundingBox()];
    expect(name!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
  });
}

/** Lists whose rows have terms under their names, with the height of the highest; one of them as a visitor of 68 with diabetes finds it. */
const termLists = [
  ['/insurance/health', 145],
  ['/insurance/health#age=68&diabetes=1', 145],
  ['/insurance/travel', 165],
] as const;

for (const [path, mostPx] of sample(termLists, 1, 'rows of terms')) {
  test(`${path}: each closed row is at most ${mostPx} px high`, async ({ page }) => {
    await usePhoneFont(page);
    await page.goto(path);
    await scriptsArrived(page);
    await wholePage(page);
    const rows = await listOn(page)
      .locator('ol > li summary, section li summary')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((row) => ({ name: row.querySelector('h3')!.textContent, px: row.getBoundingClientRect().height })),
      );
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.filter(({ px }) => px > mostPx)).toEqual([]);
  });
}
