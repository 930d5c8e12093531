import type { ReactNode } from 'react';
import { lists } from '.';
import ShownList, { type OfferListProps } from './ShownList';

/** Renders a list into the HTML of a page. */
export default function ListById(props: OfferListProps): ReactNode {
  return <ShownList list={lists[props.id]} {...props} />;
}
