import type { ReactNode } from 'react';
import { sample } from '@site/tests/support/sample';
import { renderToString } from 'react-dom/server';
import { render } from '@testing-library/react';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import { comparedListIds } from '../content/listCatalogue';
import { rowId } from '../content/rowId';
import { kindOf, type ListingFile } from '../content/schemas';
import { records } from './home-loans/records';
import { loanRules } from './loans/rules';
import ListById from './listById';
import { rowsOf } from '../machines/list/rows';
import { rateText } from '../lib/format/rateText';
import { formatRupees } from '../lib/format/rupees';
import { openHomeLoans } from '../build/output/openData/openHomeLoans';
import { openList } from '../build/output/openData/openList';
import { dataOf } from '../build/content/loadDataFile';
import { offerLists } from '@site/tests/support/content';
import { lists } from '.';
import { listIds, type ListId } from '../content/listCatalogue';

const files = offerLists.map(({ id, part, files: shown }) => {
  return [id as ListId, shown.map((file) => dataOf(file) as ListingFile), part] as const;
});
const wholeLists = files.filter(([, , part]) => part === undefined);

test('every list is on a page', () => {
  expect([...new Set(files.map(([id]) => id)), 'credit-cards'].sort()).toEqual([...listIds].sort());
});

/** Main field of kinds without a headline field, or whose rows format that one in another way: "$1 million". */
const mainFields: Readonly<Record<string, string>> = {
  'health-plans': 'preExistingWait',
  'index-tracking': 'behind',
  'life-insurers': 'byAmount',
  'motor-insurers': 'claimRatio',
  'mutual-funds': 'expenseRatio',
  'travel-insurers': 'healthClaims',
  'home-insurers': 'premium',
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** The rows of a list as the page has them: the text of each by its name. */
function rowTexts(): ReadonlyMap<string, string> {
  const heads = [...document.querySelectorAll('h3')];
  return new Map(heads.map((head) => [head.textContent, head.closest('li')?.textContent ?? '']));
}

/** The same of a list in its HTML, which has to be what it says awake. */
function textsOf(list: ReactNode): ReadonlyMap<string, string> {
  document.body.innerHTML = renderToString(list);
  const inHtml = rowTexts();
  document.body.replaceChildren();
  render(list);
  expect(rowTexts()).toEqual(inHtml);
  return inHtml;
}

/** The text of a cell in an open data file: words, or a quantity's text. */
const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell : (cell as { readonly text: string }).text);

/** A rate without what parts its ends and without zeros at its end, of which a row may print fewer: "96.6%" where a source rounds to that. */
const digits = (text: string): string =>
  text
    .replaceAll(/[^\d.%]+/g, ' ')
    .replaceAll(/\.0+(?!\d)/g, '')
    .replaceAll(/(\.\d*?)0+(?!\d)/g, '$1')
    .trim();

const others: readonly ListId[] = sample(
  listIds.filter((id) => id !== 'home-loans'),
  5,
  'same numbers',
);

test.each(files.filter(([id]) => others.includes(id)))(
  '%s says in its HTML what it says awake, and what the files for others hold',
  (id, data, part) => {
    const list = (
      <ListById id={id} {...(part !== undefined && { part })} figures={figureValues(registry, lists[id].figures)} />
    );
    const inHtml = textsOf(list);
    const place = { title: id, page: `/${id}`, base: `/data/${id}` };
    const opened = data.flatMap((file) => {
      const { nameField, headlineField = '' } = kindOf(file.kind);
      const field = mainFields[file.kind] ?? headlineField;
      return openList(file, place, documents).rows.map((row) => ({
        name: row[nameField] as string,
        rate: textOf(row[field]),
      }));
    });
    // An index fund may be in both of its files.
    expect([...inHtml.keys()].sort()).toEqual([...new Set(opened.map(({ name }) => name))].sort());
    for (const { name, rate } of opened) {
      for (const figure of digits(rate).split(' ')) expect(digits(inHtml.get(name) ?? '')).toContain(figure);
    }
  },
);

test('home-loans says in its HTML what it says awake, and what the file for others holds', () => {
  const figures = figureValues(registry, lists['home-loans'].figures);
  const inHtml = textsOf(<ListById id="home-loans" figures={figures} />);
  const { rows } = openHomeLoans(records, loanRules(figures), '2026-09-30');
  expect([...inHtml.keys()].sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const { name, example } of rows) {
    if (!example) continue;
    const text = inHtml.get(name);
    expect(text).toContain(rateText(example.rate));
    expect(text).toContain(formatRupees(example.emi));
    if (example.feeWithGst !== undefined && example.feeWithGst > 0) {
      expect(text).toContain(formatRupees(example.feeWithGst));
    }
  }
});

test.each(wholeLists)(
  '%s: the page that sets rows side by side knows the list and its rows by the same names',
  (id, [file]) => {
    const { kind, rows } = file!;
    const ids = lists[id].show((definition) =>
      rowsOf(definition.answer(definition.defaults, figureValues(registry, lists[id].figures)).groups[0]).map(
        (row) => row.id,
      ),
    );
    expect(comparedListIds).toContain(id);
    expect(ids.sort()).toEqual(rows.map((row) => rowId(kind, row as never)).sort());
  },
);
