import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../../checks/model';
import { readContent } from '../../content/loadDataFile';
import { lightColours } from './colours';
import { draw } from './draw';
import { openImageCache } from './cache';
import { layout } from './layout';
import { productImages, sharedImages } from './images';

/**
 * Draws the Open Graph images, which stand beside shared links; see README.md in this folder.
 */
export async function drawOpenGraphImages(siteDir: string, outDir: string, site: Site): Promise<void> {
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const colour = lightColours(await read('src/css/tokens.css'));
  const mark = await read('static/favicon.svg');
  const pages = site.pages.filter(({ isDraft }) => !isDraft);
  const cache = await openImageCache(siteDir);

  for (const image of [...sharedImages, ...productImages(pages, readContent('navigation').data)]) {
    const png = await cache.get(layout(image, colour, mark), draw).catch((error: unknown) => {
      throw new Error(`The picture ${image.address} of "${image.title}" cannot be drawn.`, { cause: error });
    });
    const target = path.join(outDir, image.address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, png);
  }
  await cache.tidy();
}
