import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { IconName } from '../../content/icons';
import Icon from '../Icon';
import evenGrid from '../evenGrid.module.css';
import styles from './styles.module.css';

/** A grid of `<Tile>`. Pages say by its name what it holds. */
function Tiles({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={clsx(evenGrid.grid, styles.tiles)}>{children}</div>;
}

export { Tiles as Benefits, Tiles as KeyTerms, Tiles as PlanTypes };

interface TileProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** One benefit, plan type or term. */
export function Tile({ icon, title, children }: TileProps): ReactNode {
  return (
    <section className={styles.tile}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
