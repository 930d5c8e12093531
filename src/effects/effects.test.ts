import { edit, rename, sampleFiles, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit, hdfc, list, row, sbi } from '@site/tests/unit/effectsOfEdit';
import type { Answers } from './answers';
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

test('a place is that in the list of the value, among the rows of its block', () => {
  const elsewhere = { ...list([hdfc]).lists[0]!, id: 'fixed-deposits', page: '/fixed-deposits' };
  const inBlocks = list([
    { ...sbi, block: 0 },
    { ...hdfc, block: 1 },
  ]);
  const unranked = list([sbi], [{ ...hdfc, reason: 'Read long ago.' }]);
  const placeIn = (answers: Answers) => {
    const all = { ...answers, lists: [...answers.lists, elsewhere] };
    return effectsOfEdit(edit(LOANS, 'from 7.90%', 'from 8.10%'), [all, all]).values.map(({ place }) => place);
  };
  expect(placeIn(inBlocks)).toEqual(['first of 1']);
  expect(placeIn(unranked)).toEqual(['not ranked']);
});

test('a row that a change takes out of the ranking says where it stood', () => {
  const { values } = effectsOfEdit(edit(LOANS, 'from 7.90%', 'from 8.10%'), [
    list([sbi, hdfc]),
    list([sbi], [{ ...hdfc, reason: 'Read after the repo rate rose.' }]),
  ]);
  expect(values).toMatchObject([{ place: 'number 2 of 2 → not ranked' }]);
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

const rateCard = (slabs: string) => `kind: deposit-slabs
rows:
  - provider: hdfc-bank
    slabs:
${slabs}`;

test('each slab of a rate card is a value, with the document that the row of its bank cites', () => {
  const both = (files: Files) => {
    files.set(
      'docs/fixed-deposits.yml',
      'kind: fd-rates\nsource: hdfc-rates-2025-06\nrows:\n  - bank: HDFC Bank\n    provider: hdfc-bank\n',
    );
  };
  const before = (files: Files) => {
    both(files);
    files.set(CARDS, rateCard('      1 to 2 years: 6.25%, seniors 6.75%\n      above 2 years: 6.40%\n'));
  };
  const { values } = effectsOfEdit(
    (files) => {
      both(files);
      files.set(CARDS, rateCard('      1 to 2 years: 6.25%, seniors 6.60%\n      above 2 to 3 years: 6.40%\n'));
    },
    undefined,
    before,
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

test('texts that still hold an old value or an old count are named with their lines', () => {
  const effects = effectsOfEdit((files) => {
    edit(LOANS, 'from 7.90%', 'from 8.10%')(files);
    edit('docs/guide.mdx', 'The house', 'HDFC Bank lends from 7.90%. The house')(files);
    const written = String(files.get(LOANS));
    const second = written.indexOf('  - provider: hdfc-bank');
    files.set(LOANS, `${written}${written.slice(second).replace('hdfc-bank', 'axis-bank')}`);
  });
  expect(effects.prose).toMatchObject([{ file: 'docs/guide.mdx', holds: '7.90%' }]);
  expect(effects.counts.map(({ file, holds }) => [file, holds])).toEqual([
    ['docs/home-loans.mdx', 'Two'],
    [LOANS, 'Two'],
  ]);
  expect(effects.rows).toMatchObject([{ file: LOANS, change: 'new' }]);
});

test('what others have is no old value of a row', () => {
  const say = (files: Files, text: string) =>
    edit('docs/home-loans.mdx', 'Compare home loans by', `${text} Compare home loans by`)(files);
  const heldIn = (text: string) =>
    effectsOfEdit((files) => {
      edit(LOANS, 'from 7.90%', 'from 8.10%')(files);
      say(files, text);
    }).prose.map(({ holds }) => holds);
  expect(heldIn('Rates begin at 7.90% here.')).toEqual(['7.90%']);
  expect(heldIn('Axis Bank is dearer than SBI. It asks 7.90%.')).toEqual(['7.90%']);
  expect(heldIn('State Bank of India asks 7.90%.')).toEqual([]);
  const { prose } = effectsOfEdit((files) => {
    edit(LOANS, 'from 7.90%', 'from 8.10%')(files);
    edit(
      LOANS,
      '- provider: state-bank-of-india',
      '- provider: state-bank-of-india\n    benefit: From 7.90% with a score of 800',
    )(files);
  });
  expect(prose).toEqual([]);
});

test('an old count is found where the rows of a list come from other files, in descriptions and in large words', () => {
  const many = (count: number) =>
    list(Array.from({ length: count }, (_, index) => row(`lender-${index}`, `Lender ${index}`)));
  const words = (files: Files) => {
    edit(LOANS, 'Two lenders that', '60 of 13 lenders that')(files);
    edit('docs/home-loans.mdx', 'Compare home loans by', 'Sixty home loans by')(files);
  };
  const { counts } = effectsOfEdit(words, [many(60), many(61)], words);
  expect(counts.map(({ file, holds }) => [file, holds])).toEqual([
    ['docs/home-loans.mdx', 'Sixty'],
    [LOANS, '60'],
  ]);
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

test('a changed number inside a text stands beside what it was, with its line; other changes of words do not', () => {
  const { texts } = effectsOfEdit((files) => {
    edit('docs/guide.mdx', 'Rates \\<8% are rare.', 'The house counts.\nRates \\<3% are rare. They end.')(files);
    edit('docs/guide.mdx', 'It is free.', 'It costs nothing.')(files);
  });
  const line = sampleFiles().get('docs/guide.mdx')!.toString().split('\n').indexOf('Rates \\<8% are rare.') + 2;
  expect(texts).toEqual([{ file: 'docs/guide.mdx', line, from: 'Rates \\<8% are rare.', to: 'Rates \\<3% are rare.' }]);
});

test('numbers of a table, of a list item and of what is said of a list are such sentences too', () => {
  const { texts } = effectsOfEdit((files) => {
    edit('docs/guide.mdx', 'It is free.', 'It is free for 3 months.')(files);
    edit(LOANS, 'Two lenders', 'Seventy-one lenders')(files);
  });
  expect(texts.map(({ file, to }) => [file, /3 months|Seventy-one/.exec(to)?.[0]])).toEqual([
    ['docs/guide.mdx', '3 months'],
    [LOANS, 'Seventy-one'],
  ]);
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
