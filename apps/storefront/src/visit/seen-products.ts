import { useSyncExternalStore } from 'react';
import { localValue, onChangedElsewhere } from './local-value.ts';
import { type SeenProduct, withSeen } from './with-seen.ts';

/** What the visitor looked at. */
interface Seen {
  /** The last first. */
  readonly products: readonly SeenProduct[];
  /** Whether the browser keeps them, because the visitor wants that. Otherwise they last until the page is left. */
  readonly isKept: boolean;
}

/** The key in the browser's local storage. Nothing is stored before the visitor asks for it (LAW D1). */
const storageKey = 'seen';

const stored = localValue(storageKey, seenIn);
const nothing: Seen = { products: [], isKept: false };
const listeners = new Set<() => void>();
let seen: Seen | null = null;

function seenIn(said: unknown): readonly SeenProduct[] | null {
  return Array.isArray(said) && said.every(isSeenProduct) ? said : null;
}

function isSeenProduct(said: unknown): said is SeenProduct {
  if (typeof said !== 'object' || said === null || !('id' in said) || typeof said.id !== 'string') return false;
  return !('family' in said) || typeof said.family === 'string';
}

/** What is known in this tab. */
function current(): Seen {
  if (seen === null) {
    seen = whatIsStored();
    onChangedElsewhere(storageKey, follow);
  }
  return seen;
}

function whatIsStored(): Seen {
  const products = stored.read();
  return products === null ? nothing : { products, isKept: true };
}

function show(next: Seen): void {
  seen = next;
  for (const listener of listeners) listener();
}

/** Another tab has noted more, forgotten all, or begun to keep them: then this tab adds its own. */
function follow(): void {
  const { products, isKept } = current();
  const kept = whatIsStored();
  if (!kept.isKept && !isKept) return;
  const isNew = kept.isKept && !isKept && products.length > 0;
  const all = isNew ? products.toReversed().reduce(withSeen, kept.products) : kept.products;
  if (isNew) stored.write(all);
  show({ products: all, isKept: kept.isKept });
}

/** Notes that a product is looked at. */
export function noteSeen(product: SeenProduct): void {
  // Another tab may have changed what is stored since this one read it.
  const before = current().isKept ? whatIsStored() : current();
  const products = withSeen(before.products, product);
  if (before.isKept) stored.write(products);
  show({ products, isKept: before.isKept });
}

/** Keeps the products in the browser from now on, as the visitor wants. False if the browser stores nothing. */
export function keepSeen(): boolean {
  const isKept = stored.write(current().products);
  if (isKept) show({ ...current(), isKept });
  return isKept;
}

/** Forgets all of them, in the browser too, and keeps nothing from now on. */
export function forgetSeen(): void {
  stored.write(null);
  show(nothing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor looked at. In the browser only: pages of the server are the same for everybody. */
export function useSeen(): Seen {
  return useSyncExternalStore(subscribe, current);
}
