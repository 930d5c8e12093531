import path from 'node:path';
import { contentName, filesBeside, pageProblems } from './pageProblems';
import { contentError } from './validData';

/** The part of the bundler's loader context used here. */
interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
  cacheable(isCacheable: boolean): void;
}

/**
 * A loader of the dev server that reads each page before Docusaurus's own: a mistake is then all that the overlay and the terminal say, with file,
 * line and remedy. It checks a page again when the page or a file beside it has changed, and a page with a mistake after every change, since
 * the remedy may be a new file.
 */
export default function pageLoader(this: LoaderContext, text: string): string {
  const name = contentName(this.resourcePath);
  if (name === undefined) return text;
  const problems = pageProblems(name, text);
  this.cacheable(problems.length === 0);
  if (problems.length > 0) throw contentError(problems);
  const { data, partials } = filesBeside(name);
  for (const file of [...data, ...partials]) this.addDependency(path.resolve(file));
  return text;
}
