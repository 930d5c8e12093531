/**
 * What only those need who move about a page. It comes with the first scroll, or at once with an
 * address that names a place; nobody waits for it, so it may also fail to come.
 */
import { startChatButton } from './chatButton';
import { startContents } from './contents';
import { keepPages } from './keepPages';
import { startUnfolding } from './unfold';

/** @param worksOffline that setting of src/site.ts, passed on since importing it here would move all of it into what every page loads */
export function prepareScrolledPage(worksOffline: boolean): void {
  startChatButton();
  startContents();
  startUnfolding();
  keepPages(worksOffline);
}
