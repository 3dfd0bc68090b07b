import type { Done } from '@kontor/contract';
import type { ListedSubscriber, NewsletterQuestion, SubscriberPage } from '@kontor/contract/office';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { emailKey } from '../../email/email-key.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import {
  countConfirmed,
  countSubscribers,
  findSubscriber,
  latestConfirmed,
  type Subscriber,
  stopSubscriber,
  streamConfirmed,
  subscribersOf,
} from './newsletter.repository.ts';
import { newsletterLink } from './newsletter-addresses.ts';
import { exportHeadings } from './texts/newsletter-export.de.ts';

export { countSubscribers as countNewsletter } from './newsletter.repository.ts';

/** Who gets the newsletter, for operators. */
export interface NewsletterList {
  /** A page, the latest first. An invalid place starts at the latest. */
  page(question: NewsletterQuestion): Promise<SubscriberPage>;
  /** The same for a file, in larger pages, with the link that stops each. */
  rows(
    question: NewsletterQuestion,
  ): Promise<{ readonly rows: readonly ExportedSubscriber[]; readonly next: string | null }>;
  /** The number of those who match a question, counted up to a limit. */
  count(question: Omit<NewsletterQuestion, 'after'>, upTo: number): Promise<number>;
  /** Stops the newsletter of somebody who has told the shop. @returns 404 `consent-not-found`. */
  stop(by: Changer, id: string): Promise<Done | Refused>;
}

/** Somebody who gets the newsletter, as a file names them. */
export type ExportedSubscriber = ListedSubscriber & { readonly stopLink: string };

/** The dependencies of the list. `publicUrl`: scheme and host that customers use. */
export interface NewsletterListSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<{ readonly newsletter: boolean }> };
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Rows on a page of the screen and of a file, and the most that are counted. */
const [pageSize, rowsAtOnce, mostCounted] = [50, 500, 1000];

/** Creates the list. */
export function createNewsletterList(sources: NewsletterListSources): NewsletterList {
  const { database, configuration, log, clock, publicUrl } = sources;
  async function some({ search = '', after }: NewsletterQuestion, size: number) {
    const place = after === undefined ? null : placeOf(after);
    const found = await latestConfirmed(database.read, { search, after: place, limit: size + 1 });
    const shown = found.slice(0, size);
    const last = found.length > size ? shown.at(-1) : undefined;
    return { shown, next: last === undefined ? null : `${last.confirmedAt}.${last.id}` };
  }
  return {
    count: ({ search = '' }, upTo) => countConfirmed(database.read, search, upTo),
    async page(question) {
      const { shown, next } = await some(question, pageSize);
      const count = await countConfirmed(database.read, question.search ?? '', mostCounted + 1);
      const { unconfirmed } = await countSubscribers(database.read);
      const { newsletter: isOffered } = await configuration.current();
      return {
        ...{ subscribers: shown.map(listed), next, unconfirmed, isOffered },
        ...{ count: Math.min(count, mostCounted), isMore: count > mostCounted },
      };
    },
    async rows(question) {
      const { shown, next } = await some(question, rowsAtOnce);
      const stopLink = ({ stopKey }: Subscriber) => newsletterLink(publicUrl, 'stop', stopKey);
      return { rows: shown.map((one) => ({ ...listed(one), stopLink: stopLink(one) })), next };
    },
    stop: (by, id) =>
      database.transaction(async (transaction) => {
        const isHolding = (await findSubscriber(transaction, 'id', id))?.confirmedAt != null;
        if (!isHolding || !(await stopSubscriber(transaction, id, clock()))) return refused(404, 'consent-not-found');
        await log.write(transaction, { by, subject: 'newsletter', subjectId: id, action: 'newsletter.stopped' });
        return { ok: true };
      }),
  };
}

function listed({ id, email, askedAt, confirmedAt, consent }: Subscriber): ListedSubscriber {
  return { _id: id, email, askedAt: isoTime(askedAt), confirmedAt: isoTime(confirmedAt ?? askedAt), consent };
}

function placeOf(next: string): { readonly confirmedAt: number; readonly id: string } | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(next) ?? [];
  return at === undefined || id === undefined ? null : { confirmedAt: Number(at), id };
}

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
