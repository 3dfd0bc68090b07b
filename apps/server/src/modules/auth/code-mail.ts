import { type MailingShop, mailFromShop } from '../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { letter } from '../../mail/mail-content.ts';
import type { CodePurpose } from './account-codes.repository.ts';
import { codeMailTexts as texts } from './texts/auth.de.ts';

/** The content and the sender of a mail with a code. */
export interface CodeMail {
  /** Hash of the request, so that a mail that is sent again has the same Message-ID. */
  readonly requestHash: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly email: string;
  readonly from: MailAddress;
  readonly shop: MailingShop;
}

/**
 * The mail that brings a code. Only its text contains the code: subjects are shown on locked screens and kept in logs
 * of mail servers.
 */
export function codeMail({ requestHash, purpose, code, email, from, shop }: CodeMail): Mail {
  const { subject, secret, notYou } = texts;
  const { preview, reason, howLong } = texts[purpose];
  return mailFromShop({
    ...{ kind: 'code', about: requestHash, from, shop, to: { name: '', address: email } },
    ...{ subject: subject(shop.title), preview },
    content: letter(shop.title, [reason(shop.title), { code }, howLong, secret, notYou]),
  });
}
