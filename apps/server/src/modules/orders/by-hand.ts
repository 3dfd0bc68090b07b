import type { Cents } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { OrderSnapshot } from './types.ts';

/** What an operator decides about an order that is taken by hand (docs/decisions/068). */
export interface ByHand {
  /** By line: its price of `priceQuantity` units, in cents as declared to the customer; undefined: the shop's. */
  readonly unitPrices: readonly (Cents | undefined)[];
  /** Whether a calculation refuses what is missing for placing the order. */
  readonly isWhole?: boolean;
}

/** The same with what is written with the order, in its transaction. It is not called for an order placed before. */
export interface PlacedByHand extends ByHand {
  readonly alongside: (
    transaction: Transaction<Schema>,
    order: OrderSnapshot,
    /** By line: the price of the shop, declared like the order's. */
    shopPrices: readonly Cents[],
  ) => Promise<void>;
}

/** An order that was placed by hand. */
export interface HandOrder {
  readonly order: OrderSnapshot;
  /** The key had placed it before. */
  readonly isRepeated: boolean;
}
