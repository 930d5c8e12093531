import { readFileSync } from 'node:fs';
import { bringsFiles } from './bringsFiles';

/** The part of the bundler's loader context that is used here; webpack and Rspack agree on it. */
interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

const NO_CONTENT = 'export default function NoContent() { return null; }\n';

/**
 * A loader for the client build that does not compile the text of a page, since the script that would hold it is deleted
 * after the build. It answers before the MDX loader is asked, unless the text brings files that the client build writes out.
 */
export function pitch(this: LoaderContext): string | undefined {
  this.addDependency(this.resourcePath);
  return bringsFiles(readFileSync(this.resourcePath, 'utf8')) ? undefined : NO_CONTENT;
}
