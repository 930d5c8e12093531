import { depositTenures } from '../depositTenures';
import { rateOnBalance } from '../../lib/quantities/bands';
import { formatYears } from '../../lib/format/durations';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { plainText, wording } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { reportAt } from './rowRules';
import { effectiveDay, optionalLink, provider } from './sharedFields';
import * as words from './messages.en';

/** Lists of deposits and savings accounts, one row per bank or company. */

const bank = (example: string) =>
  plainText(2, 60).meta(column(words.bank, 'Name of the bank as it writes it.', example));

const rateFor = (years: number) =>
  cell('rate').meta({
    ...numberColumn(
      formatYears(years),
      `Yearly rate for the public on ${formatYears(years)}, deposits below ₹3 crore.`,
      '7.25%',
    ),
    inSums: true,
  });

const seniorRateFor = (years: number) =>
  cell('rate').meta({
    ...hidden(
      words.seniors({ tenure: formatYears(years) }),
      `Yearly rate on ${formatYears(years)} from the age of 60, deposits below ₹3 crore.`,
      '7.75%',
    ),
    inSums: true,
  });

export const fdRates = list({
  kind: 'fd-rates',
  title: 'Fixed deposit rates of banks by tenure, one row a bank',
  nameField: 'bank',
  headlineField: 'interestRate',
  row: {
    bank: bank('Axis Bank'),
    provider,
    rate1Year: rateFor(1),
    rate2Years: rateFor(2),
    interestRate: rateFor(3),
    rate5Years: rateFor(5),
    seniorRate1Year: seniorRateFor(1),
    seniorRate2Years: seniorRateFor(2),
    seniorCitizenRate: cell('rate').meta({
      ...numberColumn(words.seniorRate, 'Yearly rate on 3 years from the age of 60, deposits below ₹3 crore.', '7.75%'),
      inSums: true,
    }),
    seniorRate5Years: seniorRateFor(5),
    highestRate: cell('rate').meta(
      numberColumn(
        words.highestRate,
        'Highest rate of the card for the public, its tenure in brackets.',
        '7.40% (444 days)',
      ),
    ),
    tenure: cell('tenure').meta(hidden(words.tenure, 'Tenure by which the rows are ordered.', '3 years')),
    breakingCost: cell('share').meta(
      hidden(
        words.breakingItEarly,
        'Percentage points taken off the rate for the time that the deposit was held.',
        '1% (nil for seniors)',
      ),
    ),
    effective: effectiveDay,
    link: optionalLink,
  },
  rowRule: (row, context) => {
    const highest = orderNumber(row.highestRate);
    for (const { field, seniorField } of depositTenures) {
      const [rate, senior] = [orderNumber(row[field]), orderNumber(row[seniorField])];
      if (rate === undefined) continue;
      const shown = formatCell(row[field]);
      if (senior !== undefined && senior < rate) {
        const message = `no bank pays seniors less than others (${shown}); compare both rates with the document`;
        reportAt(context, [seniorField], message);
      }
      if (highest !== undefined && rate > highest) {
        const message = `${field} is higher (${shown}); compare both rates with the document`;
        reportAt(context, ['highestRate'], message);
      }
    }
  },
});

/** Separate from banks, because these deposits are not insured. */
export const companyDeposits = list({
  kind: 'company-deposits',
  title: 'Deposits with companies, which nobody insures, one row a company',
  nameField: 'name',
  headlineField: 'interestRate',
  row: {
    name: plainText(2, 60).meta(column(words.company, 'Name of the company as it writes it.', 'Bajaj Finance')),
    provider,
    interestRate: cell('rate').meta(numberColumn(formatYears(3), 'Yearly rate for the public on 3 years.', '6.95%')),
    seniorExtra: cell('share').meta(
      numberColumn(words.seniorsGetMore, 'Percentage points on top from the age of 60.', '0.35%'),
    ),
    rating: plainText(2, 60).meta(column(words.creditRating, 'Agency and grade.', 'CRISIL AAA')),
    link: optionalLink,
  },
});

const rateOn = (balance: string) =>
  cell('rate').meta({
    ...numberColumn(
      words.onBalance({ balance }),
      `Yearly interest on ${balance} as a whole, counted from the bands.`,
      '4.30%',
    ),
    inSums: true,
  });

export const savingsAccounts = list({
  kind: 'savings-accounts',
  title: 'Savings accounts by balance, one row a bank',
  nameField: 'bank',
  headlineField: 'interestRate',
  row: {
    bank: bank('Kotak Mahindra Bank'),
    provider,
    interestRate: cell('bands').meta({
      ...column(
        words.interestRate,
        'Yearly interest by balance, up to ₹1 crore. Words in brackets where a rate is not for the part of the balance in its band.',
        '2.75% up to ₹1 lakh; 3.25% above',
      ),
      inSums: true,
    }),
    rate5Lakh: rateOn('₹5 lakh'),
    rate10Lakh: rateOn('₹10 lakh'),
    minBalance: cell('money').meta(
      column(
        words.minimumBalance,
        'Average balance asked for, and what falling below it costs; ₹0 for none.',
        '₹10,000 (average of a month in cities)',
      ),
    ),
    bestFor: wording(5, 90).meta(
      column(
        words.bestFor,
        'Which balances gain most from it, as its rates and its minimum say.',
        'Balances up to ₹10 lakh',
      ),
    ),
    belowMinimum: cell('fee')
      .optional()
      .meta(
        hidden(
          words.belowTheMinimum,
          'What a month below the minimum balance costs before GST, as a share of what is missing; left out where it is not found.',
          '6%, at most ₹600',
        ),
      ),
    effective: effectiveDay,
    link: optionalLink,
  },
  rowRule: ({ interestRate, ...row }, context) => {
    if (interestRate.kind !== 'bands' || interestRate.note !== undefined) return;
    for (const [field, balance] of [
      ['rate5Lakh', 500_000],
      ['rate10Lakh', 1_000_000],
    ] as const) {
      const counted = rateOnBalance(interestRate, balance);
      if (counted === undefined || orderNumber(row[field]) === counted) continue;
      reportAt(context, [field], `the bands come to ${counted.toFixed(2)}% on this balance; correct one of them`);
    }
  },
});
