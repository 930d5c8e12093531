import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from './layout';

const FOLDER = 'node_modules/.cache/paisa-disha/social-pictures';
/** What decides, beside the element itself, how a picture comes out: the code that draws, its fonts, and the packages. */
const DRAWN_BY = ['draw.ts', 'fonts.ts', '../../../../package-lock.json'].map((file) => path.resolve(__dirname, file));

/** Pictures that were drawn before. */
export interface ImageCache {
  /** @returns the picture from before, or else what `draw` makes, which is kept */
  get(element: Element, draw: (element: Element) => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes the pictures that were not asked for. */
  tidy(): Promise<void>;
}

/** @param root of the repository */
export async function openImageCache(root: string): Promise<ImageCache> {
  const folder = path.join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  const earlier = new Set(await readdir(folder));
  const asked = new Set<string>();
  // Copies of the site that are made to be measured have no lock file.
  const drawnBy = await Promise.all(DRAWN_BY.filter((file) => existsSync(file)).map((file) => readFile(file)));
  const version = createHash('sha256').update(Buffer.concat(drawnBy)).digest();

  return {
    async get(element, draw) {
      const key = createHash('sha256').update(version).update(JSON.stringify(element)).digest('hex').slice(0, 32);
      const file = path.join(folder, `${key}.png`);
      asked.add(`${key}.png`);
      if (earlier.has(`${key}.png`)) return readFile(file);
      const picture = await draw(element);
      await writeFile(file, picture);
      return picture;
    },
    async tidy() {
      const old = [...earlier].filter((name) => !asked.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
