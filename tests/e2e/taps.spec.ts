/** How many taps a visitor on a phone needs from the home page to the answer to a usual question. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { addressNow, nameOf, rowsOfKind } from '../support/content';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { Finger } from './support/taps';

phoneOnly();

/** React comes with the first touch, which takes a busy machine some seconds. */
const ANSWER = { timeout: 20_000 };

const asked = (page: Page): Locator => page.getByRole('group', { name: 'What do you want to do?' });
const list = (page: Page): Locator => page.locator('[data-island="OfferList"]');
const answer = (page: Page): Locator => list(page).locator('p').first();
const firstRow = (page: Page): Locator => list(page).getByRole('heading', { level: 3 }).first();
const product = (page: Page, path: string): Locator => page.locator(`#products a[href="${addressNow(path)}"]`);

const healthPlans = (page: Page, to: string): Locator =>
  page
    .locator('main')
    .locator(`a[href="${addressNow(to)}"]`)
    .first();

/** Plans that families may buy: one that is sold from a later age may take no children along. */
const familyPlans = rowsOfKind('health-plans').filter(({ entryAge }) => /^(?:from )?18\b/.test(String(entryAge)));
const twoPlans = [familyPlans[0]!, familyPlans.at(-1)!].map(nameOf);

async function twoPlansBeside(page: Page, finger: Finger): Promise<void> {
  await finger.tap(list(page).getByText(/^Show all \d+/));
  for (const name of twoPlans) await finger.tap(list(page).locator('label', { hasText: `Compare ${name}` }));
  await finger.tap(page.getByRole('link', { name: /side by side$/ }));
  await expect(page.locator('main table thead').getByRole('columnheader')).toHaveCount(3, ANSWER);
}

interface Errand {
  readonly what: string;
  readonly taps: number;
  readonly run: (page: Page, finger: Finger) => Promise<void>;
}

const errands: readonly Errand[] = [
  {
    what: 'a personal loan of ₹3 lakh over 3 years',
    taps: 4,
    async run(page, finger) {
      await finger.tap(asked(page).getByText('Other', { exact: true }));
      await finger.write(asked(page).getByRole('textbox', { name: 'Loan amount' }), '3 lakh');
      await finger.write(asked(page).getByRole('textbox', { name: 'Tenure' }), '3');
      await expect(
        asked(page)
          .getByText(/^₹3\slakh over 3 years|^Last known rates.*₹3\slakh over 3 years/)
          .first(),
      ).toBeAttached(ANSWER);
      await finger.tap(asked(page).getByRole('link', { name: 'Compare personal loans' }));
      await expect(answer(page)).toHaveText(
        /^(?:For example, )?₹3\slakh over 3 years (?:at \d+\.\d+% )?costs ₹[\d,]+ a month/,
        ANSWER,
      );
    },
  },
  {
    what: 'three cashback cards side by side, for ₹25,000 a month',
    // The box of a row is inside it, so that eight rows fit a screen.
    taps: 9,
    async run(page, finger) {
      await finger.tap(product(page, '/credit-cards'));
      await finger.tap(list(page).getByRole('link', { name: 'Cashback', exact: true }));
      await expect(answer(page)).toHaveText(/ gives you ₹.* if you spend ₹25,000 a month/);
      for (const index of [0, 1, 2]) {
        const row = list(page).locator('ol > li').nth(index);
        await finger.tap(row.locator('summary'));
        await finger.tap(row.locator('label', { hasText: /^Compare/ }));
      }
      await finger.tap(page.getByRole('link', { name: /side by side$/ }));
      await expect(page.locator('main table thead').getByRole('columnheader')).toHaveCount(4, ANSWER);
      await expect(page.getByText(/₹25,000 a month/).first()).toBeVisible();
    },
  },
  {
    what: 'what ₹5 lakh becomes in 3 years for a senior citizen in the 20% slab',
    taps: 6,
    async run(page, finger) {
      await finger.tap(product(page, '/fixed-deposits'));
      await finger.unfoldFields(list(page));
      await finger.write(list(page).getByRole('textbox', { name: 'Deposit' }), '5 lakh');
      await finger.tap(list(page).getByRole('checkbox', { name: '60 or older' }));
      await finger.choose(list(page).getByRole('combobox', { name: 'Your tax slab' }), '20%');
      await expect(answer(page)).toHaveText(
        /^A senior citizen’s ₹5\slakh for 3 years becomes ₹[\d,]+, or ₹[\d,]+ after tax at 20%/,
        ANSWER,
      );
    },
  },
  {
    what: 'how much HRA is exempt for my rent',
    taps: 5,
    async run(page, finger) {
      await finger.tap(page.locator('main').getByRole('link', { name: 'Tax', exact: true }));
      await finger.tap(
        page
          .locator('main')
          .getByRole('link', { name: /HRA exemption/ })
          .first(),
      );
      const field = (name: string): Locator => page.locator('main').getByRole('textbox', { name });
      await finger.write(field('Basic salary'), '40000');
      await finger.write(field('HRA received'), '16000');
      await finger.write(field('Rent a month'), '15000');
      await expect(page.locator('[data-result-card]')).toContainText('₹1,32,000', ANSWER);
    },
  },
  {
    what: 'a plan of one insurer beside one of another',
    taps: 6,
    async run(page, finger) {
      await finger.tap(product(page, '/insurance'));
      await finger.tap(healthPlans(page, '/insurance/health'));
      await expect(answer(page)).toHaveText(/which of \d+ plans/);
      await twoPlansBeside(page, finger);
    },
  },
  {
    what: 'the same two plans for a family with children',
    taps: 6,
    async run(page, finger) {
      await finger.tap(product(page, '/insurance'));
      await finger.tap(healthPlans(page, '/insurance/health#children=1'));
      await expect(list(page).getByRole('checkbox', { name: 'Children, too', includeHidden: true })).toBeChecked(
        ANSWER,
      );
      await twoPlansBeside(page, finger);
    },
  },
  {
    what: 'the index fund on the Nifty 50 that costs least',
    taps: 2,
    async run(page, finger) {
      await finger.tap(product(page, '/mutual-funds'));
      await finger.tap(list(page).getByRole('link', { name: 'Index', exact: true }));
      await expect(answer(page)).toHaveText(/^Of \d+ funds .+ stayed closest to the index/);
      await expect(firstRow(page)).toBeVisible();
    },
  },
];

for (const { what, taps, run } of sample(errands, 1, 'errands')) {
  test(`${what}: ${taps} taps from the home page`, async ({ page }) => {
    const finger = new Finger();
    await page.goto('/');
    await scriptsArrived(page);
    await run(page, finger);
    expect(finger.taps).toBe(taps);
  });
}
