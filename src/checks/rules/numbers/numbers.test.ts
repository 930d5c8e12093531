/** @jest-environment node */
import { siteOf } from '../../model';
import type { TextFile } from '../../parse/files';
import type { Rule } from '../rule';
import { limitsByHand } from './limitsByHand';
import { namedRates } from './namedRates';
import { numbersOfTheText } from './numbersOfTheText';
import { rowCounts } from './rowCounts';
import { tableSums } from './tableSums';
import { taxRatesByHand } from './taxRatesByHand';
import { workedNumbers } from './workedNumbers';

const TODAY = '2026-11-21';

/** What a rule finds in files. @param before those of the main branch */
function found(rule: Rule, files: readonly TextFile[], before?: readonly TextFile[]): readonly (string | undefined)[] {
  const [site, base] = [files, before].map((all = []) =>
    siteOf(
      { mdx: all.filter(({ path }) => path.endsWith('.mdx')), yaml: all.filter(({ path }) => path.endsWith('.yml')) },
      TODAY,
    ),
  );
  const said: (string | undefined)[] = [];
  if (site) rule({ ...site, ...(before && base && { before: base }) }, (problem) => said.push(problem.found));
  return said;
}

const page = (body: string, front = 'title: A page'): TextFile => ({
  path: 'docs/page.mdx',
  text: `---\n${front}\n---\n\n${body}\n`,
});
const article = (body: string, front: string): TextFile => ({ ...page(body, front), path: 'blog/loan.mdx' });
const data = (path: string, ...lines: readonly string[]): TextFile => ({ path, text: `${lines.join('\n')}\n` });
const table = (...rows: readonly (readonly string[])[]): TextFile =>
  page(
    rows
      .map((row, index) => `| ${row.join(' | ')} |${index === 0 ? `\n${'| --- '.repeat(row.length)}|` : ''}`)
      .join('\n'),
  );

describe('what sums up a text', () => {
  const body =
    'A loan of ₹5,00,000 costs 9% a year.\n\n<CalculatorTile id="sip" inputs="monthly=5000" note="At 9%." />';
  const front = 'title: A loan\nexcerpt: At 9% it costs much.\ndrawing: { caption: "A loan of ₹5,00,000" }';

  test('an excerpt, a caption, a note and a fact say what the text says, or round it', () => {
    const fact = '<Fact value="₹5 lakh">is lent</Fact>\n\n<Fact value="₹0">is the fee</Fact>';
    expect(found(numbersOfTheText, [article(`${body}\n\n${fact}`, front)])).toEqual([]);
    expect(found(numbersOfTheText, [page('<Fact value="₹16.5 lakh">is the sum</Fact>\n\nIt is ₹16,46,987.')])).toEqual(
      [],
    );
  });

  test('one that says another number is named', () => {
    const slips = front.replace('9%', '7%').replace('5,00,000', '6,00,000');
    expect(found(numbersOfTheText, [article(body.replace('At 9%', 'At 8%'), slips)])).toEqual([
      '"7%"',
      '"₹6,00,000"',
      '"8%"',
    ]);
    expect(found(numbersOfTheText, [page('<Fact value="95%">at most</Fact>\n\nThe limit is 85%.')])).toEqual(['"95%"']);
  });

  test('a figure that the page quotes is in its text', () => {
    const figures = data('src/content/figures.yml', 'kind: figures', 'rows: [{ id: cap, periods: [{ value: 85% }] }]');
    const quoting = page('<Fact value="85%">at most</Fact>\n\nThe limit is <Figure id="cap" />.');
    expect(found(numbersOfTheText, [quoting, figures])).toEqual([]);
  });
});

