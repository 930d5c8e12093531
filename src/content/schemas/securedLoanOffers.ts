import { plainText, rateText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const securedLoanOffers = defineKind({
  kind: 'secured-loan-offers',
  title: 'Car or gold loan offers, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the lender as it writes it. Example: Muthoot Finance',
      shown: true,
    },
    rate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, lowest to highest. Example: 9.00% - 18.00%',
      shown: true,
      numeric: true,
    },
    ltv: {
      schema: plainText(2, 60),
      label: 'Loan to value (LTV)',
      description: 'Largest loan as a share of the price of the car or the value of the gold. Example: Up to 75%',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing that this lender does and others may not. Example: Pay only the interest each month',
      shown: true,
    },
    link,
  },
});
