import { plainText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const homeInsurers = defineKind({
  kind: 'home-insurers',
  title: 'Home insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'premium',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Insurer',
      description: 'Insurer or plan. Example: New India Bharat Griha Raksha',
      shown: true,
    },
    coverage: {
      schema: plainText(3, 100),
      label: 'What it covers',
      description: 'Kind of cover. Example: Structure and contents',
      shown: true,
    },
    premium: {
      schema: rupeeText(3, 90),
      label: 'Indicative premium',
      description: 'Yearly premium in rupees for a stated home. Example: ₹2,500 a year for ₹50 lakh',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing this insurer does and others may not. Example: Rent paid while the house is repaired',
      shown: true,
    },
    link,
  },
});
