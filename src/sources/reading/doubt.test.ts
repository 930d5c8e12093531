import { siteOf } from '../../checks/model';
import { createCollector } from '../extracting/passage';
import { quotedValues } from '../watched/quotedValues';
import { namesIn } from '../watched/siteNames';
import { lookFor } from './look';
import { readPage } from './page';

const TODAY = '2026-11-28';
const ADDRESS = 'https://axis.bank.in/page';

/** Looks for the first value of a list in a page with one table, which each later look knows from the one before. */
function look(list: string, file: string, tables: readonly (readonly (readonly string[])[])[]) {
  const documents = `kind: documents
rows:
  - { id: axis-1, publisher: Axis Bank, title: Rates, address: '${ADDRESS}', kind: issuer, read: 2026-09-27 }
`;
  const providers = 'kind: providers\nrows:\n  - { id: axis-bank, name: Axis Bank }\n';
  const site = siteOf(
    {
      mdx: [],
      yaml: [
        { path: 'src/content/documents/axis-bank.yml', text: documents },
        { path: 'src/content/providers.yml', text: providers },
        { path: file, text: list },
      ],
    },
    TODAY,
  );
  const [value] = quotedValues(site);
  const names = namesIn(site).of(value!);
  let anchors: ReturnType<typeof lookFor>['anchors'] = [];
  return tables.map((table) => {
    const { passages, heading, table: addTable } = createCollector('Axis Bank');
    heading(1, 'Axis Bank');
    addTable(table);
    const page = readPage(ADDRESS, { title: 'Axis Bank', passages, text: table.flat().join('\n'), signs: {} });
    const sighting = lookFor(value!, page, names, true, TODAY, anchors);
    ({ anchors } = sighting);
    return sighting;
  });
}

test('a highest rate is not the same once another tenure pays more', () => {
  const list =
    'kind: fd-rates\nrows:\n  - { bank: Axis Bank, provider: axis-bank, highestRate: 6.75% (555 days), source: axis-1 }\n';
  const before = [
    ['Tenure', 'General (% p.a.)', 'Senior citizens (% p.a.)'],
    ['444 days', '6.45', '6.95'],
    ['555 days', '6.75', '7.25'],
  ];
  const sightings = look(list, 'docs/fixed-deposits.yml', [before, [...before, ['600 days', '7.00', '7.50']]]);
  expect(sightings.map(({ verdict }) => verdict)).toEqual(['same', 'gone']);
  expect(sightings[1]?.higher).toContain('600 days');
});

const homeLoans = (rate: string): string =>
  `kind: home-loans\nrows:\n  - { provider: axis-bank, rates: [{ rate: ${rate}, document: axis-1 }] }\n`;

test.each([
  ['from 7.99%', '7.99%* to 17.00%*', '8.14%* to 17.00%*', 'from 8.14%'],
  ['up to 17.00%', '7.99%# - 17.00%#', '7.99%# - 17.25%#', 'up to 17.25%'],
])('the end of a range is read past the marks of footnotes: %s', (ours, before, after, now) => {
  const pages = [before, after].map((range) => [
    ['Loan', 'Rate of interest'],
    ['Home loan', range],
  ]);
  const sightings = look(homeLoans(ours), 'docs/home-loans.yml', pages);
  expect(sightings.map((one) => one.now)).toEqual([ours, now]);
});

test.each([
  ['Processing fee', 'same'],
  ['Doorstep service', 'gone'],
])('what is free on a page proves a nil of ours only beside its own words: %s', (label, verdict) => {
  const list =
    'kind: home-loans\nrows:\n  - { provider: axis-bank, processingFee: { value: Nil, document: axis-1 } }\n';
  const page = [
    ['Home loan', 'Amount'],
    ['Statement', '₹500'],
    [label, 'Free'],
  ];
  const [sighting] = look(list, 'docs/home-loans.yml', [page]);
  expect(sighting?.verdict).toBe(verdict);
});
