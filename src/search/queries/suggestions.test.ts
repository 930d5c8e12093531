/** @jest-environment node */
import navigation from '@site/src/content/navigation.yml';
import { suggest } from '../suggest';
import { addressNow } from '@site/tests/support/content';
import { siteIndex } from './queries';

// cspell:ignore cibil mutua insu priv म्यू बीमा

const { header } = navigation;

const addresses = (typed: string): readonly string[] =>
  suggest(typed, siteIndex).suggestions.map(({ address }) => address);

/** Our own pages, by the beginning of their addresses. */
const OURSELVES = /^\/(?:about|accessibility|changes|data|figures|glossary|method|privacy)$/;

test.each([
  ['home', ['/home-loans', '/insurance/home']],
  ['home l', ['/home-loans']],
  ['gol', ['/gold-loan', '/calculators/gold-loan']],
  ['sip', ['/investments/sip', '/glossary#sip']],
  ['fd', ['/fixed-deposits', '/glossary#fd']],
  ['fix', ['/fixed-deposits', '/calculators/fixed-deposit']],
  ['car', ['/car-loan', '/insurance/car']],
  ['cre', ['/credit-cards']],
  ['credit ca', ['/credit-cards']],
  ['ppf', ['/calculators/ppf', '/glossary#ppf']],
  ['hra', ['/calculators/hra', '/glossary#hra']],
  ['tax', ['/tax-saving']],
  ['sbi', ['/home-loans', '/personal-loans']],
  ['insu', ['/insurance', '/insurance/health', '/insurance/term-life']],
  ['heal', ['/insurance/health', '/calculators/health-cover']],
  ['term', ['/insurance/term-life']],
  ['bal', ['/calculators/move-loan', '/home-loans']],
  ['repo', ['/figures#repo-rate']],
  ['kyc', ['/glossary#kyc']],
  ['cibil', ['/blog/understanding-cibil-score']],
  ['edu', ['/education-loan']],
  ['stu', ['/education-loan']],
  // The pages of interest rates are equals, so the order of the menus decides.
  ['inter', ['/home-loans']],
  ['mutua', ['/mutual-funds']],
  ['होम', ['/home-loans']],
  ['होम ल', ['/home-loans']],
  ['बीमा', ['/insurance', '/insurance/health']],
  ['म्यू', ['/mutual-funds']],
  ['प्र', ['/loan-against-property']],
  ['about', ['/about']],
  ['priv', ['/privacy']],
])('“%s” suggests %j first', (typed, first) => {
  expect(addresses(typed).slice(0, first.length)).toEqual(first.map(addressNow));
});

test('pages that answer equally well come in the order of the menu', () => {
  const menu = header.flatMap(({ path = [], dropdown = [] }) => [path, dropdown.map((entry) => entry.path)].flat());
  const loans = addresses('loan').filter((address) => menu.includes(address));
  expect(loans.length).toBeGreaterThan(2);
  expect(loans).toEqual(menu.filter((path) => loans.includes(path)));
});

test('of ourselves nothing stands beside a subject that is being typed', () => {
  const typed = ['home', 'gol', 'repo', 'tax', 'loan', 'insu', 'report', 'emi', 'rate', 'cibil', 'screen', 'large'];
  expect(
    typed.filter((text) =>
      addresses(text)
        .slice(0, 3)
        .some((address) => OURSELVES.test(address)),
    ),
  ).toEqual([]);
});
