import type { ReceivableToSpare } from '@kontor/contract/office';
import { cleanLine, hasControlCharacters, isBlank } from '@kontor/domain';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { addEntry } from '../order-life/order-life.service.ts';
import { lockRecord } from '../orders/orders.service.ts';
import { stopsOf, writeStop } from './reminders.repository.ts';
import type { ReminderSources } from './types.ts';

/** The maximum length of a reason, in characters. */
const longestReason = 500;

/**
 * Stops reminders of an order, with a reason, or allows them again. Doing the same again changes nothing.
 * @returns null if it is so; 404 `order-not-found`; 400 `invalid-form` for a wrong reason.
 */
export function spareOrder(
  { database, clock, log }: ReminderSources,
  { number, reason: typed }: ReceivableToSpare,
  by: Operator,
): Promise<Refused | null> {
  const reason = typed === null ? null : cleanLine(typed);
  const wrong = reason === null ? null : wrongReason(reason);
  if (wrong !== null) return Promise.resolve(wrong);
  return refusableTransaction(database, async (transaction) => {
    const record = await lockRecord(transaction, number);
    if (record === null) return refused(404, 'order-not-found');
    const { id } = record.order;
    const known = (await stopsOf(transaction, [id])).get(id)?.reason ?? null;
    if (known === reason) return null;
    await writeStop(transaction, id, reason === null ? null : { reason, stopped_by: by.name, stopped_at: clock() });
    const kind = reason === null ? ('unspare' as const) : ('spare' as const);
    const detail = reason === null ? {} : { reason };
    await addEntry(transaction, { clock, log }, record, { kind, detail, by, via: 'order', key: null });
    return null;
  });
}

function wrongReason(reason: string): Refused | null {
  const path = 'reason';
  if (isBlank(reason)) return refused(400, 'invalid-form', { errors: formErrors([{ path, code: 'required' }]) });
  if ([...reason].length > longestReason)
    return refused(400, 'invalid-form', { errors: formErrors([{ path, code: 'too-long', limit: longestReason }]) });
  if (!hasControlCharacters(reason)) return null;
  return refused(400, 'invalid-form', { errors: formErrors([{ path, code: 'control-character' }]) });
}
