/**
 * Small scripts without a framework, for what HTML and CSS cannot do alone. The same code serves production, from the
 * islands entry, and development, from developmentClient.ts.
 */
import { site } from '../site';
import { showArticleNotFound } from './articleNotFound';
import { dispatch } from './dispatcher';
import { startExclusiveDetails } from './accordion';
import { startMenu } from './menu';
import { newsletter } from './newsletter';
import { notice } from './toasts';
import { showOverdue } from './overdue';
import { scrollTo } from './scrollTo';
import { search } from './search';
import { revealShareSheet, share, shareSheet } from './share';
import { startTerms } from './terms';
import { followOtherTabs, theme } from './theme';

/** Every behaviour by the name that stands in `data-behaviour`. */
const behaviours = { notice, newsletter, share, 'share-sheet': shareSheet, 'scroll-to': scrollTo, search, theme };

/**
 * Starts what listens to the whole document.
 * @param early events that the inline loader kept for us
 */
export function startBehaviours(early: readonly Event[]): void {
  dispatch(behaviours, early);
  startMenu();
  startTerms();
  startExclusiveDetails();
  followOtherTabs();
  // For src/css/base.css: from now on links lead within the page.
  document.documentElement.dataset.arrived = '';
}

async function prepareScrolledPage(): Promise<void> {
  try {
    (await import('./scrolled')).prepareScrolledPage(site.worksOffline);
  } catch {
    // The page reads and answers without it.
  }
}

/** Does what belongs to the page that is there now. */
export function preparePage(): void {
  // A page that is loaded anew stands where it stood, and its scripts may come after the first scroll. A link may lead into a fold.
  if (scrollY > 0 || location.hash) void prepareScrolledPage();
  else addEventListener('scroll', () => void prepareScrolledPage(), { once: true, passive: true });
  revealShareSheet();
  showArticleNotFound();
  showOverdue();
}
