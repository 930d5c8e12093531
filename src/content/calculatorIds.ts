import * as words from './messages.en';

/** The calculators by group, in the order of the page /calculators. An id is permanent: it is part of addresses. */
export const calculatorGroups = [
  {
    title: words.calculatorsBorrow,
    ids: ['emi', 'home-loan-emi', 'affordability', 'gold-loan', 'card-minimum', 'move-loan', 'rent-or-buy'],
  },
  {
    title: words.calculatorsSave,
    ids: [
      'sip',
      'goal',
      'lump-sum',
      'fixed-deposit',
      'recurring-deposit',
      'ppf',
      'sukanya-samriddhi',
      'nsc',
      'scss',
      'nps',
    ],
  },
  { title: words.calculatorsPlan, ids: ['retirement', 'emergency-fund'] },
  { title: words.calculatorsTax, ids: ['income-tax', 'hra', 'capital-gains'] },
  { title: words.calculatorsProtect, ids: ['term-cover', 'health-cover'] },
] as const satisfies readonly { readonly title: string; readonly ids: readonly string[] }[];

export type CalculatorId = (typeof calculatorGroups)[number]['ids'][number];

export const calculatorIds: readonly CalculatorId[] = calculatorGroups.flatMap(
  ({ ids }): readonly CalculatorId[] => ids,
);
