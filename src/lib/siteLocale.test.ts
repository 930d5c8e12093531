import { localeInNode } from './siteLocale';

const { env } = process;
afterEach(() => {
  process.env = env;
});

test.each([
  [undefined, 'en'],
  // As Docusaurus sets it for `npm start` without a language.
  ['undefined', 'en'],
  ['hi', 'hi'],
])('where the environment says %s, the language is %s', (set, locale) => {
  process.env = { ...env, DOCUSAURUS_CURRENT_LOCALE: set };
  expect(localeInNode()).toBe(locale);
});
