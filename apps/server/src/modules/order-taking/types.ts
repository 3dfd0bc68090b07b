import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { ArticleFinder } from '../order-life/order-life.service.ts';
import type { OrderSources, OrdersService } from '../orders/orders.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';

/** What taking orders by hand needs of the rest of the shop. */
export interface TakingSources {
  readonly database: Database;
  readonly configuration: OrderSources['configuration'];
  readonly catalogue: Pick<OrderSources['catalogue'], 'pricesOf' | 'forSale'> & ArticleFinder;
  readonly customers: Pick<CustomersService, 'byId'>;
  readonly vouchers: Pick<VouchersService, 'redeem'>;
  readonly orders: Pick<OrdersService, 'calculateByHand' | 'placeByHand'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}
