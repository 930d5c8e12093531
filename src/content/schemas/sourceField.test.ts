import { lineList, plainText } from './fieldTypes';
import { list } from './kind';
import { column } from './meta';
import { cell } from './quantityText';

describe('a number without a document', () => {
  const accounts = list({
    kind: 'accounts',
    title: 'Accounts that a test has made up',
    nameField: 'bank',
    row: {
      bank: plainText(2, 60).meta(column('Bank', 'Its name.')),
      rate: cell('rate').meta(column('Rate', 'Yearly.')),
      limits: lineList().optional().meta(column('Limits', 'In words.')),
    },
  });
  const row = { bank: 'First Bank', rate: '8.50%' };
  const problemsOf = (file: object): string[] => {
    const dates = { asOf: '2026-09', checked: '2026-09-30', reviewEveryDays: 90 };
    const order = { by: 'bank', first: 'a-to-z' };
    const { error } = accounts.file.safeParse({
      kind: 'accounts',
      ...dates,
      chosen: 'Rows that a test has made up.',
      order,
      ...file,
    });
    return (error?.issues ?? []).map(({ path: place, message }) => `${place.join(' ')}: ${message}`);
  };

  test.each([
    ['the source of the file', { source: 'a-card', rows: [row] }],
    ['several sources of the file', { source: ['a-card', 'another'], rows: [row] }],
    ['a source of its own', { rows: [{ ...row, source: 'a-card' }] }],
    [
      'digits in its name alone',
      {
        rows: [
          { bank: 'Bank 24', rate: 'Not found' },
          { ...row, source: 'a-card' },
        ],
      },
    ],
  ])('is none in a row with %s', (_name, file) => {
    expect(problemsOf(file)).toEqual([]);
  });

  const remedy =
    'name the document that says it: "source:" with an id of src/content/documents, in this entry or above the rows';

  test.each([
    ['where no row names any', { rows: [row] }, 'rate'],
    ['where others do', { rows: [row, { ...row, bank: 'Second Bank', source: 'a-card' }] }, 'rate'],
    ['in a line of words', { rows: [{ ...row, rate: 'Not found', limits: ['Up to ₹1 lakh'] }] }, 'limits'],
  ])('stops a row %s', (_name, file, field) => {
    expect(problemsOf(file)).toEqual([`rows 0 ${field}: ${remedy}`]);
  });

  test('stops a source that is no id', () => {
    expect(problemsOf({ source: 'RBI, 2026', rows: [row] })).toEqual([
      'source: name the document that says it by its id in src/content/documents, or several as "[one, another]"',
    ]);
  });
});
