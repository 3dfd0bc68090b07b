/** SMTP replies about a recipient or message, without a code of RFC 3463, that are permanent. */
const permanent = new Set([550, 551, 552, 553, 554]);

/** Words in replies with the same numbers that concern the shop as a sender, not the recipient. */
const aboutUs = /relay|auth|login|block|black|listed|spam|polic|reput/i;

/**
 * Whether a mail server has refused this recipient or message permanently, so that a retry is useless. All other
 * failures may be resolved while the mail waits: an unreachable server, wrong credentials (535), a refused sender, a
 * temporary policy (5.7).
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, response = '' } = error as Error & { code?: string; command?: string; response?: string };
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return true; // longer than the server accepts
  const isAboutRecipient = command === 'RCPT TO';
  const isAboutMessage = command === 'DATA' && code === 'EMESSAGE';
  if (!isAboutRecipient && !isAboutMessage) return false;
  const [, status, subject, detail] = /^(5\d\d)(?:[ -]5\.(\d{1,3})\.(\d{1,3})\b)?/.exec(response) ?? [];
  if (status === undefined) return false;
  if (subject !== undefined) return isPermanentStatus(Number(subject), Number(detail));
  return permanent.has(Number(status)) && !aboutUs.test(response);
}

/**
 * Whether a code of RFC 3463 is permanent: those about the recipient's address (except 7 and 8, which concern the
 * sender), the mailbox, and the message's length and content.
 */
function isPermanentStatus(subject: number, detail: number): boolean {
  if (subject === 1) return detail !== 7 && detail !== 8;
  return subject === 0 || subject === 2 || subject === 6 || (subject === 3 && detail === 4);
}
