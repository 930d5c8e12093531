import type { ReactNode } from 'react';
import type { ComparedListId } from '../content/listCatalogue';
import ListChoice from './ListChoice';
import styles from './styles.module.css';

interface Props {
  readonly chosen: ComparedListId;
  /** The list below, which is another one until the chosen list has been fetched */
  readonly shown: ComparedListId;
  /** What there is to say of a list that does not come */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The choice of a list above its comparison. The page and the island render the same one, or React would replace what a visitor holds. */
export default function CompareFrame({ chosen, shown, status, children }: Props): ReactNode {
  return (
    <div className={styles.whole}>
      <ListChoice chosen={chosen} shown={shown} />
      {/* Always rendered, because screen readers ignore a region that is added together with its text. */}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div key={shown} aria-busy={chosen !== shown || undefined}>
        {children}
      </div>
    </div>
  );
}
