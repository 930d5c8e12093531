import { loadDataFile, recordsFileOf, toJavaScript } from './loadDataFile';

/** The part of the bundler's loader context that is used here; webpack and Rspack agree on it. */
interface LoaderContext {
  readonly resourcePath: string;
  cacheable?(): void;
  addDependency?(file: string): void;
}

/** A loader for webpack and Rspack: turns a data file into a module with its validated data as the default export. */
export default function dataLoader(this: LoaderContext, text: string): string {
  this.cacheable?.();
  const data = loadDataFile(this.resourcePath, text);
  const records = recordsFileOf(data);
  if (records !== undefined) this.addDependency?.(records);
  return `export default ${toJavaScript(data)};\n`;
}
