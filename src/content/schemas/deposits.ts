import { plainText, rateText } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { optionalLink } from './sharedFields';

/** Lists of deposits and savings accounts, one row a bank. */

export const fdRates = list({
  kind: 'fd-rates',
  title: 'Fixed deposit rates, one row a bank or NBFC',
  nameField: 'bank',
  headlineField: 'interestRate',
  row: {
    bank: plainText(2, 60).meta(
      column(
        'Bank',
        'Name of the bank as it writes it. Companies, whose deposits nobody insures, are not in this list.',
        'Axis Bank',
      ),
    ),
    interestRate: rateText().meta(
      numberColumn('Rate for 3 years', 'Yearly rate for the public on 3 years, deposits under ₹3 crore.', '7.25%'),
    ),
    tenure: plainText(3, 60).meta(
      hidden('Tenure', 'Tenure that earns the rate; the same in every row, so it is in the heading.', '3 years'),
    ),
    seniorCitizenRate: rateText().meta(
      numberColumn('Senior citizen rate', 'Yearly rate for the same tenure from the age of 60.', '7.75%'),
    ),
    link: optionalLink,
  },
});

export const savingsAccounts = list({
  kind: 'savings-accounts',
  title: 'Savings accounts, one row a bank',
  nameField: 'bank',
  headlineField: 'interestRate',
  row: {
    bank: plainText(2, 60).meta(column('Bank', 'Name of the bank as it writes it.', 'Kotak Mahindra Bank')),
    accountName: plainText(3, 60).meta(
      hidden('Account', 'Name of the account. Kept with the data, not shown.', 'Classic Savings Account'),
    ),
    interestRate: rateText().meta(
      numberColumn('Interest rate', 'Yearly interest, from the lowest slab to the highest.', '2.75% - 6.00%'),
    ),
    minBalance: plainText(2, 80).meta(
      column('Minimum balance', 'Monthly average balance asked for, or Nil.', '₹10,000 in cities'),
    ),
    bestFor: plainText(5, 120).meta(
      column('Best for', 'Who gains most from it, in a few words.', 'Pensions and subsidies'),
    ),
    link: optionalLink,
  },
});
