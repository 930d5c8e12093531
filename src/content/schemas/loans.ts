import { lineList } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { cell, otherValues } from './quantityText';
import { lender, link, provider, standsOut, yearlyRate } from './sharedFields';
import * as words from './messages.en';

/** Loan lists other than home loans, one row per lender. Fields that a lender's source lacks are left out. */

const amount = cell('money')
  .optional()
  .meta(numberColumn(words.loanAmount, 'Smallest and largest loan in rupees.', '₹50,000 to ₹40 lakh'));

const tenure = cell('tenure')
  .optional()
  .meta(column(words.tenure, 'Shortest and longest time to repay.', '1 to 5 years'));

const fee = cell('fee')
  .optional()
  .meta({
    ...column(
      words.processingFee,
      'Fee as a share of the loan or in rupees, GST left out.',
      'up to 2%, at most ₹10,000',
    ),
    inSums: true,
  });

const otherRates = otherValues('rate').meta(
  hidden(
    words.otherRates,
    'What else is known of the rate: lower, newer, or for some only. None is ranked, and no rate is called the lowest beside a lower one.',
  ),
);

const otherFees = otherValues('fee').meta(hidden(words.otherFees, 'What else is known of the fee, GST left out.'));

const others = { otherRates, otherFees };

const features = lineList()
  .optional()
  .meta(
    column(words.features, 'Short lines on what this lender does and others may not.', 'Part payment after 12 EMIs'),
  );

const loanToValue = (description: string) =>
  cell('share')
    .optional()
    .meta(numberColumn(words.loanToValue, description, 'up to 75%'));

const unsecured = { ...others, amount, tenure, fee, features, link };

const personalLoanOffers = list({
  kind: 'personal-loan-offers',
  title: 'Personal loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('HDFC Bank'),
    provider,
    rate: yearlyRate('from 10.49%'),
    ...unsecured,
  },
});

const businessLoanOffers = list({
  kind: 'business-loan-offers',
  title: 'Business loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Axis Bank'),
    provider,
    rate: yearlyRate('14.00% - 22.00%'),
    ...unsecured,
  },
});

const educationLoanOffers = list({
  kind: 'education-loan-offers',
  title: 'Education loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('State Bank of India'),
    provider,
    rate: yearlyRate('8.15% - 10.15%'),
    ...others,
    amount,
    fee,
    feature: standsOut(
      'One thing that a student should know about it.',
      'No collateral for listed institutes',
    ).optional(),
    link,
  },
});

const securedLoanOffers = list({
  kind: 'secured-loan-offers',
  title: 'Car or gold loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Muthoot Finance'),
    provider,
    rate: yearlyRate('9.00% - 18.00%'),
    ...others,
    ltv: loanToValue('Largest loan as a share of the price of the car or the value of the gold.'),
    tenure,
    fee,
    feature: standsOut(
      'One thing that this lender does and others may not.',
      'Pay only the interest each month',
    ).optional(),
    link,
  },
});

const propertyLoanOffers = list({
  kind: 'property-loan-offers',
  title: 'Offers of loans against property, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Bank of Baroda'),
    provider,
    rate: yearlyRate('9.15% - 11.00%'),
    ...others,
    ltv: loanToValue("Largest loan as a share of the property's value."),
    tenure,
    fee,
    link,
  },
});

/** To add a kind of loans, define it above and name it here. */
export const loanKinds = {
  'personal-loan-offers': personalLoanOffers,
  'business-loan-offers': businessLoanOffers,
  'education-loan-offers': educationLoanOffers,
  'secured-loan-offers': securedLoanOffers,
  'property-loan-offers': propertyLoanOffers,
} as const;
