import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { emailKey } from '../../email/email-key.ts';
import { isoTime } from '../../iso-time.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { stopSubscriber, streamConfirmed, subscribersOf } from './newsletter.repository.ts';
import { newsletterLink } from './newsletter-addresses.ts';
import { exportHeadings } from './texts/newsletter-export.de.ts';

export { countSubscribers as countNewsletter } from './newsletter.repository.ts';

/** Where those who get the newsletter are written to. `publicUrl`: scheme and host that customers use. */
export interface NewsletterExport {
  readonly database: Database;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly publicUrl: string;
  write(text: string): Promise<void>;
}

/**
 * Writes a CSV table with those who get the newsletter, in a consistent state and in bounded memory: what they agreed
 * to, and the link that stops it, for the mails and their `List-Unsubscribe` (RFC 8058). It is logged, without names.
 * @returns their number.
 */
export async function exportNewsletter(
  { database, log, publicUrl, write }: NewsletterExport,
  by: Changer,
): Promise<number> {
  await write(byteOrderMark + tableRow(exportHeadings));
  const count = await readAtOneMoment(database, async (moment) => {
    let written = 0;
    for await (const { email, askedAt, confirmedAt, consent, stopKey } of streamConfirmed(moment)) {
      const times = [isoTime(askedAt), isoTime(confirmedAt ?? askedAt)];
      await write(tableRow([email, ...times, consent, newsletterLink(publicUrl, 'stop', stopKey)]));
      written++;
    }
    return written;
  });
  await database.transaction((transaction) =>
    log.write(transaction, {
      ...{ by, subject: 'list', subjectId: 'newsletter', action: 'list.exported' },
      after: { rows: count, columns: [...exportHeadings], filters: {} },
    }),
  );
  return count;
}

/**
 * Stops the newsletter of an address whose owner has told the shop. It is logged, without the address: the log is kept
 * longer than people.
 * @returns whether the address had one.
 */
export function stopNewsletterOf(
  {
    database,
    log,
    clock,
  }: { readonly database: Database; readonly log: Pick<OfficeLog, 'write'>; readonly clock: Clock },
  email: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const holding = (await subscribersOf(transaction, emailKey(email.trim()))).find(
      ({ confirmedAt, stoppedAt }) => confirmedAt !== null && stoppedAt === null,
    );
    if (holding === undefined || !(await stopSubscriber(transaction, holding.id, clock()))) return false;
    const stopped = { subject: 'newsletter', subjectId: holding.id, action: 'newsletter.stopped' };
    await log.write(transaction, { by: null, ...stopped });
    return true;
  });
}
