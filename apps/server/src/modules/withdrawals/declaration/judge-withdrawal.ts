import { lastDayToWithdraw, receivedAt, type WithdrawalStanding, withdrawalStanding } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { emailKey } from '../../../email/email-key.ts';
import { viennaDay } from '../../../german-format.ts';
import { loadLife } from '../../order-life/order-life.service.ts';
import { type OrderRecord, recordOfNumber } from '../../orders/orders.service.ts';
import type { ReceivedWithdrawal } from './types.ts';

/** How a declaration stands now, for the shop. */
export interface JudgedWithdrawal {
  readonly standing: WithdrawalStanding;
  /** The number of the order that it names; null: there is none. */
  readonly orderNumber: string | null;
  /** The last day of the period, such as `2026-12-07`; null: it has not begun, or its begin is not known. */
  readonly lastDay: string | null;
}

/** Looks for the order of a declaration, and judges it. Only the shop gets to know it (LAW F8). */
export async function judgeWithdrawal(queryable: Queryable, withdrawal: ReceivedWithdrawal): Promise<JudgedWithdrawal> {
  const { declaration } = withdrawal;
  const day = viennaDay(withdrawal.receivedAt);
  const number = declaration.orderNumber.replaceAll(' ', '');
  const record = number === '' ? null : await recordOfNumber(queryable, number);
  if (record === null) return { standing: withdrawalStanding({ day, order: null }), orderNumber: null, lastDay: null };
  const { life, parcels } = await loadLife(queryable, record);
  const received = receivedAt({ lines: life.lines, parcels });
  const lastDay = received === null ? null : lastDayToWithdraw(viennaDay(received));
  const order = { isCustomers: isCustomers(withdrawal, record), lastDay };
  return { standing: withdrawalStanding({ day, order }), orderNumber: number, lastDay };
}

/** Whether it came by the order's own link, or names the address of the order. */
function isCustomers({ orderId, declaration }: ReceivedWithdrawal, { order }: OrderRecord): boolean {
  const named = [declaration.email, declaration.orderEmail].filter((email) => email !== '').map(emailKey);
  return orderId === order.id || named.includes(emailKey(order.email));
}
