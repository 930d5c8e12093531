/**
 * Small scripts without a framework, where HTML and CSS are not enough. Production loads them through the islands entry, development through
 * developmentClient.ts.
 */
import { site } from '../site';
import { BEFORE_CHAT_MS } from './beforeChat';
import { dispatch } from '../islands/runtime/dispatcher';
import { newsletter } from './newsletter';
import { notice } from './notices';
import { scrollTo } from './scrollTo';
import { headerSearch } from '../search/headerSearch';
import { revealShareSheet, share, shareSheet } from './share';
import { startTerms } from './terms';
import { followOtherTabs, theme } from './theme';

/** Every behaviour by its name in `data-behaviour`. */
const behaviours = {
  notice,
  newsletter,
  share,
  'share-sheet': shareSheet,
  'scroll-to': scrollTo,
  search: headerSearch,
  theme,
};

/**
 * Starts the behaviours that listen to the whole document.
 * @param early events that the inline loader kept for us
 */
export function startBehaviours(early: readonly Event[]): void {
  dispatch(behaviours, early);
  startTerms();
  followOtherTabs();
  // For src/css/base.css: from now on in-page links scroll smoothly.
  document.documentElement.dataset.arrived = '';
}

let isPrepared = false;

async function prepareUsedPage(): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  try {
    (await import('./used')).prepareUsedPage(site.worksOffline);
  } catch {
    // The page works without it.
  }
}

/** Runs what each page needs once. */
export function preparePage(): void {
  const prepare = (): void => void prepareUsedPage();
  // A reloaded page restores its scroll position, possibly before its scripts run. A link may point into a collapsed section.
  if (scrollY > 0 || location.hash || history.state) prepare();
  else ['scroll', 'focusin'].forEach((type) => addEventListener(type, prepare, { passive: true }));
  setTimeout(prepare, BEFORE_CHAT_MS);
  revealShareSheet();
}
