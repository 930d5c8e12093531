import { plainText, riskLabel } from './fieldTypes';
import { defineKind } from './defineKind';

export const retirementOptions = defineKind({
  kind: 'retirement-options',
  title: 'Ways to save for retirement, one row an option',
  nameField: 'name',
  headlineField: 'returns',
  fields: {
    name: {
      schema: plainText(2, 60),
      label: 'Option',
      description: 'Name with its short form. Example: Public Provident Fund (PPF)',
      shown: true,
    },
    type: {
      schema: plainText(3, 80),
      label: 'Type',
      description: 'What it is, in a few words. Example: Government savings scheme',
      shown: true,
    },
    returns: {
      schema: plainText(2, 160),
      label: 'Returns',
      description: 'Yearly return, and whether it is fixed or follows the market. Example: 7.1%, set each quarter',
      shown: true,
    },
    risk: {
      schema: riskLabel(),
      label: 'Risk',
      description: 'Level in the words of the riskometer. Example: Low',
      shown: true,
    },
    taxBenefit: {
      schema: plainText(3, 160),
      label: 'Tax benefit',
      description: 'What it takes off tax, and in which regime. Example: Section 80C, old regime only',
      shown: true,
    },
    bestFor: {
      schema: plainText(5, 140),
      label: 'Best for',
      description: 'Who gains most from it. Example: Savers who want no surprises',
      shown: true,
    },
  },
});
