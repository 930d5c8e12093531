import type { ListId } from '../content/listCatalogue';
import type { Lists } from '.';

/** Fetches a list's definition and rows. Each list is a separate chunk, so no page loads the others. */
export async function fetchList<Id extends ListId>(id: Id): Promise<Lists[Id]> {
  const { default: list } = (await import(`./${id}/index.ts`)) as { readonly default: Lists[Id] };
  return list;
}

/** The module with the definition, as a path below src. */
export const pathOfList = (id: ListId): string => `lists/${id}`;
