import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordAddresses } from '../checks/addressList';
import { checkSite } from '../checks/checkSite';
import { CODE_PAGES, readSite, urlOf } from '../checks/model';
import { ADDRESSES_PATH } from '../checks/parse/addresses';
import { describeProblem } from '../checks/problem';
import { sitePath } from '../content/schemas/fieldTypes';
import { EditorError } from './editorError';
import { article, page } from './templates';
import { beginTranslation, languageOf } from './translation';

const usage = `Write the address of what to begin: npm run new -- /blog/gold-or-personal-loan for an article, npm run new -- /credit-cards/student for a page, /hi/gold-loan for a page in Hindi.`;

/**
 * Creates an article or a page from a template and records its address, or begins the translation of a page.
 * @param args the arguments after `npm run new --`
 * @param siteDir the root of the repository
 * @param today year-month-day
 * @returns what was written and what is left to do
 * @throws EditorError when the address is invalid or taken; nothing is written then
 */
export function begin(args: readonly string[], siteDir: string, today: string): string {
  const [address = '', ...others] = args;
  if (!address.startsWith('/') || others.length > 0) throw new EditorError(usage);
  const fault = sitePath().safeParse(address).error?.issues[0]?.message;
  if (fault !== undefined) throw new EditorError(`Found "${address}"; ${fault}.`);
  const translation = languageOf(address);
  if (translation) return beginTranslation(translation.language, translation.english, siteDir);
  const isArticle = address.startsWith('/blog/');
  const template = isArticle ? article : page;
  const file = `${isArticle ? address.slice(1) : `docs${address}`}.mdx`;
  if (urlOf(file) !== address) throw new EditorError(`A file for "${address}" would be at ${urlOf(file)}; write that.`);
  // A page may also be the index of a folder, or have no content file at all.
  const taken = [file, file.replace(/\.mdx$/, '/index.mdx')].find((name) => existsSync(path.join(siteDir, name)));
  if (taken !== undefined || CODE_PAGES.includes(address)) {
    throw new EditorError(`${taken ?? `A page at ${address}`} is there already; choose another address.`);
  }
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), template.textOf(path.posix.basename(address), today));
  recordAddresses(siteDir);
  const left = checkSite(readSite(siteDir, today))
    .filter((problem) => problem.path === file)
    .map((problem) => `  ${file}:${problem.line}  ${describeProblem(problem)}\n`);
  return `Wrote ${file}, and put ${address} on the list of addresses, ${ADDRESSES_PATH}.
If you give it up before it is published, take the address out again.

To do, as "npm run check" will say too:
${left.join('')}
Next: ${template.next}`;
}
