import { type Cents, cancelledNote, undueRefundKey } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import type { JobKind } from '../../jobs/job-kinds.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { paymentMail } from './mails/payment-mail.ts';
import { paymentNotice } from './mails/payment-notice.ts';
import { discountOf, isPaid, isRestSource, notedOfOrders } from './noted/noted-payments.service.ts';
import type { PaymentsService } from './payments.service.ts';
import { attemptById } from './store/attempts.repository.ts';
import { operationByKey } from './store/operations.repository.ts';

/** Dependencies of the payment jobs. */
export interface PaymentJobSources {
  readonly database: Database;
  readonly orders: Pick<OrdersService, 'placed'>;
  readonly payments: Pick<PaymentsService, 'check' | 'settleOnNews' | 'processEvent'>;
  /** The refunds that the mail about the cancellation of an order told, in cents, by the ids of their payments. */
  readonly refundsTold: (orderId: string) => Promise<ReadonlyMap<string, Cents>>;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

type PaymentJob = Extract<JobKind, `payment-${string}`>;

/**
 * The handlers of the payment jobs. Each may be repeated: settling twice has the same result, and a repeated mail has
 * the same Message-ID.
 */
export function paymentJobs({
  database,
  orders,
  payments,
  refundsTold,
  mail,
  mailFrom,
}: PaymentJobSources): JobHandlersOf<PaymentJob> {
  async function payment(attemptId: string) {
    const attempt = await attemptById(database.read, attemptId);
    const placed = attempt && (await orders.placed(database.read, attempt.orderId));
    if (!attempt || !placed) throw new Error('A job belongs to a payment that is not there');
    return { attempt, order: placed.order, from: senderOf(placed.order.shop, mailFrom) };
  }
  return {
    'payment-check': ({ attemptId, at }) => payments.check(attemptId, at),
    'payment-settle': ({ attemptId }, { attempt }) => payments.settleOnNews({ attemptId, attempt }),
    'payment-event': ({ provider, id }, { attempt }) => payments.processEvent({ provider, id, attempt }),
    'payment-mail': async ({ attemptId }) => {
      const { order, attempt, from } = await payment(attemptId);
      await mail.send(paymentMail('paid', order, attempt, from));
    },
    'payment-notice': async ({ attemptId, to }) => {
      const { order, attempt, from } = await payment(attemptId);
      await mail.send(paymentNotice(order, attempt, { from, to }));
    },
    'payment-noted-mail': async ({ orderId, notedId }) => {
      const placed = await orders.placed(database.read, orderId);
      if (placed === null) throw new Error('A job belongs to an order that is not there');
      const { order } = placed;
      const notes = (await notedOfOrders(database.read, [orderId])).get(orderId) ?? [];
      // Taken back since: nobody is told of money that was not theirs.
      if (!isPaid(order, notes)) return;
      const discount = discountOf(notes);
      const amount = notes.reduce((sum, noted) => sum + noted.amount, 0) - discount;
      // Nobody is told of cents that were written off.
      const earned = discountOf(notes.filter(({ source }) => !isRestSource(source)));
      const paid = { id: notedId, amount, means: null, refunded: 0, discount: earned };
      await mail.send(paymentMail('paid', order, paid, senderOf(order.shop, mailFrom)));
    },
    'payment-returned-mail': async ({ attemptId, refunded: sum }) => {
      const { order, attempt, from } = await payment(attemptId);
      const refund = await operationByKey(database.read, undueRefundKey(attempt.id));
      const refunded = sum ?? attempt.refunded;
      const kind = refund?.note === cancelledNote ? 'cancelled' : 'returned';
      // One mail about one cancellation: it said that this money goes back.
      const told = kind === 'cancelled' ? (await refundsTold(order.id)).get(attempt.id) : undefined;
      if (told !== undefined && told >= (refund?.amount ?? refunded)) return;
      await mail.send(paymentMail(kind, order, { ...attempt, refunded }, from));
    },
  };
}
