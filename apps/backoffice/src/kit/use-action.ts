import { useRef, useState } from 'react';

/** The action of a button and its state. */
export interface Action<Parameters extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** The failure of the last run; null if there was none. */
  readonly failure: unknown;
  /** Runs the action unless it is already running. Never rejects. */
  run(...parameters: Parameters): Promise<void>;
}

/** Makes an action of a function that may take a while and may fail. */
export function useAction<Parameters extends readonly unknown[]>(
  act: (...parameters: Parameters) => Promise<void>,
): Action<Parameters> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (...parameters: Parameters) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...parameters);
    } catch (found) {
      setFailure(found);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return { isBusy, failure, run };
}
