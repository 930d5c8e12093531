import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../problem';
import { filesBelow } from './files';

/** A reference from code to content: a page's data file that it imports or reads by its name, or an address. */
export interface CodeReference extends Place {
  /** The file of code */
  readonly path: string;
  /** `docs/home-loans.yml` or `/home-loans` */
  readonly target: string;
}

const REFERENCE =
  /(?<='(?:@site\/)?)(?:docs|src\/content\/cards)\/[^'?*]+\.yml(?=['?])|(?<=[^"]'|=")\/[a-z][\w/-]*(?=['"#])/g;

/**
 * All such references in the code under src, without tests, which use pages' data files and example addresses.
 * @param root of the repository
 */
export function referencesInCode(root: string): readonly CodeReference[] {
  const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:test|nightly|built)\.tsx?$/.test(name);
  return filesBelow(path.join(root, 'src'))
    .filter(isCode)
    .flatMap((name) =>
      readFileSync(path.join(root, 'src', name), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(REFERENCE)].map((match) => ({
            path: `src/${name}`,
            line: index + 1,
            column: match.index + 1,
            target: match[0],
          })),
        ),
    );
}
