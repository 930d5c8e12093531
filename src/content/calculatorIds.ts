/** The calculators by group, in the order of the page /calculators. An id is permanent: it is part of addresses. */
export const calculatorGroups = [
  { title: 'Borrow', ids: ['emi', 'affordability', 'gold-loan', 'card-minimum', 'move-loan', 'rent-or-buy'] },
  {
    title: 'Save and invest',
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
  { title: 'Plan', ids: ['retirement', 'emergency-fund'] },
  { title: 'Tax', ids: ['income-tax', 'hra', 'capital-gains'] },
  { title: 'Protect your family', ids: ['term-cover', 'health-cover'] },
] as const satisfies readonly { readonly title: string; readonly ids: readonly string[] }[];

export type CalculatorId = (typeof calculatorGroups)[number]['ids'][number];

export const calculatorIds: readonly CalculatorId[] = calculatorGroups.flatMap(
  ({ ids }): readonly CalculatorId[] => ids,
);
