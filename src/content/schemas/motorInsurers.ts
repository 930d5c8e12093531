import { percentText, plainText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const motorInsurers = defineKind({
  kind: 'motor-insurers',
  title: 'Car or bike insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'claimRatio',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Insurer',
      description: 'Name of the insurer as it writes it. Example: ICICI Lombard',
      shown: true,
    },
    claimRatio: {
      schema: percentText(),
      label: 'Claim ratio (own damage)',
      description: 'Own-damage claims, as a share, from the latest public disclosure. Example: 96.10%',
      shown: true,
      numeric: true,
    },
    garages: {
      schema: plainText(2, 60),
      label: 'Cashless garages',
      description: 'Number of cashless garages. Example: 5,600 or more',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing this insurer does and others may not. Example: Repairs guaranteed for six months',
      shown: true,
    },
    link,
  },
});
