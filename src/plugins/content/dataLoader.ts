import { comparisonOf, isComparedFile } from '../../content/comparison';
import { loadDataFile, readContent, toJavaScript } from './loadDataFile';

/** The part of the bundler's loader context that is used here; webpack and Rspack agree on it. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery?: string;
  cacheable?(): void;
  addDependency?(file: string): void;
}

const COMPARISON = '?comparison';

/**
 * A loader for webpack and Rspack: turns a data file into a module with its validated data as the default export, or, imported with
 * `?comparison`, with the data that the comparison page needs.
 */
export default function dataLoader(this: LoaderContext, text: string): string {
  this.cacheable?.();
  const data = loadDataFile(this.resourcePath, text);
  if (data.kind === 'mutual-funds') this.addDependency?.(readContent('funds').file);
  if (this.resourceQuery !== COMPARISON) return `export default ${toJavaScript(data)};\n`;
  if (!isComparedFile(data)) throw new Error(`rows of "${data.kind}" cannot be compared`);
  const providers = readContent('providers');
  const documents = readContent('documents');
  for (const { file } of [providers, documents]) this.addDependency?.(file);
  return `export default ${toJavaScript(comparisonOf(data, providers.data, documents.data))};\n`;
}
