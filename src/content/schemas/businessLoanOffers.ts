import { lineList, plainText, rateText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const businessLoanOffers = defineKind({
  kind: 'business-loan-offers',
  title: 'Business loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the lender as it writes it. Example: Axis Bank',
      shown: true,
    },
    rate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, lowest to highest. Example: 14.00% - 22.00%',
      shown: true,
      numeric: true,
    },
    amount: {
      schema: rupeeText(3, 60),
      label: 'Loan amount',
      description: 'Smallest and largest loan in rupees. Example: Up to ₹50 lakh',
      shown: true,
      numeric: true,
    },
    tenure: {
      schema: plainText(3, 40),
      label: 'Tenure',
      description: 'Shortest and longest time to repay. Example: 1 to 5 years',
      shown: true,
    },
    features: {
      schema: lineList(2, 4),
      label: 'Features',
      description: 'Two to four short lines on what the loan does for the firm. Example: No collateral up to ₹75 lakh',
      shown: true,
    },
    link,
  },
});
