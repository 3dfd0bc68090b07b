import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema, StockAlertTable } from '../../database/schema.ts';

/** Somebody who waits for a product. Times in epoch ms. */
export interface StockAlert {
  readonly id: string;
  readonly secret: string;
  readonly productId: string;
  readonly email: string;
  readonly askedAt: number;
  /** Null: not confirmed. */
  readonly confirmedAt: number | null;
  /** When its mail was queued. Null: the product is not in stock again. */
  readonly queuedAt: number | null;
}

/** A request for an alert. `id` and `secret` are new ones. */
type AlertRequest = Pick<StockAlert, 'id' | 'secret' | 'productId' | 'email'> & { readonly emailKey: string };

/**
 * Stores a request. Of an address and a product there is one alert: an unconfirmed one lasts longer then, a confirmed
 * one stays confirmed.
 * @returns its id and when it was last asked for.
 */
export async function storeRequest(
  transaction: Transaction<Schema>,
  { id, secret, productId, email, emailKey }: AlertRequest,
  now: number,
): Promise<Pick<StockAlert, 'id' | 'askedAt'>> {
  const row = { id, secret, product_id: productId, email, email_key: emailKey, asked_at: now };
  const stored = await transaction
    .insertInto('stock_alerts')
    .values({ ...row, confirmed_at: null, queued_at: null })
    .onConflict((conflict) => conflict.columns(['product_id', 'email_key']).doUpdateSet({ asked_at: now }))
    .returning(['id', 'asked_at'])
    .executeTakeFirstOrThrow();
  return { id: stored.id, askedAt: stored.asked_at };
}

/** An alert by its id or the key in its links. Null: there is none. */
export async function findAlert(queryable: Queryable, by: 'id' | 'secret', value: string): Promise<StockAlert | null> {
  const row = await queryable.selectFrom('stock_alerts').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : alertOf(row);
}

function alertOf(row: Selectable<StockAlertTable>): StockAlert {
  const { id, secret, email } = row;
  return {
    ...{ id, secret, email, productId: row.product_id, askedAt: row.asked_at },
    ...{ confirmedAt: row.confirmed_at, queuedAt: row.queued_at },
  };
}

/** Confirms an alert. One that is confirmed keeps its time. */
export async function confirmAlert(transaction: Transaction<Schema>, secret: string, now: number): Promise<void> {
  await transaction
    .updateTable('stock_alerts')
    .set({ confirmed_at: now })
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Forgets an alert with its address. */
export async function deleteAlert(transaction: Transaction<Schema>, by: 'id' | 'secret', value: string): Promise<void> {
  await transaction.deleteFrom('stock_alerts').where(by, '=', value).execute();
}

/** The ids of the products for which somebody waits whose mail is not queued. */
export async function awaitedProducts(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('stock_alerts')
    .select('product_id')
    .where('confirmed_at', 'is not', null)
    .where('queued_at', 'is', null)
    .distinct()
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * Marks those who have waited longest for these products, at most `limit`, as queued. Of several servers that do so at
 * the same time each gets others.
 * @returns their ids.
 */
export async function takeLot(
  transaction: Transaction<Schema>,
  productIds: readonly string[],
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<string[]> {
  const longest = await transaction
    .selectFrom('stock_alerts')
    .select('id')
    .where('product_id', 'in', productIds)
    .where('confirmed_at', 'is not', null)
    .where('queued_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (longest.length === 0) return [];
  const taken = await transaction
    .updateTable('stock_alerts')
    .set({ queued_at: now })
    .where(
      'id',
      'in',
      longest.map(({ id }) => id),
    )
    // Another server may have taken some since they were read: then this condition is judged anew.
    .where('queued_at', 'is', null)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}

/** Lets an alert wait again, because its product was sold out before the mail was sent. */
export async function waitAgain(
  transaction: Transaction<Schema>,
  { id, queuedAt }: { readonly id: string; readonly queuedAt: number },
): Promise<void> {
  await transaction
    .updateTable('stock_alerts')
    .set({ queued_at: null })
    .where('id', '=', id)
    .where('queued_at', '=', queuedAt)
    .execute();
}

/** Deletes alerts that were asked for, confirmed or queued before these times, whichever was last. */
export async function deleteOldAlerts(
  transaction: Transaction<Schema>,
  before: { readonly asked: number; readonly confirmed: number; readonly queued: number },
): Promise<void> {
  await transaction
    .deleteFrom('stock_alerts')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<', before.asked)]),
        eb('confirmed_at', '<', before.confirmed),
        eb('queued_at', '<', before.queued),
      ]),
    )
    .execute();
}

/** The alerts of an e-mail address, by `emailKey`, confirmed or not. */
export async function alertsOf(queryable: Queryable, emailKey: string): Promise<StockAlert[]> {
  const rows = queryable.selectFrom('stock_alerts').selectAll().where('email_key', '=', emailKey);
  return (await rows.orderBy('asked_at').orderBy('id').execute()).map(alertOf);
}

/** Those of these alerts that there are, by id. */
export async function deleteAlerts(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('stock_alerts').where('id', 'in', ids).execute();
}

/** How many wait for each product, with its article number and name if it is still known; most first. */
export async function countAlerts(queryable: Queryable): Promise<
  {
    readonly productId: string;
    readonly articleNumber: string | null;
    readonly name: string | null;
    readonly waiting: number;
    readonly since: number;
  }[]
> {
  const rows = await queryable
    .selectFrom('stock_alerts')
    .leftJoin('products', 'products.id', 'stock_alerts.product_id')
    .where('confirmed_at', 'is not', null)
    .groupBy(['stock_alerts.product_id', 'products.article_number', 'products.name', 'products.name_suffix'])
    .select(({ fn }) => [
      ...(['stock_alerts.product_id', 'products.article_number', 'products.name', 'products.name_suffix'] as const),
      ...[fn.countAll().as('waiting'), fn.min('confirmed_at').as('since')],
    ])
    .execute();
  return rows
    .map((row) => ({
      ...{ productId: row.product_id, articleNumber: row.article_number },
      name: row.name === null ? null : [row.name, row.name_suffix].filter(Boolean).join(', '),
      ...{ waiting: Number(row.waiting), since: Number(row.since) },
    }))
    .toSorted((one, other) => other.waiting - one.waiting || one.productId.localeCompare(other.productId, 'de'));
}
