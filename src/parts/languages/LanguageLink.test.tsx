import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';

jest.mock('@docusaurus/core/lib/client/exports/Link', () =>
  jest.requireActual<object>('@site/tests/unit/docusaurus/Link'),
);

/** The link as a build of Hindi has it. */
async function show(to: string): Promise<HTMLElement> {
  Object.assign(globalThis, { SITE_LOCALE: 'hi', SITE_FOLDER: '/hi', TRANSLATED_PAGES: { hi: ['/home-loans'] } });
  const { default: LanguageLink } = await import('./LanguageLink');
  render(<LanguageLink to={to}>Loans</LanguageLink>);
  return screen.getByRole('link');
}

test('a page that the language has is linked there', async () => {
  const link = await show('/home-loans#offers');
  expect(link).toHaveAttribute('href', '/hi/home-loans#offers');
  expect(link).not.toHaveAttribute('hreflang');
  expect(link).toHaveTextContent(/^Loans$/u);
  expect(world.links).toEqual(['/hi/home-loans#offers']);
});

test('any other page is the English one, and the link says so', async () => {
  const link = await show('/car-loan');
  expect(link).toHaveAttribute('href', '/car-loan');
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(link).toHaveTextContent('Loans (in English)');
});

test.each(['/data/home-loans.csv', 'https://www.rbi.org.in', '#top'])('%s stays as it is', async (address) => {
  expect(await show(address)).toHaveAttribute('href', address);
});
