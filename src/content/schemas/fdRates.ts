import { plainText, rateText } from './fieldTypes';
import { optionalLink } from './commonFields';
import { defineKind } from './defineKind';

export const fdRates = defineKind({
  kind: 'fd-rates',
  title: 'Fixed deposit rates, one row a bank or NBFC',
  nameField: 'bank',
  headlineField: 'interestRate',
  fields: {
    bank: {
      schema: plainText(2, 60),
      label: 'Bank or NBFC',
      description: 'Name of the deposit taker; say "(NBFC)" where it is one. Example: Bajaj Finance (NBFC)',
      shown: true,
    },
    interestRate: {
      schema: rateText(),
      label: 'Highest rate',
      description: 'Highest yearly rate for the public, deposits under ₹3 crore. Example: 7.25%',
      shown: true,
      numeric: true,
    },
    tenure: {
      schema: plainText(3, 60),
      label: 'Tenure',
      description: 'Tenure that earns the highest rate. Kept with the data, not shown. Example: 18 to 21 months',
      shown: false,
    },
    seniorCitizenRate: {
      schema: rateText(),
      label: 'Senior citizen rate',
      description: 'Highest yearly rate from the age of 60. Example: 7.75%',
      shown: true,
      numeric: true,
    },
    link: optionalLink,
  },
});
