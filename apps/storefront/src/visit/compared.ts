import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { localValue, onChangedElsewhere } from './local-value.ts';

/** A product that the visitor has chosen to compare. */
export interface Compared {
  readonly id: string;
  readonly name: string;
}

/** The most products that are compared: more would not fit beside each other. */
export const mostCompared = 4;

/** The key in the browser's local storage. It is stored because the visitor chose something (LAW D1). */
export const comparedKey = 'compared';

const stored = localValue(comparedKey, comparedIn);
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
let compared: readonly Compared[] | null = null;
let refusedId: string | null = null;

function comparedIn(said: unknown): readonly Compared[] | null {
  return Array.isArray(said) && said.every(isCompared) ? said.slice(0, mostCompared) : null;
}

function isCompared(said: unknown): said is Compared {
  if (typeof said !== 'object' || said === null || !('id' in said) || !('name' in said)) return false;
  return typeof said.id === 'string' && typeof said.name === 'string';
}

/** The products chosen so far, in the order of choosing. */
function current(): readonly Compared[] {
  if (compared === null) {
    compared = stored.read() ?? none;
    onChangedElsewhere(comparedKey, () => show(stored.read() ?? none));
  }
  return compared;
}

function show(next: readonly Compared[], oneTooMany: string | null = null): void {
  compared = next;
  refusedId = oneTooMany;
  for (const listener of listeners) listener();
}

/** A browser that stores nothing has the choice until the page is left. */
function change(next: readonly Compared[]): void {
  stored.write(next.length === 0 ? null : next);
  show(next);
}

/** Chooses a product. Refused if as many are chosen already as can be compared. */
export function choose({ id, name }: Compared): void {
  const before = current();
  if (before.some((one) => one.id === id)) return;
  if (before.length >= mostCompared) show(before, id);
  else change([...before, { id, name }]);
}

/** Takes a product out of the choice. */
export function leaveOut(id: string): void {
  if (current().some((one) => one.id === id)) change(current().filter((one) => one.id !== id));
}

/** Forgets the choice. */
export function compareNothing(): void {
  change(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The products chosen so far. None on the server, whose pages are the same for everybody. */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** The product that was one too many, until the choice changes or another page is shown; null: none was. */
export function useOneTooMany(): string | null {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
        if (hrefChanged && refusedId !== null) show(current());
      }),
    [router],
  );
  return useSyncExternalStore(
    subscribe,
    () => refusedId,
    () => null,
  );
}
