import { lineList, plainText } from './fieldTypes';
import { list } from './kind';
import { column, numberColumn } from './meta';
import { cell } from './quantityText';
import { lender, link, standsOut, yearlyRate } from './sharedFields';

/** Lists of loans other than home loans, one row a lender. */

const amount = (description: string, example: string) =>
  cell('money').meta(numberColumn('Loan amount', description, example));

const tenure = (description: string, example: string) => cell('tenure').meta(column('Tenure', description, example));

const loanToValue = (description: string, example: string) =>
  cell('share').meta(numberColumn('Loan to value (LTV)', description, example));

export const personalLoanOffers = list({
  kind: 'personal-loan-offers',
  title: 'Personal loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('HDFC Bank'),
    rate: yearlyRate('from 10.49%'),
    amount: amount('Smallest and largest loan in rupees.', '₹50,000 to ₹40 lakh'),
    tenure: tenure('Shortest and longest time to repay.', '1 to 5 years'),
    fee: cell('fee').meta(
      column('Processing fee', 'Fee as a share of the loan or in rupees, GST left out.', 'up to 2%'),
    ),
    features: lineList(2, 4).meta(
      column(
        'Features',
        'Two to four short lines on what the loan does for the borrower.',
        'Part payment after 12 EMIs',
      ),
    ),
    link,
  },
});

export const businessLoanOffers = list({
  kind: 'business-loan-offers',
  title: 'Business loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Axis Bank'),
    rate: yearlyRate('14.00% - 22.00%'),
    amount: amount('Smallest and largest loan in rupees.', 'up to ₹50 lakh'),
    tenure: tenure('Shortest and longest time to repay.', '1 to 5 years'),
    features: lineList(2, 4).meta(
      column('Features', 'Two to four short lines on what the loan does for the firm.', 'No collateral up to ₹75 lakh'),
    ),
    link,
  },
});

export const educationLoanOffers = list({
  kind: 'education-loan-offers',
  title: 'Education loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: plainText(2, 60).meta(column('Lender', 'Name of the lender or its scheme.', 'SBI Student Loan')),
    rate: yearlyRate('8.15% - 10.15%'),
    amount: amount('Largest loan in rupees.', 'up to ₹1.5 crore (abroad)'),
    feature: standsOut('One thing that a student should know about it.', 'No collateral for listed institutes'),
    link,
  },
});

export const securedLoanOffers = list({
  kind: 'secured-loan-offers',
  title: 'Car or gold loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Muthoot Finance'),
    rate: yearlyRate('9.00% - 18.00%'),
    ltv: loanToValue('Largest loan as a share of the price of the car or the value of the gold.', 'up to 75%'),
    feature: standsOut('One thing that this lender does and others may not.', 'Pay only the interest each month'),
    link,
  },
});

export const propertyLoanOffers = list({
  kind: 'property-loan-offers',
  title: 'Offers of loans against property, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  row: {
    name: lender('Bank of Baroda'),
    rate: yearlyRate('9.15% - 11.00%'),
    ltv: loanToValue("Largest loan as a share of the property's value.", 'up to 65%'),
    tenure: tenure('Longest time to repay.', 'up to 15 years'),
    link,
  },
});
