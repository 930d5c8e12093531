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

type CellProps = ComponentProps<'td'> & ComponentProps<'th'>;

/** Markdown aligns a column by a style, which the Content-Security-Policy stops; an attribute says the same. */
function alignmentOf({ style, ...props }: CellProps): CellProps & { readonly 'data-align'?: string } {
  return { ...props, ...(style?.textAlign && { 'data-align': style.textAlign }) };
}

export function TableHeaderCell(props: CellProps): ReactNode {
  return <th {...alignmentOf(props)} />;
}

export function TableCell(props: CellProps): ReactNode {
  return <td {...alignmentOf(props)} />;
}
