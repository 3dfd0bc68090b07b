/** Work that is done again and again. */
export interface Repeated {
  /** Resolves when the work under way is over; none follows. */
  stop(): Promise<void>;
}

/**
 * Does work each so many milliseconds, one at a time: while it takes longer, the next times are left out. What it
 * throws goes to `onError`, and the next time comes all the same.
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
