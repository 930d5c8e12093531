import type { AnyList } from '../islands/OfferList/definition';
import fixedDeposits from './fixed-deposits';
import type { ListId } from './ids';

/** Every list. A page needs them all at hand; a browser fetches the one that a page shows. README.md says how to add one. */
export const lists: Readonly<Record<ListId, AnyList>> = {
  'fixed-deposits': fixedDeposits,
};
