import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { comparisonOf, isComparedFile } from '../../compare/comparisonOf';
import { joinFunds, type FundList } from '../../content/joinFunds';
import { joinInsurers, namesInsurers } from '../../content/joinInsurers';
import { isRowKind, kindOf, type DataFile } from '../../content/schemas';
import { DEFAULT_LOCALE } from '../../content/locale';
import { mark, PSEUDO_LOCALE } from '../../content/pseudoLocale';
import { inOrder } from '../../content/schemas/order';
import type { FileText } from '../../content/schemas/texts';
import { translationOf, translationPath } from '../../content/schemas/translation';
import { todayInIndia } from '../../content/today';
import { siteOf, type Site } from '../../checks/model';
import type { TextFile } from '../../checks/parse/files';
import { formatProblem } from '../../checks/problem';
import type { Problem } from '../../checks/problem';
import { readTranslation } from '../../checks/translations';
import { checkData } from '../../checks/validate';

/** The repository's root, three folders up. */
const siteDir = path.resolve(__dirname, '../../..');

/**
 * Parses and validates the text of a data file.
 * @throws one error that lists every problem, one per line, for the terminal and the overlay of the dev server
 */
export function loadDataFile(absolutePath: string, text: string): DataFile {
  return dataOf({ path: path.relative(siteDir, absolutePath).replaceAll(path.sep, '/'), text });
}

/**
 * The same for a file with its path relative to the root of the repository.
 * @param locale of its texts
 * @param translation the file that translates them, if the language has one
 */
export function dataOf(
  file: TextFile,
  locale = localeOfBuild(),
  translation = translationFile(file.path, locale),
): DataFile {
  return arranged(validData(file, locale, translation));
}

/** The language that Docusaurus builds or serves; outside of it English. */
const localeOfBuild = (): string => process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? DEFAULT_LOCALE;

/** Valid data by path. A build loads most files several times: for the server, for the browser, and after rendering. */
const valid = new Map<string, { readonly key: string; readonly data: DataFile }>();

function validData(file: TextFile, locale: string, translation: TextFile | undefined): DataFile {
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
function translationFile(name: string, locale: string): TextFile | undefined {
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

/**
 * Loads the data file of a kind.
 * @param name path relative to the root of the repository
 * @param locale of its texts
 * @returns its data and its absolute path
 * @throws one error with every problem of the file, or when it is of another kind
 */
export function readContent<Kind extends DataFile['kind']>(
  kind: Kind,
  name = `src/content/${kind}.yml`,
  locale = localeOfBuild(),
) {
  const file = path.join(siteDir, name);
  const data = dataOf({ path: name, text: readFileSync(file, 'utf8') }, locale);
  if (data.kind !== kind) throw new Error(`${name}: write "kind: ${kind}" at the top`);
  return { file, data: data as Extract<DataFile, { readonly kind: Kind }> };
}

/** A list sorted in its stated order; any other file unchanged. */
function arranged(data: DataFile): DataFile {
  if (!('order' in data)) return data;
  const records = recordsJoinedInto(data.kind);
  // The file's rows are ids, alone or with fields that the record lacks.
  if (records === 'funds') return joinFunds(data as typeof data & FundList, readContent('funds').data.rows);
  if (records !== 'insurers') return inOrder(data);
  return inOrder(joinInsurers(data, kindOf(data.kind), readContent('insurers').data.rows) as typeof data);
}

/** The records joined into the rows of a list when it is loaded; undefined for other files. */
function recordsJoinedInto(kind: DataFile['kind']): 'funds' | 'insurers' | undefined {
  if (kind === 'mutual-funds') return 'funds';
  return isRowKind(kind) && namesInsurers(kindOf(kind)) ? 'insurers' : undefined;
}

/** An error without a stack trace, one problem per line, for the overlay of the dev server. */
export function contentError(problems: readonly Problem[]): Error {
  const error = new Error(problems.map(formatProblem).join('\n'));
  error.name = 'ContentError';
  error.stack = '';
  return error;
}

/** JSON that is also safe as JavaScript source: no line separators, no closing script tag, no `__proto__` surprises. */
export function toJavaScript(data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('<', '\\u003c');
  return `JSON.parse(${JSON.stringify(json)})`;
}

/** The part of the bundler's loader context used here; the same in webpack and Rspack. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery?: string;
  cacheable?(): void;
  addDependency?(file: string): void;
}

const COMPARISON = '?comparison';

/**
 * A loader for webpack and Rspack: turns a data file into a module with its validated data as the default export, or, imported with `?comparison`,
 * with the data for the comparison page.
 */
export default function dataLoader(this: LoaderContext, text: string): string {
  this.cacheable?.();
  const data = loadDataFile(this.resourcePath, text);
  const records = recordsJoinedInto(data.kind);
  const joined = records ? [readContent(records).file] : [];
  const locale = localeOfBuild();
  const translations = [this.resourcePath, ...joined].map((file) => translationPath(file, locale));
  for (const file of [...joined, ...(locale === DEFAULT_LOCALE ? [] : translations)]) this.addDependency?.(file);
  if (this.resourceQuery !== COMPARISON) return `export default ${toJavaScript(data)};\n`;
  if (!isComparedFile(data)) throw new Error(`rows of "${data.kind}" cannot be compared`);
  const providers = readContent('providers');
  const documents = readContent('documents');
  for (const { file } of [providers, documents]) this.addDependency?.(file);
  return `export default ${toJavaScript(comparisonOf(data, providers.data, documents.data))};\n`;
}
