import { pageWithTable, valuesCiting } from '@site/tests/unit/watchedTable';

/** Looks for the first value of a list in a page with one table, which each later look knows from the one before. */
function look(list: string, file: string, tables: readonly (readonly (readonly string[])[])[]) {
  const { look: lookAt } = valuesCiting({ [file]: list });
  let anchors: Parameters<typeof lookAt>[1];
  return tables.map((table) => {
    const [sighting] = lookAt(pageWithTable(table), anchors).values();
    anchors = () => sighting!.anchors;
    return sighting!;
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
