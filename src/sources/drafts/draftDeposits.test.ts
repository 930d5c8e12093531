import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { siteOf } from '../../checks/model';
import { depositSlabs } from '../../checks/rules/depositSlabs';
import { documentDates } from '../../checks/rules/documentDates';
import type { SourceFinding } from '../finding';
import { quotedValues } from '../watched/quotedValues';
import { writeDraft } from './draft';

const folder = temporaryFolder();

// Prettier is an ES module that Jest cannot load; that whole files stay as they are is tried by the command itself.
jest.mock('../../checks/tools/format', () => ({ fixFormat: () => Promise.resolve([]) }));

const LIST = 'docs/fixed-deposits.yml';
const CARDS = 'src/content/deposit-slabs.yml';
const DOCUMENTS = 'src/content/documents/hdfc-bank.yml';

const files: Readonly<Record<string, string>> = {
  [DOCUMENTS]: `kind: documents
rows:
  - id: hdfc-bank-2026-11
    publisher: HDFC Bank
    title: Interest rates
    address: https://hdfc.bank.in/rates
    kind: issuer
    effective: 2026-11-25
    read: 2026-11-28
`,
  'src/content/official-domains.yml': 'kind: official-domains\nrows:\n  - { domain: hdfc.bank.in, owner: HDFC Bank }\n',
  [LIST]: `kind: fd-rates
asOf: 2026-11
checked: 2026-11-28
reviewEveryDays: 60
chosen: Every bank of the record.
order: { by: interestRate, first: highest }
rows:
  - bank: HDFC Bank
    provider: hdfc-bank
    rate1Year: 6.25%
    rate2Years: 6.45%
    interestRate: 6.45%
    rate5Years: 6.40%
    seniorRate1Year: 6.75%
    seniorRate2Years: 6.95%
    seniorCitizenRate: 6.95%
    seniorRate5Years: 6.90%
    highestRate: 6.50% (3 years 1 day to less than 4 years 7 months)
    tenure: 3 years
    breakingCost: 1%
    source: hdfc-bank-2026-11
    link: https://hdfc.bank.in/rates
`,
  [CARDS]: `# The cards.
kind: deposit-slabs
rows:
  - provider: hdfc-bank
    slabs:
      7 days to below 1 year: 5.75%, seniors 6.25%
      1 year to below 18 months: 6.25%, seniors 6.75%
      18 months to 2 years: 6.45%, seniors 6.95%
      above 2 years to 3 years: 6.45%, seniors 6.95%
      above 3 years to below 55 months: 6.50%, seniors 7.10%
      55 months to 5 years: 6.40%, seniors 6.90%
`,
};

const siteWith = (texts: Readonly<Record<string, string>>) =>
  siteOf({ mdx: [], yaml: Object.entries(texts).map(([name, text]) => ({ path: name, text })) }, '2026-11-28');

/** Drafts what a bank's page says of these fields. @returns the draft, the files after it, and what the rule of rate cards says of them */
async function draft(changes: Readonly<Record<string, string>>, given = files) {
  for (const [name, text] of Object.entries(given)) folder.write(name, text);
  const site = siteWith(given);
  const values = quotedValues(site);
  const findings = values.flatMap(({ file, row, field, text, addresses: [address = ''] }): SourceFinding[] => {
    const now = changes[field];
    if (now === undefined) return [];
    return [
      {
        address,
        file,
        row,
        field,
        verdict: 'changed',
        was: text,
        now,
        excerpt: '',
        effective: '2026-08-19',
      },
    ];
  });
  const result = await writeDraft(folder.path, site, findings, values);
  const after = Object.fromEntries(Object.keys(given).map((name) => [name, folder.read(name)]));
  const problems: string[] = [];
  depositSlabs(siteWith(after), ({ message }) => problems.push(message));
  return { result, after, problems };
}

test('the rate card of the bank says what its row says, and so does the highest rate', async () => {
  const { result, after, problems } = await draft({
    interestRate: '6.60%',
    seniorCitizenRate: '7.10%',
    rate2Years: '6.35%',
  });
  expect(result.byHand).toEqual([]);
  expect(problems).toEqual([]);
  expect(after[CARDS]).toBe(
    files[CARDS]!.replace(
      'above 2 years to 3 years: 6.45%, seniors 6.95%',
      'above 2 years to 3 years: 6.60%, seniors 7.10%',
    ).replace('18 months to 2 years: 6.45%', '18 months to 2 years: 6.35%'),
  );
  expect(after[LIST]).toContain('highestRate: 6.60% (above 2 years to 3 years)\n');
  expect(result.followed).toContain(`${CARDS} (hdfc-bank): "above 2 years to 3 years: 6.60%, seniors 7.10%"`);
});