describe('a count of the rows of a list', () => {
  const list = data('docs/page.yml', 'kind: fd-rates', 'rows: [{ bank: A }, { bank: B }, { bank: C }]');
  const shown = (words: string) => [page(`import rows from './page.yml'\n\n${words}`), list];

  test.each([
    'Only 1 of the 3 banks pays more.',
    'Most of the 2 banks whose card we know pay less.',
    'From the age of 60 banks add more.',
  ])('"%s" is right', (words) => expect(found(rowCounts, shown(words))).toEqual([]));

  test.each([
    'Only 1 of the 4 banks pays more.',
    'Rates of 30 small banks by tenure.',
    'By number all 13 insurers paid.',
  ])('"%s" is named', (words) => {
    expect(found(rowCounts, shown(words))).toHaveLength(1);
  });

  test('so is one in a title, but not on a page without a list', () => {
    const title = page("import rows from './page.yml'", 'title: Rates of 7 banks');
    expect(found(rowCounts, [title, list])).toEqual(['"of 7 banks"']);
    expect(found(rowCounts, [page('Ask 1 of the 12 banks.')])).toEqual([]);
  });
});

describe('a rate behind the name of a provider', () => {
  const files = [
    data('src/content/providers.yml', 'kind: providers', 'rows: [{ id: jana, name: Jana Bank, shortName: Jana }]'),
    data('docs/page.yml', 'rows: [{ provider: jana, rate: 8.00%, senior: 8.25% }]'),
  ];
  const shown = (words: string) => [page(`import rows from './page.yml'\n\n${words}`), ...files];

  test.each([
    'Jana 8.00%, by its own table.',
    'At Jana seniors get 8.25%.',
    'Jana adds 0.25% for them.',
    'Jana asks. 9% is a lot.',
  ])('"%s" is one of its values, or what lies between two', (words) =>
    expect(found(namedRates, shown(words))).toEqual([]),
  );

  test.each(['Jana 8.20%, by its own table.', 'Jana Bank pays up to 9.00%.', 'Jana adds 0.75% for seniors.'])(
    '"%s" is none',
    (words) => {
      expect(found(namedRates, shown(words))).toHaveLength(1);
    },
  );
});

describe('a table', () => {
  test('adds up in every column', () => {
    const rows = [
      ['', 'One', 'Two'],
      ['Interest', '₹63,888', '₹90,456'],
      ['Fee', '₹7,080', '₹1,179'],
    ];
    expect(found(tableSums, [table(...rows, ['Cost', '₹70,968', '₹91,635'])])).toEqual([]);
    expect(found(tableSums, [table(...rows, ['Cost', '₹70,986', '₹91,635'])])).toEqual(['"₹70,986"']);
  });

  test('with one column adds up where it says that it is the total', () => {
    const rows = [
      ['Item', 'Sum'],
      ['Interest', '₹1,55,824'],
      ['Fee', '₹11,800'],
      ['Less: bonus', '₹824'],
    ];
    expect(found(tableSums, [table(...rows, ['Total cost', '₹1,66,800'])])).toEqual([]);
    expect(found(tableSums, [table(...rows, ['Total cost', '₹1,68,448'])])).toEqual(['"₹1,68,448"']);
    expect(found(tableSums, [table(...rows, ['Loan', '₹5,00,000'])])).toEqual([]);
  });

  test('has the interest that the instalments leave above the loan', () => {
    const rows = [
      ['Tenure', 'EMI', 'Interest'],
      ['3 years', '₹25,440', '₹1,15,840'],
      ['5 years', '₹16,607', '₹1,96,420'],
    ];
    expect(found(tableSums, [table(...rows, ['7 years', '₹12,871', '₹2,81,164'])])).toEqual([]);
    expect(found(tableSums, [table(...rows, ['7 years', '₹12,871', '₹2,18,164'])])).toEqual(['"₹2,18,164"']);
    // The slip is in the instalment, and the row is named all the same.
    expect(found(tableSums, [table(...rows, ['7 years', '₹12,781', '₹2,81,164'])])).toEqual(['"₹2,81,164"']);
  });

  test('has no row in which two columns differ otherwise by a slip', () => {
    const rows = [
      ['Return', 'Value', 'Gain'],
      ['6%', '₹16,46,987', '₹4,46,987'],
      ['8%', '₹18,41,657', '₹6,41,657'],
    ];
    expect(found(tableSums, [table(...rows, ['10%', '₹20,65,520', '₹8,65,520'])])).toEqual([]);
    expect(found(tableSums, [table(...rows, ['10%', '₹20,65,520', '₹8,56,520'])])).toEqual(['"₹8,56,520"']);
    // Another fund, in which another sum was paid in.
    expect(found(tableSums, [table(...rows, ['Another', '₹20,65,520', '₹12,31,444'])])).toEqual([]);
  });
});

