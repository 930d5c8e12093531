import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { plainText } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
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
    interestRate: cell('rate').meta(
      numberColumn('Rate for 3 years', 'Yearly rate for the public on 3 years, deposits under ₹3 crore.', '7.25%'),
    ),
    tenure: cell('tenure').meta(
      hidden('Tenure', 'Tenure that earns the rate; the same in every row, so it is in the heading.', '3 years'),
    ),
    seniorCitizenRate: cell('rate').meta(
      numberColumn('Senior citizen rate', 'Yearly rate for the same tenure from the age of 60.', '7.75%'),
    ),
    link: optionalLink,
  },
  rowRule: ({ interestRate, seniorCitizenRate }, context) => {
    const [general, seniors] = [orderNumber(interestRate), orderNumber(seniorCitizenRate)];
    if (general === undefined || seniors === undefined || seniors >= general) return;
    const message = `no bank pays seniors less than others (${formatCell(interestRate)}); compare both rates with the document`;
    context.addIssue({ code: 'custom', path: ['seniorCitizenRate'], message });
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
    interestRate: cell('bands').meta(
      numberColumn('Interest rate', 'Yearly interest by balance.', '2.75% up to ₹1 lakh; 3.25% above'),
    ),
    minBalance: cell('money').meta(
      column(
        'Minimum balance',
        'Average balance asked for; ₹0 for none.',
        '₹10,000 (on average in a month, in cities)',
      ),
    ),
    bestFor: plainText(5, 120).meta(
      column('Best for', 'Who gains most from it, in a few words.', 'Pensions and subsidies'),
    ),
    link: optionalLink,
  },
});
