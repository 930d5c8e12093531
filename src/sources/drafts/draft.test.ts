import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { siteOf } from '../../checks/model';
import type { SourceFinding } from '../finding';
import { quotedValues } from '../watched/quotedValues';
import { writeDraft } from './draft';

const folder = temporaryFolder();

// Prettier is an ES module that Jest cannot load; that whole files stay as they are is tried by the command itself.
jest.mock('../../checks/tools/format', () => ({ fixFormat: () => Promise.resolve([]) }));

const files = {
  'src/content/documents/jana-small-finance-bank.yml': `# Where values come from.
kind: documents
rows:
  - id: jana-2026-09
    publisher: Jana Small Finance Bank
    title: Fixed deposit rates
    address: https://jana.bank.in/rates
    kind: issuer
    read: 2026-09-27
`,
  'src/content/documents/reserve-bank-of-india.yml': `kind: documents
rows:
  - id: repo-2026-10
    publisher: Reserve Bank of India
    title: Resolution of the committee
    address: https://rbi.org.in/statement
    kind: regulator
    read: 2026-10-07
`,
  'src/content/official-domains.yml': `kind: official-domains
rows:
  - { domain: jana.bank.in, owner: Jana Small Finance Bank }
  - { domain: rbi.org.in, owner: Reserve Bank of India }
`,
  'docs/company-deposits.yml': `# Rates of companies.
kind: company-deposits
asOf: 2026-09
checked: 2026-09-27
reviewEveryDays: 60
chosen: Every company of the record.
source: jana-2026-09
order: { by: interestRate, first: highest }
rows:
  # The best known one.
  - name: Jana Small Finance Bank
    provider: jana-small-finance-bank
    interestRate: 8.00%
    seniorExtra: 0.25%
    rating: CRISIL A+
    link: https://jana.bank.in/rates
`,
  'src/content/figures.yml': `kind: figures
rows:
  - id: repo-rate
    label: RBI repo rate
    subject: Loans
    periods:
      - { value: 5.50%, from: 2026-10-07, source: { document: repo-2026-10 } }
    checked: 2026-10-07
    reviewEveryDays: 60
`,
};

beforeEach(() => {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
});

/** Drafts a change of one value. */
async function draft(field: string, change: Partial<SourceFinding>, today = '2026-11-28') {
  const site = siteOf({ mdx: [], yaml: Object.entries(files).map(([name, text]) => ({ path: name, text })) }, today);
  const values = quotedValues(site);
  const value = values.find((one) => one.field === field)!;
  const { file, row, text } = value;
  const finding: SourceFinding = {
    address: value.addresses[0]!,
    file,
    row,
    field,
    verdict: 'changed',
    was: text,
    now: null,
    excerpt: '',
    ...change,
  };
  const result = await writeDraft(folder.path, site, [finding], values);
  return { result, text: (name: keyof typeof files) => folder.read(name) };
}

test('writes the value with its document, and leaves comments and all else as they are', async () => {
  const { result, text } = await draft('interestRate', { now: '8.25%', effective: '2026-11-20' });
  expect(result.byHand).toEqual([]);
  expect(text('docs/company-deposits.yml')).toBe(
    files['docs/company-deposits.yml']
      .replace('8.00%', '8.25%')
      .replace(
        '    link: https://jana.bank.in/rates\n',
        '    link: https://jana.bank.in/rates\n    source: [ jana-small-finance-bank-2026-11, jana-2026-09 ]\n',
      ),
  );
  expect(text('src/content/documents/jana-small-finance-bank.yml')).toContain(`  - id: jana-small-finance-bank-2026-11
    publisher: Jana Small Finance Bank
    title: Fixed deposit rates
    address: https://jana.bank.in/rates
    kind: issuer
    effective: 2026-11-20
    read: 2026-11-28
`);
});

test('a page that a person wrote down on the same day gets no second document, which the check would refuse', async () => {
  const { text } = await draft('interestRate', { now: '8.25%' }, '2026-09-27');
  const documents = 'src/content/documents/jana-small-finance-bank.yml';
  expect(text(documents)).toBe(files[documents]);
  expect(text('docs/company-deposits.yml')).toContain('    source: [ jana-2026-09 ]\n');
});

test.each([
  ['Interest rates - HDFC Bank', 'Interest rates - HDFC Bank'],
  ['<b>Rates</b>', 'Rates and charges'],
  [undefined, 'Rates and charges'],
])('a page that calls itself %s is written as %s', async (title, expected) => {
  const { text } = await draft('interestRate', { now: '8.25%', address: 'https://jana.bank.in/new-rates', title });
  expect(text('src/content/documents/jana-small-finance-bank.yml')).toContain(`title: ${expected}\n`);
});

test('leaves a value to a person that its file does not take', async () => {
  const { result, text } = await draft('interestRate', { now: '82.50%' });
  expect(result.written).toEqual([]);
  expect(result.byHand).toHaveLength(1);
  expect(text('docs/company-deposits.yml')).toBe(files['docs/company-deposits.yml']);
});

test('ends the period of a figure and begins the next', async () => {
  const { text } = await draft('periods.0.value', { now: '5.75%', effective: '2026-12-04' });
  expect(text('src/content/figures.yml')).toMatch(/value: 5\.50%, from: 2026-10-07, .*until: 2026-12-03/u);
  expect(text('src/content/figures.yml')).toMatch(/value: 5\.75%\s+from: 2026-12-04/u);
});

test('leaves a figure to a person while the day of its change is not named', async () => {
  const { result } = await draft('periods.0.value', { now: '5.75%' });
  expect(result.byHand[0]?.why).toContain('day');
});
