import { formatDay } from '../../lib/format/dates';
import { dueItems } from '../../content/freshness';
import { reviewedItems } from '../reviewedItems';
import { todayInIndia } from '../../content/today';
import { freshnessTable } from './freshnessTable';
import { readContent } from './readContent';

/** Prints what is past its review date, from the root of the repository. Age is no mistake, so it always exits with 0. */
const { items, unreadable } = reviewedItems(readContent(process.cwd()));
const today = todayInIndia();

console.log(`On ${formatDay(today)}:`);
console.log(freshnessTable(dueItems(items, today), items.length));
for (const path of unreadable) console.log(`${path} could not be read; run npm run check`);
