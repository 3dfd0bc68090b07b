/** A mailbox with its owner's name, which may be empty. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail to one person, ready to be sent. Texts may contain anything: the transport keeps each header on one line. */
export interface Mail {
  /** Without angle brackets. A mail keeps it in every try (message-id.ts). */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  /** The address at which the recipient ends these mails, also by one click in the mail program (RFC 8058). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** An attachment of a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** For a picture within the HTML: the name in its `cid:` address. */
  readonly contentId?: string;
}

/**
 * Sends mails. Resolves when the mail server or the outbox has the mail. Throws if that is uncertain; the mail should
 * then be sent again. Throws a PermanentFailure (jobs/) if that is useless, and NotBegun if the process ends before the
 * mail was begun.
 */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
