import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataFile } from '../../content/schemas';
import { DEFAULT_LOCALE } from '../../lib/siteLocale';
import type { FileText } from '../../content/schemas/texts';
import { translationOf, translationPath } from '../../content/schemas/translation';
import { todayInIndia } from '../../content/today';
import { siteOf, type Site } from '../../checks/model';
import type { TextFile } from '../../checks/parse/files';
import { formatProblem } from '../../checks/problem';
import type { Problem } from '../../checks/problem';
import { readTranslation } from '../../checks/translations';
import { checkData } from '../../checks/validate';
import { mark, PSEUDO_LOCALE } from '../../content/pseudoLocale';

/** The repository's root, three folders up. */
export const siteDir = path.resolve(__dirname, '../../..');

/** Valid data by path. A build loads most files several times: for the server, for the browser, and after rendering. */
const valid = new Map<string, { readonly key: string; readonly data: DataFile }>();

/**
 * Parses and validates the text of a data file, with its rows as they are written.
 * @throws one error that lists every problem, one per line
 */
export function validData(file: TextFile, locale: string, translation: TextFile | undefined): DataFile {
  const today = todayInIndia();
  const key = [file.text, translation?.text, locale, today].join('\0');
  const known = valid.get(file.path);
  if (known?.key === key) return known.data;
  const site = siteOf({ mdx: [], yaml: [file, ...(translation ? [translation] : [])] }, today, siteDir);
  const translate = locale === PSEUDO_LOCALE ? ({ text }: FileText) => mark(text) : translationIn(site);
  const [result] = site.data.map((one) => checkData(one, today, translate));
  if (!result?.ok) throw contentError(result?.problems ?? []);
  valid.set(file.path, { key, data: result.data });
  return result.data;
}

/** The file that translates the texts of a data file; undefined if the language has none. */
export function translationFile(name: string, locale: string): TextFile | undefined {
  const file = translationPath(name, locale);
  const absolute = path.join(siteDir, file);
  return locale !== DEFAULT_LOCALE && existsSync(absolute)
    ? { path: file, text: readFileSync(absolute, 'utf8') }
    : undefined;
}

/** How the site's only file of translations reads; undefined if it has none. */
function translationIn(site: Site): ((text: FileText) => string | undefined) | undefined {
  const [file] = site.translations;
  if (!file) return undefined;
  const { translation, problems } = readTranslation(file, site);
  if (!translation || problems.length > 0) throw contentError(problems);
  return (text) => translationOf(translation, text);
}

/** A file of the repository. @param name path from its root */
export const readText = (name: string): TextFile => ({
  path: name,
  text: readFileSync(path.join(siteDir, name), 'utf8'),
});

type OfKind<Kind extends DataFile['kind']> = Extract<DataFile, { readonly kind: Kind }>;

/** The data as of the kind that it has. @throws {Error} when it is of another */
export function ofKind<Kind extends DataFile['kind']>(kind: Kind, name: string, data: DataFile): OfKind<Kind> {
  if (data.kind !== kind) throw new Error(`${name}: write "kind: ${kind}" at the top`);
  return data as OfKind<Kind>;
}

/** An error without a stack trace, one problem per line, for the overlay of the dev server. */
export function contentError(problems: readonly Problem[]): Error {
  const error = new Error(problems.map(formatProblem).join('\n'));
  error.name = 'ContentError';
  error.stack = '';
  return error;
}
