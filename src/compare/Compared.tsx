import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ComparedListId } from '../content/listCatalogue';
import type { Comparison } from '../machines/compare/comparison';
import type { AnyList } from '../machines/list/definition';
import CountedSideBySide from './CountedSideBySide';
import ListSideBySide from './ListSideBySide';

/** The list in the HTML of /compare, and the one that is shown when the address names none. */
export const FIRST_COMPARED = 'home-loans' satisfies ComparedListId;

export type CompareProps = {
  /** What the lists that count for the visitor's numbers count with */
  readonly figures: FigureValues;
  /** The lists whose values were too old to be ranked on the day of the build */
  readonly old: readonly ComparedListId[];
};

type Props = CompareProps & {
  readonly kind: ComparedListId;
  readonly comparison: Comparison;
  /** The definition that counts the rows, if there is one */
  readonly list?: AnyList | undefined;
};

/** Rows of one list side by side. */
export default function Compared({ kind, comparison, list, figures, old }: Props): ReactNode {
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
