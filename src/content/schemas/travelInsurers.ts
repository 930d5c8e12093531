import { percentText, plainText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const travelInsurers = defineKind({
  kind: 'travel-insurers',
  title: 'Travel insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'coverage',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Insurer',
      description: 'Insurer or plan. Example: TATA AIG Travel Guard',
      shown: true,
    },
    coverage: {
      schema: plainText(3, 60),
      label: 'Largest medical cover',
      description: 'Most that is paid for treatment abroad, in the currency of the policy. Example: Up to $5,00,000',
      shown: true,
      numeric: true,
    },
    claimRatio: {
      schema: percentText(),
      label: 'Claim ratio (health)',
      description: 'Health claims, as a share, from the latest public disclosure. Example: 92.40%',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing this insurer does and others may not. Example: Pre-existing illness in an emergency',
      shown: true,
    },
    link,
  },
});
