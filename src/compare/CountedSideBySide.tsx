import { useMemo, type ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ListDefinition } from '../machines/list/definition';
import { rowsOf } from '../machines/list/rows';
import type { Values } from '../machines/fields/inputs/types';
import { useInputs } from '../machines/fields/inputs/useInputs';
import { countedRows } from './countedRows';
import ListSideBySide, { type ListSideBySideProps } from './ListSideBySide';

type Props<Own extends Values> = Pick<ListSideBySideProps, 'kind' | 'comparison'> & {
  readonly definition: ListDefinition<Own>;
  readonly figures: FigureValues;
  /** Whether the list's values are too old to rank */
  readonly isOld: boolean;
};

/** The comparison for a list that calculates with the visitor's numbers, which the address carries over. */
export default function CountedSideBySide<Own extends Values>(props: Props<Own>): ReactNode {
  const { definition, figures, isOld, comparison, ...list } = props;
  const { values, refused } = useInputs(definition.inputs, definition.defaults);
  const answer = useMemo(() => definition.answer(values, figures), [definition, values, figures]);
  const ageing = isOld ? definition.ageing : undefined;
  // Defaults to the list's first rows.
  const order = useMemo(() => answer.groups.flatMap(rowsOf).map(({ id }) => id), [answer]);
  const example = [...comparison.rows].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  // An unranked list is sorted by name, so no value leads.
  const shown = useMemo(() => (isOld ? { ...comparison, order: undefined } : comparison), [isOld, comparison]);
  return (
    <ListSideBySide
      {...list}
      comparison={shown}
      example={example}
      refused={refused}
      counted={(rows) => countedRows(answer, rows, ageing)}
    />
  );
}
