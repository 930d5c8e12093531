import { Children, type ComponentProps, type ReactNode } from 'react';
import { alignFigures, elementsIn, textOf } from './alignFigures';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** A table has no title in Markdown; what its columns are called tells it from others of the page. */
function nameOf(table: ReactNode): string {
  const [head] = elementsIn(table);
  const [row] = elementsIn(head?.props.children);
  const columns = elementsIn(row?.props.children)
    .map((cell) => textOf(cell.props.children))
    .filter((text) => text !== '');
  return columns.length > 0 ? words.tableOf({ columns: columns.join(', ') }) : words.table;
}

interface FrameProps {
  /** What the table is called, for those who do not see that it scrolls */
  readonly label: string;
  /** A `<table>` */
  readonly children: ReactNode;
}

/** A scroll container for a table that may be wider than the page, by touch and keyboard. */
export function ScrollFrame({ label, children }: FrameProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A table written in Markdown. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label={nameOf(props.children)}>
      <table className={styles.table} {...props}>
        {alignFigures(props.children)}
      </table>
    </ScrollFrame>
  );
}

type CellProps = ComponentProps<'td'> & ComponentProps<'th'>;

/** Markdown aligns columns by a style, which the Content-Security-Policy blocks; an attribute replaces it. */
function alignmentOf({ style, ...props }: CellProps): CellProps & { readonly 'data-align'?: string } {
  return { ...props, ...(style?.textAlign && { 'data-align': style.textAlign }) };
}

/** The head above a column of names is often empty, and then is not a header cell. */
export function TableHeaderCell(props: CellProps): ReactNode {
  return Children.count(props.children) > 0 ? <th {...alignmentOf(props)} /> : <td {...alignmentOf(props)} />;
}

export function TableCell(props: CellProps): ReactNode {
  return <td {...alignmentOf(props)} />;
}
