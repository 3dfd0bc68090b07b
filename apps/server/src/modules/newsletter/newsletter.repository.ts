import { type Selectable, sql, type Transaction } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import type { NewsletterSubscriberTable, Schema } from '../../database/schema.ts';

/** A consent to the newsletter. Times in epoch ms. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly askedAt: number;
  readonly confirmHash: string | null;
  /** Null: not confirmed. */
  readonly confirmedAt: number | null;
  readonly stopKey: string;
  /** Null: it holds. */
  readonly stoppedAt: number | null;
}

/** A request for the newsletter. `id` and `stopKey` are new ones. */
type Request = Pick<Subscriber, 'id' | 'email' | 'consent' | 'stopKey' | 'askedAt'> & {
  readonly emailKey: string;
  readonly confirmHash: string;
};

/**
 * Stores a request. An unconfirmed one of the address begins anew: only the link of the newest mail confirms. A
 * confirmed one stays as it is, because it is the proof.
 * @returns what is stored of the address now.
 */
export async function storeRequest(transaction: Transaction<Schema>, request: Request): Promise<Subscriber> {
  const { id, email, emailKey, consent, askedAt, confirmHash, stopKey } = request;
  const anew = { email, consent, asked_at: askedAt, confirm_hash: confirmHash };
  await transaction
    .insertInto('newsletter_subscribers')
    .values({ id, email_key: emailKey, ...anew, stop_key: stopKey, confirmed_at: null, stopped_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .where('stopped_at', 'is', null)
        .doUpdateSet(anew)
        .where('newsletter_subscribers.confirmed_at', 'is', null),
    )
    .execute();
  const row = await transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return subscriberOf(row);
}

/** A consent by its id or one of its keys; the one that confirms is given as its hash. Null: there is none. */
export async function findSubscriber(
  queryable: Queryable,
  by: 'id' | 'confirm_hash' | 'stop_key',
  value: string,
): Promise<Subscriber | null> {
  const row = await queryable.selectFrom('newsletter_subscribers').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : subscriberOf(row);
}

function subscriberOf(row: Selectable<NewsletterSubscriberTable>): Subscriber {
  const { id, email, consent } = row;
  return {
    ...{ id, email, consent, askedAt: row.asked_at, confirmHash: row.confirm_hash, confirmedAt: row.confirmed_at },
    ...{ stopKey: row.stop_key, stoppedAt: row.stopped_at },
  };
}

/**
 * Notes that the owner of the mailbox agreed. The key stays, so that pressing twice shows the same.
 * @returns whether this did it.
 */
export async function noteConfirmed(transaction: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Stops a consent. The proof of a confirmed one stays; of one that was never confirmed nothing does.
 * @returns whether this did it.
 */
export async function stopSubscriber(transaction: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  await transaction
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscribers')
    .set({ stopped_at: now, confirm_hash: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes requests that nobody confirmed, and proofs of stopped consents, from before these times. */
export async function deleteOldSubscribers(
  transaction: Transaction<Schema>,
  before: { readonly asked: number; readonly stopped: number },
): Promise<void> {
  await transaction
    .deleteFrom('newsletter_subscribers')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<', before.asked)]),
        eb('stopped_at', '<', before.stopped),
      ]),
    )
    .execute();
}

/** All that is stored of an address, by `emailKey`, also stopped consents. */
export async function subscribersOf(queryable: Queryable, emailKey: string): Promise<Subscriber[]> {
  const rows = queryable.selectFrom('newsletter_subscribers').selectAll().where('email_key', '=', emailKey);
  return (await rows.orderBy('asked_at').orderBy('id').execute()).map(subscriberOf);
}

/** Deletes those of these consents that there are, by id, with their proofs. */
export async function deleteSubscribers(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('newsletter_subscribers').where('id', 'in', ids).execute();
}

/** How many addresses get the newsletter, and how many have not confirmed. */
export async function countSubscribers(
  queryable: Queryable,
): Promise<{ readonly confirmed: number; readonly unconfirmed: number }> {
  const { all, confirmed } = await queryable
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('confirmed_at').as('confirmed')])
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { confirmed: Number(confirmed), unconfirmed: Number(all) - Number(confirmed) };
}

/** Those who get the newsletter, by address, some at a time. */
export async function* streamConfirmed(moment: Transaction<Schema>): AsyncGenerator<Subscriber> {
  const rows = moment
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('email_key');
  for await (const row of rows.stream(500)) yield subscriberOf(row);
}

/** Which of those who get the newsletter: a part of their address, and the place after which they come. */
export interface SubscriberFilter {
  readonly search: string;
  readonly after: { readonly confirmedAt: number; readonly id: string } | null;
}

/** Those who get the newsletter, the latest first. */
export async function latestConfirmed(
  queryable: Queryable,
  { search, after, limit }: SubscriberFilter & { readonly limit: number },
): Promise<Subscriber[]> {
  let rows = confirmedWith(queryable, search).selectAll().orderBy('confirmed_at', 'desc').orderBy('id').limit(limit);
  if (after !== null)
    rows = rows.where(({ or, and, eb }) =>
      or([
        eb('confirmed_at', '<', after.confirmedAt),
        and([eb('confirmed_at', '=', after.confirmedAt), eb('id', '>', after.id)]),
      ]),
    );
  return (await rows.execute()).map(subscriberOf);
}

/** How many of those who get the newsletter have this in their address, counted up to a limit. */
export function countConfirmed(queryable: Queryable, search: string, upTo: number): Promise<number> {
  return countRows(queryable, confirmedWith(queryable, search).select('id').limit(upTo));
}

function confirmedWith(queryable: Queryable, search: string) {
  const part = `%${search.trim().toLowerCase().replaceAll(/[~%_]/g, '~$&')}%`;
  return queryable
    .selectFrom('newsletter_subscribers')
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`email_key like ${part} escape '~'`);
}
