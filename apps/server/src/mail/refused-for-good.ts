/** Answers to a recipient or a message without a code of RFC 3463 that will be the same tomorrow. */
const permanent = new Set([550, 551, 552, 553, 554]);

/** What servers say of who we are, or how they see us today, with the same numbers. */
const aboutUs = /relay|auth|login|block|black|listed|spam|polic|reput/i;

/**
 * Whether a mail server has refused this recipient or this message for good, so that trying again is of no use.
 * Everything else may be mended while the mail waits: no server, wrong credentials (535), a sender that the server does
 * not take, its policy of the moment (5.7).
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, response = '' } = error as Error & { code?: string; command?: string; response?: string };
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return true; // longer than the server said it takes
  const isAboutRecipient = command === 'RCPT TO';
  const isAboutMessage = command === 'DATA' && code === 'EMESSAGE';
  if (!isAboutRecipient && !isAboutMessage) return false;
  const [, status, subject, detail] = /^(5\d\d)(?:[ -]5\.(\d{1,3})\.(\d{1,3})\b)?/.exec(response) ?? [];
  if (status === undefined) return false;
  if (subject !== undefined) return isPermanentStatus(Number(subject), Number(detail));
  return permanent.has(Number(status)) && !aboutUs.test(response);
}

/**
 * Of the codes of RFC 3463 those about the recipient's address (but 7 and 8: the sender's) and mailbox, the message's
 * length and its content.
 */
function isPermanentStatus(subject: number, detail: number): boolean {
  if (subject === 1) return detail !== 7 && detail !== 8;
  return subject === 0 || subject === 2 || subject === 6 || (subject === 3 && detail === 4);
}
