import { formatDay } from '../../lib/format/dates';
import { dueItems } from '../../content/freshness';
import { reviewedItems } from '../reviewedItems';
import { todayInIndia } from '../../content/today';
import { freshnessIssue } from './freshnessIssue';
import { freshnessTable } from './freshnessTable';
import { readSite } from '../model';
import { sourceSentence, sourceSummary } from '../sourceSummary';

/**
 * Prints what is past its review date, and what the rows of lists rest on, from the root of the repository. Age is no mistake, so it always
 * exits with 0. With --markdown it prints the text of an issue instead, and nothing when nothing is due.
 */
const site = readSite(process.cwd());
const { items, unreadable } = reviewedItems(site);
const today = todayInIndia();

const due = dueItems(items, today);

if (process.argv.includes('--markdown')) {
  process.stdout.write(freshnessIssue(due));
} else {
  console.log(`On ${formatDay(today)}:`);
  console.log(freshnessTable(due, items.length));
  console.log(sourceSentence(sourceSummary(site)));
  for (const path of unreadable) console.log(`${path} could not be read; run npm run check`);
}
