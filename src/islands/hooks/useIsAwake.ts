import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island answers already: false in the HTML and while the browser takes it over, so that both show the same. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
