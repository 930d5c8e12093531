import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCache, versionOf } from '../../../checks/cache';
import type { Site } from '../../../checks/model';
import { DEFAULT_LOCALE } from '../../../lib/siteLocale';
import { readContent } from '../../content/loadDataFile';
import { lightColours } from './colours';
import { layout, type Element } from './layout';
import { productImages, sharedImages, type OpenGraphImage } from './images';
import { renderPng } from './renderPng';

/** Inputs of an image besides its layout and the packages. */
const DRAWN_BY = ['renderPng.ts', 'fonts.ts'].map((file) => path.join(__dirname, file));

/**
 * Draws the Open Graph images, which are shown with shared links; see README.md in this folder.
 */
export async function drawOpenGraphImages(siteDir: string, outDir: string, site: Site): Promise<void> {
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const colour = lightColours(await read('src/css/tokens.css'));
  const mark = await read('static/favicon.svg');
  const pages = site.pages.filter(({ isDraft }) => !isDraft);
  const cache = openCache<string>(
    'open-graph',
    siteDir,
    versionOf(
      siteDir,
      DRAWN_BY.map((file) => path.relative(siteDir, file)),
    ),
  );

  // Their font has Latin letters only.
  const navigation = readContent('navigation', undefined, DEFAULT_LOCALE).data;
  const images = [...sharedImages, ...productImages(pages, navigation)];
  // Threads of their own fill in the pixels, while the text of the next image is set.
  await Promise.all(
    images.map(async (image) => {
      const element = layout(image, colour, mark);
      const key = JSON.stringify(element);
      const base64 = cache.get(key) ?? (await drawn(element, image));
      cache.set(key, base64);
      const target = path.join(outDir, image.address);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, base64, 'base64');
    }),
  );
  cache.save();
}

async function drawn(element: Element, { address, title }: OpenGraphImage): Promise<string> {
  try {
    return Buffer.from(await renderPng(element)).toString('base64');
  } catch (error) {
    throw new Error(`The picture ${address} of "${title}" cannot be drawn.`, { cause: error });
  }
}
