import { dueItems, freshnessSummary } from '../../content/freshness';
import { todayInIndia } from '../../content/today';
import { readSite } from '../model';
import { reviewedItems } from '../reviewedItems';
import { dueList } from './dueList';

/**
 * Prints what is past its review date, from the root of the repository: the list alone to standard output, because a weekly job makes an
 * issue of it. Age is no mistake, so it always exits with 0.
 */
const { items, unreadable } = reviewedItems(readSite(process.cwd()));
const due = dueItems(items, todayInIndia());

process.stdout.write(dueList(due));
console.error(freshnessSummary(due.length, items.length));
for (const path of unreadable) console.error(`${path} could not be read; run npm run check`);
