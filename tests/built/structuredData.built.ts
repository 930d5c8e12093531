/** What pages say to programs (https://schema.org) is what they say to visitors. */
import { formatDay, formatLongDate } from '../../src/lib/format/dates';
import { formatMoney } from '../../src/lib/quantities/money';
import { formatTenure } from '../../src/lib/quantities/duration';
import { allRoutes, articleRoutes } from '../support/routes';
import { all, attribute, first, textIn, wordsIn } from './support/page';
import { answers, pageAt } from './support/site';

type Value = string | number | readonly Value[] | Thing;
type Thing = { readonly [property: string]: Value };

/** What every thing of a type has to say; a type that is not here is a mistake. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BankAccount: ['name', 'provider'],
  Blog: ['name'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  BreadcrumbList: ['itemListElement'],
  CreativeWork: ['name', 'url'],
  CreditCard: ['name', 'url'],
  DefinedTerm: ['name', 'description', 'url'],
  DefinedTermSet: ['name', 'url', 'hasDefinedTerm'],
  DepositAccount: ['name', 'provider', 'interestRate'],
  EntryPoint: ['urlTemplate'],
  InvestmentFund: ['name'],
  ItemList: ['numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name'],
  LoanOrCredit: ['name', 'loanType'],
  MonetaryAmount: ['currency'],
  Organization: ['name'],
  Person: ['name'],
  QuantitativeValue: [],
  SearchAction: ['target', 'query-input'],
  WebPage: ['url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Properties that hold words of the page. */
const WORDS = [
  ...['name', 'alternateName', 'headline', 'description', 'keywords', 'articleSection', 'loanType'],
  'feesAndCommissionsSpecification',
];
/** Those of a product that stand in its own row. */
const IN_ROW = ['name', 'feesAndCommissionsSpecification'];
const PRODUCTS = ['BankAccount', 'CreditCard', 'DepositAccount', 'InvestmentFund', 'LoanOrCredit'];
const NUMBERS = ['value', 'minValue', 'maxValue'];
const DAYS = ['datePublished', 'dateModified'];
const ADDRESSES = ['url', 'item', 'image', 'logo', '@id', 'urlTemplate'];

/** A page as its HTML has it, before any script of ours has run. */
interface Served {
  readonly blocks: readonly Thing[];
  /** All of its words, on one line and in small letters */
  readonly text: string;
  /** The words of each row of its lists, by the name over the row */
  readonly rows: ReadonlyMap<string, string>;
  /** Where its links lead */
  readonly links: readonly string[];
}

const isThing = (value: Value | undefined): value is Thing => typeof value === 'object' && !Array.isArray(value);

const listOf = (value: Value | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Value[]) : [value];

const typeOf = ({ '@type': type }: Thing): string => (typeof type === 'string' ? type : '');

/** A thing and all that stand in it. */
function thingsIn(value: Value): readonly Thing[] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

const NOT_SHOWN = 'head, template, [data-pagefind-ignore][hidden]';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(' – ', ' - ').toLowerCase();

function read(path: string): Served {
  const page = pageAt(path);
  const blocks = all('script[type="application/ld+json"]', page).map(textIn);
  const named = all('li h3', page).map((name): [string, string] => {
    let row = name.parent;
    while (row && !('name' in row && row.name === 'li')) row = row.parent;
    return [oneLine(textIn(name)), row && 'attribs' in row ? oneLine(wordsIn(row, NOT_SHOWN)) : ''];
  });
  return {
    blocks: blocks.map((block) => JSON.parse(block) as Thing),
    text: oneLine(wordsIn(page, NOT_SHOWN)),
    rows: new Map(named),
    links: all('a[href]', page).map((link) => attribute(link, 'href')),
  };
}

/** How a page may write a number of a thing. */
function texts(thing: Thing, number: number): readonly string[] {
  if (thing['@type'] === 'MonetaryAmount') return [formatMoney(number)];
  if (thing['unitCode'] === 'MON') {
    // Years where both ends are whole years; and the first of two numbers stands without its unit.
    return [formatTenure({ least: number, most: number }), `${number / 12} to `, `${number} to `, `${number} months`];
  }
  // The first of two rates may stand without its sign.
  return [`${number.toFixed(2)}%`, `${number.toFixed(2)} - `];
}

