import type { ContentFile } from '../cli/readContent';
import type { Problem } from '../problem';
import { codePages, pageFiles } from './addresses';

/** Files whose names make no good address, or the address of another page. */
export function pageNameProblems(files: readonly ContentFile[]): Problem[] {
  const owners = new Map(codePages.map((address) => [address, 'the site itself']));
  return files.flatMap((file) => {
    const [address] = pageFiles([file]).keys();
    if (address === undefined) return [];
    const place = { path: file.path, line: 1, column: 1 };
    const owner = owners.get(address);
    if (owner !== undefined)
      return [{ ...place, message: `${owner} has the address "${address}" already; rename one` }];
    owners.set(address, file.path);
    return /^(?:\/[a-z0-9-]+)+$/.test(address)
      ? []
      : [{ ...place, found: `"${address}"`, message: 'name files and folders in lower-case words joined by hyphens' }];
  });
}
