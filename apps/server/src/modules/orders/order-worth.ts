import { type Cents, type OrderWorth, stillDue } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import type { OrderSnapshot } from './types.ts';

/** What an order costs, as far as it decides what its cancelled and returned pieces are worth. */
export function worthOf({ lines, vouchers, total }: OrderSnapshot): OrderWorth {
  // A gift balance is money, and free shipping takes nothing off the goods.
  const discounts = vouchers.filter(({ kind }) => kind === 'fixed' || kind === 'percent');
  return {
    toPay: total.gross,
    discount: discounts.reduce((sum, { price }) => sum - price.gross, 0),
    lines: lines.map(({ total: { gross }, amount, deposit = 0 }) => ({ total: gross, amount, deposit })),
  };
}

/**
 * An order at the amount that is asked of its customer: less, once a part of it was cancelled or came back. Of an order
 * that is gone as a whole it is what was to pay, so that what was paid counts as paid until it is refunded.
 */
export async function asAsked(queryable: Queryable, order: OrderSnapshot): Promise<OrderSnapshot> {
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
  return atAmount(order, askedFor(order, stillDue(worthOf(order), { lines })));
}

/** What is asked for where this is still due. */
export function askedFor({ total }: Pick<OrderSnapshot, 'total'>, due: Cents): Cents {
  return due === 0 ? total.gross : due;
}

/** An order at the amount that is asked for it. */
export function atAmount(order: OrderSnapshot, gross: Cents): OrderSnapshot {
  return { ...order, total: { ...order.total, gross } };
}
