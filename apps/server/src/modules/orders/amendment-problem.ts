import {
  type Amendment,
  type AmendmentRefused,
  type Cents,
  type ChargeableLine,
  type ConditionForSale,
  poolOf,
} from '@kontor/domain';
import type { OrderSnapshot } from './types.ts';

/** An amendment as an operator typed it. Prices in cents, as the order declares them. */
export interface TypedAmendment {
  readonly lines: Amendment<ChargeableLine>['lines'];
  readonly added: readonly {
    readonly productId: string;
    readonly conditionId: string;
    readonly amount: number;
    readonly unitPrice?: Cents;
  }[];
  readonly shipping: 'kept' | 'computed';
  /** The VAT id, cleaned. Empty: none. Missing: it stays. */
  readonly vatId?: string;
}

/**
 * Why an order cannot be amended as typed, besides the reasons of the domain:
 *
 * | code            | meaning                                                                   |
 * |-----------------|---------------------------------------------------------------------------|
 * | gone            | the article is not sold any more: it cannot be added, nor its amount raised |
 * | sold-out        | the stock has not enough pieces more; `left`: how many it has             |
 * | weight-unknown  | an article is not sold any more, so shipping cannot be computed           |
 * | rate-unknown    | an untaxed article is not sold any more, so nobody knows its rate         |
 * | taxed-otherwise | the shop taxes or prices differently since, so nothing can be added       |
 */
export type AmendmentProblem =
  | AmendmentRefused
  | { readonly ok: false; readonly code: 'not-deliverable' | 'not-by-carrier' | 'weight-unknown' }
  | { readonly ok: false; readonly code: 'gone' | 'rate-unknown' | 'taxed-otherwise'; readonly place: number }
  | { readonly ok: false; readonly code: 'sold-out'; readonly name: string; readonly left: number };

/** The first condition of which there are not enough pieces. Taking them from the stock decides in the end. */
export function shortageOf(
  { lines }: OrderSnapshot,
  pieces: ReadonlyMap<string, number>,
  forSale: ReadonlyMap<string, ConditionForSale>,
): AmendmentProblem | null {
  const needed = new Map<string, number>();
  for (const [id, more] of pieces) {
    if (more <= 0) continue;
    const condition = forSale.get(id);
    const place = lines.findIndex(({ conditionId }) => conditionId === id);
    if (condition === undefined) return { ok: false, code: 'gone', place };
    const pool = poolOf(condition);
    const before = needed.get(pool.id) ?? 0;
    const left = pool.stock === null ? more : Math.floor(Math.max(0, pool.stock - before) / pool.factor);
    if (left < more && !condition.isBackordered)
      return { ok: false, code: 'sold-out', name: condition.productName, left };
    needed.set(pool.id, before + more * pool.factor);
  }
  return null;
}
