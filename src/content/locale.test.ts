import { addressIn, addressOf } from './locale';

const pages = ['/', '/home-loans', '/calculators/sip'];

test.each([
  ['hi', '/home-loans', '/hi/home-loans'],
  ['hi', '/home-loans#amount=4000000', '/hi/home-loans#amount=4000000'],
  ['hi', '/calculators/sip?q=1#monthly=5000', '/hi/calculators/sip?q=1#monthly=5000'],
  ['hi', '/', '/hi'],
  ['hi', '/#answer', '/hi#answer'],
  // No page in Hindi: the English one.
  ['hi', '/car-loan#amount=500000', '/car-loan#amount=500000'],
  ['hi', '/home-loans-in-short', '/home-loans-in-short'],
  ['en', '/home-loans', '/home-loans'],
])('%s: %s is %s', (language, path, address) => {
  expect(addressIn(language, pages, path)).toBe(address);
});

test('English addresses are those that content writes', () => {
  expect(addressOf('/home-loans#amount=4000000')).toBe('/home-loans#amount=4000000');
});
