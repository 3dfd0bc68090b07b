const listeners = new Set<() => void>();

/** A screen asks for the login overlay, which the frame opens. */
export function askForLogin(): void {
  for (const listener of listeners) listener();
}

/** Calls a listener whenever a screen asks for the login; returns the function to unsubscribe. */
export function onLoginWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
