import type { DocumentsFile, FiguresFile } from '../../src/content/schemas';

/** A registry for tests: one figure that never changed, one that a rule has changed twice, market practice, and one that is set by tax year. */
const registry: FiguresFile = {
  kind: 'figures',
  rows: [
    {
      id: 'ppf-rate',
      label: 'PPF interest rate',
      subject: 'Tax saving and retirement',
      periods: [{ value: '7.1%', source: { document: 'ppf-page' } }],
      checked: '2025-06-30',
      reviewEveryDays: 90,
    },
    {
      id: 'short-term-tax',
      label: 'Tax on short-term gains from equity',
      subject: 'Funds and the tax on them',
      periods: [
        { value: '10%', until: '2008-03-31', source: { unproved: 'Finance Act 2004' } },
        { value: '15%', from: '2008-04-01', until: '2024-07-22', source: { unproved: 'Finance Act 2008' } },
        { value: '20%', from: '2024-07-23', source: { document: 'finance-act-2024', section: 'section 2' } },
      ],
      checked: '2025-06-30',
      reviewEveryDays: 365,
      note: 'Holds for shares on which securities transaction tax was paid.',
    },
    {
      id: 'usual-score',
      label: 'Usual score for a loan',
      subject: 'Loans',
      practice: 'Rule of thumb',
      periods: [{ value: '750 or more' }],
    },
    {
      id: 'cess',
      label: 'Cess on income tax',
      subject: 'Deposits and planning',
      periods: [{ value: '4%', source: { document: 'finance-act-2024' } }],
      checked: '2025-06-30',
      reviewEveryDays: 3650,
      taxYear: '2025-26',
    },
  ],
};

/** The documents that the registry names. */
export const documents: DocumentsFile = {
  kind: 'documents',
  rows: [
    {
      id: 'ppf-page',
      publisher: 'Ministry of Finance',
      title: 'PPF',
      address: 'https://finance.example/ppf',
      kind: 'regulator',
      read: '2025-06-30',
    },
    {
      id: 'law-digest',
      publisher: 'Law Digest',
      title: 'Acts of 2024',
      address: 'https://digest.example/',
      kind: 'record',
      published: '2025-01-01',
      read: '2025-06-30',
    },
    {
      id: 'finance-act-2024',
      publisher: 'Gazette of India',
      title: 'Finance Act 2024',
      address: 'https://law.example/2024',
      kind: 'regulator',
      read: '2025-01-01',
      through: 'law-digest',
    },
  ],
};

export default registry;
