import type { WishList, WishListChange } from '@kontor/contract';
import { changedWishes } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import { storeWishes, wishesOf } from './wish-lists.repository.ts';

/** The wish lists that follow signed-in customers from device to device (docs/decisions/074). */
export interface WishListsService {
  load(viewer: Pick<Viewer, 'customerId'>): Promise<WishList>;
  /** Changes the list, and answers it. Devices that change it at the same time follow one another. */
  change(viewer: Viewer, change: WishListChange): Promise<WishList | Refused>;
}

/** The dependencies of the service. */
export interface WishListSources {
  readonly database: Database;
  readonly customers: Pick<CustomersService, 'change'>;
  readonly clock: Clock;
}

/** Creates the service. */
export function createWishLists({ database, customers, clock }: WishListSources): WishListsService {
  return {
    load: async ({ customerId }) => ({ products: [...(await wishesOf(database.read, customerId))] }),
    change: (viewer, change) =>
      customers.change(viewer, async (transaction, { id }) => {
        const before = await wishesOf(transaction, id);
        const products = changedWishes(before, change);
        if (products.join() !== before.join()) await storeWishes(transaction, id, products, clock());
        return { products };
      }),
  };
}
