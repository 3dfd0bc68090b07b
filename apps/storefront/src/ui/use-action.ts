import { useState } from 'react';

/** The action of a button and its state. */
export interface Action {
  readonly isBusy: boolean;
  /** The failure of the last run; null if there was none. */
  readonly failure: unknown;
  /** Runs the action unless it is already running. Never rejects. */
  run(): Promise<void>;
}

/** Creates an action from a function that may take a while and may fail. */
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
