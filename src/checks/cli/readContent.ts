import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleOf } from '../exampleFiles';

/** A file of the content tree. */
export interface ContentFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const folders = ['docs', 'blog', 'src/content'] as const;

/**
 * Reads every page, article, partial, example and data file. Fixtures and code beside them are left out by their endings.
 * @param wanted pattern of the paths to read, for those who need only some
 */
export function readContent(siteDir: string, wanted = /\.(?:ya?ml|mdx?)$/): ContentFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => wanted.test(name))
      // Of src/content only data and examples: what else stands there in Markdown is written for those who edit.
      .filter((name) => folder !== 'src/content' || /\.ya?ml$/.test(name) || exampleOf(name) !== undefined)
      .sort()
      .map((name) => ({ path: name, text: readFileSync(path.join(siteDir, name), 'utf8') })),
  );
}
