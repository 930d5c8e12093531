import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import { ownLanguageFirst } from '../../../content/locale';
import { isCurrent, type NavigationItem } from '../../../content/navigation';
import Drawing from '../../../ui/Icon/Drawing';
import styles from './menu.module.css';

interface Props {
  readonly item: NavigationItem;
  readonly currentPath: string;
}

/**
 * One item of the header. A group's list stands after its `<details>`, not in it, so that CSS can show the list on hover
 * as well; the shared `name` lets the browser keep at most one group open.
 */
export default function NavigationEntry({ item, currentPath }: Props): ReactNode {
  const current = isCurrent(item, currentPath);
  if (!item.dropdown) {
    return (
      <li className={styles.item}>
        <Link
          to={item.path ?? '/'}
          className={clsx(styles.name, current && styles.current)}
          aria-current={item.path === currentPath ? 'page' : current || undefined}
        >
          {item.name}
        </Link>
      </li>
    );
  }
  return (
    <li className={clsx(styles.item, styles.group)} data-nav-group>
      <details name="site-nav-group">
        <summary className={clsx(styles.name, current && styles.current)} aria-current={current || undefined}>
          {item.name}
          <Drawing of={ChevronDown} className={styles.chevron} size={18} />
        </summary>
      </details>
      <ul className={styles.dropdown} aria-label={item.name}>
        {ownLanguageFirst(item.dropdown).map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className={clsx(styles.link, link.path === currentPath && styles.linkCurrent)}
              aria-current={link.path === currentPath ? 'page' : undefined}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
