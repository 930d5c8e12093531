import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ADDRESSES_PATH, codePages, pageFiles, recordedAddresses, withAddresses } from '../tree/addresses';
import { readContent } from './readContent';

/** Adds the addresses of new pages to the list of those ever published, from the root of the repository. Removes none. */
const before = existsSync(ADDRESSES_PATH) ? readFileSync(ADDRESSES_PATH, 'utf8') : '';
const after = withAddresses(before, [...codePages, ...pageFiles(readContent(process.cwd())).keys()]);
writeFileSync(ADDRESSES_PATH, after);

const added = recordedAddresses(after).length - recordedAddresses(before).length;
console.log(`${ADDRESSES_PATH}: ${added} added.`);
