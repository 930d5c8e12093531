import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A table written in Markdown. One that is wider than the phone scrolls by itself, by touch and by key. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
