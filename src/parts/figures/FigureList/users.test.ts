import { listCatalogue } from '../../../content/listCatalogue';
import { ownName, usedBy } from './users';

const titles = (figure: string): readonly string[] => usedBy(figure).map(({ title }) => title);

test.each([
  ['ppf-rate', ['PPF calculator', 'Where do I park my money?']],
  [
    'gold-loan-ltv',
    ['Gold loan calculator', 'Is this loan offer right?', 'How do I get money cheapest?', 'Gold loans'],
  ],
  ['section-80c-limit', ['NSC calculator', 'Income tax calculator']],
  ['cost-inflation-index', ['Capital gains tax calculator']],
  ['repo-rate', ['Is this loan offer right?', 'Where do I park my money?', 'Home loans']],
  ['cibil-good', []],
])('%s is used by %j', (figure, users) => {
  expect(titles(figure)).toEqual(users);
});

test('leads to the calculator or the list', () => {
  expect(usedBy('gold-loan-ltv').map(({ path }) => path)).toEqual([
    '/calculators/gold-loan',
    '/questions/check-my-offer',
    '/questions/need-money',
    listCatalogue['gold-loans'].page,
  ]);
});

test('a figure in many calculators and lists has each of them once', () => {
  const all = titles('income-tax-cess');
  expect(all).toEqual(expect.arrayContaining(['HRA exemption calculator', 'SCSS calculator', 'Savings accounts']));
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['/calculators/gold-loan', 'Gold loan calculator'],
  ['/gold-loan', 'Gold loans'],
  ['/blog/what-are-elss-funds', undefined],
])('%s is called %s', (path, name) => {
  expect(ownName(path)).toBe(name);
});

test('of two lists on one page the first names it', () => {
  expect(ownName('/fixed-deposits')).toBe('Fixed deposits of banks');
});
