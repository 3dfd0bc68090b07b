import { useCallback, useEffect, useState } from 'react';

/** The state of something that a screen loads when it is shown. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown }
  | { readonly state: 'there'; readonly value: Value };

/** The state, and a function to load again. The old value stays until the new one is there. */
export interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  readonly reload: () => Promise<void>;
}

/** Loads something in the browser when a component is first shown. `load` must keep its identity between renders. */
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
