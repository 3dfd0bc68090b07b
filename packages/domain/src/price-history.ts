import type { Cents } from './money.ts';
import { askedAt, type Sale } from './sale-price.ts';

/** A price of a condition in gross cents, and the epoch ms from which it was asked, until the next entry. */
export interface PriceChange {
  readonly price: Cents;
  readonly validFrom: number;
  /** Whether it was a sale price; missing if it was the condition's own price. */
  readonly isSale?: boolean;
}

/** A price stated by the operator, with an optional sale. Valid from a time (epoch ms) until the next entry. */
export interface PriceEntry {
  readonly price: Cents;
  readonly validFrom: number;
  readonly sale: Sale | null;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The prices that customers were asked, with their start times. Sales begin and end between the entries without a new
 * entry. The entries may be unsorted.
 */
export function pricesAsked(entries: readonly PriceEntry[]): PriceChange[] {
  const inOrder = entries.toSorted(byTime);
  return inOrder.flatMap((entry, i) => {
    const end = inOrder[i + 1]?.validFrom ?? Infinity;
    const { from, until } = entry.sale ?? { from: null, until: null };
    const times = [entry.validFrom, from, until].filter(
      (time) => time !== null && time >= entry.validFrom && time < end,
    ) as number[];
    return [...new Set(times)].sort((a, b) => a - b).map((time) => changeAt(entry, time));
  });
}

function changeAt({ price, sale }: PriceEntry, validFrom: number): PriceChange {
  const asked = askedAt({ price, scales: [], sale }, validFrom);
  return { price: asked.price, validFrom, ...(asked.sale !== null && { isSale: true }) };
}

/**
 * The lowest price of the 30 days before a reduction, in cents (LAW P7: PAngV §11, PrAG §9a); null if there was no
 * price before it. The price that was already valid when the 30 days began counts; the reduced price itself does not.
 * The history may be unsorted.
 */
export function lowestPriceBefore(history: readonly PriceChange[], reducedAt: number): Cents | null {
  const before = history.toSorted(byTime).filter((change) => change.validFrom < reducedAt);
  const inForce = before.filter((_, i) => (before[i + 1]?.validFrom ?? reducedAt) > reducedAt - thirtyDays);
  return inForce.reduce<Cents | null>((low, { price }) => (low === null ? price : Math.min(low, price)), null);
}

/**
 * When the price at a time was reduced: epoch ms of its start; null if no sale runs, or if the price before it was not
 * higher. An ordinary new price announces nothing, however much lower it is. A sale that became cheaper in steps,
 * without a return to the full price, was reduced with its first step (LAW P7: PAngV §11(3)).
 */
export function reductionStart(history: readonly PriceChange[], at: number): number | null {
  const past = history.toSorted(byTime).filter((change) => change.validFrom <= at);
  const changes = past.filter(({ price }, i) => past[i - 1]?.price !== price);
  let step = changes.length - 1;
  if (!changes[step]?.isSale || !isLowered(changes, step)) return null;
  while (changes[step - 1]?.isSale && isLowered(changes, step - 1)) step--;
  return changes[step]?.validFrom ?? null;
}

function isLowered(changes: readonly PriceChange[], step: number): boolean {
  const [before, current] = [changes[step - 1], changes[step]];
  return before !== undefined && current !== undefined && current.price < before.price;
}

function byTime(a: { readonly validFrom: number }, b: { readonly validFrom: number }): number {
  return a.validFrom - b.validFrom;
}
