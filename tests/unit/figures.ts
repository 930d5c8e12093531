import type { FiguresFile } from '@site/src/content/schemas';

/** A registry for tests: one figure that never changed, one that a rule has changed twice. */
const registry: FiguresFile = {
  kind: 'figures',
  rows: [
    {
      id: 'ppf-rate',
      label: 'PPF interest rate',
      periods: [{ value: '7.1%', source: { name: 'Ministry of Finance', url: 'https://finance.example/ppf' } }],
      checked: '2025-06-30',
      reviewEveryDays: 90,
    },
    {
      id: 'short-term-tax',
      label: 'Tax on short-term gains from equity',
      periods: [
        { value: '10%', until: '2008-03-31', source: { name: 'Finance Act 2004' } },
        { value: '15%', from: '2008-04-01', until: '2024-07-22', source: { name: 'Finance Act 2008' } },
        { value: '20%', from: '2024-07-23', source: { name: 'Finance Act 2024', url: 'https://law.example/2024' } },
      ],
      checked: '2025-06-30',
      reviewEveryDays: 365,
      note: 'Holds for shares on which securities transaction tax was paid.',
    },
  ],
};

export default registry;
