/** @jest-environment node */
import { readSite } from '../../checks/model';
import { absenceIn } from '../absence';
import { subjectIndex } from '../rankSubjects';
import { absenceOf } from '../build/absence';
import { indexedPages } from '../build/indexedPages';
import { subjectsOf } from '../build/subjectsOf';
import { addressNow, publishedAddresses, rowsOf as rowsOfPage } from '../../../tests/support/content';

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

const ofRows = (page: string): readonly string[] =>
  rowsOfPage(addressNow(page))
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
  ['home loan', '/home-loans', ofRows('/home-loans')],
  ['personal loan', '/personal-loans', ofRows('/personal-loans')],
  ['business loan', '/business-loans', ofRows('/business-loans')],
  ['education loan', '/education-loan', ofRows('/education-loan')],
  ['car loan', '/car-loan', ofRows('/car-loan')],
  ['gold loan', '/gold-loan', ofRows('/gold-loan')],
  ['loan against property', '/loan-against-property', ofRows('/loan-against-property')],
  ['credit card', '/credit-cards', ofCards()],
  ['fixed deposit', '/fixed-deposits', ofRows('/fixed-deposits')],
  ['savings account', '/savings-accounts', ofRows('/savings-accounts')],
];

test('every list whose rows name providers by their ids is among them', () => {
  expect(file.lists.map(({ page }) => page)).toEqual(lists.map(([, page]) => addressNow(page)));
});

describe.each(lists)('“… %s”', (kind, address, held) => {
  const page = addressNow(address);

  test('says of exactly those who have no row that the list does not have them', () => {
    expect(held).not.toEqual([]);
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
  const held = providers.find(({ id }) => ofRows('/home-loans').includes(id))!;
  const [one, other] = providers.filter(({ id }) => !ofRows('/home-loans').includes(id));
  const said = absenceIn(`${one!.name}, ${held.name} or ${other!.name} home loan`, file, index);
  expect(said).toMatchObject({ rows: 'home loans', page: addressNow('/home-loans') });
  expect([...said!.names].sort()).toEqual([one!.name, other!.name].sort());
});
