import type { Cents, VoucherTerms, VoucherValue } from '@kontor/domain';
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema, VoucherTable } from '../../database/schema.ts';
import { afterPrefix } from '../../search-words.ts';

/** A voucher as it is kept. */
export interface Voucher {
  readonly key: string;
  readonly code: string;
  readonly terms: VoucherTerms;
}

/** Stores a new voucher. Returns false when there is one with that code. */
export async function insertVoucher(
  transaction: Transaction<Schema>,
  { key, code, terms }: Voucher,
  createdAt: number,
): Promise<boolean> {
  const { value, minimum, validFrom, validTo, usesAllowed, used } = terms;
  const period = { valid_from: validFrom, valid_to: validTo, uses_allowed: usesAllowed, used };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('vouchers')
    .values({ code_key: key, code, ...columnsOf(value), minimum, ...period, created_at: createdAt })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many vouchers a statement stores. */
const storedAtOnce = 500;

/** Stores new vouchers of a series. Returns false when there is one with a code among them. */
export async function insertVouchers(
  transaction: Transaction<Schema>,
  vouchers: readonly Voucher[],
  { createdAt, series }: { readonly createdAt: number; readonly series: string },
): Promise<boolean> {
  for (let i = 0; i < vouchers.length; i += storedAtOnce) {
    const some = vouchers.slice(i, i + storedAtOnce);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('vouchers')
      .values(
        some.map(({ key, code, terms: { value, minimum, validFrom, validTo, usesAllowed, used } }) => ({
          ...{ code_key: key, code, ...columnsOf(value), minimum, valid_from: validFrom, valid_to: validTo },
          ...{ uses_allowed: usesAllowed, used, created_at: createdAt, series },
        })),
      )
      .onConflict((conflict) => conflict.column('code_key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== BigInt(some.length)) return false;
  }
  return true;
}

/** A voucher with how many carts hold it now. */
export interface ListedVoucher extends Voucher {
  readonly reserved: number;
}

/** Which vouchers are listed; `key` null: all. */
export interface VoucherPart {
  readonly key: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A part of the vouchers, the newest first, and how many there are in all. */
export async function listedVouchers(
  queryable: Queryable,
  { key, offset, limit }: VoucherPart,
  now: number,
): Promise<{ vouchers: ListedVoucher[]; count: number }> {
  const all = queryable.selectFrom('vouchers').$if(key !== null, (query) => query.where('code_key', '=', key ?? ''));
  const rows = await all
    .selectAll()
    .select((voucher) => reservedAt(voucher, now).as('reserved'))
    .orderBy('created_at', 'desc')
    .orderBy('code_key')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await all.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { vouchers: rows.map((row) => ({ ...voucherOf(row), reserved: Number(row.reserved) })), count: Number(count) };
}

/** The place of a voucher in the list, the newest first. */
export interface VoucherPlace {
  readonly createdAt: number;
  readonly key: string;
}

/** A voucher in the list, with when it was made (epoch ms). */
export type NumberedVoucher = ListedVoucher & { readonly createdAt: number };

/** Which vouchers are wanted: the one with a key, or those whose keys begin with a text, after a place. */
export interface WantedVouchers {
  readonly key?: string;
  readonly begin?: string;
  /** The key of a series' name. Missing: of any or none. */
  readonly series?: string | undefined;
  readonly after?: VoucherPlace | null;
  readonly limit: number;
}

/** The codes of vouchers whose keys begin with a text, from the index of the keys. */
export async function codesBeginning(queryable: Queryable, begin: string, limit: number): Promise<string[]> {
  const rows = queryable
    .selectFrom('vouchers')
    .select('code')
    .where('code_key', '>=', begin)
    .where('code_key', '<', afterPrefix(begin));
  return (await rows.orderBy('code_key').limit(limit).execute()).map(({ code }) => code);
}

/** The number of vouchers whose keys begin with a text, or of a series, counted up to a limit. */
export function countVouchers(
  queryable: Queryable,
  { begin = '', series }: Pick<WantedVouchers, 'begin' | 'series'>,
  upTo: number,
): Promise<number> {
  let vouchers = queryable.selectFrom('vouchers').select('code_key');
  if (begin !== '') vouchers = vouchers.where(beginsWith(begin));
  if (series !== undefined) vouchers = vouchers.where('series', '=', series);
  return countRows(queryable, vouchers.limit(upTo));
}

function beginsWith(begin: string) {
  return (eb: ExpressionBuilder<Schema, 'vouchers'>) =>
    eb(sql`substr(code_key, 1, ${sql.lit(begin.length)})`, '=', begin);
}

/** The newest of the wanted vouchers. */
export async function newestVouchers(
  queryable: Queryable,
  { key, begin = '', series, after = null, limit }: WantedVouchers,
  now: number,
): Promise<NumberedVoucher[]> {
  let wanted = queryable.selectFrom('vouchers').selectAll();
  if (key !== undefined) wanted = wanted.where('code_key', '=', key);
  if (begin !== '') wanted = wanted.where(beginsWith(begin));
  if (series !== undefined) wanted = wanted.where('series', '=', series);
  if (after !== null)
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'code_key'), '<', tuple(after.createdAt, after.key)),
    );
  const rows = await wanted
    .select((voucher) => reservedAt(voucher, now).as('reserved'))
    .orderBy('created_at', 'desc')
    .orderBy('code_key', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...voucherOf(row), reserved: Number(row.reserved), createdAt: row.created_at }));
}

