import { plainText, rateText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const propertyLoanOffers = defineKind({
  kind: 'property-loan-offers',
  title: 'Offers of loans against property, one row a lender',
  nameField: 'name',
  headlineField: 'rate',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the lender as it writes it. Example: Bank of Baroda',
      shown: true,
    },
    rate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly interest, lowest to highest. Example: 9.15% - 11.00%',
      shown: true,
      numeric: true,
    },
    ltv: {
      schema: plainText(2, 60),
      label: 'Loan to value (LTV)',
      description: "Largest loan as a share of the property's value. Example: Up to 65%",
      shown: true,
      numeric: true,
    },
    tenure: {
      schema: plainText(3, 40),
      label: 'Tenure',
      description: 'Longest time to repay. Example: Up to 15 years',
      shown: true,
    },
    link,
  },
});
