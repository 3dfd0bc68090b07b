/**
 * How long to wait after a try that failed without network, in ms, unless the browser or the customer says earlier that
 * it is back.
 */
const restBetweenTries = 5000;

/** Calls that wait for the network. */
let waiting = 0;
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();

/** Whether something that the customer wants to see waits for the network. */
export function isConnectionLost(): boolean {
  return waiting > 0;
}

/** Calls a listener whenever the connection is lost or found again; returns how to stop that. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries now what waits for the network. */
export function tryAgain(): void {
  for (const wake of wakers) wake();
}

/**
 * Repeats an attempt as long as it fails for want of a network: when the network is back, when the customer asks for
 * it, and every few seconds. Doing it twice must do no harm.
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
