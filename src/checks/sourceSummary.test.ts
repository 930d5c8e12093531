/** @jest-environment node */
import { siteOf } from './model';
import { sourceSentence, sourceSummary } from './sourceSummary';

const documents = `kind: documents
rows:
  - { id: own, kind: issuer, read: 2026-11-20 }
  - { id: law, kind: regulator, read: 2026-11-02 }
  - { id: paper, kind: press, read: 2026-08-14 }
  - { id: unused, kind: press, read: 2020-01-01 }
`;

const lists = `kind: retirement-options
source: [own, law]
rows:
  - { name: the documents of its file }
  - { name: a document of its own, source: paper }
  - { name: first hand, source: law }
`;

const silent = `kind: retirement-options
rows: [{ name: none }]
`;

const summaryOf = (...texts: readonly string[]) =>
  sourceSummary(
    siteOf({ mdx: [], yaml: texts.map((text, index) => ({ path: `docs/${index}.yml`, text })) }, '2026-11-22'),
  );

test('counts the rows by what they rest on, and the age of the documents that they name', () => {
  const summary = summaryOf(documents, lists, silent);
  expect(summary).toEqual({ rows: 4, withDocument: 3, firstHand: 2, medianAgeDays: 20 });
  expect(sourceSentence(summary)).toBe(
    "3 of 4 rows (75%) name a document; for 2 (50%) every one is the issuer's own or a regulator's. Median age of the documents since they were read, in days: 20.",
  );
});

test('a row that names a record rests on the documents of the record', () => {
  const record = `kind: cards
rows: [{ id: first-card, fees: { document: law } }]
`;
  const cards = `kind: card-listings
rows: [{ card: first-card }, { card: unknown-card }]
`;
  expect(summaryOf(documents, record, cards)).toEqual({ rows: 2, withDocument: 1, firstHand: 1, medianAgeDays: 20 });
});

test('has no age where nothing is named', () => {
  const summary = summaryOf(documents, silent);
  expect(summary).toEqual({ rows: 1, withDocument: 0, firstHand: 0 });
  expect(sourceSentence(summary)).not.toContain('days');
});
