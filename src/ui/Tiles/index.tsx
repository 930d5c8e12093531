import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { IconName } from '../../content/icons';
import Icon from '../Icon';
import evenGrid from '../evenGrid.module.css';
import styles from './styles.module.css';

interface GroupProps {
  readonly children: ReactNode;
}

const tiles = clsx(evenGrid.grid, styles.tiles);

/** Benefits: a grid of `<Tile>`. */
export function Benefits({ children }: GroupProps): ReactNode {
  return <div className={tiles}>{children}</div>;
}

/** The kinds that a product comes in: a grid of `<Tile>`. */
export function PlanTypes({ children }: GroupProps): ReactNode {
  return <div className={tiles}>{children}</div>;
}

/** Terms with their meaning: a grid of `<Tile>`. */
export function KeyTerms({ children }: GroupProps): ReactNode {
  return <div className={tiles}>{children}</div>;
}

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
