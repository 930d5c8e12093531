import { cardKindIds } from '../../src/content/cardKindIds';
import { fundPageIds } from '../../src/content/fundPageIds';
import { listIds, type ListId } from '../../src/content/listCatalogue';

const parts: Partial<Record<ListId, readonly string[]>> = { funds: fundPageIds, 'credit-cards': cardKindIds };

/** Every list as a whole, and each part of one that a page shows. */
export const listParts = listIds.flatMap((id) =>
  [undefined, ...(parts[id] ?? [])].map((part) => ({ name: part === undefined ? id : `${id}, ${part}`, id, part })),
);
