// cspell:ignore maskable
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as siteWords from '../../content/messages.en';
import { site } from '../../site';
import { lightColours } from './openGraph/colours';

/** Allows crawlers to read everything. The 404 page has its own `noindex`. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * The manifest for a phone that adds the site to its home screen. `minimal-ui` keeps the browser's back button; the pages have none.
 * @param colour of a token of src/css/tokens.css, in the light theme
 */
export function webManifest(colour: (token: string) => string): string {
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: siteWords.tagline,
      lang: 'en-IN',
      start_url: '/',
      display: 'minimal-ui',
      background_color: colour('--color-page'),
      theme_color: colour('--color-page'),
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;
}

/** Writes the files that have fixed addresses. */
export async function writeSiteFiles(siteDir: string, outDir: string, siteUrl: string): Promise<void> {
  const colour = lightColours(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  await Promise.all([
    writeFile(path.join(outDir, 'robots.txt'), robotsText(siteUrl)),
    writeFile(path.join(outDir, 'site.webmanifest'), webManifest(colour)),
  ]);
}
