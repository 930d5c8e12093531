import type { ReactNode } from 'react';
import { lists } from '../../lists';
import Machine from './Machine';
import type { OfferListProps } from './OfferList.island';

/** Renders a list into the HTML of a page. */
export default function ListById({ id, figures, part }: OfferListProps): ReactNode {
  return lists[id].show((definition) => <Machine definition={definition} figures={figures} />, part);
}
