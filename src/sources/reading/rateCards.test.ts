import { pageWithTable, valuesCiting } from '@site/tests/unit/watchedTable';
import { newTenures } from './newTenures';

const { look } = valuesCiting({
  'docs/fixed-deposits.yml':
    'kind: fd-rates\nrows:\n  - { bank: Axis Bank, provider: axis-bank, highestRate: 6.75% (555 days), source: axis-1 }\n',
  'src/content/deposit-slabs.yml': `kind: deposit-slabs
rows:
  - provider: axis-bank
    slabs:
      7 to 45 days: 3.50%, seniors 4.00%
      46 days to below 1 year: 5.25%, seniors 5.75%
      1 year to 2 years: 6.45%, seniors 6.95%
    specials:
      555 days: 6.75%, seniors 7.25%
`,
});

const LINES = [
  ['7 days - 14 days', '3.50', '4.00'],
  ['15 days - 45 days', '3.50', '4.00'],
  ['46 days - less than 1 year', '5.25', '5.75'],
  ['1 year - 2 years', '6.45', '6.95'],
  ['555 days', '6.75', '7.25'],
];

/** What a rate card says of the lines of ours, and of tenures that ours lacks. */
function read(lines: readonly (readonly string[])[]) {
  const page = pageWithTable([['Tenure', 'General (% p.a.)', 'Senior citizens (% p.a.)'], ...lines]);
  const sightings = new Map([...look(page)].filter(([{ citing }]) => citing !== undefined));
  return {
    changed: [...sightings].flatMap(([{ field }, { verdict, now }]) =>
      verdict === 'same' ? [] : [[field, verdict, now]],
    ),
    new: newTenures(page, sightings).map(({ now }) => now),
  };
}

const withLine = (at: number, ...line: readonly string[]) => LINES.map((one, index) => (index === at ? line : one));

test('a card that says what ours says is not news, however it parts its tenures', () => {
  expect(read(LINES)).toEqual({ changed: [], new: [] });
});

test('each line is watched, with its rate for seniors', () => {
  expect(read(withLine(4, '555 days', '6.85', '7.35'))).toEqual({
    changed: [['specials.555 days', 'changed', '6.85%, seniors 7.35%']],
    new: [],
  });
  expect(read(withLine(2, '46 days - less than 1 year', '5.25', '5.50'))).toEqual({
    changed: [['slabs.46 days to below 1 year', 'changed', '5.25%, seniors 5.50%']],
    new: [],
  });
});

test.each([
  ['a new special tenure', [...LINES, ['444 days', '6.60', '7.10']], ['444 days: 6.60%, for which our card has 6.45%']],
  [
    'a part of a slab that pays less',
    withLine(0, '7 days - 14 days', '3.00', '3.50'),
    ['7 days - 14 days: 3.00%, for which our card has 3.50%'],
  ],
])('a tenure that pays otherwise than our card is new: %s', (_, lines, expected) => {
  expect(read(lines)).toMatchObject({ new: expected });
});
