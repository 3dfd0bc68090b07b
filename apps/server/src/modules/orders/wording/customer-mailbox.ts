import type { MailAddress } from '../../../mail/mail.ts';
import type { OrderSnapshot } from '../types.ts';

/** Where the customer of an order reads mails. */
export function customerMailbox({ address, email }: Pick<OrderSnapshot, 'address' | 'email'>): MailAddress {
  return { name: `${address.firstName} ${address.name}`.trim(), address: email };
}
