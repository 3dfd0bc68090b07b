import { type Product, productAddress } from '@kontor/contract';
import { categoryPath, type EmailRefusal, emailRefusal } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { typedEmail } from '../../email/typed-email.ts';
import type { Refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import { enqueue, enqueueAll } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';
import {
  alertsOf,
  awaitedProducts,
  confirmAlert,
  deleteAlert,
  deleteAlerts,
  deleteOldAlerts,
  findAlert,
  type StockAlert,
  storeRequest,
  takeLot,
} from './stock-alerts.repository.ts';

export { countAlerts } from './stock-alerts.repository.ts';

/** Telling visitors when a product that was sold out is in stock again (docs/decisions/073). */
export interface StockAlertsService {
  /** A product as the form needs it. Null: it cannot be waited for, or the shop does not offer it. */
  awaitable(productId: string): Promise<AwaitedProduct | null>;
  /**
   * Notes who wants to be told, and queues the mail by which they confirm it. The answer is the same whether the
   * address waits already or not.
   * @param network the network of the visitor
   */
  ask(productId: string, typed: string, network: string): Promise<AskedAlert | Refused>;
  /** What the link of a mail leads to. Null: the key opens nothing, or not any more. */
  shown(secret: string): Promise<ShownAlert | null>;
  /** The owner of the mailbox confirms. If the product is in stock by now, the address is forgotten at once. */
  confirm(secret: string): Promise<ShownAlert | null>;
  /** Forgets the address. Does nothing if it is forgotten. */
  stop(secret: string): Promise<void>;
  /**
   * Queues the mails of those whose product is in stock again, a lot at a time. Every server calls it again and again;
   * it reads the database only if the catalogue has changed.
   */
  look(): Promise<void>;
  /** Forgets addresses whose time is over. */
  clearOld(): Promise<void>;
}

/** A product that somebody waits for, with its name as pages show it, and its address. */
export interface AwaitedProduct {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly isInStock: boolean;
}

/** What became of a request: the product is in stock; the address is none; or it was taken. */
export type AskedAlert =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'wrong-email';
      readonly code: EmailRefusal;
      readonly email: string;
      readonly product: AwaitedProduct;
    }
  | { readonly kind: 'in-stock'; readonly product: AwaitedProduct }
  | { readonly kind: 'asked' };

/** An alert for whoever has its key. `product`: null: it is not in the catalogue any more. */
export interface ShownAlert {
  readonly isConfirmed: boolean;
  readonly product: AwaitedProduct | null;
}

/** The dependencies of the service. */
export interface StockAlertSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'named'>;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'stockAlerts'>> };
  readonly attempts: Pick<AttemptsService, 'count'>;
  /** The version of the catalogue that products are shown at. */
  readonly version: () => number;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Requests from one network: ten, then one an hour. */
const perNetwork = { free: 10, firstWait: hour, longestWait: hour };

/** Mails that ask an address to confirm: three, then one a day. So nobody can flood a mailbox. */
const perEmail = { free: 3, firstWait: day, longestWait: day };

/**
 * How long an address is kept, in days: unconfirmed, waiting, and with a mail that cannot be sent. Jobs are tried for
 * more than five days (jobs/retry-delay.ts).
 */
export const alertsKept = { unconfirmed: 7, waiting: 365, queued: 6 } as const;

/** The most mails that are queued at a time, so that mails about orders do not wait behind thousands. */
export const lotSize = 50;

/** How many products are read at a time. */
const productsAtOnce = 100;

/** Creates the service. */
export function createStockAlerts(sources: StockAlertSources): StockAlertsService {
  const { database, configuration, clock } = sources;
  const productOf = (id: string) => productOfAlert(sources.catalogue, id);
  const isOffered = async () => (await configuration.current()).stockAlerts;

  async function shown(secret: string): Promise<ShownAlert | null> {
    const alert = await findAlert(database.read, 'secret', secret);
    if (alert === null || isOver(alert, clock())) return null;
    return { isConfirmed: alert.confirmedAt !== null, product: await productOf(alert.productId) };
  }

  return {
    shown,
    awaitable: async (productId) => ((await isOffered()) ? productOf(productId) : null),
    async ask(productId, typed, network) {
      const product = (await isOffered()) ? await productOf(productId) : null;
      if (product === null) return { kind: 'missing' };
      const email = typedEmail(typed);
      const code = emailRefusal(email);
      if (code !== null) return { kind: 'wrong-email', code, email: typed, product };
      if (product.isInStock) return { kind: 'in-stock', product };
      const tooMany = await sources.attempts.count([
        { kind: 'stock-alert-network', whose: network, limit: perNetwork, isShared: true },
      ]);
      if (tooMany !== null) return tooMany;
      await request(sources, product, email);
      return { kind: 'asked' };
    },
    async confirm(secret) {
      const found = await shown(secret);
      if (found === null || found.isConfirmed) return found;
      const isWaiting = found.product?.isInStock === false;
      await database.transaction((transaction) =>
        isWaiting ? confirmAlert(transaction, secret, clock()) : deleteAlert(transaction, 'secret', secret),
      );
      return { ...found, isConfirmed: isWaiting };
    },
    stop: (secret) => database.transaction((transaction) => deleteAlert(transaction, 'secret', secret)),
    look: createLook(sources),
    clearOld: () =>
      database.transaction((transaction) => {
        const before = (days: number) => clock() - days * day;
        const { unconfirmed, waiting, queued } = alertsKept;
        return deleteOldAlerts(transaction, {
          ...{ asked: before(unconfirmed), confirmed: before(waiting), queued: before(queued) },
        });
      }),
  };
}

