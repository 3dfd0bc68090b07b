/** The longest wait in ms. A browser that cannot tell when it is idle is asked to wait for `guess`. */
const [longest, guess] = [4000, 1500];

/** Runs a task when the browser has nothing else to do. @returns a function that forgets the task. */
export function afterAll(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(task, { timeout: longest });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, guess);
  return () => clearTimeout(timer);
}
