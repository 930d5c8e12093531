import type { ReactNode } from 'react';
import { lists } from '.';
import { lastKnown } from '../machines/list/lastKnown';
import Machine from '../machines/list/Machine';
import type { OfferListProps } from './OfferList.island';

/** Renders a list into the HTML of a page. */
export default function ListById({ id, figures, part, isOld }: OfferListProps): ReactNode {
  return lists[id].show((own) => <Machine definition={isOld ? lastKnown(own) : own} figures={figures} />, part);
}
