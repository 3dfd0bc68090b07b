import type { Order } from '@kontor/contract';
import { euroFromCents } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import type { Viewer } from '../../http/viewer.ts';
import { soldVouchers } from '../vouchers/vouchers.service.ts';
import { isOrderOf, type OrderWithState } from './orders.repository.ts';

/** The gift vouchers that an order bought, for the customer who placed it. Empty for anybody else, and without any. */
export async function giftVouchersFor(
  queryable: Queryable,
  { order }: Pick<OrderWithState, 'order'>,
  { customerId }: Viewer,
): Promise<Pick<Order, 'giftVouchers'>> {
  if (!order.lines.some(({ giftVoucher }) => giftVoucher)) return {};
  if (!(await isOrderOf(queryable, order.id, customerId))) return {};
  const vouchers = await soldVouchers(queryable, order.id);
  if (vouchers.length === 0) return {};
  return {
    giftVouchers: vouchers.map(({ code, worth, rest, validTo, state }) => ({
      ...{ code, worth: euroFromCents(worth), rest: euroFromCents(rest), state },
      ...(validTo !== null && { lastDay: viennaDay(validTo - 1) }),
    })),
  };
}
