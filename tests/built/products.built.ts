/** What a visitor finds on the page of each product, and that every row of its lists is there. */
import type { Document, Element } from 'domhandler';
import { headerGroups, nameOf, pages, rowsOf } from '../support/content';
import { loanSums, monthOfRate, productPages, type Part, type ProductPage } from '../support/products';
import { all, attribute, faqItems, first, FOLDED, outlineOf, textIn, wordsIn } from './support/page';
import { pageAt } from './support/site';

const matches = (text: string, wanted: RegExp | string): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** What a page lacks of its parts. */
function missingParts(page: Document, parts: readonly Part[]): string[] {
  const outline = outlineOf(page);
  return parts.flatMap(({ heading, titles = [], count = 0, steps = 0 }) => {
    const section = outline.find((candidate) => matches(candidate.title, heading) && (!steps || candidate.steps > 0));
    if (!section) return [`a section "${String(heading)}"`];
    const lacking = titles.filter((title) => !section.parts.some((part) => matches(part, title)));
    return [
      ...lacking.map((title) => `${section.title}: ${String(title)}`),
      ...(section.parts.length < count ? [`${section.title}: ${count} parts`] : []),
      ...(section.steps < steps ? [`${section.title}: ${steps} steps`] : []),
    ];
  });
}

function expectCards(page: Document, { facts, mayName = [], visit }: NonNullable<ProductPage['cards']>): void {
  const cards = all('main article', page);
  expect(cards).not.toEqual([]);
  for (const card of cards) {
    const name = textIn(first('h3', card));
    const named = all('dt', card).map((term) => wordsIn(term));
    expect([name, named]).toEqual([name, expect.arrayContaining([...facts])]);
    expect([name, [...facts, ...mayName, 'Source']]).toEqual([name, expect.arrayContaining(named)]);
    expect([name, ...all('dd', card).map((value) => wordsIn(value))]).not.toContain('');
    const links = all('a', card).map((link) => attribute(link, 'aria-label') || wordsIn(link));
    if (visit) expect(links).toContainEqual(expect.stringContaining(`Visit ${name}`));
  }
}

function expectTable(page: Document, { columns }: NonNullable<ProductPage['table']>): void {
  const headsOf = (table: Element): string[] => all('thead th', table).map((head) => wordsIn(head));
  const table = all('table', page).find((one) => headsOf(one).includes(columns[0] ?? ''));
  if (!table) throw new Error(`No table has a column "${columns[0]}".`);
  expect(textIn(first('caption', table))).not.toBe('');
  expect(headsOf(table)).toEqual(columns);
  const rows = all('tbody tr', table);
  expect(rows).not.toEqual([]);
  expect(all('tbody th[scope="row"]', table)).toHaveLength(rows.length);
}

function expectOffers(page: Document, { names, opened = [] }: NonNullable<ProductPage['offers']>): void {
  // That every row of the data is there is tested below, for all pages.
  const row = first('#offers li:has(h3)', page);
  if (!row) throw new Error('The list has no row.');
  const [closed, whole] = [wordsIn(row, FOLDED), wordsIn(row)];
  // Of an old list of loans, what the visitor's own offer costs stands above the rows, and no row has a sum.
  const isOld =
    names.some((name) => loanSums.includes(name)) && textIn(first('#offers', page)).includes('too old to rank');
  if (isOld) {
    for (const sum of loanSums) expect(closed).not.toMatch(sum);
    expect(closed).toMatch(monthOfRate);
    expect(textIn(first('#offers [data-result-card]', page))).toMatch(/₹[\d,]+ a month/);
  }
  for (const name of names.filter((one) => !isOld || !loanSums.includes(one))) expect(closed).toMatch(name);
  for (const name of opened) expect(whole).toMatch(name);
}

test.each(productPages)('$path has its parts', (product) => {
  const page = pageAt(product.path);
  expect(textIn(first('h1', page))).not.toBe('');
  const buttons = all('button', page).map((button) => wordsIn(button));
  expect(buttons).toEqual(expect.arrayContaining([...(product.buttons ?? [])]));
  expect(missingParts(page, product.parts ?? [])).toEqual([]);
  if (product.cards) expectCards(page, product.cards);
  if (product.table) expectTable(page, product.table);
  if (product.offers) expectOffers(page, product.offers);
  const labels = all('button', page).map((button) => attribute(button, 'aria-label') || wordsIn(button));
  if (product.applyNow) expect(labels).toContainEqual(expect.stringMatching(/^Apply Now at /));
  const text = textIn(first('main', page));
  const missing = (product.says ?? []).filter((words) =>
    typeof words === 'string' ? !text.includes(words) : !words.test(text),
  );
  expect(missing.map(String)).toEqual([]);

  const questions = faqItems(page);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(questions.filter(({ attribs }) => 'open' in attribs)).toEqual([]);
});

test.each(pages.map(({ url }) => url).filter((url) => rowsOf(url).length > 0))(
  '%s has every row of its lists',
  (url) => {
    const text = textIn(first('main', pageAt(url))).replaceAll('\u00a0', ' ');
    // A list of cards leaves out the words that all their names have.
    const names = rowsOf(url).map((row) => nameOf(row).replace(/ Credit Card$/, ''));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  },
);

test('a figure that nobody has is called so, with the reason', () => {
  const isUnknown = (row: Readonly<Record<string, unknown>>): boolean =>
    Object.values(row).includes('Not available') && row['note'] !== undefined;
  for (const { url } of pages.filter((page) => rowsOf(page.url).some(isUnknown))) {
    const page = pageAt(url);
    for (const row of rowsOf(url).filter(isUnknown)) {
      const shown = all('tr:has(th)', page).find((one) => wordsIn(first('th', one)!).includes(nameOf(row)));
      expect([nameOf(row), ...all('td', shown!).map((cell) => wordsIn(cell))]).toContain('Not available');
      const reasons = all('main p', page).map((one) => wordsIn(one));
      expect(reasons).toContainEqual(expect.stringContaining(String(row['note'])));
    }
  }
});

test.each(headerGroups.map(({ dropdown }) => dropdown.at(-1)!))(
  'the way to $path begins at home and ends with its name in the navigation',
  ({ name, path }) => {
    const steps = all('nav[aria-label="Breadcrumb"] li', pageAt(path)).map((step) => wordsIn(step));
    expect([steps.at(0), steps.at(-1)]).toEqual(['Home', name]);
  },
);

test('the list of health plans presets nothing: in its HTML no box is ticked, and no age is filled in', () => {
  const page = pageAt('/insurance/health');
  const fields = all('[data-prints-alone] input', page);
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter(({ attribs }) => 'checked' in attribs || /^\d+$/.test(attribs['value'] ?? ''))).toEqual([]);
});
