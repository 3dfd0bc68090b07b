import type { PaymentProvider } from '@kontor/contract';
import { cancelledNote, undueRefundKey } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import type { Json } from '../../jobs/enqueue.ts';
import type { JobHandlers } from '../../jobs/job-handler.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { paymentMail } from './mails/payment-mail.ts';
import { paymentNotice } from './mails/payment-notice.ts';
import type { PaymentsService } from './payments.service.ts';
import { attemptById } from './store/attempts.repository.ts';
import { operationByKey } from './store/operations.repository.ts';

/** What the jobs of payments work with. */
export interface PaymentJobSources {
  readonly database: Database;
  readonly orders: Pick<OrdersService, 'placed'>;
  readonly payments: Pick<PaymentsService, 'check' | 'settleOnNews' | 'processEvent'>;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

/**
 * The handlers of these jobs. Each may be repeated: settling twice comes to the same, a mail carries the same
 * Message-ID.
 */
export function paymentJobs({ database, orders, payments, mail, mailFrom }: PaymentJobSources): JobHandlers {
  async function payment(attemptId: string) {
    const attempt = await attemptById(database.read, attemptId);
    const placed = attempt && (await orders.placed(database.read, attempt.orderId));
    if (!attempt || !placed) throw new Error('A job belongs to a payment that is not there');
    return { attempt, order: placed.order, from: senderOf(placed.order.shop, mailFrom) };
  }
  return {
    'payment-check': (payload) => payments.check(attemptOf(payload), (payload as { readonly at: number }).at),
    'payment-settle': (payload, { attempt }) => payments.settleOnNews({ attemptId: attemptOf(payload), attempt }),
    'payment-event': (payload, { attempt }) =>
      payments.processEvent({ ...(payload as { readonly provider: PaymentProvider; readonly id: string }), attempt }),
    async 'payment-mail'(payload) {
      const { order, attempt, from } = await payment(attemptOf(payload));
      await mail.send(paymentMail('paid', order, attempt, from));
    },
    'payment-notice': async (payload) => {
      const { order, attempt, from } = await payment(attemptOf(payload));
      await mail.send(paymentNotice(order, attempt, { from, to: (payload as { readonly to: string }).to }));
    },
    async 'payment-returned-mail'(payload) {
      const { order, attempt, from } = await payment(attemptOf(payload));
      const refund = await operationByKey(database.read, undueRefundKey(attempt.id));
      const isCancelled = refund?.note === cancelledNote;
      const gone = isCancelled ? { ...attempt, amount: refund.amount } : attempt;
      await mail.send(paymentMail(isCancelled ? 'cancelled' : 'returned', order, gone, from));
    },
  };
}

function attemptOf(payload: Json): string {
  return (payload as { readonly attemptId: string }).attemptId;
}
