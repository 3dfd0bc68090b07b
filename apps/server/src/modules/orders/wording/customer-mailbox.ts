import type { MailAddress } from '../../../mail/mail.ts';
import type { OrderSnapshot } from '../types.ts';

/** The mail address of an order's customer. */
export function customerMailbox({ address, email }: Pick<OrderSnapshot, 'address' | 'email'>): MailAddress {
  return { name: `${address.firstName} ${address.name}`.trim(), address: email };
}
