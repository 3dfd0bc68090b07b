import { useSyncExternalStore } from 'react';
import type { SessionValue, Snapshot } from './session-value.ts';

/** Reads a stored value in a component. `unknown` is rendered on the server and during hydration. */
export function useSessionValue<Value>(kept: SessionValue<Value>, unknown: Snapshot<Value>): Snapshot<Value> {
  return useSyncExternalStore(kept.subscribe, kept.get, () => unknown);
}
