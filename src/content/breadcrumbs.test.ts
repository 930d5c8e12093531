import { breadcrumbsOf, trailOf } from './breadcrumbs';

test.each([
  ['/home-loans', 'Home > Loans > Home Loans'],
  ['/credit-cards', 'Home > Credit Cards'],
  ['/credit-cards/premium', 'Home > Credit Cards (/credit-cards) > Premium & Lounge Access'],
  ['/insurance', 'Home > Insurance'],
  ['/insurance/term-life', 'Home > Insurance (/insurance) > Term Life'],
  ['/mutual-funds', 'Home > Investments > Best Mutual Funds'],
  ['/investments/sip', 'Home > Investments > SIP'],
  ['/fixed-deposits', 'Home > Investments > Fixed Deposits'],
  ['/retirement-plans', 'Home > Investments > Retirement Plans (NPS)'],
  ['/savings-accounts', 'Home > Savings Accounts'],
  ['/tax-saving', 'Home > Tax Saving'],
  ['/figures', 'Home > Title of the page'],
])('the way to %s', (path, expected) => {
  const [home, ...others] = breadcrumbsOf(path, 'Title of the page');
  expect(home).toEqual({ name: 'Home', path: '/' });
  const steps = others.map((crumb) => (crumb.path ? `${crumb.name} (${crumb.path})` : crumb.name));
  expect(['Home', ...steps].join(' > ')).toBe(expected);
  expect(others.at(-1)).not.toHaveProperty('path');
});

test.each([
  ['/', ''],
  ['/figures', ''],
  ['/home-loans#offers', 'Loans › Home Loans'],
  ['/credit-cards', 'Credit Cards'],
  ['/insurance/car', 'Insurance › Car'],
  ['/blog/sip-vs-lump-sum', 'Money Insights'],
  ['/tax-saving', 'Tax Saving'],
])('%s stands in "%s"', (path, trail) => {
  expect(trailOf(path)).toBe(trail);
});
