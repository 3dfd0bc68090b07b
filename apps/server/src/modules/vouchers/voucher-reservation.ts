import type { RedeemedVoucher, VoucherRedemption } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { type Price, reservableUses, voucherCodeKey, voucherPrice, voucherRefusal, zeroPrice } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { privateId } from '../../private-id.ts';
import { unknownVoucherText, voucherSubjects } from './texts/vouchers.de.ts';
import { voucherSentence } from './voucher-sentence.ts';
import {
  countReservations,
  deleteLapsed,
  insertReservation,
  lockVoucher,
  type Voucher,
  voucherByKey,
} from './vouchers.repository.ts';

/** How long a redeemed voucher is kept for its session, in ms (CONTRACT §5). */
export const reservationTime = 60 * 60_000;

/**
 * Reserves a voucher under a new session, or gives the reason for a refusal. Of two simultaneous requests for the last
 * use, one waits here for the other and finds the use taken. A voucher with endless uses is not locked, because
 * otherwise carts with a public code would wait for each other.
 */
export async function reserveVoucher(
  database: Database,
  { code, totalPrice }: VoucherRedemption,
  now: number,
): Promise<RedeemedVoucher> {
  const key = voucherCodeKey(code);
  // Read outside the transaction: guessed codes must not hold SQLite's one writer.
  const known = await voucherByKey(database.read, key);
  if (known === null) return { ok: false, msg: unknownVoucherText };
  const total = Math.round(totalPrice * 100);
  return database.transaction(async (transaction) => {
    const voucher = isEndless(known) ? known : await lockVoucher(transaction, key);
    if (voucher === null) return { ok: false, msg: unknownVoucherText };
    const { terms } = voucher;
    const refusal = voucherRefusal(terms, now, total) ?? (await reservedElsewhere(transaction, voucher, now));
    if (refusal !== null) return { ok: false, msg: voucherSentence(voucherSubjects.this, refusal, terms) };
    const session = privateId();
    await insertReservation(transaction, { session, key, expiresAt: now + reservationTime });
    return {
      ok: true,
      voucher: { code: voucher.code, session, kind: terms.value.kind, price: foreseenPrice(voucher, total) },
    };
  });
}

/** Whether other carts hold every use that is left of a voucher. */
async function reservedElsewhere(
  transaction: Transaction<Schema>,
  voucher: Voucher,
  now: number,
): Promise<'reserved-elsewhere' | null> {
  await deleteLapsed(transaction, voucher.key, now);
  if (isEndless(voucher)) return null;
  const holding = await countReservations(transaction, voucher.key);
  return holding >= reservableUses(voucher.terms) ? 'reserved-elsewhere' : null;
}

function isEndless({ terms }: Voucher): boolean {
  return reservableUses(terms) === Number.POSITIVE_INFINITY;
}

/** The amount that a voucher takes off a gross total (cents) without known rates and shipping. */
function foreseenPrice({ terms }: Voucher, total: number) {
  const untaxed: Price = { gross: total, net: total, tax: 0, taxRates: [{ rate: 0, net: total, amount: 0 }] };
  const open = { goods: untaxed, goodsLeft: untaxed, shippingLeft: zeroPrice, due: total };
  const { gross } = voucherPrice(terms.value, open, 'gross');
  return wirePrice({ gross, net: gross, tax: 0, taxRates: [] });
}
