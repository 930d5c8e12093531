import { Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './styles.module.css';

type Parent = ReactElement<{ readonly children?: ReactNode }>;

function elementsIn(node: ReactNode): readonly Parent[] {
  return Children.toArray(node).filter((child): child is Parent => isValidElement(child));
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (isValidElement<Parent['props']>(node)) return textOf(node.props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}

/** A table has no title in Markdown; what its columns are called tells it from others of the page. */
function nameOf(table: ReactNode): string {
  const [head] = elementsIn(table);
  const [row] = elementsIn(head?.props.children);
  const columns = elementsIn(row?.props.children)
    .map((cell) => textOf(cell.props.children))
    .filter((text) => text !== '');
  return columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table';
}

/** A table written in Markdown. One that is wider than the phone scrolls by itself, by touch and by key. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0} role="group" aria-label={nameOf(props.children)}>
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
