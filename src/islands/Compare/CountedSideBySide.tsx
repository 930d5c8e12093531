import { useMemo, type ReactNode } from 'react';
import type { FigureValues } from '../../content/figureValues';
import type { ListDefinition } from '../OfferList/definition';
import type { Values } from '../parts/inputs/types';
import { useInputs } from '../parts/inputs/useInputs';
import { countedRows } from './countedRows';
import ListSideBySide, { type ListSideBySideProps } from './ListSideBySide';

type Props<Own extends Values> = Pick<ListSideBySideProps, 'kind' | 'comparison'> & {
  readonly definition: ListDefinition<Own>;
  readonly figures: FigureValues;
};

/** Side by side, for a list that calculates with the visitor's numbers, which the address carries over. */
export default function CountedSideBySide<Own extends Values>({ definition, figures, ...list }: Props<Own>): ReactNode {
  const { values, refused } = useInputs(definition.inputs, definition.defaults);
  const answer = useMemo(() => definition.answer(values, figures), [definition, values, figures]);
  return <ListSideBySide {...list} refused={refused} counted={(rows) => countedRows(answer, rows)} />;
}
