/**
 * Where the tabs of this browser tell each other that somebody logged in or out. Absent on the server and where a
 * browser forbids it.
 */
const channel = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel('session');
  } catch {
    return null;
  }
}

/** Tells the other tabs that whoever uses this browser may be another one now: each asks the shop itself. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Hears of it from the other tabs. */
export function onOtherTabs(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
