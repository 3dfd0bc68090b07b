import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { emailKey } from '../../../email/email-key.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import { hashOfSecret } from '../../../secret-token.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { customerMailbox, orderById } from '../../orders/orders.service.ts';
import { reviewableIn } from '../review-form.ts';
import { findRequest, isStopped, noteMailed } from '../review-requests.repository.ts';
import { reviewRequestMail } from './review-mail.ts';

/** The sources of these jobs. */
export interface ReviewJobSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller' | 'reviews'>> };
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/**
 * The handler of the mail that asks for reviews. It looks again: meanwhile all may have come back, the customer may
 * have objected or reviewed everything, or the shop may have stopped asking. A mail that is sent again has the same
 * Message-ID.
 */
export function reviewJobs(sources: ReviewJobSources): JobHandlersOf<'review-request-mail'> {
  const { database, configuration, mail, mailFrom, publicUrl, clock } = sources;
  return {
    'review-request-mail': async ({ orderId }, { alongside }) => {
      const { title, seller, reviews } = await configuration.current();
      const request = await findRequest(database.read, 'order_id', orderId);
      const [order, form] = [await orderById(database.read, orderId), await reviewableIn(database.read, orderId)];
      if (!reviews.enabled || reviews.askOrdersSince === undefined) return;
      if (request === null || request.mailedAt !== null || order === null || form === null) return;
      if (await isStopped(database.read, hashOfSecret(emailKey(order.email)))) return;
      const articles = form.articles.filter(({ review }) => review === null).map(({ name }) => name);
      if (articles.length === 0) return;
      const shop = { title, seller };
      await mail.send(
        reviewRequestMail({
          ...{ orderId, orderNumber: order.orderNumber, secret: request.secret, articles },
          ...{ to: customerMailbox(order), shop, from: senderOf(shop, mailFrom), publicUrl },
        }),
      );
      alongside((transaction) => noteMailed(transaction, orderId, clock()));
    },
  };
}
