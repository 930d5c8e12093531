/** The built site as files: the HTML of pages, read without a browser, and whether an address answers. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readRedirects } from '../../serve/netlifyFiles.mjs';

const BUILD = 'build';

/** The text of a file of the build. @param address such as `/robots.txt` */
export function textOf(address: string): string {
  return readFileSync(path.join(BUILD, address), 'utf8');
}

/** The file that a host sends for an address of the site; undefined where there is none. */
export function fileOf(address: string): string | undefined {
  const base = address === '/' ? '/index' : decodeURIComponent(address);
  const isFile = (name: string): boolean => {
    const file = path.join(BUILD, name);
    return existsSync(file) && statSync(file).isFile();
  };
  return [base, `${base}.html`, `${base}/index.html`].find(isFile);
}

/** The HTML of the page at an address. @throws when there is no such page */
export function htmlOf(address: string): string {
  const file = fileOf(address);
  if (file === undefined) throw new Error(`The build has no page at ${address}.`);
  return textOf(file);
}

/** The page at an address, parsed. It is not laid out, and none of its scripts runs. */
export function pageAt(address: string): Document {
  return parseDocument(htmlOf(address));
}

let redirects: ReturnType<typeof readRedirects> | undefined;

/** Whether a file answers an address, or a redirect to one that does. */
export async function answers(address: string): Promise<boolean> {
  redirects ??= readRedirects(path.join(BUILD, '_redirects'));
  const target = (await redirects).get(address)?.replace(/#.*/, '');
  return target === undefined ? fileOf(address) !== undefined : answers(target);
}
