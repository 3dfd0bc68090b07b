import { useSyncExternalStore } from 'react';
import { localValue } from '../../visit/local-value.ts';

/** The code with which articles are chosen in lists. It is loaded when somebody wants to compare. */
type CompareParts = typeof import('./compare-parts.tsx');

let parts: CompareParts | null = null;
const listeners = new Set<() => void>();

function show(next: CompareParts | null): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** Lets the visitor choose articles in lists. */
export async function beginComparing(): Promise<void> {
  show(await import('./compare-parts.tsx'));
}

/** Goes on with a choice of before, of which `visit/compared.ts` knows more. */
export async function goOnComparing(): Promise<void> {
  const before = localValue('compared', (said) => (Array.isArray(said) && said.length > 0 ? true : null));
  if (before.read()) await beginComparing();
}

/** Lists are as before. */
export function endComparing(): void {
  show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What lists show while the visitor compares; null otherwise, and on the server. */
export function useCompareParts(): CompareParts | null {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );
}
