/** Why a call got no answer: nobody is signed in any more, or the last proof of identity is too old. */
export type Gate = 'sign-in' | 'proof';

interface Waiting {
  readonly gate: Gate;
  readonly promise: Promise<boolean>;
  readonly settle: (isPassed: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the operator to pass a gate, above the current screen. Further calls that meet it wait for the same answer. A
 * sign-in is also a proof, so it replaces the question for a proof. False: the operator gave up.
 */
export function passGate(gate: Gate): Promise<boolean> {
  if (waiting === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    replace({ gate, promise, settle: resolve });
    return promise;
  }
  if (gate === 'sign-in' && waiting.gate === 'proof') replace({ ...waiting, gate });
  return waiting.promise;
}

/** Tells all waiting calls whether the gate was passed. */
export function settleGate(isPassed: boolean): void {
  const settled = waiting;
  replace(null);
  settled?.settle(isPassed);
}

/** The gate that the operator is being asked to pass. Null: none. */
export function currentGate(): Gate | null {
  return waiting?.gate ?? null;
}

/** Calls a listener at every change; returns the function to unsubscribe. */
export function subscribeToGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}
