import * as fc from '@site/tests/unit/properties';
import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { rankBanks } from '../../lists/fixed-deposits/banks';
import { defaults as deposit } from '../../lists/fixed-deposits/inputs';
import { rankAccounts } from '../../lists/savings-accounts/rank';
import { MOST_BALANCE } from '../../lists/savings-accounts/earned';
import { answerFor } from './answer';
import { defaults } from './values';
import question from '.';

const figures = { ...figuresOf(question), 'loan-fee-gst': 18 };

test.each(['1', '2', '3', '5'])('for %s years it has the banks, the rates and the sums of the list', (years) => {
  for (const senior of [false, true]) {
    const [amount, slab] = [300_000, '20'];
    const list = rankBanks({ ...deposit, amount, years, senior, slab, figures });
    const { ranked } = answerFor(
      { ...defaults, sum: amount, months: Number(years) * 12, senior, slab },
      figures,
    ).deposits;
    expect(ranked.map(({ bank, rate, answer }) => [bank.provider.name, rate, answer])).toEqual(
      list.byRate.map(({ bank, rate, answer }) => [bank.provider.name, rate, answer]),
    );
  }
});

test('the range of savings accounts is that of their list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: MOST_BALANCE }), (sum) => {
      const { savings } = answerFor({ ...defaults, sum, months: 12 }, figures);
      const { byEarned } = rankAccounts({ balance: sum, slab: '20', zero: false, order: 'earn' }, figures);
      const all = byEarned.map(({ afterTax }) => afterTax);
      expect(savings?.count).toBe(all.length);
      expect(savings?.least).toBeCloseTo(Math.min(...all));
      expect(savings?.most).toBeCloseTo(Math.max(...all));
    }),
    { numRuns: 30 },
  );
});
