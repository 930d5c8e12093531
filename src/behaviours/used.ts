/**
 * Behaviours that only matter once a visitor scrolls. Loaded with the first scroll, or at once if the address has an anchor.
 * Nothing depends on them, so they may fail to load.
 */
import { startExclusiveDetails } from './accordion';
import { startChatButton } from './chatButton';
import { startContents } from './contents';
import { keepPages } from './keepPages';
import { startUnfolding } from './unfold';

/** @param worksOffline that setting of src/site.ts, passed on since importing it here would move all of it into what every page loads */
export function prepareScrolledPage(worksOffline: boolean): void {
  startChatButton();
  startContents();
  startUnfolding();
  startExclusiveDetails();
  keepPages(worksOffline);
}