/** How many carts hold a voucher at a time. */
function reservedAt({ selectFrom, fn }: ExpressionBuilder<Schema, 'vouchers'>, now: number) {
  return selectFrom('voucher_reservations')
    .select(fn.countAll<number>().as('reserved'))
    .whereRef('voucher_reservations.code_key', '=', 'vouchers.code_key')
    .where('expires_at', '>', now);
}

/** Changes a voucher that the transaction has locked. */
export async function changeVoucher(
  transaction: Transaction<Schema>,
  key: string,
  change: Pick<Updateable<VoucherTable>, 'stopped_at' | 'valid_to'>,
): Promise<Voucher> {
  const changed = transaction.updateTable('vouchers').set(change).where('code_key', '=', key).returningAll();
  return voucherOf(await changed.executeTakeFirstOrThrow());
}

/** The voucher with that code; null when there is none. */
export async function voucherByKey(queryable: Queryable, key: string): Promise<Voucher | null> {
  const row = await queryable.selectFrom('vouchers').selectAll().where('code_key', '=', key).executeTakeFirst();
  return row ? voucherOf(row) : null;
}

/**
 * Reads a voucher and keeps everybody else from changing or reserving it until the transaction ends: an update that
 * changes nothing locks on both engines.
 */
export async function lockVoucher(transaction: Transaction<Schema>, key: string): Promise<Voucher | null> {
  const row = await transaction
    .updateTable('vouchers')
    .set((eb) => ({ used: eb.ref('used') }))
    .where('code_key', '=', key)
    .returningAll()
    .executeTakeFirst();
  return row ? voucherOf(row) : null;
}

