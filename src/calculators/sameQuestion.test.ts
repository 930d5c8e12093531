/** A question that a list and a calculator both answer has one answer. */
import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { figureValues } from '../content/figureValues';
import type { ListAnswer } from '../machines/list/definition';
import { rowsOf } from '../machines/list/rows';
import { withoutMarks } from '../machines/fields/Marked';
import type { Values } from '../machines/fields/inputs/types';
import { lists } from '../lists';
import { bankRate, banks } from '../lists/fixed-deposits/banks';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';

function listAnswer(id: keyof typeof lists, changed: Values): ListAnswer {
  const figures = figureValues(registry, lists[id].figures);
  return lists[id].show((definition) => definition.answer({ ...definition.defaults, ...changed }, figures));
}

test('fixed deposits: what a bank pays, and whether it is insured in full', () => {
  const deposits = fc.record({
    amount: fc.oneof(
      fc.integer({ min: 1, max: 2_999 }).map((step) => step * 10_000),
      // Around what is insured, where interest decides.
      fc.integer({ min: 380, max: 500 }).map((thousands) => thousands * 1_000),
    ),
    years: fc.constantFrom('1', '2', '3', '5'),
    payout: fc.constantFrom('end', 'quarter'),
    slab: fc.constantFrom('none', '30'),
  });
  fc.assert(
    fc.property(deposits, (deposit) => {
      const rows = listAnswer('fixed-deposits', deposit).groups[0].ranked;
      for (const { name, note, figures } of rows.slice(0, 5)) {
        const bank = banks.records.find(({ provider }) => provider.name === name)!;
        const rate = bankRate(bank, deposit.years, false)!;
        const { figure, sentence } = calculatorAnswer(calculators['fixed-deposit'], {
          ...deposit,
          years: Number(deposit.years),
          rate,
        });
        expect(figures[2].text).toBe(figure);
        // A row says so only where banks differ in it.
        const isInsuredInPart = /insured(?! in full)/.test(note?.text ?? '');
        expect(isInsuredInPart).toBe(!sentence.includes('are insured in full'));
      }
    }),
    { numRuns: 40 },
  );
});

test('gold loans: the most that the limits allow', () => {
  const pledges = fc.record({
    grams: fc.integer({ min: 1, max: 1_000 }),
    carat: fc.constantFrom('24', '22', '18'),
    price: fc.integer({ min: 60, max: 600 }).map((step) => step * 50),
    repay: fc.constantFrom('emi', 'bullet'),
    months: fc.constantFrom('3', '6', '12'),
  });
  fc.assert(
    fc.property(pledges, (pledge) => {
      const { lead, groups } = listAnswer('gold-loans', pledge);
      // Of the rows that count with a rate.
      const rates = rowsOf(groups[0]).flatMap(({ figures: [rate, sum] }) =>
        sum.counted?.number === undefined ? [] : Number.parseFloat(rate.text.replace(/^[^\d]*/, '')),
      );
      const { figure } = calculatorAnswer(calculators['gold-loan'], {
        grams: pledge.grams,
        carats: pledge.carat,
        price: (pledge.price / 22) * 24,
        repay: pledge.repay,
        months: Number(pledge.months),
        // What all of them may lend; in instalments the rate changes nothing.
        rate: Math.max(...rates),
      });
      expect(withoutMarks(lead)).toContain(figure);
    }),
    { numRuns: 40 },
  );
});

test('loans: the EMI of a lender, of the EMI calculator and of a loan that might move', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 10, max: 100 }).map((step) => step * 100_000),
    years: fc.integer({ min: 5, max: 15 }),
  });
  fc.assert(
    fc.property(loans, ({ amount, years }) => {
      const { groups } = listAnswer('property-loans', { amount, years });
      for (const { figures } of groups[0].ranked.slice(0, 3)) {
        const rate = Number.parseFloat(figures[0].text.replace(/^[^\d]*/, ''));
        expect(calculatorAnswer(calculators['home-loan-emi'], { amount, years, rate }).figure).toBe(figures[1].text);
        const { facts } = calculatorAnswer(calculators['move-loan'], { owed: amount, years, rateNow: rate });
        expect(facts['EMI']).toContain(`instead of ${figures[1].text}`);
      }
    }),
    { numRuns: 40 },
  );
});
