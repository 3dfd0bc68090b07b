import { emailRefusal } from '../email.ts';
import type { FieldRefusal } from '../field-refusal.ts';
import { hasControlCharacters, isBlank } from '../plain-text.ts';

/** What somebody types to withdraw from a contract, cleaned. Empty: not typed. */
export interface WithdrawalForm {
  readonly name: string;
  /** Where the acknowledgement goes. */
  readonly email: string;
  readonly orderNumber: string;
  /** Instead of the number: the address of the order, if it is another than `email`, and its date in any words. */
  readonly orderEmail: string;
  readonly orderDate: string;
  /** What of the order is meant, in any words; empty: all of it. */
  readonly what: string;
}

/** The longest text of each field. */
export const withdrawalLimits = { name: 200, orderNumber: 50, orderDate: 100, what: 1000 } as const;

/**
 * The refusals of a declaration, by field (LAW F3). The law lets a shop ask only for a name, an address for the
 * acknowledgement, and what identifies the contract: an order known by its link, its number, or a date.
 */
export function withdrawalRefusals(form: WithdrawalForm, isOrderKnown: boolean): FieldRefusal[] {
  const isUnnamed = !isOrderKnown && isBlank(form.orderNumber) && isBlank(form.orderDate);
  return [
    ...(isBlank(form.name) ? [{ path: 'name', code: 'required' } as const] : []),
    ...emailRefusals('email', form.email),
    ...(isUnnamed ? [{ path: 'orderNumber', code: 'required' } as const] : []),
    ...(isBlank(form.orderEmail) ? [] : emailRefusals('orderEmail', form.orderEmail)),
    ...Object.entries(withdrawalLimits).flatMap(([path, limit]) =>
      textRefusals(path, form[path as keyof typeof withdrawalLimits], limit),
    ),
  ];
}

function emailRefusals(path: string, email: string): FieldRefusal[] {
  const code = emailRefusal(email);
  return code === null ? [] : [{ path, code }];
}

/** Line breaks are allowed in fields with several lines. */
function textRefusals(path: string, text: string, limit: number): FieldRefusal[] {
  if (text.length > limit) return [{ path, code: 'too-long', limit }];
  const lines = path === 'what' ? text.split('\n') : [text];
  return lines.some(hasControlCharacters) ? [{ path, code: 'control-character' }] : [];
}
