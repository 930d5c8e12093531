const pages = ['/home-loans', '/fixed-deposits', '/calculators/emi', '/calculators/income-tax', '/calculators/sip'];

async function pathsOfWays(): Promise<readonly string[]> {
  jest.resetModules();
  const { waysIn } = await import('./waysIn');
  return waysIn.map(({ path }) => path);
}

afterEach(() =>
  Object.assign(globalThis, { SITE_LOCALE: undefined, SITE_FOLDER: undefined, TRANSLATED_PAGES: undefined }),
);

test('in English the pages of all tools stand in the menu', async () => {
  expect((await pathsOfWays())[0]).toBe('/calculators');
});

test('in another language its own tools come before pages in English', async () => {
  Object.assign(globalThis, { SITE_LOCALE: 'hi', SITE_FOLDER: '/hi', TRANSLATED_PAGES: { hi: pages } });
  expect((await pathsOfWays()).slice(0, 4)).toEqual([
    '/calculators/emi',
    '/calculators/income-tax',
    '/calculators/sip',
    '/calculators',
  ]);
  const { ownLanguageFirst } = await import('../../../content/locale');
  const links = ['/mutual-funds', '/fixed-deposits', '/investments/elss'].map((path) => ({ name: path, path }));
  expect(ownLanguageFirst(links).map(({ path }) => path)).toEqual([
    '/fixed-deposits',
    '/mutual-funds',
    '/investments/elss',
  ]);
});
