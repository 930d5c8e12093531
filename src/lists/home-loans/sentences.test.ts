import { homeLoan, rules } from '@site/tests/unit/homeLoans';
import type { HomeLoan } from '../../content/offerTypes';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { withoutMarks } from '../../machines/fields/Marked';
import { tagOf } from '../loans/columns';
import type { LoanInputs } from '../loans/loan';
import * as shared from '../loans/messages.en';
import * as words from './messages.en';
import { rankHomeLoans } from './rank';

const inputs: LoanInputs = { amount: 5_000_000, tenureMonths: 240 };
const rank = (rows: readonly HomeLoan[], more: Partial<LoanInputs> = {}) =>
  rankHomeLoans(rows, { ...inputs, ...more }, rules);

describe('the sentence', () => {
  const low = homeLoan('Low', { rates: [['from 7.10%', 'score at least 840, salaried']] });

  it('says what the lowest published rate costs, of how many it is the lowest, and what a point more makes of it', () => {
    // Its bold parts are what a visitor reads first.
    expect(rank([low, homeLoan('High', { rates: [['8.00%']] })]).lead).toBe(
      '**₹50 lakh over 20 years** costs **₹39,066 a month** at 7.10%, the lowest of 2 published rates we can compare. One point more: ₹42,134.',
    );
  });

  it('leaves a tie to the tag of the first row and to a note', () => {
    const rows = [low, homeLoan('Also', { rates: [['7.12%']] }), homeLoan('High', { rates: [['8.00%']] })];
    const { ranked, rivals, notes } = rank(rows);
    expect(tagOf(ranked, 'rate', { rivals })).toBe(shared.tagRateTie);
    const rates = words.range({ low: '7.10%', high: '7.12%' });
    expect(notes).toEqual([words.tie({ count: 2, rates, knowsAllFees: true })]);
  });

  it('says so when nobody publishes a rate', () => {
    expect(rank([low], { score: 500 }).lead).toBe(shared.noRate({ amount: '₹50 lakh', time: '20 years' }));
  });
});

test.each<[string, HomeLoan, string | undefined]>([
  ['for a salary account', homeLoan('Salary', { rates: [['6.90%', 'salary account'], ['7.60%']] }), undefined],
  [
    'that only a loan taken over has',
    homeLoan('Over', { rates: [['6.90%', 'loan taken over'], ['7.60%']] }),
    shared.tagRate,
  ],
  ['of August, a month before', homeLoan('August', { rates: [['6.90%']], document: 'in-august' }), undefined],
  ['of a range of 8 points', homeLoan('Wide', { rates: [['6.90% - 14.90%']] }), undefined],
  [
    'of such a range for a score',
    homeLoan('Scored', { rates: [['6.90% - 14.90%', 'score at least 800']] }),
    shared.tagRate,
  ],
])('beside a lower rate %s, the lead says among how many it is the lowest', (_which, row, tag) => {
  const { ranked, rivals, lead } = rank([
    homeLoan('First', { rates: [['7.10%']] }),
    homeLoan('Second', { rates: [['7.20%']] }),
    row,
  ]);
  const { rate = 0, emi = 0 } = ranked[0] ?? {};
  expect(withoutMarks(lead)).toContain(
    `₹50 lakh over 20 years costs ${formatRupees(emi)} a month at ${rateText(rate)}, the lowest of ${ranked.length} published rates we can compare`,
  );
  expect(tagOf(ranked, 'rate', { rivals })).toBe(tag);
});
