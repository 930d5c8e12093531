import { lineList, plainText, rateText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const personalLoanOffers = defineKind({
  kind: 'personal-loan-offers',
  title: 'Personal loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the lender as it writes it. Example: HDFC Bank',
      shown: true,
    },
    rate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, lowest to highest. Example: 10.49% onwards',
      shown: true,
      numeric: true,
    },
    amount: {
      schema: rupeeText(3, 60),
      label: 'Loan amount',
      description: 'Smallest and largest loan in rupees. Example: ₹50,000 to ₹40 lakh',
      shown: true,
      numeric: true,
    },
    tenure: {
      schema: plainText(3, 40),
      label: 'Tenure',
      description: 'Shortest and longest time to repay. Example: 1 to 5 years',
      shown: true,
    },
    fee: {
      schema: plainText(2, 80),
      label: 'Processing fee',
      description: 'Fee as a share of the loan or in rupees, GST left out. Example: Up to 2.00%',
      shown: true,
    },
    features: {
      schema: lineList(2, 4),
      label: 'Features',
      description:
        'Two to four short lines on what the loan does for the borrower. Example: Part payment after 12 EMIs',
      shown: true,
    },
    link,
  },
});
