import { type Cents, type OrderLife, type OrderWorth, stillDue } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import type { OrderSnapshot } from './types.ts';

/** The amounts of an order that decide the value of its cancelled and returned pieces. */
export function worthOf({ lines, vouchers, total }: OrderSnapshot): OrderWorth {
  // A gift balance is money, and free shipping does not reduce the goods.
  const discounts = vouchers.filter(({ kind }) => kind === 'fixed' || kind === 'percent');
  return {
    toPay: total.gross,
    discount: discounts.reduce((sum, { price }) => sum - price.gross, 0),
    lines: lines.map(({ total: { gross }, amount, deposit = 0, giftVoucher = false }) => ({
      ...{ total: gross, amount, deposit, isGiftVoucher: giftVoucher },
    })),
  };
}

/** What is left of an order costs, in gross cents, whoever pays: gift balances are payments (LAW T9). */
export function worthToBill(order: OrderSnapshot, { lines }: Pick<OrderLife, 'lines'>): Cents {
  const balances = order.vouchers.filter(({ kind }) => kind === 'gift-balance');
  const toPay = balances.reduce((sum, { price }) => sum - price.gross, order.total.gross);
  return stillDue({ ...worthOf(order), toPay }, { lines });
}

/**
 * An order at the amount that is due from its customer, which is lower after a part was cancelled or returned. For an
 * order that was cancelled completely it is the original amount, so that payments count as paid until they are
 * refunded.
 */
export async function asAsked(queryable: Queryable, order: OrderSnapshot): Promise<OrderSnapshot> {
  return atAmount(order, askedFor(order, await dueOf(queryable, order)));
}

/** What the customer owes for what is left of an order, in cents. */
export async function dueOf(queryable: Queryable, order: OrderSnapshot): Promise<Cents> {
  const gone = await queryable
    .selectFrom('order_pieces')
    .select(['line', 'amount'])
    .where('order_id', '=', order.id)
    .where('kind', 'in', ['cancel', 'return'])
    .execute();
  const lines = order.lines.map(({ amount: ordered }, line) => ({
    ...{ ordered, returned: 0 },
    cancelled: gone.reduce((sum, piece) => (piece.line === line ? sum + piece.amount : sum), 0),
  }));
  return stillDue(worthOf(order), { lines, allowance: await allowanceOf(queryable, order.id) });
}

async function allowanceOf(queryable: Queryable, orderId: string): Promise<Cents> {
  const row = queryable.selectFrom('orders').select('allowance').where('id', '=', orderId);
  return (await row.executeTakeFirst())?.allowance ?? 0;
}

/** The amount by which its payments are judged: the amount due, or the original total if nothing is due. */
export function askedFor({ total }: Pick<OrderSnapshot, 'total'>, due: Cents): Cents {
  return due === 0 ? total.gross : due;
}

/** An order at the amount that is due for it. */
export function atAmount(order: OrderSnapshot, gross: Cents): OrderSnapshot {
  return { ...order, total: { ...order.total, gross } };
}
