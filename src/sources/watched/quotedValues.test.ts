import { siteOf } from '../../checks/model';
import { quotedValues } from './quotedValues';

/** The fields that are watched of a savings account. */
function watched(fields: string) {
  const site = siteOf(
    {
      mdx: [],
      yaml: [
        {
          path: 'src/content/documents/au.yml',
          text: "kind: documents\nrows:\n  - { id: au-1, publisher: AU, title: Rates, address: 'https://au.bank.in/rates', kind: issuer, read: 2026-09-27 }\n",
        },
        {
          path: 'docs/savings-accounts.yml',
          text: `kind: savings-accounts\nrows:\n  - { bank: AU, provider: au-small-finance-bank, ${fields}, source: au-1 }\n`,
        },
      ],
    },
    '2026-11-28',
  );
  return quotedValues(site).map(({ field }) => field);
}

test('what a balance earns in several bands is worked out by us, so no document is asked for it', () => {
  expect(watched('interestRate: 2.50% up to ₹3 lakh; 2.75% above, rate5Lakh: 2.60%')).toEqual(['interestRate']);
  expect(watched('interestRate: 2.50%, rate5Lakh: 2.50%')).toEqual(['interestRate', 'rate5Lakh']);
});
