/** A short message on its way to the visitor. The id tells the same text said twice apart. */
export interface SnackbarMessage {
  readonly id: number;
  readonly text: string;
}

let message: SnackbarMessage | null = null;
const listeners = new Set<() => void>();

/** Says something in passing, in place of what was said before. It needs no answer and goes by itself. */
export function showSnackbar(text: string): void {
  replace({ id: (message?.id ?? 0) + 1, text });
}

/** Takes a message away, unless a newer one took its place already. */
export function hideSnackbar(shown: SnackbarMessage): void {
  if (message === shown) replace(null);
}

/** The message to show now. */
export function currentSnackbar(): SnackbarMessage | null {
  return message;
}

/** Calls a listener at every change; returns how to stop that. */
export function subscribeToSnackbar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: SnackbarMessage | null): void {
  message = next;
  for (const listener of listeners) listener();
}
