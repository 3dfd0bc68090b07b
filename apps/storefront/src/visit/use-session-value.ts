import { useSyncExternalStore } from 'react';
import type { SessionValue, Snapshot } from './session-value.ts';

/** Reads a kept value in a component. `unknown` is what the server renders and the browser hydrates with. */
export function useSessionValue<Value>(kept: SessionValue<Value>, unknown: Snapshot<Value>): Snapshot<Value> {
  return useSyncExternalStore(kept.subscribe, kept.get, () => unknown);
}
