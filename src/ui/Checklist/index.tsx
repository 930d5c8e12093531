import type { ReactNode } from 'react';
import type { IconName } from '../../content/icons';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly icon?: IconName;
  /** A Markdown list */
  readonly children: ReactNode;
}

/** A titled list of things to have or to be, each with a tick. */
export default function Checklist({ title, icon, children }: Props): ReactNode {
  return (
    <section className={styles.checklist}>
      <h3 className={styles.title}>
        {icon && <Icon name={icon} size={22} />}
        {title}
      </h3>
      {children}
    </section>
  );
}
