import type { Cents, Day, QuoteState } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { QuoteTimelineTable } from '../../database/schema.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { GoLiveService } from '../go-live/go-live.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { AgainSources } from '../order-taking/order-taking.service.ts';
import type { ComposedOrder, OrderSources, OrdersService } from '../orders/orders.service.ts';

/** What is offered: the order as it would be placed, and what the shop writes about it. */
export interface QuoteContent {
  readonly order: ComposedOrder;
  /** Empty: nothing. */
  readonly note: string;
}

/** An offer as it stands, with its newest version. */
export interface Quote {
  /** The key to it. */
  readonly id: string;
  readonly number: string;
  readonly state: QuoteState;
  /** The number of its newest version, and of its newest change. */
  readonly version: number;
  readonly revision: number;
  readonly validUntil: Day;
  readonly customerId: string | null;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The order that it became, by its key. */
  readonly orderId: string | null;
  readonly content: QuoteContent;
}

/** The stored details of what happened to an offer. Amounts in cents. */
export interface QuoteEntryDetail {
  /** The version that was made, seen or accepted. */
  readonly version?: number;
  readonly validUntil?: Day;
  readonly total?: Cents;
  /** A reason or a remark. */
  readonly text?: string;
  /** The prices that differ from those of the shop, as the offer declares prices. */
  readonly prices?: readonly { readonly name: string; readonly before: Cents; readonly after: Cents }[];
  readonly isMailed?: boolean;
}

/** The kind of what happened. `short`: the customer wanted to accept, but goods were not there any more. */
export type QuoteEntryKind = QuoteTimelineTable['kind'];

/** What happened to an offer. */
export interface QuoteEntry {
  readonly revision: number;
  readonly kind: QuoteEntryKind;
  /** Epoch ms. */
  readonly at: number;
  /** The operator's name at that time. Null: the customer, by the link. */
  readonly by: string | null;
  readonly detail: QuoteEntryDetail;
}

/** What offers need of the rest of the shop. */
export interface QuoteSources extends AgainSources {
  readonly database: Database;
  readonly configuration: OrderSources['configuration'] & { current(): Promise<ShopConfiguration> };
  readonly customers: Pick<CustomersService, 'byId' | 'lock'>;
  readonly orders: Pick<OrdersService, 'compose' | 'composedNow' | 'checkComposed' | 'placeComposed' | 'agreedText'>;
  readonly goLive: Pick<GoLiveService, 'isClosed'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
  /** Scheme and host that visitors see. */
  readonly publicUrl: string;
  /** Makes the letter of an offer. */
  readonly print: (quote: Quote) => Promise<Uint8Array>;
}
