import { plainText, rateText } from './fieldTypes';
import { optionalLink } from './commonFields';
import { defineKind } from './defineKind';

export const savingsAccounts = defineKind({
  kind: 'savings-accounts',
  title: 'Savings accounts, one row a bank',
  nameField: 'bank',
  headlineField: 'interestRate',
  fields: {
    bank: {
      schema: plainText(2, 60),
      label: 'Bank',
      description: 'Name of the bank as it writes it. Example: Kotak Mahindra Bank',
      shown: true,
    },
    accountName: {
      schema: plainText(3, 60),
      label: 'Account',
      description: 'Name of the account. Kept with the data, not shown. Example: Classic Savings Account',
      shown: false,
    },
    interestRate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, from the lowest slab to the highest. Example: 2.75% - 6.00%',
      shown: true,
      numeric: true,
    },
    minBalance: {
      schema: plainText(2, 80),
      label: 'Minimum balance',
      description: 'Monthly average balance asked for, or Nil. Example: ₹10,000 in cities',
      shown: true,
    },
    bestFor: {
      schema: plainText(5, 120),
      label: 'Best for',
      description: 'Who gains most from it, in a few words. Example: Pensions and subsidies',
      shown: true,
    },
    link: optionalLink,
  },
});
