import { partByTerms } from '../../lib/offers/mustHave';
import { dollars } from '.';
import { inOrder, insurers, terms, type WishName } from './insurers';

const namesOf = (rows: readonly { readonly name: string }[]): readonly string[] =>
  rows.map(({ name }) => name.replace(/ \(.*/u, ''));

test.each([
  [15_000, '$15,000'],
  [50_000, '$50,000'],
  [500_000, '$500,000'],
  [750_000, '$750,000'],
  [1_000_000, '$1 million'],
  [2_500_000, '$2.5 million'],
])('%d dollars are "%s"', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

const asked: readonly (readonly [WishName, readonly string[], Readonly<Record<string, readonly string[]>>])[] = [
  [
    'illness',
    ['Bajaj General', 'Care Health', 'IndusInd General', 'Tata AIG'],
    {
      'They do not pay for an illness that you already have.': ['HDFC ERGO', 'ICICI Lombard', 'Star Health'],
      'We did not find whether they pay for an illness that you already have.': [
        'New India Assurance',
        'Royal Sundaram',
        'SBI General',
      ],
    },
  ],
  [
    'old',
    ['Bajaj General', 'Care Health', 'ICICI Lombard', 'IndusInd General', 'Royal Sundaram', 'Star Health', 'Tata AIG'],
    { 'They sell no plan to people above 70.': ['HDFC ERGO', 'New India Assurance', 'SBI General'] },
  ],
  [
    'long',
    ['Care Health', 'IndusInd General', 'Tata AIG'],
    {
      'They insure 180 days at once; for more, ask for an extension.': [
        'Bajaj General',
        'ICICI Lombard',
        'SBI General',
        'Star Health',
      ],
      'We did not find how long a trip may be.': ['HDFC ERGO', 'New India Assurance', 'Royal Sundaram'],
    },
  ],
];

test.each(asked)('who asks for "%s" sees who has it, and why the others are left out', (wish, met, leftOut) => {
  const parted = partByTerms(insurers, [terms[wish]]);
  expect(namesOf(parted.met)).toEqual(met);
  expect(Object.fromEntries(parted.leftOut.map(({ reason, rows }) => [reason, namesOf(rows)]))).toEqual(leftOut);
});

test.each([
  ['cover', ['Bajaj General', 'Care Health', 'Royal Sundaram', 'Tata AIG', 'HDFC ERGO']],
  ['trip', ['Care Health', 'Tata AIG', 'IndusInd General', 'Bajaj General', 'ICICI Lombard']],
  ['claims', ['HDFC ERGO', 'New India Assurance', 'Care Health', 'SBI General', 'Bajaj General']],
])('by %s the largest comes first, equal ones by name', (order, first) => {
  expect(namesOf(inOrder(order)).slice(0, 5)).toEqual(first);
});
