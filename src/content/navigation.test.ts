import { headerNavigation, isCurrent } from './navigation';

const highlighted = (path: string): string[] =>
  headerNavigation.filter((item) => isCurrent(item, path)).map(({ name }) => name);

test.each([
  ['/', ['Home']],
  ['/home-loans', ['Loans']],
  ['/home-loans/', ['Loans']],
  ['/loan-against-property', ['Loans']],
  ['/credit-cards', ['Credit Cards']],
  ['/credit-cards/cashback', ['Credit Cards']],
  ['/credit-cards/no-such-page', ['Credit Cards']],
  ['/credit-cards-guide', []],
  ['/insurance', ['Insurance']],
  ['/insurance/bike', ['Insurance']],
  ['/insurance/no-such-page', ['Insurance']],
  ['/insurance-guide', []],
  ['/mutual-funds', ['Investments']],
  ['/investments/sip', ['Investments']],
  ['/fixed-deposits', ['Investments']],
  ['/retirement-plans', ['Investments']],
  ['/blog', ['Money Insights']],
  ['/blog/sip-vs-lump-sum', ['Money Insights']],
  ['/blogging', []],
  ['/tax-saving', []],
  ['/homely', []],
])('on %s the header highlights %j', (path, expected) => {
  expect(highlighted(path)).toEqual(expected);
});
