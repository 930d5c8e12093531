import { edit, rename, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit, hdfc, list, sbi } from '@site/tests/unit/effectsOfEdit';
import { markdownOf } from './markdown';

const LOANS = 'docs/home-loans.yml';
const CARDS = 'src/content/deposit-slabs.yml';

test('a slip in the rate of a first row stands on top, with its place, its document and a box for an excerpt', () => {
  const effects = effectsOfEdit(edit(LOANS, '7.50% - 8.45%', '2.75% - 8.45%'));
  expect(effects.values).toMatchObject([
    {
      file: LOANS,
      line: 11,
      row: 'State Bank of India',
      from: '7.50% - 8.45%',
      to: '2.75% - 8.45%',
      place: 'first of 2',
      asksForExcerpt: true,
    },
  ]);
  const [, box] = /^- \[ \] (.*)$/m.exec(markdownOf(effects)) ?? [];
  expect(box).toMatch(/^State Bank of India, Interest rate: 7.50% - 8.45% → 2.75% - 8.45%, first of 2\./);
});

test('a small change of another row asks for nothing', () => {
  const { values } = effectsOfEdit(edit(LOANS, 'from 7.90%', 'from 8.10%'));
  expect(values).toMatchObject([{ row: 'HDFC Bank', place: 'number 2 of 2', asksForExcerpt: false }]);
});

test('of a first row the rates ask for the words of the document, the day since when they hold does not', () => {
  const deposits = (files: Files, rate: string, day: string) =>
    files.set(
      'docs/fixed-deposits.yml',
      `kind: fd-rates\nsource: hdfc-rates-2025-06\nrows:\n  - bank: HDFC Bank\n    provider: hdfc-bank\n    interestRate: ${rate}\n    effective: ${day}\n`,
    );
  const { values } = effectsOfEdit(
    (files) => {
      deposits(files, '6.60%', '2026-11-16');
      edit('docs/home-loans.mdx', './home-loans.yml', './fixed-deposits.yml')(files);
    },
    [list([hdfc]), list([hdfc])],
    (files) => deposits(files, '6.50%', '2026-06-25'),
  );
  expect(values.map(({ to, asksForExcerpt }) => [to, asksForExcerpt])).toEqual([
    ['6.60%', true],
    ['2026-11-16', false],
  ]);
});

test('each slab of a rate card is a value, with the document that the row of its bank cites', () => {
  const slabs = (lines: string) => (files: Files) => {
    files.set(
      'docs/fixed-deposits.yml',
      'kind: fd-rates\nsource: hdfc-rates-2025-06\nrows:\n  - bank: HDFC Bank\n    provider: hdfc-bank\n',
    );
    files.set(CARDS, `kind: deposit-slabs\nrows:\n  - provider: hdfc-bank\n    slabs:\n${lines}`);
  };
  const { values } = effectsOfEdit(
    slabs('      1 to 2 years: 6.25%, seniors 6.60%\n      above 2 to 3 years: 6.40%\n'),
    undefined,
    slabs('      1 to 2 years: 6.25%, seniors 6.75%\n      above 2 years: 6.40%\n'),
  );
  expect(values).toMatchObject([
    { line: 5, row: 'HDFC Bank', label: '1 to 2 years', from: 'seniors 6.75%', to: 'seniors 6.60%' },
    { line: 6, label: 'above 2 to 3 years', from: 'no line', to: '6.40%' },
    { label: 'above 2 years', from: '6.40%', to: 'no line' },
  ]);
  for (const { sources } of values) expect(sources.to).toMatch(/^hdfc-rates-2025-06 /);
});

test('order, first sentences and examples are told where they differ', () => {
  const reason = 'Read on 1 December 2026, more than a month from the others.';
  const { order, sentences, examples } = effectsOfEdit(
    () => undefined,
    [list([sbi, hdfc]), list([hdfc], [{ ...sbi, reason }])],
  );
  expect(order.map(({ text }) => text)).toEqual([
    'First row: State Bank of India → HDFC Bank (7.50%)',
    `State Bank of India is ranked no more: ${reason}`,
  ]);
  expect(sentences).toMatchObject([{ page: '/home-loans', to: 'At the lowest of 1 rates, at HDFC Bank.' }]);
  expect(examples).toMatchObject([{ from: 'With State Bank of India', to: 'With HDFC Bank' }]);
});

test('what is held back, and what no more, stands with its reason', () => {
  const heldRow = edit(
    LOANS,
    '  - provider: hdfc-bank\n',
    '  - provider: hdfc-bank\n    hold: { benefit: It may be another. }\n',
  );
  const heldList = edit(LOANS, 'kind: home-loans\n', 'kind: home-loans\nhold: All rates may be old.\n');
  const { held } = effectsOfEdit(heldList, undefined, heldRow);
  expect(held).toEqual([
    { file: LOANS, what: 'the whole list', from: '', to: 'All rates may be old.' },
    { file: LOANS, what: 'HDFC Bank, benefit', from: 'It may be another.', to: '' },
  ]);
});

