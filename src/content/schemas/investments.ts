import { plainText, riskLabel } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { optionalLink } from './sharedFields';

/** No scheme may charge more than this in a year, in percent; SEBI's own limits are lower. */
const MOST_EXPENSES = 3;

/** Lists of funds, and of ways to save for retirement or for tax. */

export const mutualFunds = list({
  kind: 'mutual-funds',
  title: 'Mutual funds, one row a fund',
  nameField: 'name',
  headlineField: 'returns3Y',
  row: {
    name: plainText(5, 80).meta(column('Fund', 'Name of the scheme, direct plan.', 'UTI Nifty 50 Index Fund')),
    type: plainText(3, 50).meta(column('Type', 'Category by SEBI, short.', 'Large cap')),
    returns3Y: cell('return').meta(
      numberColumn('3-year return', 'Yearly return over three years to the asOf month, direct plan, growth.', '18.40%'),
    ),
    expenseRatio: cell('share', MOST_EXPENSES).meta(
      numberColumn('Expense ratio', 'Total expense ratio of the direct plan, a year.', '0.62%'),
    ),
    aum: cell('money').meta(numberColumn('AUM', 'Assets under management in crore of rupees.', '₹36,400 crore')),
    risk: riskLabel().meta(column('Risk', 'Level on the riskometer of the scheme.', 'Very High')),
    link: optionalLink,
    note: plainText(10, 280)
      .optional()
      .meta(hidden('Note', 'A remark, such as why a figure is not available; tables show it below.')),
  },
});

export const retirementOptions = list({
  kind: 'retirement-options',
  title: 'Ways to save for retirement, one row an option',
  nameField: 'name',
  headlineField: 'returns',
  row: {
    name: plainText(2, 60).meta(column('Option', 'Name with its short form.', 'Public Provident Fund (PPF)')),
    type: plainText(3, 80).meta(column('Type', 'What it is, in a few words.', 'Government savings scheme')),
    returns: plainText(2, 160).meta(
      column('Returns', 'Yearly return, and whether it is fixed or follows the market.', '7.1%, set each quarter'),
    ),
    risk: riskLabel().meta(column('Risk', 'Level in the words of the riskometer.', 'Low')),
    taxBenefit: plainText(3, 160).meta(
      column('Tax benefit', 'What it takes off tax, and in which regime.', 'Section 80C, old regime only'),
    ),
    bestFor: plainText(5, 140).meta(column('Best for', 'Who gains most from it.', 'Savers who want no surprises')),
  },
});

export const taxOptions = list({
  kind: 'tax-options',
  title: 'Ways to save tax, one row an option',
  nameField: 'title',
  headlineField: 'returns',
  row: {
    title: plainText(2, 60).meta(column('Option', 'Name with its short form.', 'National Savings Certificate (NSC)')),
    description: plainText(20, 240).meta(
      column('What it is', 'One or two sentences on how it works.', 'A five-year deposit sold at post offices.'),
    ),
    returns: plainText(2, 120).meta(
      column('Expected returns', 'Yearly return, and whether it is fixed.', '7.7%, fixed at purchase'),
    ),
    lockIn: cell('tenure').meta(column('Lock-in', 'How long the money stays.', '5 years')),
  },
});
