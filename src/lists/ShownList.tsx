import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ListId } from '../content/listCatalogue';
import type { AnyList } from '../machines/list/definition';
import { lastKnown } from '../machines/list/lastKnown';
import Machine from '../machines/list/Machine';

export type OfferListProps = {
  readonly id: ListId;
  readonly figures: FigureValues;
  /** The month of each of its groups, such as "2026-09" */
  readonly months?: readonly string[];
  /** Part of the list on this page, such as one kind of card */
  readonly part?: string;
  /** Whether its values were too old to rank on the day of the build */
  readonly isOld?: true;
};

/** A list of src/lists, or one part of it. */
export default function ShownList({
  list,
  figures,
  months,
  part,
  isOld,
}: OfferListProps & { readonly list: AnyList }): ReactNode {
  return list.show(
    (definition) => (
      <Machine definition={isOld ? lastKnown(definition) : definition} figures={figures} months={months} />
    ),
    part,
  );
}
