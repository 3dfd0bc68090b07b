import type { RedeemedVoucher, VoucherRedemption } from '@kontor/contract';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';
import type { OrdersService } from './orders.service.ts';

/**
 * Redeems a voucher, and returns what it takes off the lines of the cart at their tax rates, as order/calc would
 * (CONTRACT §5). Without lines that can be bought and delivered, the voucher is still redeemed, and the answer is its
 * amount for the total that was sent.
 */
export async function redeemForCart(
  { vouchers, orders }: { readonly vouchers: VouchersService; readonly orders: OrdersService },
  body: VoucherRedemption,
  viewer: Viewer | null,
): Promise<RedeemedVoucher> {
  const redeemed = await vouchers.redeem(body);
  const { items = [] } = body;
  if (!redeemed.ok || items.length === 0) return redeemed;
  const { code, session } = redeemed.voucher;
  const calculation = await orders.calculate({ items, vouchers: [{ code, session }] }, viewer);
  if (isRefused(calculation) || calculation.items.length === 0) return redeemed;
  const [priced] = calculation.vouchers;
  return priced === undefined ? redeemed : { ok: true, voucher: priced };
}
