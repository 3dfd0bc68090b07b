import type { Price } from '@kontor/contract';
import { centsFromEuro } from '@kontor/domain';
import { isListOf, isRecord } from './shape.ts';

/** Whether a stored value is a wire amount in EUR, with at most two decimals (CONTRACT §1). */
export function isEuro(value: unknown): value is number {
  return typeof value === 'number' && centsFromEuro(value) !== null;
}

/** Whether a stored value has the shape of a price. It is only shown until the shop has answered. */
export function isStoredPrice(value: unknown): value is Price {
  return (
    isRecord(value) && [value.gross, value.net, value.tax].every(isEuro) && isListOf(value.taxRates, isTaxRate, 20)
  );
}

function isTaxRate(value: unknown): value is Price['taxRates'][number] {
  return isRecord(value) && typeof value.rate === 'number' && isEuro(value.amount);
}
