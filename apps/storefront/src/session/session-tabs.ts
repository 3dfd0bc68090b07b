/**
 * The channel by which tabs tell each other about a login or logout. Null on the server and in browsers that forbid it.
 */
const channel = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel('session');
  } catch {
    return null;
  }
}

/** Tells the other tabs that the session may have changed. Each of them asks the shop itself. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Calls the listener when another tab reports a change; returns the function to unsubscribe. */
export function onOtherTabs(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
