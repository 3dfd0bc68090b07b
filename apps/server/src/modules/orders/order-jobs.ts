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
import { agreedOrderById, orderById } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { transferCode } from './wording/order-wording.ts';

/** The dependencies of an order's jobs. */
export interface OrderJobSources {
  readonly database: Database;
  readonly documentMaker: DocumentMaker;
  /** The function of the orders service, so that a document that a customer is downloading is not made twice. */
  readonly privateDocument: FindPrivateDocument;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  /** The address for paying an order later. Null if no payment provider takes part. */
  readonly addressToPay: (order: OrderSnapshot) => string | null;
  /** Scheme and host that visitors see. */
  readonly publicUrl: string;
  /** The payment states of orders, by the order's id. */
  readonly payments: Pick<OrderSources['payments'], 'wireOf'>;
}

/**
 * The jobs to queue in an order's transaction. The notice to the shop has a job of its own for each recipient. So a
 * full mailbox delays no other recipient, and no recipient gets a mail twice.
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
 * The handlers of those jobs. Each may be repeated: a finished document is kept, and a mail has the same Message-ID.
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
      const { email } = await orderOf(database, orderId);
      // It says what was agreed, and goes to where the customer can be reached.
      const order = { ...(await agreedOrderOf(database, orderId)), email };
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

/** The notice on the legal guarantee that the customer saw before the order (LAW W5). Null if the shop had none. */
async function guaranteeOf(
  { texts }: OrderSnapshot,
  { database, publicUrl }: Pick<OrderJobSources, 'database' | 'publicUrl'>,
): Promise<MailedHtml | null> {
  const shown = texts.find(({ name }) => name === guaranteeNotice);
  return shown === undefined
    ? null
    : mailedHtml(await agreedContent(database.read, shown), { name: 'gewaehrleistung', publicUrl });
}

/** The QR code for banking apps as a picture in the mail, if the customer pays by transfer. */
async function transferPicture(order: OrderSnapshot): Promise<Attachment[]> {
  const code = transferCode(order);
  if (code === null) return [];
  const content = await qrPicture(code, 4);
  return [{ filename: 'ueberweisung.png', contentType: 'image/png', content, contentId: transferCodeId }];
}

async function agreedOrderOf(database: Database, orderId: string): Promise<OrderSnapshot> {
  const order = await agreedOrderById(database.read, orderId);
  if (order === null) throw new Error('A job belongs to an order that is not there');
  return order;
}

async function orderOf(database: Database, orderId: string): Promise<OrderSnapshot> {
  const order = await orderById(database.read, orderId);
  if (order === null) throw new Error('A job belongs to an order that is not there');
  return order;
}
