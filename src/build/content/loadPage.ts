import { contentName, pageProblems } from './pageProblems';
import { contentError } from './validData';

/** The part of the bundler's loader context used here. */
interface LoaderContext {
  readonly resourcePath: string;
  cacheable?(isCacheable: boolean): void;
}

/**
 * A loader of the dev server that reads each page before Docusaurus's own: a mistake is then all that the overlay and the terminal say, with file,
 * line and remedy. A page also depends on its data, so no result is kept.
 */
export default function pageLoader(this: LoaderContext, text: string): string {
  this.cacheable?.(false);
  const name = contentName(this.resourcePath);
  const problems = name === undefined ? [] : pageProblems(name, text);
  if (problems.length > 0) throw contentError(problems);
  return text;
}
