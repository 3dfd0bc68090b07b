import type { RedeemedVoucher, VoucherRedemption } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { type Price, reservableUses, voucherCodeKey, voucherPrice, voucherRefusal, zeroPrice } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { privateId } from '../../private-id.ts';
import { unknownVoucherText, voucherSubjects } from './texts/de.ts';
import { type VoucherReason, voucherSentence } from './voucher-sentence.ts';
import {
  countReservations,
  insertReservation,
  lockVoucher,
  type Voucher,
  voucherExists,
} from './vouchers.repository.ts';

/** How long a redeemed voucher is kept for its session, in ms (CONTRACT §5). */
export const reservationTime = 60 * 60_000;

/** Reserves a voucher under a new session, or says why not. Of two that want the last use at once, one waits here for the other and finds it taken. */
export async function reserveVoucher(
  database: Database,
  { code, totalPrice }: VoucherRedemption,
  now: number,
): Promise<RedeemedVoucher> {
  const key = voucherCodeKey(code);
  // Read outside the transaction: whoever guesses codes must not keep orders waiting for the writer.
  if (!(await voucherExists(database.read, key))) return { ok: false, msg: unknownVoucherText };
  const total = Math.round(totalPrice * 100);
  return database.transaction(async (transaction) => {
    const voucher = await lockVoucher(transaction, key);
    if (voucher === null) return { ok: false, msg: unknownVoucherText };
    const { terms } = voucher;
    const refuse = (reason: VoucherReason) =>
      ({ ok: false, msg: voucherSentence(voucherSubjects.this, reason, terms) }) as const;
    const refusal = voucherRefusal(terms, now, total);
    if (refusal !== null) return refuse(refusal);
    if ((await countReservations(transaction, key, now)) >= reservableUses(terms)) return refuse('reserved-elsewhere');
    const session = privateId();
    await insertReservation(transaction, { session, key, expiresAt: now + reservationTime });
    return {
      ok: true,
      voucher: { code: voucher.code, session, kind: terms.value.kind, price: foreseenPrice(voucher, total) },
    };
  });
}

/** What a voucher takes off a gross total (cents) of which nothing else is known: no rates, and no shipping that could be free. */
function foreseenPrice({ terms }: Voucher, total: number) {
  const untaxed: Price = { gross: total, net: total, tax: 0, taxRates: [{ rate: 0, net: total, amount: 0 }] };
  const open = { goods: untaxed, goodsLeft: untaxed, shippingLeft: zeroPrice, due: total };
  const { gross } = voucherPrice(terms.value, open, 'gross');
  return wirePrice({ gross, net: gross, tax: 0, taxRates: [] });
}
