import * as z from 'zod';
import { unknownWords } from '../../lib/quantities/unknown';
import { riskLabels } from '../risk';
import { idOf, kebabId, oneOf, plainText, riskLabel, wording } from './fieldTypes';
import { hold } from './hold';
import { envelope, fileOf, list, orderOf, records, rowOf, rowsOf } from './kind';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { monthBeforeCheck, uniqueNames } from './rowRules';
import { optionalLink } from './sharedFields';
import { source } from './sourceField';
import * as words from './messages.en';

/** Implausible above this, in percent a year; SEBI's limits are lower. */
const MOST_EXPENSES = 3;

const codeHint = 'write the code of six digits';

/** Lists of funds, and of retirement and tax-saving products. */

const yearlyReturn = (title: string, what: string) =>
  cell('return').meta(numberColumn(title, `${what}, to the day that its list names.`, '9.17%'));

export const funds = records({
  kind: 'funds',
  title: 'Funds that lists name, one record a fund: its direct plan, growth option',
  nameField: 'id',
  row: {
    name: plainText(5, 80).meta(column(words.fund, 'Name of the scheme, without its plan.', 'UTI Nifty 50 Index Fund')),
    type: plainText(3, 50).meta(column(words.fundType, 'Category by SEBI; of an index fund, its index.', 'Large cap')),
    expenseRatio: cell('share', MOST_EXPENSES).meta(
      numberColumn(words.expenseRatio, 'Total expense ratio of the direct plan, a year.', '0.62%'),
    ),
    returns1Y: yearlyReturn(words.return1Year, 'Return over one year'),
    returns3Y: yearlyReturn(words.return3Years, 'Yearly return over three years'),
    returns5Y: yearlyReturn(words.return5Years, 'Yearly return over five years'),
    aum: cell('money').meta(numberColumn(words.aum, 'Assets under management in crore of rupees.', '₹36,400 crore')),
    risk: oneOf([...riskLabels, unknownWords['not-found']]).meta(
      column(words.risk, 'Level on the riskometer of the scheme, or "Not found".', 'Very High'),
    ),
    minimumSip: cell('money').meta(hidden(words.minimumSip, 'Smallest monthly instalment.', '₹100')),
    minimumLumpSum: cell('money').meta(hidden(words.minimumLumpSum, 'Smallest first purchase.', '₹5,000')),
    amfiCode: z
      .int({ error: codeHint })
      .min(100_000, { error: codeHint })
      .max(999_999, { error: codeHint })
      .meta(hidden(words.amfiCode, 'The number that AMFI gives to this plan and option of the scheme.')),
    link: optionalLink,
    note: wording(10, 280)
      .optional()
      .meta(hidden(words.note, 'A remark, such as that it takes no lump sums; the details of its row show it.')),
    source: source().unwrap(),
    hold: hold(),
    id: kebabId().meta(
      hidden(words.id, 'Permanent name, part of addresses. Never change it, never use it again.', 'uti-nifty-50-index'),
    ),
  },
});

/** A row of a fund list once loaded: src/content/joinFunds.ts replaces each id with the fund's record. */
const listedFund = funds.row.extend({ source: source() });

const fundId = idOf('funds').meta(hidden(words.id, 'Id of a record in src/content/funds.yml.'));

export const mutualFunds = {
  kind: 'mutual-funds',
  title: 'Mutual funds, one row a fund',
  nameField: 'name',
  rowKey: 'fund',
  headlineField: 'expenseRatio',
  row: listedFund,
  file: fileOf(
    'mutual-funds',
    'Mutual funds, one row a fund',
    {
      ...envelope,
      order: orderOf(listedFund, 'The order into which the rows of a group are put; printed above the list.'),
      rows: rowsOf(rowOf({ fund: fundId })),
    },
    (data, context) => {
      uniqueNames(data, context, 'fund');
      monthBeforeCheck(data, context);
    },
  ),
} as const;

export const indexTracking = list({
  kind: 'index-tracking',
  title: 'Index funds by how closely they followed one index, one row a fund',
  nameField: 'name',
  headlineField: 'behind',
  row: {
    name: plainText(5, 80).meta(column(words.fund, 'Name of the scheme, without its plan.', 'UTI Nifty 50 Index Fund')),
    behind: cell('share', MOST_EXPENSES).meta(
      numberColumn(
        words.trackingDifference,
        'Return of the index less that of the fund, in percentage points.',
        '0.12%',
      ),
    ),
    fundReturn: cell('return').meta(
      numberColumn(words.returnInTheYear, 'Return of the direct plan over the same days.', '-2.08%'),
    ),
    link: optionalLink,
  },
});

export const retirementOptions = list({
  kind: 'retirement-options',
  title: 'Ways to save for retirement, one row an option',
  nameField: 'name',
  headlineField: 'returns',
  row: {
    name: plainText(2, 60).meta(column(words.option, 'Name with its short form.', 'Public Provident Fund (PPF)')),
    type: wording(3, 80).meta(column(words.fundType, 'What it is, in a few words.', 'Government savings scheme')),
    returns: wording(2, 160).meta(
      column(words.returns, 'Yearly return, and whether it is fixed or follows the market.', '7.1%, set each quarter'),
    ),
    risk: riskLabel().meta(column(words.risk, 'Level in the words of the riskometer.', 'Low')),
    taxBenefit: wording(3, 160).meta(
      column(words.taxBenefit, 'What it takes off tax, and in which regime.', 'Section 80C, old regime only'),
    ),
    bestFor: wording(5, 140).meta(column(words.bestFor, 'Who gains most from it.', 'Savers who want no surprises')),
  },
});

export const taxOptions = list({
  kind: 'tax-options',
  title: 'Ways to save tax, one row an option',
  nameField: 'title',
  headlineField: 'returns',
  row: {
    title: plainText(2, 60).meta(
      column(words.option, 'Name with its short form.', 'National Savings Certificate (NSC)'),
    ),
    description: wording(20, 240).meta(
      column(words.whatItIs, 'One or two sentences on how it works.', 'A five-year deposit sold at post offices.'),
    ),
    returns: wording(2, 120).meta(
      column(words.expectedReturns, 'Yearly return, and whether it is fixed.', '7.7%, fixed at purchase'),
    ),
    lockIn: cell('tenure').meta(column(words.lockIn, 'How long the money stays.', '5 years')),
  },
});
