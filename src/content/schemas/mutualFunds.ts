import { notAvailable, percentText, plainText, returnText, riskLabel, rupeeText } from './fieldTypes';
import { optionalLink, optionalNote } from './commonFields';
import { defineKind } from './defineKind';

export const mutualFunds = defineKind({
  kind: 'mutual-funds',
  title: 'Mutual funds, one row a fund',
  nameField: 'name',
  headlineField: 'returns3Y',
  fields: {
    name: {
      schema: plainText(5, 80),
      label: 'Fund',
      description: 'Name of the scheme, direct plan. Example: UTI Nifty 50 Index Fund',
      shown: true,
    },
    type: {
      schema: plainText(3, 50),
      label: 'Type',
      description: 'Category by SEBI, short. Example: Large cap',
      shown: true,
    },
    returns3Y: {
      schema: returnText(),
      label: '3-year return',
      description: 'Yearly return over three years to the asOf month, direct plan, growth. Example: 18.40%',
      shown: true,
      numeric: true,
    },
    expenseRatio: {
      schema: percentText(),
      label: 'Expense ratio',
      description: 'Total expense ratio of the direct plan, a year. Example: 0.62%',
      shown: true,
      numeric: true,
    },
    aum: {
      schema: rupeeText(3, 30, [notAvailable]),
      label: 'AUM',
      description: 'Assets under management in crore of rupees. Example: ₹36,400 crore',
      shown: true,
      numeric: true,
    },
    risk: {
      schema: riskLabel(),
      label: 'Risk',
      description: 'Level on the riskometer of the scheme. Example: Very High',
      shown: true,
    },
    link: optionalLink,
    note: optionalNote,
  },
});
