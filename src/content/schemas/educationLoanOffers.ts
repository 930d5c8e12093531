import { plainText, rateText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const educationLoanOffers = defineKind({
  kind: 'education-loan-offers',
  title: 'Education loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the lender or its scheme. Example: SBI Student Loan',
      shown: true,
    },
    rate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, lowest to highest. Example: 8.15% - 10.15%',
      shown: true,
      numeric: true,
    },
    amount: {
      schema: rupeeText(3, 80),
      label: 'Loan amount',
      description: 'Largest loan in rupees. Example: Up to ₹1.5 crore abroad',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing that a student should know about it. Example: No collateral for listed institutes',
      shown: true,
    },
    link,
  },
});
