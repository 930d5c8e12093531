import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ListId } from '../content/listCatalogue';
import type { AnyList } from '../machines/list/definition';
import { lastKnown } from '../machines/list/lastKnown';
import Machine from '../machines/list/Machine';

export type OfferListProps = {
  readonly id: ListId;
  readonly figures: FigureValues;
  /** Name of the part of the list that the page shows, such as one kind of card */
  readonly part?: string;
  /** Whether its values were too old to be ranked on the day of the build */
  readonly isOld?: true;
};

/** A list of src/lists, or the part of it that the page shows. */
export default function ShownList({
  list,
  figures,
  part,
  isOld,
}: OfferListProps & { readonly list: AnyList }): ReactNode {
  return list.show((own) => <Machine definition={isOld ? lastKnown(own) : own} figures={figures} />, part);
}
