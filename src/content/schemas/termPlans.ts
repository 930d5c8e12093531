import { percentText, plainText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const termPlans = defineKind({
  kind: 'term-plans',
  title: 'Term life plans, one row a plan',
  nameField: 'name',
  headlineField: 'claimRatio',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Plan',
      description: 'Insurer and plan. Example: LIC Digi Term',
      shown: true,
    },
    claimRatio: {
      schema: percentText(),
      label: 'Claim settlement ratio',
      description:
        'Individual death claims paid of those settled in a year, by number, from the IRDAI report. Example: 98.52%',
      shown: true,
      numeric: true,
    },
    coverage: {
      schema: plainText(3, 60),
      label: 'Largest cover',
      description: 'Most that the plan pays. Example: Up to ₹20 crore',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing the plan does and others may not. Example: Premiums back on exit at 60',
      shown: true,
    },
    link,
  },
});
