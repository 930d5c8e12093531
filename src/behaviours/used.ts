/**
 * Behaviours that only matter once a page is in use. Loaded with the first scroll or focus, before the chat button appears, or at once
 * if the address has an anchor or the visitor comes back. Nothing depends on them, so they may fail to load.
 */
import { startExclusiveDetails } from './accordion';
import { startChatButton } from './chatButton';
import { startKeepingTab } from './chosenTab';
import { startContents } from './contents';
import { keepPages } from './keepPages';
import { startKeepingPlace } from './keepPlace';
import { startLeadingIntoFolds } from './intoFold';
import { startMenu } from './menu';
import { openBeside } from './openBeside';
import { startResultBars } from './resultBar';
import { showOverdue } from './overdue';
import { startOtherLanguage } from './otherLanguage';
import { startPrintedAddress } from './printedAddress';
import { startUnfolding } from './unfold';

/** On 404.html: suggests the page nearest to the address. */
function suggestPage(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest-page]');
  if (place) import('../search/nearestPage').then(({ showNearest }) => showNearest(place)).catch(() => undefined);
}

/** On pages with a long list: leaves of it what has the typed words. */
function startFindField(): void {
  const list = document.querySelector<HTMLElement>('[data-find-list]');
  if (list) import('./find').then(({ startFinding }) => startFinding(list)).catch(() => undefined);
}

/** @param worksOffline that setting of src/site.ts, passed in because importing it here would add all of it to every page's script */
export function prepareUsedPage(worksOffline: boolean): void {
  startMenu();
  showOverdue();
  suggestPage();
  startFindField();
  startKeepingTab();
  startKeepingPlace();
  startResultBars();
  startChatButton();
  startContents();
  startUnfolding();
  startLeadingIntoFolds();
  openBeside();
  startExclusiveDetails();
  startPrintedAddress();
  startOtherLanguage();
  // Only visitors who scroll get the worker.
  const keep = (): void => keepPages(worksOffline);
  if (scrollY > 0) keep();
  else addEventListener('scroll', keep, { once: true, passive: true });
  // Browser tests wait for this; index.ts set it to '' before.
  document.documentElement.dataset.arrived = 'all';
}