/** Whether a text holds words, and not as the end of a longer number. */
function says(text: string, words: string): boolean {
  const wanted = oneLine(words);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\d.,]$/u.test(text.slice(0, at)) || !/^\d/u.test(wanted)) return true;
  }
  return false;
}

const wordsOf = (thing: Thing, properties: readonly string[]): readonly string[] =>
  properties.flatMap((property) =>
    listOf(thing[property])
      .filter((value) => !isThing(value))
      .map(String),
  );

/** The words and numbers of a thing that are not in a text. */
function missing(thing: Thing, text: string, properties: readonly string[]): readonly string[] {
  const words = wordsOf(thing, properties).filter((word) => !says(text, word));
  const numbers = wordsOf(thing, NUMBERS).map(Number);
  const unsaid = numbers.filter((number) => !texts(thing, number).some((written) => says(text, written)));
  return [...words, ...unsaid.map((number) => `${typeOf(thing)} ${number}`)];
}

/** What a thing says that its page does not. */
function unsaidOnPage(thing: Thing, { text }: Served): readonly string[] {
  const days = wordsOf(thing, DAYS).filter((day) => !says(text, formatDay(day)) && !says(text, formatLongDate(day)));
  return [...missing(thing, text, WORDS), ...days];
}

/** What a product says that its own row does not. */
function unsaidInRow(product: Thing, { rows }: Served): readonly string[] {
  const [name = ''] = wordsOf(product, ['name']);
  const row = rows.get(oneLine(name));
  if (row === undefined) return [`${name} has no row`];
  return thingsIn(product).flatMap((thing) => missing(thing, row, IN_ROW));
}

/** Where the site will be served, as its own home page says. */
const siteUrl = attribute(first('link[rel="canonical"]', pageAt('/')), 'href').replace(/\/$/u, '');

/** Addresses of a thing that are neither on the site nor among the links of its page. */
async function deadAddresses(thing: Thing, { links }: Served): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const address of wordsOf(thing, ADDRESSES)) {
    if (!address.startsWith(siteUrl)) {
      if (!links.includes(address)) dead.push(address);
      continue;
    }
    const path = address.slice(siteUrl.length).replace(/\?.*|#.*/u, '');
    if (!(await answers(path || '/'))) dead.push(address);
  }
  return dead;
}

/** What is wrong with a thing, beside its addresses. */
function mistakesIn(thing: Thing, served: Served): readonly string[] {
  const required = REQUIRED[typeOf(thing)];
  if (!required) return [`${typeOf(thing)} is a type that we do not use`];
  const lacking = required.filter((property) => !(property in thing)).map((property) => `lacks ${property}`);
  const inRow = PRODUCTS.includes(typeOf(thing)) ? unsaidInRow(thing, served) : [];
  return [...lacking, ...unsaidOnPage(thing, served), ...inRow].map((text) => `${typeOf(thing)}: ${text}`);
}

let count = 0;
test.each(allRoutes)('%s: every name, number, day and address for programs is on the page', async (path) => {
  const served = read(path);
  // Without references to another thing by its id alone.
  const things = thingsIn(served.blocks).filter((thing) => thing['@type'] !== undefined);
  count += things.length;
  const dead = await Promise.all(things.map((thing) => deadAddresses(thing, served)));
  expect([...things.flatMap((thing) => mistakesIn(thing, served)), ...dead.flat()]).toEqual([]);
});

test('things have been looked at', () => {
  expect(count).toBeGreaterThan(allRoutes.length);
});

test.each([
  ['/', 'WebSite'],
  ['/home-loans', 'LoanOrCredit'],
  ['/personal-loans', 'LoanOrCredit'],
  ['/credit-cards', 'CreditCard'],
  ['/fixed-deposits', 'DepositAccount'],
  ['/savings-accounts', 'BankAccount'],
  ['/mutual-funds', 'InvestmentFund'],
  ['/glossary', 'DefinedTerm'],
  [articleRoutes[0] ?? '', 'BlogPosting'],
])('%s is there for programs, as %s', (path, type) => {
  expect(thingsIn(read(path).blocks).map(typeOf)).toContain(type);
});