/**
 * A product as everybody is offered it. Null if it has no prices: nobody can wait for what is not for sale. What is
 * only for customer groups has none for everybody.
 */
function awaitedProduct(product: Product): AwaitedProduct | null {
  const { _id: id, name, nameSuffix, stockStatus, conditions } = product;
  if (conditions.length === 0) return null;
  return {
    id,
    name: nameSuffix === undefined ? name : `${name}, ${nameSuffix}`,
    path: productAddress(categoryPath(product.categoryPath), id),
    isInStock: stockStatus !== 'red',
  };
}

/** The product of an alert's mail; null as in `awaitable`. */
export async function productOfAlert(
  catalogue: Pick<CatalogueService, 'named'>,
  productId: string,
): Promise<AwaitedProduct | null> {
  const [product] = await catalogue.named([productId]);
  return product === undefined ? null : awaitedProduct(product);
}

function isOver({ confirmedAt, askedAt }: StockAlert, now: number): boolean {
  return confirmedAt === null && askedAt < now - alertsKept.unconfirmed * day;
}

/**
 * Stores a request with its mail. An address that got too many mails today gets none, and nothing is stored: the answer
 * does not tell, or it would reveal what others asked for the address.
 */
async function request(
  { database, attempts, clock, wakeJobs }: StockAlertSources,
  product: AwaitedProduct,
  email: string,
): Promise<void> {
  const key = emailKey(email);
  const refusal = await attempts.count([{ kind: 'stock-alert-email', whose: key, limit: perEmail, isShared: true }]);
  if (refusal !== null) return;
  const now = clock();
  await database.transaction(async (transaction) => {
    const wanted = { id: privateId(), secret: privateId(), productId: product.id, email, emailKey: key };
    const { id: alertId, askedAt } = await storeRequest(transaction, wanted, now);
    const uniqueKey = `stock-alert-confirm-mail:${alertId}:${askedAt}`;
    await enqueue(
      transaction,
      { kind: 'stock-alert-confirm-mail', uniqueKey, payload: { alertId, askedAt }, runAt: now },
      now,
    );
  });
  wakeJobs();
}

/** The look of this process: it remembers the version at which nobody is left to be told. */
function createLook({ database, catalogue, version, clock, wakeJobs }: StockAlertSources): () => Promise<void> {
  let done: { readonly version: number; readonly at: number } | null = null;
  return async () => {
    const [now, current] = [clock(), version()];
    // Once an hour it looks anyway, in case a mail was queued that another version took back.
    if (done !== null && done.version === current && now - done.at < hour) return;
    const inStock: string[] = [];
    const awaited = await awaitedProducts(database.read);
    for (let at = 0; at < awaited.length; at += productsAtOnce) {
      const products = await catalogue.named(awaited.slice(at, at + productsAtOnce));
      inStock.push(...products.filter((one) => awaitedProduct(one)?.isInStock === true).map(({ _id }) => _id));
    }
    const lot = inStock.slice(0, productsAtOnce);
    const queued = lot.length === 0 ? 0 : await database.transaction((transaction) => queueLot(transaction, lot, now));
    if (queued > 0) wakeJobs();
    if (queued < lotSize && lot.length === inStock.length) done = { version: current, at: now };
  };
}

async function queueLot(transaction: Transaction<Schema>, productIds: readonly string[], now: number): Promise<number> {
  const ids = await takeLot(transaction, productIds, { limit: lotSize, now });
  if (ids.length === 0) return 0;
  const jobs = ids.map((alertId) => ({
    kind: 'stock-alert-mail' as const,
    uniqueKey: `stock-alert-mail:${alertId}:${now}`,
    payload: { alertId, queuedAt: now },
    runAt: now,
  }));
  await enqueueAll(transaction, jobs, now);
  return ids.length;
}

/** What is stored of an e-mail address, for those who ask for it: without the key in the links (LAW D5). */
export async function stockAlertsOfPerson(queryable: Queryable, email: string) {
  const key = emailKey(email.trim());
  const found = key === '' ? [] : await alertsOf(queryable, key);
  return found.map(({ id, productId, email: to, askedAt, confirmedAt }) => ({
    ...{ id, product: productId, email: to, askedAt: isoTime(askedAt) },
    confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt),
  }));
}

/** Forgets what an e-mail address waits for (LAW D5). @returns the ids of the alerts. */
export async function eraseStockAlertsOf(transaction: Transaction<Schema>, email: string): Promise<string[]> {
  const ids = (await stockAlertsOfPerson(transaction, email)).map(({ id }) => id);
  await deleteAlerts(transaction, ids);
  return ids;
}

/** Forgets alerts that a restored backup has brought back. */
export { deleteAlerts as eraseStockAlerts } from './stock-alerts.repository.ts';
