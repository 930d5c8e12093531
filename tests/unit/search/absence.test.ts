/** @jest-environment node */
import { readSite } from '../../../src/checks/model';
import { absenceIn } from '../../../src/lib/search/absence';
import { subjectIndex } from '../../../src/lib/search/rankSubjects';
import { absenceOf } from '../../../src/plugins/output/search/absence';
import { indexedPages } from '../../../src/plugins/output/search/indexedPages';
import { subjectsOf } from '../../../src/plugins/output/search/subjectsOf';
import { publishedAddresses } from '../../support/content';

const site = readSite(process.cwd());
const subjects = subjectsOf(site, indexedPages(publishedAddresses));
const index = subjectIndex(subjects);
const file = absenceOf(site, subjects);

const rowsOf = (start: string) => site.data.filter(({ path }) => path.startsWith(start)).flatMap(({ rows }) => rows);

const providers = rowsOf('src/content/providers.yml').map(({ id, name, shortName }) => ({
  id: String(id),
  name: String(name),
  shortName: String(shortName),
}));

const ofRows = (start: string): readonly string[] =>
  rowsOf(start)
    .flatMap(({ provider }) => provider ?? [])
    .map(String);

function ofCards(): readonly string[] {
  const shown = new Set(rowsOf('docs/credit-cards/').map(({ card }) => card));
  return rowsOf('src/content/cards/')
    .filter(({ id }) => shown.has(id))
    .map(({ issuer }) => String(issuer));
}

/** What people ask for, the page of the list, and who is in its rows. */
const lists: readonly (readonly [string, string, readonly string[]])[] = [
  ['home loan', '/home-loans', ofRows('docs/home-loans.yml')],
  ['personal loan', '/personal-loans', ofRows('docs/personal-loans.yml')],
  ['business loan', '/business-loans', ofRows('docs/business-loans.yml')],
  ['education loan', '/education-loan', ofRows('docs/education-loan.yml')],
  ['car loan', '/car-loan', ofRows('docs/car-loan.yml')],
  ['gold loan', '/gold-loan', ofRows('docs/gold-loan.yml')],
  ['loan against property', '/loan-against-property', ofRows('docs/loan-against-property.yml')],
  ['credit card', '/credit-cards', ofCards()],
  ['fixed deposit', '/fixed-deposits', ofRows('docs/fixed-deposits')],
  ['savings account', '/savings-accounts', ofRows('docs/savings-accounts.yml')],
];

test('every list whose rows name providers by their ids is among them', () => {
  expect(file.lists.map(({ page }) => page)).toEqual(lists.map(([, page]) => page));
});

describe.each(lists)('“… %s”', (kind, page, held) => {
  test('says of exactly those who have no row that the list does not have them', () => {
    expect(held.length).toBeGreaterThan(5);
    const said = providers.filter(({ name }) => absenceIn(`${name} ${kind}`, file, index)?.page === page);
    expect(said).toEqual(providers.filter(({ id }) => !held.includes(id)));
  });

  test('names whom it was asked for', () => {
    const absent = providers.filter(({ id }) => !held.includes(id));
    const named = absent.map(({ name }) => absenceIn(`${kind} of ${name.toUpperCase()}`, file, index)?.names);
    expect(named).toEqual(absent.map(({ name }) => [name]));
  });

  test('says nothing of a short name that may mean somebody with a row', () => {
    const short = providers.filter(({ id }) => held.includes(id)).map(({ shortName }) => shortName);
    expect(short.filter((name) => absenceIn(`${name} ${kind}`, file, index))).toEqual([]);
  });
});

test.each([
  'citibank home loan',
  'sbi',
  'sbi emi calculator',
  'can i get a home loan',
  'capital gains tax',
  'gold loan',
  '',
])('“%s” names no provider that is known, or no list', (question) => {
  expect(absenceIn(question, file, index)).toBeUndefined();
});

test('two providers that a list lacks are named at once, the one that it has is not', () => {
  expect(absenceIn('moneyview, sbi or amex home loan', file, index)).toEqual({
    rows: 'home loans',
    page: '/home-loans',
    names: ['Moneyview', 'American Express'],
  });
});
