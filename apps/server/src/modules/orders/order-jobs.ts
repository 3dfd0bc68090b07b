import { guaranteeNotice, withdrawalAddressOf } from '@kontor/contract';
import type { Database } from '../../database/database.ts';
import type { JobToQueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import type { Attachment, MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import { qrPicture } from '../../pdf/qr-code.ts';
import { agreedContent } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { type MailedHtml, mailedHtml } from './confirmation-mail/mailed-html.ts';
import { orderMail } from './confirmation-mail/order-mail.ts';
import { transferCodeId } from './confirmation-mail/order-mail-html.ts';
import { createTextAttachments } from './order-attachments.ts';
import type { FindPrivateDocument } from './order-documents.ts';
import { orderNotice } from './order-notice/order-notice.ts';
import type { OrderSources } from './order-sources.ts';
import { orderById } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { transferCode } from './wording/order-wording.ts';

/** What the jobs of an order work with. */
export interface OrderJobSources {
  readonly database: Database;
  readonly documentMaker: DocumentMaker;
  /** The orders service's, so that a document that a customer is downloading is not made twice. */
  readonly privateDocument: FindPrivateDocument;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  /** The address where an order can be paid later; null if no payment provider takes part. */
  readonly addressToPay: (order: OrderSnapshot) => string | null;
  /** Scheme and host that visitors see. */
  readonly publicUrl: string;
  /** How the payments of orders stand, by the order's id. */
  readonly payments: Pick<OrderSources['payments'], 'wireOf'>;
}

/**
 * Queues in the order's transaction what must happen after it: each kind once per order. Each recipient has a job of
 * their own. So a full mailbox holds up no other recipient, and the others get no mail twice.
 */
export function jobsOfOrder(orderId: string, recipients: readonly string[], now: number): JobToQueue[] {
  return [
    ...(['order-document', 'order-mail'] as const).map((kind) => ({
      ...{ kind, uniqueKey: `${kind}:${orderId}`, payload: { orderId } },
      runAt: now,
    })),
    ...recipients.map((to) => ({
      ...{ kind: 'order-notice' as const, uniqueKey: `order-notice:${orderId}:${to}`, payload: { orderId, to } },
      runAt: now,
    })),
  ];
}

type OrderJob = 'order-document' | 'order-mail' | 'order-notice';

/**
 * The handlers of those jobs. Each may be repeated: a document that is made stays, a mail carries the same Message-ID.
 */
export function orderJobs(sources: OrderJobSources): JobHandlersOf<OrderJob> {
  const { database, documentMaker, privateDocument, mail, mailFrom, addressToPay, payments, publicUrl } = sources;
  const textAttachments = createTextAttachments(database, documentMaker);
  return {
    'order-document': async ({ orderId }) => {
      const { confirmationDoc } = await orderOf(database, orderId);
      await privateDocument(confirmationDoc.content);
    },
    'order-mail': async ({ orderId }) => {
      const order = await orderOf(database, orderId);
      const confirmation = await privateDocument(order.confirmationDoc.content);
      if (confirmation === null) throw new Error('An order has no document');
      const { filename, mimeType: contentType, bytes: content } = confirmation;
      const attachments = [
        { filename, contentType, content },
        ...(await textAttachments(order)),
        ...(await transferPicture(order)),
      ];
      const from = senderOf(order.shop, mailFrom);
      const guarantee = await guaranteeOf(order, sources);
      const withdrawal = publicUrl + withdrawalAddressOf('orderNumber', order.orderNumber);
      await mail.send(
        orderMail(order, { from, addressToPay: addressToPay(order), guarantee, withdrawal, attachments }),
      );
    },
    'order-notice': async ({ orderId, to }) => {
      const order = await orderOf(database, orderId);
      const { payment } = (await payments.wireOf([order])).get(order.id) ?? {};
      await mail.send(orderNotice(order, { from: senderOf(order.shop, mailFrom), to, payment }));
    },
  };
}

/** The notice on the legal guarantee as the customer saw it before the order (LAW W5); null where the shop had none. */
async function guaranteeOf(
  { texts }: OrderSnapshot,
  { database, publicUrl }: Pick<OrderJobSources, 'database' | 'publicUrl'>,
): Promise<MailedHtml | null> {
  const shown = texts.find(({ name }) => name === guaranteeNotice);
  return shown === undefined
    ? null
    : mailedHtml(await agreedContent(database.read, shown), { name: 'gewaehrleistung', publicUrl });
}

/** The code for banking apps as a picture inside the mail, where the customer transfers the money. */
async function transferPicture(order: OrderSnapshot): Promise<Attachment[]> {
  const code = transferCode(order);
  if (code === null) return [];
  const content = await qrPicture(code, 4);
  return [{ filename: 'ueberweisung.png', contentType: 'image/png', content, contentId: transferCodeId }];
}

async function orderOf(database: Database, orderId: string): Promise<OrderSnapshot> {
  const order = await orderById(database.read, orderId);
  if (order === null) throw new Error('A job belongs to an order that is not there');
  return order;
}
