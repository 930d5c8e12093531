import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ComparedListId } from '../content/listCatalogue';
import type { Comparison } from '../machines/compare/comparison';
import type { AnyList } from '../machines/list/definition';
import CountedSideBySide from './CountedSideBySide';
import ListSideBySide from './ListSideBySide';

export type CompareProps = {
  /** Figures used by lists that calculate */
  readonly figures: FigureValues;
  /** Lists whose values were too old to rank on the day of the build */
  readonly old: readonly ComparedListId[];
};

/** A list that has been fetched. */
export type LoadedList = {
  readonly kind: ComparedListId;
  readonly comparison: Comparison;
  /** The definition that calculates the rows, if there is one */
  readonly list?: AnyList | undefined;
};

export default function Compared({ kind, comparison, list, figures, old }: CompareProps & LoadedList): ReactNode {
  if (!list) return <ListSideBySide kind={kind} comparison={comparison} />;
  return list.show((definition) => (
    <CountedSideBySide
      kind={kind}
      comparison={comparison}
      definition={definition}
      figures={figures}
      isOld={old.includes(kind)}
    />
  ));
}
