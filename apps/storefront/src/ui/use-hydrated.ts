import { useSyncExternalStore } from 'react';

/**
 * Whether scripts have taken over what the server rendered: false on the server and in the first render of its page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
