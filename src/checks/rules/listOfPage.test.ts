/** @jest-environment node */
import { listCatalogue } from '../../content/listCatalogue';
import { siteOf } from '../model';
import { describeProblem } from '../problem';
import { listOfPage } from './listOfPage';

const rows = (kind: string) => JSON.stringify({ kind, rows: [] });

const CAR = listCatalogue['car-loans'].page;
const GOLD = listCatalogue['gold-loans'].page;
const PERSONAL = listCatalogue['personal-loans'].page;

const yaml = [
  { path: `docs${CAR}.yml`, text: rows('secured-loan-offers') },
  { path: `docs${GOLD}.yml`, text: rows('secured-loan-offers') },
  { path: 'docs/two-wheeler-loans.yml', text: rows('secured-loan-offers') },
  { path: `docs${PERSONAL}.yml`, text: rows('personal-loan-offers') },
];

/** What is said of a page with a component, beside the pages of two lists. */
function said(url: string, component: string): readonly string[] {
  const page = { path: `docs${url}.mdx`, text: `import rows from '.${url}.yml'\n\n${component}\n` };
  const others = [CAR, GOLD, PERSONAL].map((other) => ({
    path: `docs${other}.mdx`,
    text: '',
  }));
  const mdx = [page, ...others.filter(({ path }) => path !== page.path)];
  const problems: string[] = [];
  listOfPage(siteOf({ mdx, yaml }, '2026-11-21'), (problem) => problems.push(describeProblem(problem)));
  return problems;
}

test.each<[url: string, component: string, ...said: readonly string[]]>([
  [GOLD, '<OfferList id="gold-loans" data={rows} />'],
  [
    GOLD,
    '<OfferList id="car-loans" data={rows} />',
    `<OfferList> id: found id="car-loans"; it would show the rows of ${CAR}; write id="gold-loans"`,
  ],
  [
    '/two-wheeler-loans',
    '<OfferList id="car-loans" data={rows} />',
    `<OfferList> id: found id="car-loans"; it would show the rows of ${CAR}, whatever this page imports; a list for a new page is made by a developer, so ask for one, or write a table in Markdown`,
  ],
  ['/guide', `<ListTile id="gold-loans" to="${GOLD}" title="Gold loans" />`],
  [
    '/guide',
    `<ListTile id="gold-loans" to="${CAR}" title="Gold loans" />`,
    `<ListTile> to: found id="gold-loans"; this list is on ${GOLD}; write to="${GOLD}", or the id of the list of ${CAR}`,
  ],
  ['/guide', '<ListTile id="credit-cards" part="fuel" to="/credit-cards/fuel" title="Fuel cards" />'],
])('on %s, %s', (url, component, ...messages) => {
  expect(said(url, component)).toEqual(messages);
});
