import { ADDRESSES_PATH } from '../checks/parse/addresses';
import { recordAddresses } from '../checks/addressList';

/** Adds the addresses of new pages to the list of published addresses. Run from the root of the repository. */
const added = recordAddresses(process.cwd());
console.log([`${ADDRESSES_PATH}: ${added.length} added.`, ...added].join('\n  '));
