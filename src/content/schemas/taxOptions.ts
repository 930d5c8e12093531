import { plainText } from './fieldTypes';
import { defineKind } from './defineKind';

export const taxOptions = defineKind({
  kind: 'tax-options',
  title: 'Ways to save tax, one row an option',
  nameField: 'title',
  headlineField: 'returns',
  fields: {
    title: {
      schema: plainText(2, 60),
      label: 'Option',
      description: 'Name with its short form. Example: National Savings Certificate (NSC)',
      shown: true,
    },
    description: {
      schema: plainText(20, 240),
      label: 'What it is',
      description: 'One or two sentences on how it works. Example: A five-year deposit sold at post offices.',
      shown: true,
    },
    returns: {
      schema: plainText(2, 120),
      label: 'Expected returns',
      description: 'Yearly return, and whether it is fixed. Example: 7.7%, fixed at purchase',
      shown: true,
    },
    lockIn: {
      schema: plainText(2, 60),
      label: 'Lock-in',
      description: 'How long the money stays. Example: 5 years',
      shown: true,
    },
  },
});
