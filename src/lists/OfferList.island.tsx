import type { ReactNode } from 'react';
import { fetchedDefinitions } from '../islands/fetchedDefinitions';
import { fetchList } from './fetchList';
import ShownList, { type OfferListProps } from './ShownList';

const { prepare, definitionOf } = fetchedDefinitions('list', ({ id }: OfferListProps) => fetchList(id));

export { prepare };

/** A list in the browser, which fetches the one that a page shows. On the server, listById.tsx renders it and imports all. */
export default function OfferList(props: OfferListProps): ReactNode {
  return <ShownList list={definitionOf(props.id)} {...props} />;
}
