import {
  isRefundOpen,
  lastDayToWithdraw,
  type OwedForWithdrawal,
  owedForWithdrawal,
  receivedAt,
  type WithdrawalVerdict,
  withdrawalVerdict,
} from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { emailKey } from '../../../email/email-key.ts';
import { viennaDay } from '../../../german-format.ts';
import { loadLife } from '../../order-life/order-life.service.ts';
import { type OrderRecord, recordOfNumber, worthOf } from '../../orders/orders.service.ts';
import { numberIn } from './number-in.ts';
import type { ReceivedWithdrawal } from './types.ts';

/** The current verdict on a declaration, for the shop. */
export interface JudgedWithdrawal {
  readonly verdict: WithdrawalVerdict;
  /** The number of the order that it names. Null: no such order. */
  readonly orderNumber: string | null;
  /** The last day of the period, such as `2026-12-07`. Null: the period has not begun, or its begin is unknown. */
  readonly lastDay: string | null;
  /** Whether money of the order may still have to be refunded. True if the order is unknown. */
  readonly isRefundOpen: boolean;
  /** What the declared pieces lower the price of the order by. Null: the order or the pieces are not known. */
  readonly owed: OwedForWithdrawal | null;
}

/** Finds the order of a declaration and judges it. Only the shop learns the result (LAW F8). */
export async function judgeWithdrawal(queryable: Queryable, withdrawal: ReceivedWithdrawal): Promise<JudgedWithdrawal> {
  const { declaration } = withdrawal;
  const day = viennaDay(withdrawal.receivedAt);
  const number = numberIn(declaration);
  const record = number === '' ? null : await recordOfNumber(queryable, number);
  if (record === null) {
    const verdict = withdrawalVerdict({ day, order: null });
    return { verdict, orderNumber: null, lastDay: null, isRefundOpen: true, owed: null };
  }
  const { life, parcels } = await loadLife(queryable, record);
  const received = receivedAt({ lines: life.lines, parcels });
  const lastDay = received === null ? null : lastDayToWithdraw(viennaDay(received));
  const order = { isCustomers: isCustomers(withdrawal, record), lastDay };
  const isSomethingBack = life.lines.some(({ cancelled, returned }) => cancelled + returned > 0);
  return {
    ...{ verdict: withdrawalVerdict({ day, order }), orderNumber: number, lastDay },
    isRefundOpen: isRefundOpen({ payment: record.payment, isSomethingBack }),
    owed: isInWords(withdrawal) ? null : owedForWithdrawal(worthOf(record.order), life.lines, declaration.items),
  };
}

/** Whether it came through the order's own link, or names the e-mail address of the order. */
function isCustomers({ orderId, declaration }: ReceivedWithdrawal, { order }: OrderRecord): boolean {
  const named = [declaration.email, declaration.orderEmail].filter((email) => email !== '').map(emailKey);
  return orderId === order.id || named.includes(emailKey(order.email));
}

/** Whether only free words say which pieces are meant. Without words all of the order is meant. */
function isInWords({ declaration: { items, what } }: ReceivedWithdrawal): boolean {
  return items === null && what !== '';
}
