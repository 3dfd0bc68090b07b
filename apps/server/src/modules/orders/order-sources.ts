import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { CustomersService } from '../accounts/customers.service.ts';
import type { ConditionForSale } from '../catalogue/condition-for-sale.ts';
import type { ShopConfiguration } from '../configuration/shop-configuration.ts';
import type { CustomerCartsService } from '../customer-carts/customer-carts.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';

/** What orders need of the rest of the shop. The modules named here offer more; this is all that is used. */
export interface OrderSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<ShopConfiguration> };
  readonly catalogue: {
    /** What is for sale of the named conditions, as the given side of the database sees it. */
    forSale(queryable: Queryable, conditionIds: readonly string[]): Promise<ReadonlyMap<string, ConditionForSale>>;
  };
  readonly customers: Pick<CustomersService, 'byId' | 'lock' | 'keepFirstAddresses'>;
  readonly customerCarts: Pick<CustomerCartsService, 'takeOut'>;
  readonly vouchers: Pick<VouchersService, 'claims' | 'renew' | 'take'>;
  readonly texts: {
    /** HTML of the operator's text block, null when there is none. */
    content(name: string): Promise<string | null>;
  };
  readonly clock: Clock;
  /** Called after the commit of an order, whose jobs need not wait for the next look into the queue. */
  readonly wakeJobs: () => void;
}
