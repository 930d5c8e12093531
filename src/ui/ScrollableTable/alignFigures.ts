import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

export type Parent = ReactElement<{ readonly children?: ReactNode; readonly 'data-align'?: string }>;

export function elementsIn(node: ReactNode): readonly Parent[] {
  return Children.toArray(node).filter((child): child is Parent => isValidElement(child));
}

export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (isValidElement<Parent['props']>(node)) return textOf(node.props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}

/** An amount, a rate or another count; a cell that quotes a figure by its id has no text yet and may be one. */
const FIGURE = /^(?:[₹$+−-]{0,2}\d.*|nil)?$/i;

/** The places, from 0, of the columns that hold nothing but figures. The first column names the rows. */
function figureColumns(rows: readonly Parent[]): ReadonlySet<number> {
  const cells = rows.map((row) => elementsIn(row.props.children).map((cell) => textOf(cell.props.children).trim()));
  const columns = (cells[0] ?? []).map((_cell, index) => cells.map((row) => row[index] ?? ''));
  const isFigures = (column: readonly string[]): boolean =>
    column.some((text) => text !== '') && column.every((text) => FIGURE.test(text));
  return new Set(columns.flatMap((column, index) => (index > 0 && isFigures(column) ? [index] : [])));
}

/**
 * Marks the cells of columns of figures, which are easier to compare when they stand at the right, one below the other.
 * @param sections the `<thead>` and `<tbody>` of a table that Markdown has made
 * @returns the same with `data-align="right"` on these cells
 */
export function alignFigures(sections: ReactNode): ReactNode {
  const [, body] = elementsIn(sections);
  const columns = figureColumns(elementsIn(body?.props.children));
  const alignCell = (cell: Parent, index: number): Parent =>
    columns.has(index) ? cloneElement(cell, { 'data-align': 'right' }) : cell;
  const alignRow = (row: Parent): Parent =>
    cloneElement(row, {}, ...elementsIn(row.props.children).map((cell, index) => alignCell(cell, index)));
  return elementsIn(sections).map((section) =>
    cloneElement(section, {}, ...elementsIn(section.props.children).map(alignRow)),
  );
}