/** The vouchers that sessions hold at a time, each by its session. */
export async function reservedVouchers(
  queryable: Queryable,
  sessions: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Voucher & { readonly reservedUntil: number }>> {
  if (sessions.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('voucher_reservations as reservation')
    .innerJoin('vouchers', 'vouchers.code_key', 'reservation.code_key')
    .selectAll('vouchers')
    .select(['reservation.session', 'reservation.expires_at'])
    .where('reservation.session', 'in', [...sessions])
    .where('reservation.expires_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.session, { ...voucherOf(row), reservedUntil: row.expires_at }]));
}

/** Clears away the reservations of a voucher that have lapsed. */
export async function deleteLapsed(transaction: Transaction<Schema>, key: string, now: number): Promise<void> {
  await transaction
    .deleteFrom('voucher_reservations')
    .where('code_key', '=', key)
    .where('expires_at', '<=', now)
    .execute();
}

/** How many carts hold a voucher, lapsed reservations included. Asked under the voucher's lock. */
export async function countReservations(transaction: Transaction<Schema>, key: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('voucher_reservations')
    .select(sql<number>`count(*)`.as('count'))
    .where('code_key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a voucher to a session. */
export async function insertReservation(
  transaction: Transaction<Schema>,
  reservation: { readonly session: string; readonly key: string; readonly expiresAt: number },
): Promise<void> {
  const { session, key, expiresAt } = reservation;
  await transaction
    .insertInto('voucher_reservations')
    .values({ session, code_key: key, expires_at: expiresAt })
    .execute();
}

/** Lengthens reservations that have not lapsed; one that is gone stays gone. */
export async function renewReservations(
  transaction: Transaction<Schema>,
  sessions: readonly string[],
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<void> {
  await transaction
    .updateTable('voucher_reservations')
    .set({ expires_at: expiresAt })
    .where('session', 'in', [...sessions])
    .where('expires_at', '>', now)
    .execute();
}

/** Frees a voucher. Returns whether the session held it at that time. */
export async function deleteReservation(
  transaction: Transaction<Schema>,
  { key, session, now }: { readonly key: string; readonly session: string; readonly now: number },
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('voucher_reservations')
    .where('session', '=', session)
    .where('code_key', '=', key)
    .returning('expires_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.expires_at > now;
}

/**
 * Counts a use of a voucher for an order and subtracts what it paid from its balance. Returns false if the voucher was
 * stopped, or no use or not enough balance is left. The transaction must then be rolled back.
 */
export async function useVoucher(
  transaction: Transaction<Schema>,
  use: { readonly key: string; readonly orderId: string; readonly taken: Cents; readonly now: number },
): Promise<boolean> {
  const { key, orderId, taken, now } = use;
  const { numUpdatedRows } = await transaction
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1), balance: eb('balance', '-', taken) }))
    .where('code_key', '=', key)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('uses_allowed', 'is', null), eb('used', '<', eb.ref('uses_allowed'))]))
    .where((eb) => eb.or([eb('balance', 'is', null), eb('balance', '>=', taken)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await transaction
    .insertInto('voucher_redemptions')
    .values({ order_id: orderId, code_key: key, taken, redeemed_at: now })
    .execute();
  await noteChange(transaction, 'voucher');
  return true;
}

/**
 * Undoes the uses of vouchers by an order and restores what they paid. Each once: its redemption is deleted.
 * In the order of their keys, as orders take them.
 */
export async function undoUses(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  const uses = await transaction
    .deleteFrom('voucher_redemptions')
    .where('order_id', '=', orderId)
    .returning(['code_key', 'taken'])
    .execute();
  for (const { code_key, taken } of uses.toSorted((a, b) => (a.code_key < b.code_key ? -1 : 1)))
    await transaction
      .updateTable('vouchers')
      .set((eb) => ({ used: eb('used', '-', 1), balance: eb('balance', '+', taken) }))
      .where('code_key', '=', code_key)
      .execute();
  if (uses.length > 0) await noteChange(transaction, 'voucher');
}

/** A voucher that an order has used, and what it took off, in cents. */
export interface UsedVoucher extends Voucher {
  readonly taken: Cents;
}

/** The vouchers that an order has used. */
export async function usedVouchers(queryable: Queryable, orderId: string): Promise<UsedVoucher[]> {
  const rows = await queryable
    .selectFrom('voucher_redemptions as use')
    .innerJoin('vouchers', 'vouchers.code_key', 'use.code_key')
    .selectAll('vouchers')
    .select('use.taken')
    .where('use.order_id', '=', orderId)
    .execute();
  return rows.map((row) => ({ ...voucherOf(row), taken: row.taken }));
}

/**
 * Changes what a used voucher took off an order. 0 undoes the use. Returns false if a balance has not enough left. The
 * transaction must then be rolled back.
 */
export async function changeUse(
  transaction: Transaction<Schema>,
  {
    key,
    orderId,
    from,
    to,
  }: { readonly key: string; readonly orderId: string; readonly from: Cents; readonly to: Cents },
): Promise<boolean> {
  const more = to - from;
  const { numUpdatedRows } = await transaction
    .updateTable('vouchers')
    .set((eb) => ({ balance: eb('balance', '-', more), ...(to === 0 && { used: eb('used', '-', 1) }) }))
    .where('code_key', '=', key)
    .where((eb) => eb.or([eb('balance', 'is', null), eb('balance', '>=', more)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const use = { order_id: orderId, code_key: key };
  if (to === 0)
    await transaction
      .deleteFrom('voucher_redemptions')
      .where((eb) => eb.and(use))
      .execute();
  else
    await transaction
      .updateTable('voucher_redemptions')
      .set({ taken: to })
      .where((eb) => eb.and(use))
      .execute();
  await noteChange(transaction, 'voucher');
  return true;
}

function columnsOf(value: VoucherValue): Pick<Insertable<VoucherTable>, 'kind' | 'value' | 'balance'> {
  const { kind } = value;
  if (kind === 'fixed') return { kind, value: value.amount, balance: null };
  if (kind === 'percent') return { kind, value: value.share, balance: null };
  if (kind === 'free-shipping') return { kind, value: 0, balance: null };
  return { kind, value: value.balance, balance: value.balance };
}

function voucherOf(row: Selectable<VoucherTable>): Voucher {
  const { minimum, valid_from: validFrom, valid_to: validTo, uses_allowed: usesAllowed, used } = row;
  const stopped = row.stopped_at !== null;
  const terms = { value: worthOf(row), minimum, validFrom, validTo, usesAllowed, used, stopped };
  return { key: row.code_key, code: row.code, terms };
}

function worthOf({ kind, value, balance }: Selectable<VoucherTable>): VoucherValue {
  if (kind === 'fixed') return { kind, amount: value };
  if (kind === 'percent') return { kind, share: value };
  return kind === 'free-shipping' ? { kind } : { kind, balance: balance ?? 0 };
}
