import { type MailingShop, mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { reviewPath } from '../review-addresses.ts';
import { reviewMailTexts as texts } from '../texts/review-mails.de.ts';

/** What the mail is made of. `publicUrl`: scheme and host that customers use. */
export interface ReviewMailing {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly secret: string;
  /** The names of the articles. */
  readonly articles: readonly string[];
  readonly to: MailAddress;
  readonly shop: MailingShop;
  readonly from: MailAddress;
  readonly publicUrl: string;
}

/** The articles that a mail names; the others are counted. */
const named = 10;

/**
 * The one mail that asks for reviews of what an order bought. It promises nothing for a review and asks for no good
 * one. It is advertising to a customer, so it says that they may object, and how (LAW D8).
 */
export function reviewRequestMail(mailing: ReviewMailing): Mail {
  const { orderId, orderNumber, secret, articles, to, shop, from, publicUrl } = mailing;
  const stop = publicUrl + reviewPath('stop', secret);
  const more = articles.length - named;
  return mailFromShop({
    ...{ kind: 'review-request', about: orderId, from, shop, to, unsubscribe: stop },
    ...{ subject: texts.subject(orderNumber), preview: texts.preview },
    content: letter(shop.title, [
      texts.ask,
      { items: [...articles.slice(0, named), ...(more > 0 ? [texts.more(more)] : [])] },
      { link: publicUrl + reviewPath('form', secret), label: texts.link, isMain: true },
      texts.free,
      texts.why,
      { link: stop, label: texts.stop },
    ]),
  });
}
