/** What pages say to programs (https://schema.org) is what they say to visitors. */
import { expect, test, type Page } from '@playwright/test';
import { formatDay, formatLongDate } from '../../src/lib/format/dates';
import { formatMoney } from '../../src/lib/quantities/money';
import { formatTenure } from '../../src/lib/quantities/duration';
import { desktopOnly } from './support/projects';
import { allRoutes, articleRoutes, batches } from './support/routes';

desktopOnly();

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
  DepositAccount: ['name', 'provider', 'interestRate'],
  EntryPoint: ['urlTemplate'],
  InvestmentFund: ['name'],
  ItemList: ['numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name'],
  LoanOrCredit: ['name', 'provider', 'loanType'],
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
  ...['name', 'headline', 'description', 'keywords', 'articleSection', 'loanType'],
  'feesAndCommissionsSpecification',
];
const NUMBERS = ['value', 'minValue', 'maxValue'];
const DAYS = ['datePublished', 'dateModified'];
const ADDRESSES = ['url', 'item', 'image', 'logo', '@id', 'urlTemplate'];

/** A page as its HTML has it, before any script of ours has run. */
interface Served {
  readonly blocks: readonly Thing[];
  /** All of its words, on one line and in small letters */
  readonly text: string;
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

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(' – ', ' - ').toLowerCase();

/** Reads the HTML of a page with the parser of the browser that is open. */
async function read(page: Page, path: string): Promise<Served> {
  const html = await (await page.request.get(path)).text();
  const { blocks, text, links } = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const scripts = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
    parsed.querySelectorAll('script, style, [data-pagefind-ignore][hidden]').forEach((element) => element.remove());
    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    const found = [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    return { blocks: scripts, text: texts.join(' '), links: found };
  }, html);
  return { blocks: blocks.map((block) => JSON.parse(block) as Thing), text: oneLine(text), links };
}

/** How a page may write a number of a thing. */
function texts(thing: Thing, number: number): readonly string[] {
  if (thing['@type'] === 'MonetaryAmount') return [formatMoney(number)];
  if (thing['unitCode'] === 'MON') {
    const [, unit] = formatTenure({ least: number, most: number }).split(' ');
    // The first of two numbers stands without its unit.
    return [formatTenure({ least: number, most: number }), `${number / (unit?.startsWith('year') ? 12 : 1)} to `];
  }
  // The first of two rates may stand without its sign.
  return [`${number.toFixed(2)}%`, `${number.toFixed(2)} - `];
}

/** What a thing says that its page does not. */
function unsaid(thing: Thing, { text }: Served): readonly string[] {
  const says = (words: string): boolean => text.includes(oneLine(words));
  const words = WORDS.flatMap((property) => listOf(thing[property]).map(String)).filter((word) => !says(word));
  const numbers = NUMBERS.flatMap((property) => listOf(thing[property]).map(Number)).filter(
    (number) => !texts(thing, number).some(says),
  );
  const days = DAYS.flatMap((property) => listOf(thing[property]).map(String)).filter(
    (day) => !says(formatDay(day)) && !says(formatLongDate(day)),
  );
  return [...words, ...numbers.map((number) => `${typeOf(thing)} ${number}`), ...days];
}

/** Addresses of a thing that are neither on the site nor among the links of its page. */
async function deadAddresses(page: Page, thing: Thing, { links }: Served, siteUrl: string): Promise<readonly string[]> {
  const addresses = ADDRESSES.flatMap((property) => listOf(thing[property]).map(String));
  const dead = await Promise.all(
    addresses.map(async (address) => {
      if (!address.startsWith(siteUrl)) return links.includes(address) ? [] : [address];
      const path = address.slice(siteUrl.length).replace(/\?.*|#.*/u, '');
      return (await answers(page, path)) ? [] : [address];
    }),
  );
  return dead.flat();
}

const known = new Map<string, Promise<boolean>>();

function answers(page: Page, path: string): Promise<boolean> {
  const answer = known.get(path) ?? page.request.get(path).then((response) => response.ok());
  known.set(path, answer);
  return answer;
}

/** Where the site will be served, as its own home page says. */
async function siteAddress(page: Page): Promise<string> {
  await page.goto('/');
  const home = await page.locator('link[rel="canonical"]').getAttribute('href');
  return String(home).replace(/\/$/u, '');
}

batches(allRoutes, 3).forEach((routes, index) => {
  test(`every name, number, day and address for programs is on its page (${index + 1} of 3)`, async ({ page }) => {
    const siteUrl = await siteAddress(page);
    let count = 0;
    for (const path of routes) {
      const served = await read(page, path);
      for (const thing of thingsIn(served.blocks)) {
        // A reference to another thing by its id alone.
        if (thing['@type'] === undefined) continue;
        count++;
        const required = REQUIRED[typeOf(thing)];
        expect.soft(required, `${path}: ${typeOf(thing)}`).toBeDefined();
        expect
          .soft(Object.keys(thing), `${path}: ${JSON.stringify(thing)}`)
          .toEqual(expect.arrayContaining([...(required ?? [])]));
        expect.soft(unsaid(thing, served), `${path}: ${JSON.stringify(thing)}`).toEqual([]);
        expect.soft(await deadAddresses(page, thing, served, siteUrl), path).toEqual([]);
      }
    }
    expect(count, 'things must have been looked at').toBeGreaterThan(100);
  });
});

test('the site, its lists and its articles are there for programs', async ({ page }) => {
  await page.goto('/about');
  for (const [path, type] of [
    ['/', 'WebSite'],
    ['/home-loans', 'LoanOrCredit'],
    ['/personal-loans', 'LoanOrCredit'],
    ['/credit-cards', 'CreditCard'],
    ['/fixed-deposits', 'DepositAccount'],
    ['/savings-accounts', 'BankAccount'],
    ['/mutual-funds', 'InvestmentFund'],
    [articleRoutes[0] ?? '', 'BlogPosting'],
  ] as const) {
    expect(thingsIn((await read(page, path)).blocks).map(typeOf), path).toContain(type);
  }
});
