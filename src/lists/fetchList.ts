import type { ListId } from '../content/listIds';
import type { AnyList } from '../machines/list/definition';

/** Fetches the definition of a list and its rows. Each is a separate chunk, so no page loads the others. */
export async function fetchList(id: ListId): Promise<AnyList> {
  const { default: list } = (await import(`./${id}/index.ts`)) as { readonly default: AnyList };
  return list;
}
