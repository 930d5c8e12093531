/** @jest-environment node */
import { siteOf } from '../../../checks/model';
import type { Page } from '../../../checks/model';
import { categories } from '../../../content/categories';
import { productPictures, standingPictures } from './pictures';

jest.mock('../../content/readNavigation', () => ({
  readNavigation: () => jest.requireActual<{ default: unknown }>('../../../../tests/unit/navigation').default,
}));

/** The pages that these texts are. */
const pagesOf = (path: string, body: string): readonly Page[] =>
  siteOf({ mdx: [{ path, text: `---\ntitle: A title in the front matter\n---\n\n${body}` }], yaml: [] }).pages;

test('a product page is shown with the icon and the words that it begins with', () => {
  const text =
    'import offers from "./gold-loan.yml"\n\n<Hero icon="coins" title="Gold, lent" subtitle="It\'s quick." />\n';
  expect(productPictures(pagesOf('docs/gold-loan.mdx', text))).toEqual([
    { address: '/img/social/gold-loan.png', trail: 'Loans › Gold Loan', title: 'Gold, lent', icon: 'coins' },
  ]);
});

test.each([
  ['over several lines', '<Hero\n  icon="coins"\n  title="Gold, lent"\n/>'],
  ['in single quotes', "<Hero title='Gold, lent' icon='coins' />"],
  ['in braces', '<Hero icon={"coins"} title={"Gold, lent"} />'],
])('attributes %s are read as well', (_, text) => {
  expect(productPictures(pagesOf('docs/gold-loan.mdx', text))).toMatchObject([{ title: 'Gold, lent', icon: 'coins' }]);
});

test('a page that begins otherwise has its title and the compass', () => {
  const [picture] = productPictures(pagesOf('docs/insurance/pets.mdx', '# Pets\n\n<Note title="Not this" />'));
  expect(picture).toMatchObject({
    address: '/img/social/insurance/pets.png',
    title: 'A title in the front matter',
    icon: 'compass',
  });
});

test('the page of an area stands beside the folder of its pages', () => {
  expect(productPictures(pagesOf('docs/credit-cards/index.mdx', ''))).toMatchObject([
    { address: '/img/social/credit-cards.png' },
  ]);
});

test('a partial has no picture', () => {
  expect(productPictures(pagesOf('docs/insurance/_claims.mdx', 'File it within 30 days.'))).toEqual([]);
});

test('the site and every category have a picture, each at an address of its own', () => {
  const addresses = standingPictures.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(categories.length + 1);
  expect(addresses).toContain('/img/social/blog/mutual-funds.png');
});
