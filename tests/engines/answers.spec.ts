/** What needs scripts: own numbers in a list and in a calculator, the filter, the search, and what is said when a file does not come. */
import { expect } from '@playwright/test';
import { calculateEmi } from '../../src/lib/finance/emi';
import { sipByYear } from '../../src/lib/finance/sip';
import { formatRupees } from '../../src/lib/format/rupees';
import { rupeesInShort } from '../../src/lib/format/rupeesInShort';
import { readRupees } from '../../src/lib/typed/readRupees';
import { addressNow } from '../support/content';
import { test } from './support/fixtures';
import { serveWithout } from './support/missingFiles';
import type { Visitor } from './support/visitor';

const sentence = { css: '[data-island="OfferList"] p[data-example]' };
const amount = { css: '[data-island="OfferList"] input:not([type="range"])', name: 'Loan amount' };

/** Unfolds the fields of the list, where they are one line. */
async function unfoldFields(visitor: Visitor): Promise<void> {
  const fold = { css: '[data-island="OfferList"] summary', name: 'Your numbers' };
  if ((await visitor.all(fold)).length > 0) await visitor.click(fold);
}

test('home loans: the list answers another amount', async ({ visitor }) => {
  await visitor.open('/home-loans');
  await unfoldFields(visitor);
  await visitor.write(amount, '40 lakh');
  await visitor.expectText(sentence, /^₹40\slakh over 20 years costs/);
  const [said = ''] = await visitor.texts(sentence);
  const [, emi, rate] = /costs (₹[\d,]+) a month at ([\d.]+)%/.exec(said) ?? [];
  const loan = { principal: 4_000_000, annualRatePercent: Number(rate), tenureMonths: 240 };
  expect(emi).toBe(formatRupees(calculateEmi(loan).emi));
  expect(await visitor.texts({ css: '[data-island="OfferList"] ol > li:first-child b' })).toContain(emi);
});

test.describe('the SIP calculator', () => {
  const monthly = { css: '[data-island="Calculator"] input:not([type="range"])', name: 'Monthly investment' };
  const slider = { css: '[data-island="Calculator"] input[type="range"]', name: 'Monthly investment' };
  const result = { css: 'div[data-example] dl:first-of-type dd' };
  /** In 20 years at 12% a year, as the page assumes when it is opened. */
  const valueOf = (rupeesAMonth: number): string =>
    rupeesInShort(sipByYear({ monthly: rupeesAMonth, annualReturnPercent: 12, months: 240 }).at(-1)!.value);

  test.beforeEach(({ visitor }) => visitor.open('/calculators/sip'));

  test('answers what is typed', async ({ visitor }) => {
    await visitor.expectText(result, valueOf(10_000));
    await visitor.write(monthly, '12500');
    await visitor.expectText(result, valueOf(12_500));
  });

  test('answers its slider, by mouse and by keyboard', async ({ visitor }) => {
    await visitor.click(slider, 0.75);
    await expect.poll(async () => readRupees((await visitor.find(monthly)).value) ?? 0).toBeGreaterThan(60_000);
    const chosen = readRupees((await visitor.find(monthly)).value) ?? 0;
    expect(chosen).toBeLessThan(90_000);
    await visitor.expectText(result, valueOf(chosen));
    await visitor.tab.press('Home');
    await visitor.expectText(result, valueOf(500));
  });
});

test('the articles can be filtered by category', async ({ visitor }) => {
  const badge = { css: 'main article > span[data-hue]' };
  await visitor.open('/blog');
  await visitor.click({ css: 'nav[aria-label="Categories"] a', name: 'Loans' });
  await expect.poll(async () => [...new Set(await visitor.texts(badge))]).toEqual(['Loans']);
  await visitor.expectText({ css: 'main [role="status"]' }, /in Loans/);
  await visitor.expectAddress('/blog?category=Loans');
});

test('the search finds the page that a word belongs to', async ({ visitor }) => {
  const first = { css: 'main ol[aria-label="Results"] h2 a, main ul[aria-label="Results"] h2 a' };
  await visitor.open('/search');
  await visitor.write({ css: '#search-field' }, 'gold loan');
  await visitor.click(first);
  await visitor.expectAddress(addressNow('/gold-loan'));
});

for (const seat of ['desktop', 'phone'] as const)
  test.describe(`the header, on a ${seat}`, () => {
    test.use({ seat });

    test('suggests while one types, and leads to what is chosen by keyboard', async ({ visitor }) => {
      const field = { css: 'header [name=q]' };
      await visitor.open('/car-loan');
      await visitor.scriptsArrived();
      await visitor.write(field, 'gold lo');
      await visitor.expectText({ css: 'header [role=option]' }, /^Gold loan/);
      await visitor.tab.press('ArrowDown');
      await visitor.expectFocused(field);
      await visitor.tab.press('Enter');
      await visitor.expectAddress(addressNow('/gold-loan'));
    });
  });

test('a script that does not come is told at the field, and the answer follows when it does', async ({ visitor }) => {
  const host = await serveWithout(visitor.site, /^\/assets\/js\/(?!islands)/);
  try {
    await visitor.open(`${host.url}/home-loans`);
    const before = await visitor.texts(sentence);
    await unfoldFields(visitor);
    await visitor.write(amount, '40 lakh');
    await visitor.expectText(
      { css: '[data-island="OfferList"] [role="alert"] p' },
      /did not load. What you wrote is kept/,
    );
    expect(await visitor.texts(sentence)).toEqual(before);
    expect((await visitor.find(amount)).value).toBe('40 lakh');
    host.mend();
    await visitor.click({ css: '[data-island="OfferList"] [role="alert"] button', name: 'Try again' });
    await visitor.expectText(sentence, /^₹40\slakh over 20 years costs/);
  } finally {
    await host.stop();
  }
});
