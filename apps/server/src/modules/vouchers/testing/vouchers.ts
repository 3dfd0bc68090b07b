import type { VoucherValue } from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import type { NewVoucher, VouchersService } from '../vouchers.service.ts';

/** For tests: makes a voucher without conditions but those that are named. */
export async function makeVoucher(
  { database, vouchers }: { readonly database: Database; readonly vouchers: VouchersService },
  code: string,
  value: VoucherValue,
  more: Partial<NewVoucher> = {},
): Promise<void> {
  const voucher = { code, value, minimum: 0, validFrom: null, validTo: null, usesAllowed: null, ...more };
  const refusal = await database.transaction((transaction) => vouchers.create(transaction, voucher));
  if (refusal !== null) throw new Error(refusal);
}

/** For tests: a voucher as it lies in a cart, once it was redeemed. */
export async function redeemed(
  vouchers: VouchersService,
  code: string,
  totalPrice = 71.78,
): Promise<{ code: string; session: string }> {
  const answer = await vouchers.redeem({ code, totalPrice });
  if (!answer.ok) throw new Error(answer.msg);
  return { code: answer.voucher.code, session: answer.voucher.session };
}

/** For tests: what the database says of a voucher. */
export async function storedVoucher({ read }: Database, code: string) {
  const voucher = await read
    .selectFrom('vouchers')
    .select(['code_key', 'used', 'balance'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const of = (table: 'voucher_reservations' | 'voucher_redemptions') =>
    read.selectFrom(table).select('code_key').where('code_key', '=', voucher.code_key).execute();
  const [reservations, redemptions] = await Promise.all([of('voucher_reservations'), of('voucher_redemptions')]);
  const { used, balance } = voucher;
  return { used, balance, reservations: reservations.length, redemptions: redemptions.length };
}
