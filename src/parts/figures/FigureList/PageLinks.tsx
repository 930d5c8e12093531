import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { leadsToEnglish } from '../../../content/locale';
import type { PageLink } from '../../../content/pageLink';
import { DEFAULT_LOCALE } from '../../../lib/siteLocale';
import { ownName } from './users';
import styles from './styles.module.css';

interface Props {
  /** Label of the links: "Quoted on" */
  readonly words: string;
  readonly pages: readonly PageLink[];
}

/** The name of a page, in English where it has none of ours and is in English. */
function Name({ title, path }: PageLink): ReactNode {
  return ownName(path) ?? (leadsToEnglish(path) ? <span lang={DEFAULT_LOCALE}>{title}</span> : title);
}

/** The pages that quote or use a figure. */
export default function PageLinks({ words, pages }: Props): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <p className={styles.quoted}>{words}</p>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <Name {...page} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
