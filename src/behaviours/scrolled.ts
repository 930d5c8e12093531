/** What only those need who move about a page. It comes with the first scroll; nobody waits for it, so it may also fail to come. */
import { startChatButton } from './chatButton';
import { startContents } from './contents';

export function prepareScrolledPage(): void {
  startChatButton();
  startContents();
}
