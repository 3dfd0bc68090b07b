import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { NotedPayments } from '../payments/payments.service.ts';

/** The parts of the shop that bank statements use. */
export interface BankSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'seller' | 'orderNumberPattern' | 'bank'>> };
  readonly orders: Pick<OrdersService, 'placed' | 'idOfNumber' | 'lock'>;
  readonly noted: NotedPayments;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /** Called after a commit that may have queued a job. */
  readonly wakeJobs: () => void;
}
