import { dueItems, freshnessSummary } from '../../content/freshness';
import { todayInIndia } from '../../content/today';
import '../closedPipe';
import { readSite } from '../model';
import { reviewedItems } from '../reviewedItems';
import { reminders } from '../reminders';
import { dueList, endedList } from './dueList';

/**
 * Prints the overdue content. Run from the root of the repository. Standard output has only the list, because a daily job makes an issue of it.
 * Always exits with 0, because due content is not an error.
 */
const site = readSite(process.cwd());
const { items, unreadable } = reviewedItems(site);
const due = dueItems(items, todayInIndia());

process.stdout.write(dueList(due) + endedList(reminders(site)));
console.error(freshnessSummary(due.length, items.length));
for (const path of unreadable) console.error(`${path} could not be read; run npm run check`);
