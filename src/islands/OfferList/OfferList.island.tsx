import type { ReactNode } from 'react';
import type { FigureValues } from '../../content/figureValues';
import type { ListId } from '../../lists/ids';
import type { AnyList } from './definition';
import Machine from './Machine';

export type OfferListProps = {
  readonly id: ListId;
  readonly figures: FigureValues;
  /** By which the page shows only some of the rows, such as one kind of card */
  readonly part?: string;
};

const fetched = new Map<ListId, AnyList>();

/** Fetches the definition of the list that a page shows, and its rows. Each is a file of its own, so that no page pays for the others. */
export async function prepare(root: HTMLElement): Promise<void> {
  const { id } = JSON.parse(root.dataset.islandProps ?? '') as OfferListProps;
  const { default: definition } = (await import(`../../lists/${id}/index.ts`)) as { readonly default: AnyList };
  fetched.set(id, definition);
}

/** A list of src/lists in the browser. Pages render the same through listById.tsx, which has them all. */
export default function OfferList({ id, figures, part }: OfferListProps): ReactNode {
  const list = fetched.get(id);
  if (!list) throw new Error(`the list "${id}" has not been prepared`);
  return list.show((definition) => <Machine definition={definition} figures={figures} />, part);
}
