import { addressIn, addressOf, editionsOf } from './locale';

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

test('a page has an edition in each language that has it, English first', () => {
  expect(editionsOf('/calculators/sip', { hi: pages })).toEqual([
    { language: 'en', address: '/calculators/sip' },
    { language: 'hi', address: '/hi/calculators/sip' },
  ]);
  expect(editionsOf('/car-loan', { hi: pages })).toEqual([{ language: 'en', address: '/car-loan' }]);
});

/** The module as a build of Hindi has it. */
async function inHindi(): Promise<typeof import('./locale')> {
  Object.assign(globalThis, { SITE_LOCALE: 'hi', SITE_FOLDER: '/hi', TRANSLATED_PAGES: { hi: pages } });
  jest.resetModules();
  return import('./locale');
}

test('in another language a link leads to its page, or to the English one, which it says', async () => {
  const hindi = await inHindi();
  expect(hindi.addressOf('/home-loans#amount=4000000')).toBe('/hi/home-loans#amount=4000000');
  expect(hindi.leadsToEnglish('/home-loans#amount=4000000')).toBe(false);
  expect(hindi.addressOf('/car-loan')).toBe('/car-loan');
  expect(hindi.leadsToEnglish('/car-loan?q=1#top')).toBe(true);
  expect(hindi.leadsToEnglish('/data/home-loans.csv')).toBe(false);
  expect(hindi.leadsToEnglish('#top')).toBe(false);
});

test.each([
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hi/home-loans', '/home-loans'],
  ['/hire-purchase', '/hire-purchase'],
])('in Hindi, %s is the page %s', async (address, path) => {
  const hindi = await inHindi();
  expect(hindi.englishPath(address)).toBe(path);
});
