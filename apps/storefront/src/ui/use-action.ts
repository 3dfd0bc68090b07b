import { useState } from 'react';

/** Something that a button does, and how it stands with it. */
export interface Action {
  readonly isBusy: boolean;
  /** Why it failed the last time; null as long as it has not. */
  readonly failure: unknown;
  /** Does it, unless it is under way already. Never rejects. */
  run(): Promise<void>;
}

/** Makes an action of what may take a while and may fail. */
export function useAction(act: () => Promise<void>): Action {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (found) {
      setFailure(found);
    }
    setBusy(false);
  };
  return { isBusy, failure, run };
}
