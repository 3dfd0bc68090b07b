/** A mailbox and whose it is; the name may be empty. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail to one person, ready to be sent. Every text may hold anything: the transport sees to it that a header stays
 * one line.
 */
export interface Mail {
  /** Without angle brackets. The same mail has the same one however often it is tried (message-id.ts). */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** A file that goes along with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Of a picture within the HTML: the name that its `cid:` address has there. */
  readonly contentId?: string;
}

/**
 * Sends mails. Resolves when the mail server, or the outbox, has the mail. Throws when that is not certain; then send
 * again. Throws a PermanentFailure (jobs/) when sending again is of no use, and NotBegun when the process ends before
 * the mail has begun.
 */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
