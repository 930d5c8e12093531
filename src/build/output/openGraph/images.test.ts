/** @jest-environment node */
import { readMdx } from '../../../checks/parse/mdx';
import { categories } from '../../../content/categories';
import navigation from '@site/tests/unit/navigation';
import { productImages, sharedImages } from './images';

const imageOf = (text: string, url = '/gold-loan') =>
  productImages([{ url, title: 'A title in the front matter', ...readMdx(text) }], navigation)[0];

test('a product page is shown with the icon and the words that it begins with', () => {
  const text =
    'import offers from "./gold-loan.yml"\n\n<Hero icon="coins" title="Gold, lent" subtitle="It\'s quick." />\n';
  expect(imageOf(text)).toEqual({
    address: '/img/social/gold-loan.png',
    trail: 'Loans › Gold Loan',
    title: 'Gold, lent',
    icon: 'coins',
  });
});

test('a page that begins otherwise has its title and the compass', () => {
  expect(imageOf('# Pets\n\n<Note title="Not this" />', '/insurance/pets')).toMatchObject({
    address: '/img/social/insurance/pets.png',
    title: 'A title in the front matter',
    icon: 'compass',
  });
});

test('the site and every category have a picture, each at an address of its own', () => {
  const addresses = sharedImages.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(categories.length + 1);
  expect(addresses).toContain('/img/social/blog/mutual-funds.png');
});
