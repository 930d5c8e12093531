/** What an island shows that fetches a definition by the id in its props: see `prepare` in runtime/load.ts. */
interface FetchedDefinitions<Id, Definition> {
  /** Fetches the definition that an island names. */
  readonly prepare: (root: HTMLElement) => Promise<void>;
  /** @throws {Error} when it has not been prepared */
  readonly definitionOf: (id: Id) => Definition;
}

/**
 * A cache of fetched definitions for the islands of one name. On the server the same machine renders imported definitions.
 * @param what the noun in an error: "list"
 */
export function fetchedDefinitions<Props extends { readonly id: string }, Definition>(
  what: string,
  fetchDefinition: (props: Props) => Promise<Definition>,
): FetchedDefinitions<Props['id'], Definition> {
  const fetched = new Map<Props['id'], Definition>();
  return {
    async prepare(root) {
      const props = JSON.parse(root.dataset.islandProps ?? '') as Props;
      fetched.set(props.id, await fetchDefinition(props));
    },
    definitionOf(id) {
      const definition = fetched.get(id);
      if (!definition) throw new Error(`the ${what} "${id}" has not been prepared`);
      return definition;
    },
  };
}
