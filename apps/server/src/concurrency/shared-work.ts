/**
 * Work that serves everybody who asked before it began. Who asks while it runs gets the next run, which all of them
 * share.
 */
export function sharedWork(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = work();
        return running;
      });
    return next;
  };
}
