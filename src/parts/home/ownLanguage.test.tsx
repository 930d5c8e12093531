import { render, screen, within } from '@testing-library/react';

jest.mock('@docusaurus/core/lib/client/exports/Link', () =>
  jest.requireActual<object>('@site/tests/unit/docusaurus/Link'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual<object>('../languages/LanguageLink'));

const pages = ['/home-loans', '/calculators/emi', '/calculators/income-tax', '/calculators/sip'];
Object.assign(globalThis, { SITE_LOCALE: 'hi', SITE_FOLDER: '/hi', TRANSLATED_PAGES: { hi: pages } });

test('a family whose page is in English links the calculators that are not, and only the way to the others says so', async () => {
  const { default: Families } = await import('./Families');
  render(<Families />);
  const [loans, , deposits] = screen.getAllByRole('listitem');
  const links = within(loans!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/hi/calculators/emi',
    '/hi/home-loans#emi-calculator',
    '/calculators#loans',
  ]);
  expect(links.map((link) => link.textContent.includes('in English'))).toEqual([false, false, true]);
  expect(within(deposits!).getByRole('link')).toHaveTextContent(/in English/);
});

test('the questions that the language answers itself come first', async () => {
  const { asked } = await import('./Questions');
  expect(asked.slice(0, 3).map(({ id }) => id)).toEqual(['income-tax', 'emi', 'sip']);
});
