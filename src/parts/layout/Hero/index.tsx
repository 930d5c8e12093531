import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { IconName } from '../../../content/icons';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly icon?: IconName;
  readonly title: string;
  /** Omitted if the answer itself follows, as on a page that begins with a list */
  readonly subtitle?: string;
  /** Compact, because a list with its answer follows */
  readonly compact?: boolean;
  readonly children?: ReactNode;
}

/** The header of a page, with its only h1. */
export default function Hero({ icon, title, subtitle, compact, children }: Props): ReactNode {
  return (
    <header className={clsx(subtitle && styles.hero, compact && styles.compact)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
      )}
      <h1>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
