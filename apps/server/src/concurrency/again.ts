/** Work that is repeated. */
export interface Repeated {
  /** Resolves when the current run is finished. No further run follows. */
  stop(): Promise<void>;
}

/**
 * Repeats work at an interval in milliseconds, one run at a time: while a run takes longer, the next ones are skipped.
 * Errors are passed to `onError` and do not stop the repetition.
 */
export function again(every: number, work: () => Promise<unknown>, onError: (error: unknown) => void): Repeated {
  let working: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = null;
      });
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
