import { useSyncExternalStore } from 'react';
import { localValue, textsIn } from './local-value.ts';

/** The key in the browser's local storage, of guests alone: a customer's wishes are with the account. */
const storageKey = 'wishes';

const stored = localValue(storageKey, textsIn);
const none: readonly string[] = [];
let wishes: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** Ids of the products on the wish list, the last wish first. Unreadable ones are none. */
export function currentWishes(): readonly string[] {
  wishes ??= stored.read() ?? none;
  return wishes;
}

/** Shows other wishes in this tab. */
export function showWishes(next: readonly string[]): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** Keeps a guest's wishes in the browser. False if it refuses: they then last until the page is left. */
export function storeWishes(next: readonly string[]): boolean {
  return stored.write(next.length === 0 ? null : next);
}

/** Other tabs of the browser show the same wishes. A browser without the channel shows them after a reload. */
const tabs = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    const channel = typeof window === 'undefined' ? null : new BroadcastChannel(storageKey);
    channel?.addEventListener('message', ({ data }) => showWishes(textsIn(data) ?? none));
    return channel;
  } catch {
    return null;
  }
}

/** Tells the other tabs. */
export function tellTabs(): void {
  tabs?.postMessage(currentWishes());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The wishes. None on the server, whose pages are the same for everybody. */
export function useWishes(): readonly string[] {
  return useSyncExternalStore(subscribe, currentWishes, () => none);
}

/** Whether a product is on the wish list. */
export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentWishes().includes(id),
    () => false,
  );
}
