import { homeLoan, rules } from '@site/tests/unit/homeLoans';
import type { HomeLoan } from '../../content/offerTypes';
import type { FeeQuantity } from '../../lib/quantities/quantity';
import type { LoanInputs } from '../loans/loan';
import { rankHomeLoans, type HomeLoanRanking } from './rank';
import { withoutMarks } from '../../machines/fields/Marked';
import { homeLoanRow } from './row';
import * as words from './messages.en';
import * as shared from '../loans/messages.en';
import { tagOf } from '../loans/columns';

const inputs: LoanInputs = { amount: 5_000_000, tenureMonths: 240 };

function rank(rows: readonly HomeLoan[], more: Partial<LoanInputs> = {}): HomeLoanRanking {
  return rankHomeLoans(rows, { ...inputs, ...more }, rules);
}

const names = ({ ranked }: HomeLoanRanking): string[] => ranked.map(({ row }) => row.provider.name);
const sentence = ({ lead }: HomeLoanRanking): string => withoutMarks(lead);

const plain = homeLoan('Plain', { rates: [['from 7.20%']] });
const byScore = homeLoan('By Score', { rates: [['from 7.10%', 'score at least 800']] });

it('promises a rate for the best grade of a lender to nobody who names a score', () => {
  const graded = homeLoan('Graded', { rates: [['7.00% - 10.00%', 'best internal grade']] });
  expect(names(rank([graded, plain]))).toEqual(['Graded', 'Plain']);
  const ranking = rank([graded, plain], { score: 740 });
  expect(names(ranking)).toEqual(['Plain']);
  expect(ranking.unranked).toMatchObject([{ answers: [{ rate: 7 }] }]);
  expect(ranking.unranked[0]?.reason).toBe(shared.reasonGrade);
  expect(sentence(ranking)).toContain(words.startingRate({ rate: '7.20%' }));
});

it('calls a rate a starting rate only where it does not depend on the score that was named', () => {
  expect(sentence(rank([byScore], { score: 820 }))).not.toContain('starting rate');
  expect(sentence(rank([plain]))).not.toContain('starting rate');
});

it('takes the rate that asks for no grade where a lender publishes both', () => {
  const both = homeLoan('Both', { rates: [['7.00%', 'best internal grade'], ['7.40%']] });
  expect(rank([both]).ranked[0]).toMatchObject({ rate: 7 });
  expect(rank([both], { score: 740 }).ranked[0]).toMatchObject({ rate: 7.4 });
});

it('calls no row the lowest that costs more than another with its largest fee', () => {
  const known = homeLoan('Known', { rates: [['7.15%']], fee: '₹10,000' });
  const cheaper = homeLoan('Cheaper', { rates: [['7.15%']], fee: '₹1,500 to ₹5,000' });
  expect(rank([known, cheaper]).ranked[0]).toMatchObject({ row: { id: 'known' }, aboveLeast: 5_900 });
  const costlier = homeLoan('Costlier', { rates: [['7.15%']], fee: '₹1,500 to ₹50,000' });
  expect(rank([known, costlier]).ranked[0]).toMatchObject({ aboveLeast: 0 });
});

const [rate] = homeLoan('Other', { rates: [['7.15%']] }).rates;
const other = { value: rate!.rate, condition: 'on its home page', document: 'in-september' };
const dear = homeLoan('Dear', { rates: [['from 7.60%']] });

it.each<[string, HomeLoan]>([
  ['a lower rate stands on another page', { ...dear, rates: [{ ...dear.rates[0]!, others: [other] }] }],
  [
    'less was really charged',
    { ...dear, averageRate: { value: rate!.rate, others: [other], document: 'in-september' } },
  ],
])('calls no rate the lowest where of another lender %s', (_what, row) => {
  expect(tagOf(rank([plain, dear]).ranked, 'rate', rank([plain, dear]))).toBe('Lowest published rate');
  expect(tagOf(rank([plain, row]).ranked, 'rate', rank([plain, row]))).toBeUndefined();
  expect(rank([plain, row]).ranked[0]).toMatchObject({ isBeaten: true });
});

