/** @jest-environment node */
import { siteOf } from '../model';
import { describeProblem } from '../problem';
import { listOfPage } from './listOfPage';

const rows = (kind: string) => JSON.stringify({ kind, rows: [] });

const yaml = [
  { path: 'docs/car-loan.yml', text: rows('secured-loan-offers') },
  { path: 'docs/gold-loan.yml', text: rows('secured-loan-offers') },
  { path: 'docs/two-wheeler-loans.yml', text: rows('secured-loan-offers') },
  { path: 'docs/personal-loans.yml', text: rows('personal-loan-offers') },
];

/** What is said of a page with a component, beside the pages of two lists. */
function said(url: string, component: string): readonly string[] {
  const page = { path: `docs${url}.mdx`, text: `import rows from '.${url}.yml'\n\n${component}\n` };
  const others = ['/car-loan', '/gold-loan', '/personal-loans'].map((other) => ({
    path: `docs${other}.mdx`,
    text: '',
  }));
  const mdx = [page, ...others.filter(({ path }) => path !== page.path)];
  const problems: string[] = [];
  listOfPage(siteOf({ mdx, yaml }, '2026-11-21'), (problem) => problems.push(describeProblem(problem)));
  return problems;
}

test.each<[url: string, component: string, ...said: readonly string[]]>([
  ['/gold-loan', '<OfferList id="gold-loans" data={rows} />'],
  [
    '/gold-loan',
    '<OfferList id="car-loans" data={rows} />',
    '<OfferList> id: found id="car-loans"; it would show the rows of /car-loan; write id="gold-loans"',
  ],
  [
    '/two-wheeler-loans',
    '<OfferList id="car-loans" data={rows} />',
    '<OfferList> id: found id="car-loans"; it would show the rows of /car-loan, whatever this page imports; a list for a new page is made by a developer, so ask for one, or write a table in Markdown',
  ],
  ['/guide', '<ListTile id="gold-loans" to="/gold-loan" title="Gold loans" />'],
  [
    '/guide',
    '<ListTile id="gold-loans" to="/car-loan" title="Gold loans" />',
    '<ListTile> to: found id="gold-loans"; this list is on /gold-loan; write to="/gold-loan", or the id of the list of /car-loan',
  ],
  ['/guide', '<ListTile id="credit-cards" part="fuel" to="/credit-cards/fuel" title="Fuel cards" />'],
])('on %s, %s', (url, component, ...messages) => {
  expect(said(url, component)).toEqual(messages);
});
