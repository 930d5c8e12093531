import { createHash } from 'node:crypto';
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_DATA_PATH, GLOSSARY_PATH } from '../../../lib/glossary';
import { site } from '../../../site';
import { OFFLINE_PATH, WORKER_PATH } from '../../../worker/addresses';
import { assetsIn } from '../../../worker/keptPages';
import type { Kept, Revision } from '../../../worker/scope';
import { filesOfIslandsIn, type IslandFiles } from '../../islands/reachableFiles';
import { builtPages } from '../files';

const RETIRE = 'src/worker/retire.js';
const FONTS = 'assets/fonts';
const HASH_DIGITS = 8;

/** Pages in the precache. */
const isKept = (page: string): boolean =>
  page === OFFLINE_PATH || page === GLOSSARY_PATH || /^\/calculators(?:\/|$)/.test(page);

async function revisionOf(outDir: string, url: string, file: string): Promise<Revision> {
  const text = await readFile(path.join(outDir, file));
  return { url, revision: createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS) };
}

/** The files to precache: pages, and everything that they may load. */
async function keptFiles(outDir: string, files: IslandFiles): Promise<Kept> {
  const pages = (await builtPages(outDir)).map(({ page }) => page).filter(isKept);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(outDir, `${page}.html`), 'utf8')));
  const scripts = [...files.everyPage, ...texts.flatMap((html) => filesOfIslandsIn(html, files))];
  const fonts = (await readdir(path.join(outDir, FONTS))).map((name) => `/${FONTS}/${name}`);
  const assets = [...texts.flatMap(assetsIn), ...scripts.map((file) => `/${file}`), ...fonts];
  return {
    pages: await Promise.all([
      ...pages.map((page) => revisionOf(outDir, page, `${page}.html`)),
      revisionOf(outDir, GLOSSARY_DATA_PATH, GLOSSARY_DATA_PATH),
    ]),
    assets: [...new Set(assets)].filter((file) => /\.(?:js|woff2)$/.test(file)).sort(),
  };
}

/**
 * Adds the list of files to precache to the bundled service worker, once all files have their final names. If the site should not have
 * a worker, writes the script that removes it to the same address.
 */
export async function writeWorker(
  siteDir: string,
  outDir: string,
  files: IslandFiles,
  worksOffline: boolean = site.worksOffline,
): Promise<void> {
  const file = path.join(outDir, WORKER_PATH);
  if (!worksOffline) return copyFile(path.join(siteDir, RETIRE), file);
  const kept = JSON.stringify(await keptFiles(outDir, files));
  await writeFile(file, `self.kept=${kept};\n${await readFile(file, 'utf8')}`);
}
