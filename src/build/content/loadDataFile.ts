import path from 'node:path';
import { comparisonOf, isComparedFile } from '../../compare/comparisonOf';
import { joinDepositCards, type DepositCardsFile } from '../../content/joinDepositCards';
import { listRecords } from '../../content/listRecords';
import type { DataFile } from '../../content/schemas';
import { DEFAULT_LOCALE, localeInNode } from '../../lib/siteLocale';
import { translationPath } from '../../content/schemas/translation';
import type { TextFile } from '../../checks/parse/files';
import { arranged, DEPOSIT_LISTS, filesBehind } from './arranged';
import { ofKind, readText, siteDir, translationFile, validData } from './validData';
import { watchedFolder, watchedState, withWatchedDays } from './watchedDays';

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
  locale = localeInNode(),
  translation = translationFile(file.path, locale),
): DataFile {
  return arranged(withWatchedDays(file, validData(file, locale, translation)));
}

/** A data file as pages and islands import it: rate cards come with what the lists of deposits say of each bank. */
function imported(data: DataFile): DataFile | DepositCardsFile {
  if (data.kind !== 'deposit-slabs') return data;
  const providers = readContent('providers').data;
  const documents = readContent('documents').data;
  return joinDepositCards(
    data,
    listRecords(readContent('fd-rates', DEPOSIT_LISTS.banks).data, providers, documents).records,
    listRecords(readContent('savings-accounts', DEPOSIT_LISTS.accounts).data, providers, documents).records,
  );
}

/** The module of a data file as JavaScript source. @param absolutePath of the file */
export const importedModule = (absolutePath: string, text: string): string =>
  toJavaScript(imported(loadDataFile(absolutePath, text)));

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
  locale = localeInNode(),
) {
  return { file: path.join(siteDir, name), data: ofKind(kind, name, dataOf(readText(name), locale)) };
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
  addContextDependency?(folder: string): void;
}

const COMPARISON = '?comparison';

/**
 * A loader for webpack and Rspack: turns a data file into a module with its validated data as the default export, or, imported with `?comparison`,
 * with the data for the comparison page.
 */
export default function dataLoader(this: LoaderContext, text: string): string {
  this.cacheable?.();
  const data = loadDataFile(this.resourcePath, text);
  if (watchedState() !== undefined) this.addContextDependency?.(watchedFolder);
  const joined = filesBehind(data.kind);
  const locale = localeInNode();
  const translations = [this.resourcePath, ...joined].map((file) => translationPath(file, locale));
  for (const file of [...joined, ...(locale === DEFAULT_LOCALE ? [] : translations)]) this.addDependency?.(file);
  if (this.resourceQuery !== COMPARISON) return `export default ${toJavaScript(imported(data))};\n`;
  if (!isComparedFile(data)) throw new Error(`rows of "${data.kind}" cannot be compared`);
  const providers = readContent('providers');
  const documents = readContent('documents');
  for (const file of [providers.file, documents.file, ...filesBehind('documents')]) this.addDependency?.(file);
  return `export default ${toJavaScript(comparisonOf(data, providers.data, documents.data))};\n`;
}
