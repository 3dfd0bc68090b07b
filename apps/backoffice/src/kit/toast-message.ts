/** A short message that an action has succeeded. The id distinguishes two messages with the same text. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
}

let message: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a short message that replaces the previous one and disappears by itself. Refusals stay at the form instead. */
export function showToast(text: string): void {
  replace({ id: (message?.id ?? 0) + 1, text });
}

/** Hides a message unless a newer one has replaced it. */
export function hideToast(shown: ToastMessage): void {
  if (message === shown) replace(null);
}

/** The current message. */
export function currentToast(): ToastMessage | null {
  return message;
}

/** Calls a listener at every change; returns the function to unsubscribe. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: ToastMessage | null): void {
  message = next;
  for (const listener of listeners) listener();
}