test('the highest rate is the one of the slab in its bracket, which keeps its words', async () => {
  const { result, after, problems } = await draft({
    highestRate: '6.75% (3 years 1 day to less than 4 years 7 months)',
    'slabs.above 3 years to below 55 months': '6.75%, seniors 7.35%',
  });
  expect(problems).toEqual([]);
  expect(result.written).toHaveLength(2);
  expect(after[LIST]).toContain('highestRate: 6.75% (3 years 1 day to less than 4 years 7 months)\n');
  expect(after[CARDS]).toContain('above 3 years to below 55 months: 6.75%, seniors 7.35%');
});

test('a line of the card that the list does not have cites its document in the row of the bank', async () => {
  const { result, after, problems } = await draft({ 'slabs.7 days to below 1 year': '5.50%, seniors 6.00%' });
  expect(problems).toEqual([]);
  expect(result.written).toHaveLength(1);
  expect(result.followed).toEqual([]);
  expect(after[CARDS]).toContain('7 days to below 1 year: 5.50%, seniors 6.00%\n');
  expect(after[LIST]).toContain('source: [ hdfc-bank-2026-11-28, hdfc-bank-2026-11 ]');
});

test('a line that pays more than any other gives the list its highest rate', async () => {
  const { result, after, problems } = await draft({
    'slabs.55 months to 5 years': '6.80%, seniors 7.30%',
    rate5Years: '6.80%',
    seniorRate5Years: '7.30%',
  });
  expect(problems).toEqual([]);
  expect(after[LIST]).toContain('highestRate: 6.80% (55 months to 5 years)\n');
  expect(result.followed).toEqual([`${LIST} (hdfc-bank): "highestRate: 6.80% (55 months to 5 years)"`]);
});

test('a highest rate whose line was not read, with that of seniors, is left to a person', async () => {
  const { result, after } = await draft({ highestRate: '6.75% (3 years 1 day to less than 4 years 7 months)' });
  expect(result.written).toEqual([]);
  expect(result.byHand[0]?.why).toContain('no line of hdfc-bank');
  expect(after).toEqual(files);
});

test('a bracket never keeps the number of another slab', async () => {
  const merged = {
    ...files,
    [LIST]: files[LIST]!.replace('interestRate: 6.45%', 'interestRate: 6.60%').replace(
      /highestRate: .*/u,
      'highestRate: 6.60% (2 years 1 day to 3 years)',
    ),
    [CARDS]: files[CARDS]!.replace('above 2 years to 3 years: 6.45%', 'above 2 years to 3 years: 6.60%'),
  };
  const { after, problems } = await draft(
    { interestRate: '6.45%', highestRate: '6.45% (2 years 1 day to 3 years)' },
    merged,
  );
  expect(problems).toEqual([]);
  expect(after[LIST]).toContain('highestRate: 6.50% (above 3 years to below 55 months)\n');
});

test('what the card cannot hold is left to a person with the lines to write', async () => {
  const oneSlab = {
    ...files,
    [LIST]: files[LIST]!.replace('rate1Year: 6.25%', 'rate1Year: 6.45%').replace('Year: 6.75%', 'Year: 6.95%'),
    [CARDS]: files[CARDS]!.replace(/ {6}1 year to below 18 months: .*\n/u, '').replace('18 months to 2', '1 to 2'),
  };
  const { result, after } = await draft({ rate2Years: '6.35%' }, oneSlab);
  expect(result.written).toEqual([]);
  expect(result.byHand[0]?.why).toContain('rate1Year');
  expect(result.byHand[0]?.why).toContain(`write ${CARDS} (hdfc-bank): "1 to 2 years: 6.35%, seniors 6.95%"`);
  expect(after).toEqual(oneSlab);
});

test('a second change of a month has a document of its own, with its own day', async () => {
  const { after } = await draft({ interestRate: '6.35%' });
  const problems: string[] = [];
  documentDates(siteWith(after), ({ message }) => problems.push(message));
  expect(problems).toEqual([]);
  expect(after[DOCUMENTS]).toMatch(/id: hdfc-bank-2026-11-28\n(?: {4}.*\n)*? {4}effective: 2026-08-19\n/u);
  expect(after[LIST]).toContain('source: [ hdfc-bank-2026-11-28, hdfc-bank-2026-11 ]');
});

test('the lines of a card say each number and its tenure together', () => {
  const wrong = files[LIST]!.replace('(3 years 1 day to less than 4 years 7 months)', '(2 years 1 day to 3 years)');
  const problems: string[] = [];
  depositSlabs(siteWith({ ...files, [LIST]: wrong }), ({ message }) => problems.push(message));
  expect(problems).toEqual([expect.stringContaining('above 3 years to below 55 months')]);
});
