import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island is hydrated: false on the server and during hydration, so that both render the same. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
