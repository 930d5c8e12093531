import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { answerLoan } from './answer';
import { lists } from '..';
import { loanRow } from './loanRows';

const inputs = { amount: 500_000, tenureMonths: 48 };
const rules = { gstPercent: 18, repoRate: [] };

interface Others {
  readonly otherRate?: string;
  readonly otherFee?: string;
  readonly amount?: number;
}

/** A row with this rate and fee. */
function rowWith(rate: string, fee?: string, { amount = inputs.amount, ...others }: Others = {}) {
  const loan = plainLoan('Bank', rate, { ...others, ...(fee !== undefined && { fee }) });
  return loanRow(answerLoan(loan, { ...inputs, amount }, rules), { ...inputs, amount }, []);
}

test('a known fee is in the APR and in the total', () => {
  const { figures, note } = rowWith('10.00%', '1%');
  expect(note?.text).toBe('₹5,900');
  expect(figures[1].further).toEqual([['APR with fee and GST', expect.stringMatching(/^10\.\d\d%$/)]]);
  expect(figures[2]).toMatchObject({ counted: { small: 'fee included' } });
  expect(figures[2].caveat).toBeUndefined();
});

test('of a fee with an upper limit the APR counts that limit and claims no more, as the rate may be higher, and the total is nobody’s lowest', () => {
  const { figures, note } = rowWith('10.00%', 'up to 1%');
  expect(note?.text).toBe('at most ₹5,900');
  expect(figures[1].further).toEqual([
    ['APR with fee and GST', expect.stringMatching(/^10\.\d\d% at the highest fee$/)],
  ]);
  expect(figures[2]).toMatchObject({
    caveat: '+ fee',
    small: [expect.stringMatching(/^to ₹6,\d\d,\d\d\d with fee$/)],
    isBest: false,
  });
});

test.each([
  ['1%', 'up to 2%', '₹5,900 to ₹11,800', /^to ₹6,\d\d,\d\d\d with fee$/],
  ['up to 1%', 'up to 2%', 'at most ₹11,800', /^to ₹6,\d\d,\d\d\d with fee$/],
  ['1%', 'from 2%', 'from ₹5,900', /^or more with fee$/],
  ['1%', '0.50%', '₹5,900', /^fee included$/],
  ['1%', '1%', '₹5,900', /^fee included$/],
])('a fee of %s reads as exact only where no document names more: beside %s it is %s', (fee, otherFee, text, total) => {
  const { figures, note } = rowWith('10.00%', fee, { otherFee });
  expect(note?.text).toBe(text);
  expect(figures[2].counted?.small).toMatch(total);
});

test('a total that the largest fee does not change as it is printed stands once', () => {
  const { figures } = rowWith('10.00%', 'up to ₹1,000', { amount: 10_000_000 });
  expect(figures[2]).toMatchObject({ text: '₹1.22 crore', counted: { small: 'fee included' } });
  expect(figures[2].caveat).toBeUndefined();
});

test('a lender that charges nothing has no fee in its total, nor on top', () => {
  expect(rowWith('10.00%', 'Nil').figures[2].caveat).toBeUndefined();
});

test('a total of a few lakh is shown to the rupee, so that the fee can be seen in it', () => {
  const [withFee, without] = [rowWith('10.00%', '1%'), rowWith('10.00%')].map(({ figures }) => figures[2].text);
  expect(withFee).toMatch(/^₹\d,\d\d,\d{3}$/);
  expect(without).not.toBe(withFee);
});

test('a fee that nobody found leaves no APR, and the total says that it comes on top', () => {
  const { figures, note } = rowWith('10.00%');
  expect(note?.text).toBe('Not found');
  expect(figures[1].further).toEqual([]);
  expect(figures[2].caveat).toBe('+ fee');
});

test('a fee in words goes on after its label', () => {
  expect(rowWith('10.00%', 'Varies').note).toEqual({ label: 'fee', text: 'varies' });
});

test('what else is known of a rate stands below it, and words too long for a row stand among the facts', () => {
  const { figures, note, facts } = rowWith('from 10.99%', '1% (nil up to ₹7.5 lakh)', { otherRate: '9.98%' });
  expect(figures[0]).toMatchObject({ text: 'from 10.99%', small: ['9.98% through a broker'] });
  expect(note?.text).toBe('depends');
  expect(facts).toContainEqual(['Fee before GST', '1% (nil up to ₹7.5 lakh)']);
  expect(facts).toContainEqual(['Published rate', 'from 10.99%; 9.98% through a broker']);
});

test('where no lowest rate is known, nothing is counted, and what is known is shown', () => {
  const { figures } = rowWith('up to 11.85%', '1%', { otherRate: 'from 4.00%' });
  expect(figures[0]).toEqual({
    label: 'Rate',
    text: 'up to 11.85%',
    small: ['from 4.00% through a broker'],
  });
  expect(figures.slice(1).map(({ text, small }) => [text, small])).toEqual([
    ['Not known', undefined],
    ['Not known', undefined],
  ]);
});

test.each([
  'personal-loans',
  'education-loans',
  'car-loans',
  'business-loans',
  'property-loans',
  'gold-loans',
] as const)(
  'the answer of %s says of how many rates its own is the lowest, and no lender is blamed for what our sources lack',
  (id) => {
    const { lead, notes } = lists[id].show(({ answer, defaults, figures }) => {
      const { lead: sentence, groups } = answer(defaults, figureValues(registry, figures ?? []));
      return { lead: sentence, notes: groups[0].notes.join(' ') };
    });
    expect(lead).toMatch(/, the lowest of \d+ published rates we can compare\. /);
    expect(notes).not.toMatch(/lenders? publish|\.\./);
  },
);

test('a student is told for whom the sum holds, and a borrower without security what most pay', () => {
  const answered = (id: 'education-loans' | 'personal-loans') =>
    lists[id].show(({ answer, defaults, figures }) => answer(defaults, figureValues(registry, figures ?? [])));
  expect(answered('education-loans').lead).toContain('if you repay from the first month');
  expect(answered('personal-loans').groups[0].notes[0]).toMatch(
    /^Usual rates are \d+% to \d+%: ₹[\d,]+ to ₹[\d,]+ a month\.$/,
  );
});
