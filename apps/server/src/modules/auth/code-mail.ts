import type { Mail, MailAddress } from '../../mail/mail.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import type { CodePurpose } from './account-codes.repository.ts';
import { accountMail, type MailingShop } from './account-mail.ts';
import { codeMailTexts as texts } from './texts/de.ts';

/** Whose mail it is, and from whom. */
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
 * The mail that brings a code. The code stands in its text alone: subjects are shown on locked screens and kept in logs
 * of mail servers.
 */
export function codeMail({ requestHash, purpose, code, email, from, shop }: CodeMail): Mail {
  const { subject, secret, notYou } = texts;
  const { preview, reason, howLong } = texts[purpose];
  return accountMail({
    ...{ messageId: messageIdOf('code', requestHash, from), email, from, shop },
    ...{ subject: subject(shop.title), preview },
    content: [reason(shop.title), { code }, howLong, secret, notYou],
  });
}
