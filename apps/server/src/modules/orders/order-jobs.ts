import type { Database } from '../../database/database.ts';
import type { JobToQueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import type { FindPrivateDocument } from './order-documents.ts';
import { orderNotice } from './order-notice/order-notice.ts';
import type { OrderSources } from './order-sources.ts';
import { agreedOrderById, orderById } from './orders.repository.ts';
import { type ConfirmationSources, createConfirmationSender } from './send-confirmation.ts';
import type { OrderSnapshot } from './types.ts';

/** The dependencies of an order's jobs. */
export interface OrderJobSources extends ConfirmationSources {
  /** The function of the orders service, so that a document that a customer is downloading is not made twice. */
  readonly privateDocument: FindPrivateDocument;
  /** The payment states of orders, by the order's id. */
  readonly payments: Pick<OrderSources['payments'], 'wireOf'>;
}

/**
 * The jobs to queue in an order's transaction. The notice to the shop has a job of its own for each recipient. So a
 * full mailbox delays no other recipient, and no recipient gets a mail twice. Somebody without an e-mail address gets
 * no mail.
 */
export function jobsOfOrder(
  { id: orderId, email }: Pick<OrderSnapshot, 'id' | 'email'>,
  recipients: readonly string[],
  now: number,
): JobToQueue[] {
  const own = email === '' ? (['order-document'] as const) : (['order-document', 'order-mail'] as const);
  return [
    ...own.map((kind) => ({
      ...{ kind, uniqueKey: `${kind}:${orderId}`, payload: { orderId } },
      runAt: now,
    })),
    ...recipients.map((to) => ({
      ...{ kind: 'order-notice' as const, uniqueKey: `order-notice:${orderId}:${to}`, payload: { orderId, to } },
      runAt: now,
    })),
  ];
}

/**
 * The job that asks again about the VAT id of an order, a few minutes after VIES could not be asked. `version`: the
 * amendment that stated it.
 */
export function vatIdCheckOf(orderId: string, now: number, version = 0): JobToQueue {
  const uniqueKey = `vat-id-check:${orderId}${version === 0 ? '' : `:${version}`}`;
  return { kind: 'vat-id-check', uniqueKey, payload: { orderId }, runAt: now + 300_000 };
}

type OrderJob = 'order-document' | 'order-mail' | 'order-notice';

/**
 * The handlers of those jobs. Each may be repeated: a finished document is kept, and a mail has the same Message-ID.
 */
export function orderJobs(sources: OrderJobSources): JobHandlersOf<OrderJob> {
  const { database, privateDocument, mail, mailFrom, payments } = sources;
  const sendConfirmation = createConfirmationSender(sources);
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
      await sendConfirmation(order, confirmation);
    },
    'order-notice': async ({ orderId, to }) => {
      const order = await orderOf(database, orderId);
      const { payment } = (await payments.wireOf([order])).get(order.id) ?? {};
      await mail.send(orderNotice(order, { from: senderOf(order.shop, mailFrom), to, payment }));
    },
  };
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
