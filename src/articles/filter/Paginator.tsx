import type { ReactNode } from 'react';
import { listPagePath, pageNumbers } from '../pageNumbers';
import InnerLink from '../../ui/InnerLink';
import styles from './Paginator.module.css';
import * as words from './messages.en';

interface Props {
  /** Address of the first page */
  readonly path: string;
  /** The page being read, from 1 */
  readonly current: number;
  readonly count: number;
}

/** Links to the pages of a long list. Renders nothing when there is only one page. */
export default function Paginator({ path, current, count }: Props): ReactNode {
  if (count < 2) return null;
  return (
    <nav className={styles.paginator} aria-label={words.pages}>
      <ul>
        {current > 1 && (
          <li>
            <InnerLink to={listPagePath(path, current - 1)} rel="prev">
              {words.newer}
            </InnerLink>
          </li>
        )}
        {pageNumbers(current, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <InnerLink to={listPagePath(path, page)} aria-current={page === current ? 'page' : undefined}>
                <span className="visuallyHidden">{`${words.page} `}</span>
                {page}
              </InnerLink>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <InnerLink to={listPagePath(path, current + 1)} rel="next">
              {words.older}
            </InnerLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
