import type { Mail } from '../mail/mail.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { accountMail, type MailingShop } from './account-mail.ts';
import { emailChangedTexts as texts } from './texts/de.ts';

/** Tells the address that an account had before that it has another one now: if it was not its owner, this is how they learn it. */
export function emailChangedMail(mail: {
  readonly requestHash: string;
  readonly email: string;
  readonly from: string;
  readonly shop: MailingShop;
}): Mail {
  const { requestHash, email, from, shop } = mail;
  return accountMail({
    ...{ messageId: messageIdOf('email-changed', requestHash, from), email, from, shop },
    ...{ subject: texts.subject(shop.title), preview: texts.preview },
    content: [texts.changed(shop.title), texts.notYou],
  });
}