it('calls no total the lowest beside the smaller fee of another document', () => {
  const { processingFee } = homeLoan('Small', { rates: [['7.20%']], fee: 'Nil' });
  const charged = homeLoan('Charged', { rates: [['7.20%']], fee: '₹10,000' });
  const cheaper = {
    ...charged,
    id: 'cheaper',
    processingFee: { ...charged.processingFee, others: [{ ...other, value: processingFee.value as FeeQuantity }] },
  };
  expect(rank([charged]).ranked[0]).toMatchObject({ isBeaten: false });
  expect(rank([charged, cheaper]).ranked[0]).toMatchObject({ isBeaten: true });
});

/** A loan with 0.50% as its fee, and another published one. */
function feeBeside(condition: string, more: { readonly notCounted?: true } = {}): HomeLoan {
  const { processingFee } = homeLoan('Schedule', { rates: [['7.20%']], fee: 'up to 2%' });
  const value = processingFee.value as FeeQuantity;
  const loan = homeLoan('Page', { rates: [['7.20%']], fee: '0.50%' });
  const document = 'in-october';
  return { ...loan, processingFee: { ...loan.processingFee, others: [{ value, condition, document, ...more }] } };
}

it('counts a higher fee of another document as the end of a range, unless its condition leaves the visitor out', () => {
  const [page] = rank([feeBeside('by the schedule of charges')]).ranked;
  expect(page).toMatchObject({ feeText: '₹29,500 to ₹1,18,000' });
  expect(page?.apr).toBeUndefined();
  expect(page?.aprMost).toBeGreaterThan(7.2);
  const [salaried] = rank([feeBeside('for the self-employed', { notCounted: true })]).ranked;
  expect(salaried).toMatchObject({ feeText: '₹29,500' });
});

it('moves no lender to another rate for a higher fee, and says which fee comes first among equal rates', () => {
  const dearer = homeLoan('Dearer', { rates: [['7.60%']], fee: 'Nil' });
  const same = homeLoan('Same', { rates: [['7.20%']], fee: '1%' });
  const ranking = rank([feeBeside('by the schedule of charges'), dearer, same]);
  expect(names(ranking)).toEqual(['Same', 'Page', 'Dearer']);
  expect(ranking.notes).toEqual([words.tie({ count: 2, rates: '7.20%', knowsAllFees: false })]);
});

it.each([
  [745, `${shared.scoreForSome} ${shared.scoreStartingRates}`],
  [760, shared.scorePublished({ count: 1, all: 2 })],
])('says of a score of %d what is true of the rows above', (score, note) => {
  const middling = homeLoan('Middling', { rates: [['from 7.60%', 'score 750 to 799']] });
  const bySize = homeLoan('By Size', { rates: [['from 7.20%', 'loan above ₹30 lakh']] });
  const forSome = homeLoan('For Some', { rates: [['7.00%', 'score at least 740, government employee']] });
  expect(rank([middling, bySize, forSome], { score }).notes).toEqual([note]);
});

it('tells whoever has a lower score than all published rates ask for in the leading sentence, once', () => {
  const ranking = rank([homeLoan('By Size', { rates: [['from 7.20%', 'loan above ₹30 lakh']] }), byScore], {
    score: 700,
  });
  expect(sentence(ranking)).toContain(words.scoreBelowAll({ score: '800' }));
  expect(ranking.notes).toEqual([]);
});

it('tells of ties only where the list stands by the published rate', () => {
  const rows = [plain, homeLoan('Also', { rates: [['7.21%']] })];
  expect(rank(rows).notes).toEqual([expect.stringMatching(/^Two lenders start at/)]);
  expect(rankHomeLoans(rows, inputs, rules, 'fee').notes).toEqual([]);
});

it('shows the lowest rate of a lender that ranks for higher scores only, and the score that it asks for', () => {
  const [group] = rank([plain, byScore], { score: 700 }).unranked;
  const [published] = homeLoanRow(group!.answers[0]!, { ...inputs, score: 700 }).figures;
  expect(published).toMatchObject({ text: 'from 7.10%', caveat: words.scoreInShort({ score: '800' }) });
  expect(published).not.toHaveProperty('counted');
});
