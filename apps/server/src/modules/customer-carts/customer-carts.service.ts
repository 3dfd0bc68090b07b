import type { CartToSave, SavedCart } from '@kontor/contract';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import { type CustomerCart, cartOf, storeCart } from './customer-carts.repository.ts';
import { keptCart, type Purchase, withoutBought } from './kept-cart.ts';

/** The carts that follow signed-in customers from device to device (CONTRACT §5, docs/decisions/022). */
export interface CustomerCartsService {
  load(viewer: Pick<Viewer, 'customerId'>): Promise<SavedCart>;
  /**
   * Stores a cart that is based on the present version, or on no stated version. Otherwise refuses with the present
   * cart.
   */
  save(viewer: Viewer, body: CartToSave): Promise<SavedCart | Refused>;
  /** Removes ordered goods from the customer's cart, in the order's transaction, which has locked the customer. */
  takeOut(transaction: Transaction<Schema>, customerId: string, purchase: Purchase): Promise<void>;
}

/** What the carts need. */
export interface CustomerCartSources {
  readonly database: Database;
  readonly customers: Pick<CustomersService, 'change'>;
  readonly clock: Clock;
}

/** Makes the service. */
export function createCustomerCarts({ database, customers, clock }: CustomerCartSources): CustomerCartsService {
  return {
    load: async ({ customerId }) => savedCart(await cartOf(database.read, customerId)),
    save: (viewer, body) =>
      customers.change(viewer, async (transaction, { id }) => {
        const present = await cartOf(transaction, id);
        const cart = keptCart(body);
        // A browser that lost the answer sends the same cart again.
        if (isSame(cart, present.cart)) return savedCart(present);
        const { version = present.version } = body;
        if (version !== present.version) return refused(409, 'cart-changed', { extra: { cart: savedCart(present) } });
        const next = { cart, version: version + 1 };
        await storeCart(transaction, id, next, clock());
        return savedCart(next);
      }),
    async takeOut(transaction, customerId, purchase) {
      const { cart: before, version } = await cartOf(transaction, customerId);
      const cart = withoutBought(before, purchase);
      if (!isSame(cart, before)) await storeCart(transaction, customerId, { cart, version: version + 1 }, clock());
    },
  };
}

function savedCart({ cart, version }: CustomerCart): SavedCart {
  return { ...cart, version };
}

function isSame(one: CustomerCart['cart'], other: CustomerCart['cart']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
