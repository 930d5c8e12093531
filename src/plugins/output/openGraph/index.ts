import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../../../checks/model';
import { productPicture } from '../../../lib/socialPictures';
import { lightColours } from './colours';
import { draw } from './draw';
import { openKeptPictures } from './keptPictures';
import { layout } from './layout';
import { productPictures, standingPictures } from './pictures';

/** Draws the pictures that stand beside shared links. See README.md in this folder. */
export default function socialPicturesPlugin({ siteDir }: LoadContext): Plugin {
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  return {
    name: 'paisa-disha-social-pictures',
    async postBuild({ outDir, routesPaths }) {
      const colour = lightColours(await read('src/css/tokens.css'));
      const mark = await read('static/favicon.svg');
      // Drafts have a file, but no page.
      const built = new Set(routesPaths.map(productPicture));
      const products = productPictures(readSite(siteDir).pages);
      const kept = await openKeptPictures(siteDir);

      for (const picture of [...standingPictures, ...products.filter(({ address }) => built.has(address))]) {
        const png = await kept.get(layout(picture, colour, mark), draw).catch((error: unknown) => {
          throw new Error(`The picture ${picture.address} of "${picture.title}" cannot be drawn.`, { cause: error });
        });
        const target = path.join(outDir, picture.address);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, png);
      }
      await kept.tidy();
    },
  };
}
