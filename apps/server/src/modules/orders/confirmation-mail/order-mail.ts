import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Attachment, Mail, MailAddress } from '../../../mail/mail.ts';
import type { OrderSnapshot } from '../types.ts';
import { customerMailbox } from '../wording/customer-mailbox.ts';
import type { AmendmentToTell } from './amended-payment.ts';
import type { MailedHtml } from './mailed-html.ts';
import { orderMailFacts } from './order-mail-facts.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { mailTexts } from './texts/confirmation-mail.de.ts';

/**
 * What a mail needs besides the order. `addressToPay`: null if no payment provider takes part. `guarantee`: null if the
 * customer saw no notice.
 */
export interface OrderMailing {
  readonly from: MailAddress;
  readonly addressToPay: string | null;
  readonly guarantee: MailedHtml | null;
  /** The address for withdrawing from the contract (LAW F2). */
  /** Null if the order cannot be withdrawn from (LAW C8). */
  readonly withdrawal: string | null;
  readonly attachments: readonly Attachment[];
  /** Set if it confirms an amendment. */
  readonly amended?: AmendmentToTell;
}

/**
 * The mail that confirms an order to its customer (LAW O1, O2). It depends on the snapshot alone, so repeating it gives
 * the same mail, even if the order was paid in between.
 */
export function orderMail(
  order: OrderSnapshot,
  { from, addressToPay, guarantee, withdrawal, attachments, amended }: OrderMailing,
): Mail {
  const facts = orderMailFacts(order, { addressToPay, guarantee, withdrawal, amended });
  const { shop, orderNumber } = order;
  const [, total] = facts.total;
  return mailFromShop({
    ...{ kind: 'order', about: order.id, from, shop, to: customerMailbox(order) },
    ...(amended && { kind: 'order-amended', about: `${order.id} ${amended.version}` }),
    subject: (amended ? mailTexts.amendedSubject : mailTexts.subject)(orderNumber, shop.title),
    preview: (amended ? mailTexts.amendedPreview : mailTexts.preview)(total),
    content: { text: orderMailText(facts), html: orderMailHtml(facts) },
    attachments: [...attachments, ...(guarantee?.pictures ?? [])],
  });
}
