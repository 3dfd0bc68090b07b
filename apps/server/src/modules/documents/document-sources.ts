import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { OrderPayment } from '../orders/order-list.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import type { DocumentPrinter } from './printed/document-printer.ts';

/** The parts of the shop that issuing documents uses. Each module is listed with only the part that is used. */
export interface DocumentSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<ShopConfiguration> };
  readonly orders: Pick<OrdersService, 'idOfNumber' | 'lock' | 'placed'>;
  /** The shop's data about the payments of orders, by order id. */
  readonly payments: { wireOf(orders: readonly OrderSnapshot[]): Promise<ReadonlyMap<string, OrderPayment>> };
  readonly log: Pick<OfficeLog, 'write'>;
  readonly printer: DocumentPrinter;
  readonly clock: Clock;
  /** Called after the commit of a document, so that its file is made at once. */
  readonly wakeJobs: () => void;
}
