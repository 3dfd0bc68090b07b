import { type MailingShop, mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import type { Subscriber } from '../newsletter.repository.ts';
import { unconfirmedKept } from '../newsletter.service.ts';
import { newsletterLink } from '../newsletter-addresses.ts';
import { newsletterMailTexts as texts } from '../texts/newsletter-mails.de.ts';

/** What the mails are made of. `publicUrl`: scheme and host that customers use. */
export interface NewsletterMailing {
  readonly subscriber: Subscriber;
  readonly shop: MailingShop;
  readonly from: MailAddress;
  readonly publicUrl: string;
}

/**
 * The mail that asks the owner of a mailbox whether they want the newsletter. It advertises nothing, because nobody has
 * agreed to anything yet (LAW D7). `key`: of the link that confirms.
 */
export function confirmMail({ subscriber, shop, from, publicUrl }: NewsletterMailing, key: string): Mail {
  const { id, email, consent, askedAt, stopKey } = subscriber;
  const { subject, preview, text, link, otherwise, stop: label } = texts.confirm;
  const stop = newsletterLink(publicUrl, 'stop', stopKey);
  return mailFromShop({
    ...{ kind: 'newsletter-confirm', about: `${id} ${askedAt}`, from, shop, to: { name: '', address: email } },
    ...{ subject: subject(shop.title), preview, unsubscribe: stop },
    content: letter(shop.title, [
      ...[
        text(shop.title),
        `„${consent}“`,
        { link: newsletterLink(publicUrl, 'confirm', key), label: link, isMain: true } as const,
      ],
      ...[otherwise(unconfirmedKept), { link: stop, label }],
    ]),
  });
}

/** The answer to a request of somebody who gets the newsletter already. `askedAt`: the request, epoch ms. */
export function knownMail({ subscriber, shop, from, publicUrl }: NewsletterMailing, askedAt: number): Mail {
  const { id, email, stopKey } = subscriber;
  const { subject, preview, text, stop: label } = texts.known;
  const stop = newsletterLink(publicUrl, 'stop', stopKey);
  return mailFromShop({
    ...{ kind: 'newsletter-known', about: `${id} ${askedAt}`, from, shop, to: { name: '', address: email } },
    ...{ subject: subject(shop.title), preview, unsubscribe: stop },
    content: letter(shop.title, [text(shop.title), { link: stop, label }]),
  });
}
