import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowRight } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import InnerLink from '../../ui/InnerLink';
import type { Ways } from './definition';
import styles from './BesideCards.module.css';

interface Props extends Ways {
  /** Shown where it has a column: a phone has the text below the rows at once */
  readonly isOnWideOnly: boolean;
}

/** Links to what else may serve a visitor with these numbers. */
export default function WaysCard({ title, sentence, links, isOnWideOnly }: Props): ReactNode {
  return (
    <nav className={clsx(styles.card, isOnWideOnly && styles.onWide)} aria-label={title}>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <InnerLink to={to} data-island-plain>
              <span>{text}</span>
              <Drawing of={ArrowRight} size={18} />
            </InnerLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
