/** @jest-environment node */
import { nameChunks } from './islandImports';

const filesOf = (...atOnce: readonly string[]) => ({ atOnce, ever: [...atOnce, 'assets/js/later.5d1f.js'] });
const byImport = {
  'lists/car-loans': filesOf('assets/js/12.5d1f.js', 'assets/js/rows.5d1f.js', 'assets/css/12.5d1f.css'),
  'calculators/emi': filesOf('assets/js/30.5d1f.js', 'assets/js/rows.5d1f.js'),
};

test('names each chunk of the modules once, and changes nothing else of the page', () => {
  const page = (imports: string): string =>
    `<p>lists/car-loans</p><div data-island="OfferList" data-island-imports="${imports}"></div><div data-island="SiteSearch"></div>`;
  expect(nameChunks(page('lists/car-loans'), byImport)).toBe(page('12 rows'));
  expect(nameChunks(page('lists/car-loans calculators/emi'), byImport)).toBe(page('12 rows 30'));
});

test('says which module the build does not have', () => {
  expect(() => nameChunks('<div data-island-imports="lists/boats">', byImport)).toThrow(
    'An island imports "lists/boats", which is in no script of this build.',
  );
});
