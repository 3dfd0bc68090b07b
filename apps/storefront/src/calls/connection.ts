/**
 * How long to wait after a try that failed without network, in ms. The browser's `online` event or the customer's
 * button ends the wait earlier.
 */
const restBetweenTries = 5000;

/** The number of calls that wait for the network. */
let waiting = 0;
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();

/** Whether anything that the customer wants to see waits for the network. */
export function isConnectionLost(): boolean {
  return waiting > 0;
}

/** Calls a listener whenever the connection is lost or restored; returns the function to unsubscribe. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Retries everything that waits for the network at once. */
export function tryAgain(): void {
  for (const wake of wakers) wake();
}

/**
 * Repeats an attempt while `isWorthWaiting` says so: when the network is back, when the customer asks for it, and every
 * few seconds. The attempt must be safe to repeat.
 */
export async function patiently<Value>(
  attempt: () => Promise<Value>,
  isWorthWaiting: (failure: unknown) => boolean,
): Promise<Value> {
  let waits = false;
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (failure) {
        if (!isWorthWaiting(failure)) throw failure;
        if (!waits) count(1);
        waits = true;
        await rest();
      }
    }
  } finally {
    if (waits) count(-1);
  }
}

function count(more: 1 | -1): void {
  waiting += more;
  for (const listener of listeners) listener();
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      wakers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, restBetweenTries);
    addEventListener('online', wake);
    wakers.add(wake);
  });
}
