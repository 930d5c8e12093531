/**
 * What only those need who move about a page. It comes with the first scroll, or at once with an
 * address that names a place; nobody waits for it, so it may also fail to come.
 */
import { startChatButton } from './chatButton';
import { startContents } from './contents';
import { startUnfolding } from './unfold';

export function prepareScrolledPage(): void {
  startChatButton();
  startContents();
  startUnfolding();
}
