import type { ReactNode } from 'react';
import type { IconName } from '@site/src/content/icons';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly icon?: IconName;
  readonly title: string;
  /** Left out where the answer itself follows, as on a page that begins with a list */
  readonly subtitle?: string;
  /** Buttons */
  readonly children?: ReactNode;
}

/** The head of a page, with its only h1. */
export default function Hero({ icon, title, subtitle, children }: Props): ReactNode {
  return (
    <header className={subtitle ? styles.hero : styles.titleOnly}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={30} />
        </span>
      )}
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
