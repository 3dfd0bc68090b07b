import { type Cents, type Pieces, voucherCodeKey } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema } from '../../database/schema.ts';
import { randomVoucherCode } from './random-code.ts';
import { insertVoucher } from './vouchers.repository.ts';

/** A piece of an order's line, from 0, for which a code is to be made. */
export interface VoucherToSell {
  readonly line: number;
  readonly piece: number;
  /** What was paid for it, in gross cents. */
  readonly worth: Cents;
}

/**
 * A gift voucher that an order bought. `voided`: its piece was taken back. `suspended`: its money is gone or disputed.
 * `stopped`: an operator stopped it.
 */
export interface SoldVoucher extends VoucherToSell {
  readonly code: string;
  /** What is left of it, in cents. */
  readonly rest: Cents;
  /** Epoch ms. */
  readonly soldAt: number;
  /** The first moment after its validity, epoch ms; null: it has no end. */
  readonly validTo: number | null;
  readonly state: 'valid' | 'voided' | 'suspended' | 'stopped';
}

/**
 * Makes the codes of pieces, each as a gift balance. A piece has one code: to make a second one fails, so that whoever
 * runs twice rolls back.
 */
export async function sellVouchers(
  transaction: Transaction<Schema>,
  orderId: string,
  pieces: readonly VoucherToSell[],
  { soldAt, validTo }: { readonly soldAt: number; readonly validTo: number | null },
): Promise<void> {
  for (const { line, piece, worth } of pieces) {
    const code = randomVoucherCode();
    const key = voucherCodeKey(code);
    const terms = {
      ...{ value: { kind: 'gift-balance', balance: worth } as const, minimum: 0, validFrom: null, validTo },
      ...{ usesAllowed: null, used: 0, stopped: false },
    };
    if (!(await insertVoucher(transaction, { key, code, terms }, soldAt)))
      throw new Error('A code of 76 bits is taken');
    await transaction
      .insertInto('sold_vouchers')
      .values({
        ...{ order_id: orderId, line, piece, code_key: key, sold_at: soldAt },
        ...{ voided_at: null, suspended_at: null },
      })
      .execute();
  }
  if (pieces.length > 0) await noteChange(transaction, 'voucher');
}

/** Whether a voucher was sold, and its money went back or is not there. */
export async function isUnpaid(queryable: Queryable, key: string): Promise<boolean> {
  const sold = await queryable
    .selectFrom('sold_vouchers')
    .select('code_key')
    .where('code_key', '=', key)
    .where((eb) => eb.or([eb('voided_at', 'is not', null), eb('suspended_at', 'is not', null)]))
    .executeTakeFirst();
  return sold !== undefined;
}

/** The gift vouchers that an order bought, by line and piece. */
export async function soldVouchers(queryable: Queryable, orderId: string): Promise<SoldVoucher[]> {
  const rows = await queryable
    .selectFrom('sold_vouchers as sold')
    .innerJoin('vouchers', 'vouchers.code_key', 'sold.code_key')
    .select(['sold.line', 'sold.piece', 'sold.sold_at', 'sold.voided_at', 'sold.suspended_at'])
    .select(['vouchers.code', 'vouchers.value', 'vouchers.balance', 'vouchers.valid_to', 'vouchers.stopped_at'])
    .where('sold.order_id', '=', orderId)
    .orderBy('sold.line')
    .orderBy('sold.piece')
    .execute();
  return rows.map((row) => ({
    ...{ line: row.line, piece: row.piece, code: row.code, worth: row.value, rest: row.balance ?? 0 },
    ...{ soldAt: row.sold_at, validTo: row.valid_to, state: stateOf(row) },
  }));
}

function stateOf(row: Record<'voided_at' | 'suspended_at' | 'stopped_at', number | null>): SoldVoucher['state'] {
  if (row.voided_at !== null) return 'voided';
  if (row.suspended_at !== null) return 'suspended';
  return row.stopped_at === null ? 'valid' : 'stopped';
}

/**
 * Voids gift vouchers whose pieces are taken back: as many of each line as are named, of those of which nothing was
 * redeemed. An order that redeems one at the same moment waits for its row, and then finds it stopped.
 * @returns the first line that has too few such vouchers; the transaction must then be rolled back. Null: all are void.
 */
export async function voidVouchers(
  transaction: Transaction<Schema>,
  orderId: string,
  pieces: readonly Pieces[],
  now: number,
): Promise<number | null> {
  const sold = await transaction
    .selectFrom('sold_vouchers')
    .select(['line', 'code_key'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .orderBy('code_key')
    .execute();
  for (const { line, amount } of pieces) {
    const keys = sold.filter((one) => one.line === line).map(({ code_key }) => code_key);
    let left = amount;
    for (const key of keys) if (left > 0 && (await voidOne(transaction, key, now))) left -= 1;
    if (left > 0) return line;
  }
  if (pieces.length > 0) await noteChange(transaction, 'voucher');
  return null;
}

async function voidOne(transaction: Transaction<Schema>, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('vouchers')
    .set({ stopped_at: now })
    .where('code_key', '=', key)
    .where((eb) => eb('balance', '=', eb.ref('value')))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await transaction.updateTable('sold_vouchers').set({ voided_at: now }).where('code_key', '=', key).execute();
  return true;
}

/**
 * Stops the gift vouchers of an order whose money is gone, or lets them be redeemed again once it is there. Those that
 * an operator stopped stay stopped.
 */
export async function suspendVouchers(
  transaction: Transaction<Schema>,
  orderId: string,
  { isSuspended, now }: { readonly isSuspended: boolean; readonly now: number },
): Promise<void> {
  const sold = transaction.selectFrom('sold_vouchers').select('code_key').where('order_id', '=', orderId);
  const toChange = sold
    .where('voided_at', 'is', null)
    .where('suspended_at', isSuspended ? 'is' : 'is not', null)
    .orderBy('code_key');
  const keys = (await toChange.execute()).map(({ code_key }) => code_key);
  for (const key of keys) {
    const voucher = transaction.updateTable('vouchers').set({ stopped_at: isSuspended ? now : null });
    const { numUpdatedRows } = await voucher
      .where('code_key', '=', key)
      .where('stopped_at', isSuspended ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (isSuspended && numUpdatedRows !== 1n) continue;
    const suspended = transaction.updateTable('sold_vouchers').set({ suspended_at: isSuspended ? now : null });
    await suspended.where('code_key', '=', key).execute();
  }
  if (keys.length > 0) await noteChange(transaction, 'voucher');
}
