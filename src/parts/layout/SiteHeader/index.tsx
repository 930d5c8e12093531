import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { Menu, Moon, Search, Sun, X } from 'lucide';
import navigation from '@site/src/content/navigation.yml';
import { addressOf, editionsOf, englishPath, LANGUAGE_NAMES } from '../../../content/locale';
import { siteLocale } from '../../../lib/siteLocale';
import { SEARCH_PATH, SEARCH_QUERY } from '../../../search/searchAddress';
import Brand from '../Brand';
import Drawing from '../../../ui/Icon/Drawing';
import NavigationEntry from './NavigationEntry';
import menuStyles from './menu.module.css';
import styles from './styles.module.css';
import { waysIn } from './waysIn';
import waysStyles from './waysIn.module.css';
import * as words from '../messages.en';

/** Links to the page in the other languages that have it; src/behaviours/otherLanguage.ts takes the visitor's numbers along. */
function OtherLanguages({ path }: { readonly path: string }): ReactNode {
  const others = editionsOf(path).filter(({ language }) => language !== siteLocale);
  return others.map(({ language, address }) => (
    <li key={language}>
      {/* oxlint-disable-next-line site/internal-links -- Link stays in this language */}
      <a href={address} hrefLang={language} lang={language} className={waysStyles.way}>
        {LANGUAGE_NAMES[language]}
      </a>
    </li>
  ));
}

/**
 * The header of every page. It works before and without any script: on a phone the navigation is a popover that the
 * browser opens and closes, on a wide screen it is always there, and sub-menus open by hover, tap or key.
 */
export default function SiteHeader(): ReactNode {
  const path = englishPath(useLocation().pathname);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav id="site-nav" popover="auto" className={menuStyles.nav} aria-label={words.navigation}>
          <ul className={menuStyles.items}>
            {navigation.header.map((item) => (
              <NavigationEntry key={item.name} item={item} currentPath={path} />
            ))}
          </ul>
          <ul className={waysStyles.ways} aria-label={words.waysIn}>
            {waysIn.map(({ name, path: to }, place) => (
              <Fragment key={to}>
                <li>
                  <Link to={to} className={waysStyles.way} aria-current={to === path ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
                {/* Second, where every width shows it. */}
                {place === 0 && <OtherLanguages path={path} />}
              </Fragment>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <form action={addressOf(SEARCH_PATH)} className={styles.search}>
            <Drawing of={Search} size={20} />
            <input
              name={SEARCH_QUERY}
              aria-label={words.search}
              placeholder={words.searchExample}
              autoComplete="off"
              data-behaviour="search"
            />
          </form>
          <button
            type="button"
            className={styles.tool}
            data-behaviour="theme"
            data-needs-script
            aria-label={words.switchTheme}
          >
            <Drawing of={Sun} className={styles.sun} size={22} />
            <Drawing of={Moon} className={styles.moon} size={22} />
          </button>
          <button
            type="button"
            id="site-menu"
            className={styles.menuButton}
            popoverTarget="site-nav"
            aria-label={words.menu}
          >
            <Drawing of={Menu} className={styles.menuIcon} size={26} />
            <Drawing of={X} className={styles.closeIcon} size={26} />
          </button>
        </div>
      </div>
    </header>
  );
}
