/** @jest-environment node */
import { readSite } from '../checks/model';
import { addressNow, publishedAddresses, redirects } from '@site/tests/support/content';
import { addressesOf } from './build/addressesOf';
import { nearestPage } from './nearestPage';

// cspell:disable
const pages = addressesOf(readSite(process.cwd()));
const nearestTo = (path: string): string | undefined => nearestPage(path, pages)?.address;

test.each([
  ['/homeloans', '/home-loans'],
  ['/homeloan', '/home-loans'],
  ['/home-laon', '/home-loans'],
  ['/Home_Loans', '/home-loans'],
  ['/home-loans.html', '/home-loans'],
  ['/home-loan/', '/home-loans'],
  ['/home%20loans', '/home-loans'],
  ['/housingloan.php', '/home-loans'],
  ['/personal-lone', '/personal-loans'],
  ['/PERSONAL-LOANS', '/personal-loans'],
  ['/creditcards', '/credit-cards'],
  ['/credit-cards/travels', '/credit-cards/travel'],
  ['/fixdeposits', '/fixed-deposits'],
  ['/fixed-deposits/index.html', '/fixed-deposits'],
  ['/saving-account', '/savings-accounts'],
  ['/helth-insurance', '/insurance/health'],
  ['/insurance/helth', '/insurance/health'],
  ['/insurance-health', '/insurance/health'],
  ['/insurances/car', '/insurance/car'],
  ['/mutualfunds', '/mutual-funds'],
  ['/sip-calculater', '/calculators/sip'],
  ['/calculator/income-tax', '/calculators/income-tax'],
  ['/calculators/incometax', '/calculators/income-tax'],
  ['/retirement-plan.htm', '/retirement-plans'],
  ['/blog/understanding-cibil-scores', '/blog/understanding-cibil-score'],
  ['/understanding-cibil-score', '/blog/understanding-cibil-score'],
  ['/glosary', '/glossary'],
])('%s is near to %s', (path, address) => {
  expect(nearestTo(decodeURI(path))).toBe(addressNow(address));
});

test.each([
  '/no-such-page',
  '/blog/no-such-article',
  '/wp-admin',
  '/xyz',
  '/',
  '/credit-cards/none',
  '/loan-shark',
  '/.env',
])('nothing is near to %s', (path) => {
  expect(nearestTo(path)).toBeUndefined();
});

/** Typical mistakes in addresses. */
const SPOILED: readonly (readonly [string, (address: string) => string])[] = [
  ['in capitals', (address) => address.toUpperCase()],
  ['with .html', (address) => `${address}.html`],
  ['with a slash', (address) => `${address}/`],
  ['without hyphens', (address) => address.replaceAll('-', '')],
  ['with underscores', (address) => address.replaceAll('-', '_')],
  ['in the other number', (address) => (address.endsWith('s') ? address.slice(0, -1) : `${address}s`)],
];

test.each(SPOILED)('every address %s leads to its page', (_how, spoil) => {
  const addresses = [...publishedAddresses, ...redirects.keys()].filter((address) => address.length > 5);
  const lost = addresses.filter((address) => {
    const page = addressNow(address);
    return pages.some((one) => one.address === page) && nearestTo(spoil(address)) !== page;
  });
  expect(lost).toEqual([]);
});
