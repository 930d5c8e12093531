import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { site } from '../../../site';
import { OFFLINE_PATH, partsAddress, WORKER_PATH, type IslandParts } from '../../../worker/addresses';
import { assetsIn, partsIn } from '../../../worker/keptPages';
import type { IslandFiles } from '../../islands/reachableFiles';
import { builtPages, replaceFile } from '../files';
import { chunkIn } from '../islandImports';
import * as words from '../messages.en';

type NeededFiles = Pick<IslandFiles, 'byIslandWithoutImports' | 'byImport'>;

const RETIRE = 'src/worker/retire.js';
const KILOBYTE = 1000;
/** Close to the size of text files as hosts send them. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the islands need, as addresses of scripts. */
function partsOf({ byIslandWithoutImports, byImport }: NeededFiles, baseUrl: string): IslandParts {
  const scripts = (files: readonly string[]) =>
    files.filter((name) => name.endsWith('.js')).map((name) => baseUrl + name);
  const islands = Object.entries(byIslandWithoutImports).map(([name, files]) => [name, scripts(files)] as const);
  const imports = Object.values(byImport).map(({ atOnce, ever }) => {
    const [own = ''] = scripts(atOnce);
    return [chunkIn(own), scripts(ever)] as const;
  });
  return { islands: Object.fromEntries(islands), imports: Object.fromEntries(imports) };
}

/** Where the pages of a language are written, and where they are served: "/" or "/hi/". */
interface Place {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Approximate download size of pages with everything they need, in bytes. */
async function sizeOf({ outDir, baseUrl }: Place, pages: readonly string[], parts: IslandParts): Promise<number> {
  const texts = await Promise.all(pages.map((page) => readFile(path.join(outDir, `${page}.html`), 'utf8')));
  const files = new Set(texts.flatMap((html) => [...assetsIn(html), ...partsIn(html, parts)]));
  const sent = [...texts.map((html) => Buffer.from(html))];
  for (const file of files) sent.push(await readFile(path.join(outDir, file.slice(baseUrl.length))));
  const sizes = await Promise.all(sent.map(async (bytes) => (await promisify(brotliCompress)(bytes, options)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Placeholders of the button in src/pages/offline.tsx that saves all calculators and questions. */
const [PAGES, SIZE] = ['data-pages=""', '<span data-copies-size=""></span>'];

/** Fills in the calculators and the download size on that button. */
async function completeButton(place: Place, html: string, parts: IslandParts): Promise<void> {
  const { outDir, baseUrl } = place;
  if (!html.includes(PAGES) || !html.includes(SIZE)) throw new Error(`${OFFLINE_PATH} lacks ${PAGES} or ${SIZE}.`);
  const built = (await builtPages(outDir)).map(({ page }) => page);
  const pages = built.filter((page) => /^\/(?:calculators|questions)(?:\/|$)/.test(page));
  const kilobytes = Math.ceil((await sizeOf(place, pages, parts)) / KILOBYTE / 10) * 10;
  const whole = html
    .replace(PAGES, `data-pages="${pages.map((page) => baseUrl + page.slice(1)).join(' ')}"`)
    .replace(SIZE, ` ${words.copiesSize({ count: String(pages.length), size: `${kilobytes} KB` })}`);
  await replaceFile(path.join(outDir, `${OFFLINE_PATH}.html`), whole);
}

/**
 * Writes the list of each island's files for the service worker, next to the shared entry script; the pages name the chunks of their
 * imports by then (`nameIslandImports`). If the site should have no worker, writes the script that removes it to the worker's address.
 */
export async function writeWorker(
  siteDir: string,
  outDir: string,
  files: NeededFiles,
  { worksOffline = site.worksOffline, baseUrl = '/' }: { worksOffline?: boolean; baseUrl?: string } = {},
): Promise<void> {
  if (!worksOffline) return copyFile(path.join(siteDir, RETIRE), path.join(outDir, WORKER_PATH));
  const parts = partsOf(files, baseUrl);
  const html = await readFile(path.join(outDir, `${OFFLINE_PATH}.html`), 'utf8');
  const address = partsAddress(assetsIn(html));
  if (!address) throw new Error(`${OFFLINE_PATH} does not name the script of the islands.`);
  await writeFile(path.join(outDir, address.slice(baseUrl.length)), JSON.stringify(parts));
  await completeButton({ outDir, baseUrl }, html, parts);
}
