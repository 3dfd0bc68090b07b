import type { Order, OrderParcel, Product } from '@kontor/contract';
import type { Cents, ConditionForSale } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { GroupPrices } from '../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CustomerCartsService } from '../customer-carts/customer-carts.service.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { GoLiveService } from '../go-live/go-live.service.ts';
import type { VatIdsService } from '../vat-ids/vat-ids.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';
import type { OrderWithState } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';

/** The payment fields of an order on the wire. */
export type OrderPayment = Pick<Order, 'payment' | 'paymentSums' | 'paypalPayment' | 'saferpayPayment'>;

/** What has happened to an order since it was placed, as far as its customer sees it. */
export interface KnownLife {
  readonly parcels: readonly OrderParcel[];
  /** By line: the number of cancelled and returned pieces. */
  readonly lines: readonly { readonly cancelled: number; readonly returned: number }[];
  /** The amount due, without cancelled and returned goods. */
  readonly stillDue: Cents;
}

/** The life of orders after placement, from the module for it. */
export interface OrderLives {
  /** By order id: what has happened to these orders. */
  of(orders: readonly OrderWithState[]): Promise<ReadonlyMap<string, KnownLife>>;
  /** By order id: all stored data about it, for a person's data export (LAW D5). */
  recordsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, object>>;
}

/** Dependencies of the orders on the rest of the shop. Each module is listed with only the part that is used. */
export interface OrderSources {
  readonly database: Database;
  readonly configuration: { currentFor(customerGroup: string | null): Promise<ShopConfiguration> };
  readonly catalogue: {
    /** The price rules of a customer group (null: everybody's). */
    pricesOf(customerGroup: string | null): Promise<GroupPrices>;
    /** The conditions among these that are for sale, at these prices, read through the given connection. */
    forSale(
      queryable: Queryable,
      conditionIds: readonly string[],
      prices: GroupPrices,
    ): Promise<ReadonlyMap<string, ConditionForSale>>;
    /** Products at a customer group's prices. Removed ones are left out. */
    named(ids: readonly string[], customerGroup: string | null): Promise<readonly Pick<Product, 'conditions'>[]>;
  };
  readonly customers: Pick<CustomersService, 'byId' | 'lock' | 'keepFirstAddresses'>;
  readonly customerCarts: Pick<CustomerCartsService, 'takeOut'>;
  readonly vouchers: Pick<VouchersService, 'claims' | 'renew' | 'take'>;
  /** The payment states of orders that are paid online, by order id. */
  readonly payments: {
    wireOf(orders: readonly OrderSnapshot[]): Promise<ReadonlyMap<string, OrderPayment>>;
    recordsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly object[]>>;
    /** When a paid order was paid: the last change of its payments, in epoch ms. Null: nothing came. */
    paidAt(order: Pick<OrderSnapshot, 'id' | 'paymentCondition'>): Promise<number | null>;
  };
  readonly lives: OrderLives;
  readonly texts: {
    /** HTML of the operator's text block, or null. */
    content(name: string): Promise<string | null>;
  };
  readonly goLive: Pick<GoLiveService, 'isClosed'>;
  readonly vatIds: Pick<VatIdsService, 'check' | 'known'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Called after the commit of an order, so that its jobs start at once. */
  readonly wakeJobs: () => void;
}

/**
 * The terms for a customer: the configuration, and the prices of their group. They are read before an order's
 * transaction.
 */
export interface SellingTerms {
  readonly configuration: ShopConfiguration;
  readonly prices: GroupPrices;
}

/** What selling terms are read from. */
interface TermsSources extends Pick<OrderSources, 'configuration'> {
  readonly catalogue: Pick<OrderSources['catalogue'], 'pricesOf'>;
}

/** The terms for a customer, by the group of their session. */
export function sellingTerms(
  sources: Pick<OrderSources, 'configuration' | 'catalogue'>,
  viewer: Viewer | null,
): Promise<SellingTerms> {
  return termsOfGroup(sources, viewer?.customerGroup ?? null);
}

/** The terms of a customer group; null: everybody's. */
export async function termsOfGroup(
  { configuration, catalogue }: TermsSources,
  customerGroup: string | null,
): Promise<SellingTerms> {
  const [decided, prices] = await Promise.all([
    configuration.currentFor(customerGroup),
    catalogue.pricesOf(customerGroup),
  ]);
  return { configuration: decided, prices };
}
