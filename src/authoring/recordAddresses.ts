import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESSES_PATH, codePages, pageFiles, recordedAddresses, withAddresses } from '../checks/tree/addresses';
import { readContent } from '../checks/cli/readContent';

/**
 * Adds the addresses of new pages and articles to the list of those ever published. Removes none.
 * @param siteDir the root of the repository
 * @returns the addresses that were not on the list before
 */
export function recordAddresses(siteDir: string): string[] {
  const file = path.join(siteDir, ADDRESSES_PATH);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = withAddresses(before, [...codePages, ...pageFiles(readContent(siteDir)).keys()]);
  writeFileSync(file, after);
  const known = new Set(recordedAddresses(before).map(({ address }) => address));
  return recordedAddresses(after).flatMap(({ address }) => (known.has(address) ? [] : [address]));
}
