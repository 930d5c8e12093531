import navigation from '@site/tests/unit/navigation';
import { breadcrumbsOf, trailOf } from './breadcrumbs';

test.each([
  ['/home-loans', 'Home > Loans > Home Loans'],
  ['/credit-cards', 'Home > Credit Cards'],
  ['/credit-cards/cashback', 'Home > Credit Cards (/credit-cards) > Cashback'],
  ['/insurance', 'Home > Insurance'],
  ['/insurance/home', 'Home > Insurance (/insurance) > Home'],
  ['/savings-accounts', 'Home > Savings Accounts'],
  ['/savings-accounts/joint', 'Home > Savings Accounts (/savings-accounts) > Title of the page'],
  ['/figures', 'Home > Figures and sources'],
])('the way to %s', (path, expected) => {
  const [home, ...others] = breadcrumbsOf(navigation, path, 'Title of the page');
  expect(home).toEqual({ name: 'Home', path: '/' });
  const steps = others.map((crumb) => (crumb.path ? `${crumb.name} (${crumb.path})` : crumb.name));
  expect(['Home', ...steps].join(' > ')).toBe(expected);
  expect(others.at(-1)).not.toHaveProperty('path');
});

test.each([
  ['/', ''],
  ['/figures', 'Figures and sources'],
  ['/home-loans#offers', 'Loans › Home Loans'],
  ['/credit-cards', 'Credit Cards'],
  ['/insurance/car', 'Insurance › Car'],
  ['/blog/sip-vs-lump-sum', 'Money Insights'],
  ['/savings-accounts', 'Savings Accounts'],
])('%s stands in "%s"', (path, trail) => {
  expect(trailOf(navigation, path)).toBe(trail);
});
