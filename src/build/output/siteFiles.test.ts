/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site';
import { robotsText, webManifest } from './siteFiles';

interface Manifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

test('crawlers may read everything, and learn where the sitemap is', () => {
  expect(robotsText('https://www.example.in')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.in/sitemap.xml\n',
  );
});

test('the manifest names the site, and icons of the sizes that it states', () => {
  const manifest = JSON.parse(webManifest((token) => (token === '--color-page' ? '#fbfaf6' : ''))) as Manifest;
  expect([manifest.name, manifest.theme_color]).toEqual([site.brand, '#fbfaf6']);
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of pngs) {
    const png = readFileSync(path.join(__dirname, '../../../static', src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
