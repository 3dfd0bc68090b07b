import type { Cents } from './money.ts';

/** A price of a condition, in gross cents, and the time in epoch ms from which it was asked, until the next entry. */
export interface PriceChange {
  readonly price: Cents;
  readonly validFrom: number;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price of the 30 days before a reduction, in cents (LAW P7: PAngV §11, PrAG §9a); null when nothing was
 * asked before it. The price that was already running when the 30 days began counts; the reduced price itself does not.
 * The history may be unsorted.
 */
export function lowestPriceBefore(history: readonly PriceChange[], reducedAt: number): Cents | null {
  const before = sorted(history).filter((change) => change.validFrom < reducedAt);
  const inForce = before.filter((_, i) => (before[i + 1]?.validFrom ?? reducedAt) > reducedAt - thirtyDays);
  return inForce.reduce<Cents | null>((low, { price }) => (low === null ? price : Math.min(low, price)), null);
}

/** When the price that is asked at a time was reduced to it: epoch ms of its start, or null when it was not lowered. */
export function reductionStart(history: readonly PriceChange[], at: number): number | null {
  const past = sorted(history).filter((change) => change.validFrom <= at);
  const changes = past.filter(({ price }, i) => past[i - 1]?.price !== price);
  const [before, current] = changes.slice(-2);
  return before !== undefined && current !== undefined && current.price < before.price ? current.validFrom : null;
}

function sorted(history: readonly PriceChange[]): PriceChange[] {
  return history.toSorted((a, b) => a.validFrom - b.validFrom);
}