describe('a worked example on the main branch', () => {
  const before = [page('The limit is 85% of ₹2,75,000, or ₹2,33,750. At 12% a year ₹2,08,705 come to ₹2,33,750.')];
  const edited = (from: string, to: string) => [
    page((before[0]?.text ?? '').replace(/^---[\s\S]*?---\s+/u, '').replace(from, to)),
  ];

  test('comes out again, as a whole or not at all', () => {
    expect(found(workedNumbers, edited('₹2,08,705', '₹2,80,705'), before)).toEqual(['"₹2,80,705"']);
    expect(found(workedNumbers, edited('₹2,75,000', '₹2,57,000'), before)).toEqual(['"₹2,57,000"']);
  });

  test('may be written anew, or worked out for other numbers', () => {
    expect(found(workedNumbers, edited('come to', 'grow to'), before)).toEqual([]);
    const other = [page('The limit is 75% of ₹4,00,000, or ₹3,00,000. At 9% a year ₹2,75,229 come to ₹3,00,000.')];
    expect(found(workedNumbers, other, before)).toEqual([]);
  });
});

describe('a limit of the law', () => {
  const figures = data(
    'src/content/figures.yml',
    'kind: figures',
    'rows:',
    '  - { id: section-80c-limit, label: Maximum deduction under Section 80C, periods: [{ value: ₹1.5 lakh }] }',
    '  - { id: ppf-rate, label: PPF interest rate, periods: [{ value: 7.1% }] }',
    '  - { id: pan-age, label: Usual age for a PAN, practice: usage, periods: [{ value: 18 years }] }',
  );

  test.each(['Section 80C lets you deduct ₹1.5 lakh a year.', 'Deduct ₹1.5 lakh (80C).'])(
    '"%s" is written by hand',
    (words) => {
      expect(found(limitsByHand, [page(words), figures])).toEqual(['"₹1.5 lakh"']);
    },
  );

  test.each([
    'Section 80C lets you deduct <Figure id="section-80c-limit" /> a year.',
    'A loan of ₹1.5 lakh is small.',
    'Section 80CCD is not 80C; the budget is ₹1.5 lakh crore.',
    'PPF is counted at 7.1% in the example.',
    'A PAN may wait until 18 years.',
  ])('"%s" is fine', (words) => {
    expect(found(limitsByHand, [page(words), figures])).toEqual([]);
  });
});

describe('the rate of a tax', () => {
  const figures = data(
    'src/content/figures.yml',
    'kind: figures',
    'rows:',
    '  - { id: card-gst, label: GST on the fees of a card, periods: [{ value: 18% }] }',
    '  - { id: fee-gst, label: GST on the fees of a bank, periods: [{ value: 18% }] }',
  );

  test.each([
    ['With GST at 18% it is more.', '"GST at 18%"'],
    ['GST is 18%.', '"GST is 18%"'],
    ['You pay 18% GST.', '"18% GST"'],
  ])('"%s" is written by hand', (words, rate) => {
    expect(found(taxRatesByHand, [page(words), figures])).toEqual([rate]);
  });

  test.each([
    'GST of <Figure id="card-gst" /> comes on top.',
    'Until September 2025 there was 18% GST.',
    'A markup of 3.5% plus GST.',
    'With GST the fee of 2% is ₹2,360.',
    'A bank deducts 10% as TDS, which no figure says here.',
  ])('"%s" is fine', (words) => {
    expect(found(taxRatesByHand, [page(words), figures])).toEqual([]);
  });
});
