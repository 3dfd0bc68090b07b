/** A short message to the visitor. The id distinguishes two messages with the same text. */
export interface SnackbarMessage {
  readonly id: number;
  readonly text: string;
}

let message: SnackbarMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a short message that replaces the previous one and disappears by itself. */
export function showSnackbar(text: string): void {
  replace({ id: (message?.id ?? 0) + 1, text });
}

/** Hides a message unless a newer one has replaced it. */
export function hideSnackbar(shown: SnackbarMessage): void {
  if (message === shown) replace(null);
}

/** The current message. */
export function currentSnackbar(): SnackbarMessage | null {
  return message;
}

/** Calls a listener at every change; returns the function to unsubscribe. */
export function subscribeToSnackbar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: SnackbarMessage | null): void {
  message = next;
  for (const listener of listeners) listener();
}
