import { useCallback, useEffect, useState } from 'react';

/** Something that a screen asks for once it is shown. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown }
  | { readonly state: 'there'; readonly value: Value };

/** What was loaded, and how to load it anew: what is shown stays until the new is there. */
export interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  readonly reload: () => Promise<void>;
}

/**
 * Loads something in the browser when a component is first shown. `load` must be a function of its own, not one made at
 * each rendering.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loading<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const reload = useCallback(async () => {
    try {
      const value = await load();
      setLoaded({ state: 'there', value });
    } catch (failure) {
      setLoaded((shown) => (shown.state === 'there' ? shown : { state: 'failed', failure }));
    }
  }, [load]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { loaded, reload };
}
