import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ListId } from '../content/listIds';
import type { AnyList } from '../machines/list/definition';
import { fetchList } from './fetchList';
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

const fetched = new Map<ListId, AnyList>();

/** Fetches the list that a page shows. */
export async function prepare(root: HTMLElement): Promise<void> {
  const { id } = JSON.parse(root.dataset.islandProps ?? '') as OfferListProps;
  fetched.set(id, await fetchList(id));
}

/** A list of src/lists in the browser. On the server, listById.tsx renders it and imports all definitions. */
export default function OfferList({ id, figures, part, isOld }: OfferListProps): ReactNode {
  const list = fetched.get(id);
  if (!list) throw new Error(`the list "${id}" has not been prepared`);
  return list.show((own) => <Machine definition={isOld ? lastKnown(own) : own} figures={figures} />, part);
}