test('each value of a new record stands with its document and line', () => {
  const { newValues } = effectsOfEdit((files) => {
    const name = [...files.keys()].find((one) => one.startsWith('src/content/cards/')) ?? '';
    const text = String(files.get(name));
    const second = text.slice(text.indexOf('  - id: travel-card'));
    files.set(name, `${text}${second.replace('travel-card', 'sky-card').replace('Travel Card', 'Sky Card')}`);
  });
  expect(newValues.map(({ row, field }) => `${row} ${field}`)).toEqual([
    'Sky Card fees',
    'Sky Card rewards',
    'Sky Card lounges',
    'Sky Card income',
  ]);
  expect(newValues[0]).toMatchObject({ value: 'joining: ₹499, yearly: ₹499', documents: 'hdfc-rates-2025-06' });
});

test('a new document and a new domain are named', () => {
  const { documents, domains } = effectsOfEdit((files) => {
    edit('src/content/documents/state-bank-of-india.yml', 'sbi-rates-2025-06\n', 'sbi-rates-2025-07\n')(files);
    const DOMAINS = 'src/content/official-domains.yml';
    files.set(DOMAINS, `${String(files.get(DOMAINS))}  - { domain: bit.ly, owner: State Bank of India }\n`);
  });
  expect(documents.map(({ change }) => change).sort()).toEqual(['gone', 'new']);
  expect(domains).toMatchObject([{ change: 'new', what: 'bit.ly, State Bank of India' }]);
});

test('values of a version that works out nothing are compared all the same, below what the check says of it', () => {
  const effects = effectsOfEdit(edit(LOANS, '7.50% - 8.45%', '107.50%'), [list([sbi, hdfc]), 'at line 5']);
  expect(effects.values).toMatchObject([{ from: '7.50% - 8.45%', to: '107.50%' }]);
  expect(effects.faults).toEqual([expect.stringMatching(/^docs\/home-loans\.yml:11:\d+ {2}.*107\.50%/)]);
  expect([effects.sentences, effects.order, effects.examples]).toEqual([[], [], []]);
  expect(markdownOf(effects)).toMatch(/^## .*\n\n### Mend first\n/);
});

test('where the check finds nothing, the words of the program that failed are the fault', () => {
  const { faults } = effectsOfEdit(() => undefined, [list([sbi]), 'The working tree: no such module']);
  expect(faults).toEqual(['The working tree: no such module']);
});

test('a page that moved is compared with itself at its old address', () => {
  const both = list([sbi, hdfc]);
  const moved = { ...both, lists: both.lists.map((one) => ({ ...one, page: '/house-loans' })) };
  const { sentences, texts, rows, values } = effectsOfEdit(
    (files) => {
      rename('docs/home-loans.mdx', 'docs/house-loans.mdx')(files);
      rename(LOANS, 'docs/house-loans.yml')(files);
      edit('docs/house-loans.mdx', './home-loans.yml', './house-loans.yml')(files);
      edit('docs/house-loans.yml', 'from 7.90%', 'from 8.10%')(files);
      edit('src/content/redirects.yml', '/loans/home, to: /home-loans', '/home-loans, to: /house-loans')(files);
    },
    [both, moved],
  );
  expect(sentences).toMatchObject([{ what: 'address', from: '/home-loans', to: '/house-loans' }]);
  expect(values).toMatchObject([{ file: 'docs/house-loans.yml', from: 'from 7.90%', to: 'from 8.10%' }]);
  expect(texts).toEqual([]);
  expect(rows.filter(({ file }) => file.startsWith('docs/'))).toEqual([]);
});

test('an edit without an effect says so', () => {
  expect(markdownOf(effectsOfEdit(() => undefined))).toMatch(/Nothing that is worked out from data/);
});

test('a translation that differs stands beside its English text, message and paragraph', () => {
  const folder = 'i18n/hi/docusaurus-plugin-content-docs/current';
  const first = (files: Files) => {
    files.set('src/pages/_words/messages.en.ftl', 'title = Home\nleft = Left over\n');
    files.set('src/pages/_words/messages.hi.ftl', 'title = घर\nleft = बाकी\n');
    files.set('docs/loans.mdx', 'First.\n\nSecond.\n');
    files.set(`${folder}/loans.mdx`, 'पहला।\n\nदूसरा।\n');
  };
  const { translations } = effectsOfEdit(
    (files) => {
      first(files);
      edit('src/pages/_words/messages.hi.ftl', 'घर', 'होम')(files);
      edit(`${folder}/loans.mdx`, 'दूसरा', 'अगला')(files);
    },
    undefined,
    first,
  );
  expect(translations).toEqual([
    {
      file: 'src/pages/_words/messages.hi.ftl',
      line: 1,
      english: 'title = Home',
      from: 'title = घर',
      to: 'title = होम',
    },
    { file: `${folder}/loans.mdx`, line: 3, english: 'Second.', from: 'दूसरा।', to: 'अगला।' },
  ]);
});
