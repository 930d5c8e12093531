import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licencesText, type Notice } from './licencesText';

/** Packages whose code visitors receive outside the islands: the module loader, icons, stylesheets, and the search. */
const ALSO_SERVED = ['@rspack/core', 'infima', 'lucide', 'pagefind'].map((name) => path.join('node_modules', name));
const FONT_LICENCE = 'src/css/fonts/OFL.txt';
const LICENCE_FILE = /^(?:license|licence|copying|notice)(?:[.-]|$)/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The text of a file, or of all files of a folder, where some packages keep their licences. */
async function textOf(place: string): Promise<string> {
  if ((await stat(place)).isFile()) return readFile(place, 'utf8');
  const names = (await readdir(place)).sort();
  return (await Promise.all(names.map((name) => textOf(path.join(place, name))))).join('\n');
}

/** Reads a package's manifest and its licence files. */
async function noticeOf(folder: string): Promise<Notice> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const names = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name)).sort();
  const texts = await Promise.all(names.map((name) => textOf(path.join(folder, name))));
  return {
    name: `${manifest.name} ${manifest.version}`,
    address: `https://www.npmjs.com/package/${manifest.name}`,
    licence: manifest.license,
    text: texts.join('\n'),
  };
}

/**
 * Writes `/licences.txt`, the licences of shipped third-party code, because minified scripts have no comments.
 * @param served folders of the packages in the islands' code, relative to the site's root
 * @throws when a package has neither the name nor the text of a licence
 */
export async function writeLicences(siteDir: string, outDir: string, served: readonly string[]): Promise<void> {
  const folders = [...new Set([...ALSO_SERVED, ...served])];
  const packages = await Promise.all(folders.map((folder) => noticeOf(path.join(siteDir, folder))));
  const font: Notice = {
    name: 'Anek Latin, cut down to the letters in use',
    address: 'https://github.com/EkType/Anek',
    licence: 'OFL-1.1',
    text: await readFile(path.join(siteDir, FONT_LICENCE), 'utf8'),
  };
  await writeFile(path.join(outDir, 'licences.txt'), licencesText([...packages, font]));
}
