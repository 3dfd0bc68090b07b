import { type EmailRefusal, emailRefusal, proofKeptFrom } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { typedEmail } from '../../email/typed-email.ts';
import { viennaDay, viennaDayBegins } from '../../german-format.ts';
import type { Refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import { enqueue, type JobToQueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret } from '../../secret-token.ts';
import { newsletterConsent } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';
import {
  deleteOldSubscribers,
  deleteSubscribers,
  findSubscriber,
  noteConfirmed,
  type Subscriber,
  stopSubscriber,
  storeRequest,
  subscribersOf,
} from './newsletter.repository.ts';

/** Who gets the newsletter: double opt-in, its proof, and the way out (docs/decisions/076, LAW D7). */
export interface NewsletterService {
  /** The words that the form shows, and that are agreed to. Null: the shop offers no newsletter. */
  consent(): Promise<string | null>;
  /**
   * Notes who asks for the newsletter, and queues the mail by which they confirm it. The answer is the same whether the
   * address gets it already or not.
   * @param network the network of the visitor
   */
  ask(typed: string, network: string): Promise<AskedNewsletter | Refused>;
  /** What the link that confirms leads to. Null: the key opens nothing, or not any more. */
  shown(key: string): Promise<ShownConsent | null>;
  /** The owner of the mailbox agrees. */
  confirm(key: string): Promise<ShownConsent | null>;
  /** Whether this key stops something. */
  canStop(stopKey: string): Promise<boolean>;
  /** Stops it. Does nothing if it is stopped. */
  stop(stopKey: string): Promise<void>;
  /** Forgets unconfirmed addresses, and proofs whose time is over. */
  clearOld(): Promise<void>;
}

/** What became of a request. */
export type AskedNewsletter =
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong-email'; readonly code: EmailRefusal; readonly email: string; readonly consent: string }
  | { readonly kind: 'asked' };

/** A consent for whoever has the key of its mail. */
export interface ShownConsent {
  readonly consent: string;
  readonly isConfirmed: boolean;
  readonly stopKey: string;
}

/** The dependencies of the service. */
export interface NewsletterSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'newsletter' | 'title' | 'seller'>> };
  readonly attempts: Pick<AttemptsService, 'count'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Requests from one network: ten, then one an hour. */
const perNetwork = { free: 10, firstWait: hour, longestWait: hour };

/** Mails to one address: one a day. So nobody can flood a mailbox. */
const perEmail = { free: 1, firstWait: day, longestWait: day };

/** How many days an address is kept that nobody confirms. */
export const unconfirmedKept = 7;

/** Creates the service. */
export function createNewsletter(sources: NewsletterSources): NewsletterService {
  const { database, configuration, attempts, clock } = sources;
  const consentNow = async () => newsletterConsent(await configuration.current());

  async function shown(key: string): Promise<(ShownConsent & { readonly id: string }) | null> {
    const found = key === '' ? null : await findSubscriber(database.read, 'confirm_hash', hashOfSecret(key));
    if (found === null || (await consentNow()) === null) return null;
    const { id, consent, confirmedAt, askedAt, stopKey } = found;
    const isOver = confirmedAt === null && askedAt < clock() - unconfirmedKept * day;
    return isOver ? null : { id, consent, isConfirmed: confirmedAt !== null, stopKey };
  }

  return {
    consent: consentNow,
    shown,
    async ask(typed, network) {
      const consent = await consentNow();
      if (consent === null) return { kind: 'missing' };
      const email = typedEmail(typed);
      const code = emailRefusal(email);
      if (code !== null) return { kind: 'wrong-email', code, email: typed, consent };
      const tooMany = await attempts.count([
        { kind: 'newsletter-network', whose: network, limit: perNetwork, isShared: true },
      ]);
      if (tooMany !== null) return tooMany;
      await request(sources, email, consent);
      return { kind: 'asked' };
    },
    async confirm(key) {
      const found = await shown(key);
      if (found === null || found.isConfirmed) return found;
      await database.transaction((transaction) => noteConfirmed(transaction, found.id, clock()));
      return { ...found, isConfirmed: true };
    },
    async canStop(stopKey) {
      const found = await findSubscriber(database.read, 'stop_key', stopKey);
      return found !== null && found.stoppedAt === null;
    },
    stop: (stopKey) =>
      database.transaction(async (transaction) => {
        const found = await findSubscriber(transaction, 'stop_key', stopKey);
        if (found !== null) await stopSubscriber(transaction, found.id, clock());
      }),
    clearOld: () =>
      database.transaction(async (transaction) => {
        const now = clock();
        const stopped = viennaDayBegins(proofKeptFrom(viennaDay(now))) ?? 0;
        await deleteOldSubscribers(transaction, { asked: now - unconfirmedKept * day, stopped });
      }),
  };
}

/**
 * Stores a request with its mail. An address that got a mail today gets none, and nothing is stored: the answer does
 * not tell, or it would reveal what others asked for the address.
 */
async function request(
  { database, attempts, clock, wakeJobs }: NewsletterSources,
  email: string,
  consent: string,
): Promise<void> {
  const whose = emailKey(email);
  const refusal = await attempts.count([{ kind: 'newsletter-email', whose, limit: perEmail, isShared: true }]);
  if (refusal !== null) return;
  const [now, key] = [clock(), privateId()];
  await database.transaction(async (transaction) => {
    const wanted = { id: privateId(), email, emailKey: whose, consent, askedAt: now, confirmHash: hashOfSecret(key) };
    const stored = await storeRequest(transaction, { ...wanted, stopKey: privateId() });
    await enqueue(transaction, mailOf(stored, key, now), now);
  });
  wakeJobs();
}

/** The mail about a request. Its payload alone has the key in plain, and is deleted when the mail is sent (jobs/). */
function mailOf({ id, confirmedAt }: Subscriber, key: string, now: number): JobToQueue {
  if (confirmedAt === null)
    return {
      ...{ kind: 'newsletter-confirm-mail', uniqueKey: `newsletter-confirm-mail:${id}:${now}`, runAt: now },
      payload: { subscriberId: id, key },
    };
  return {
    ...{ kind: 'newsletter-known-mail', uniqueKey: `newsletter-known-mail:${id}:${now}`, runAt: now },
    payload: { subscriberId: id, askedAt: now },
  };
}

/** What is stored of an e-mail address, for those who ask for it: without the keys in the links (LAW D5). */
export async function newsletterOfPerson(queryable: Queryable, email: string) {
  const key = emailKey(email.trim());
  const found = key === '' ? [] : await subscribersOf(queryable, key);
  return found.map(({ id, email: to, consent, askedAt, confirmedAt, stoppedAt }) => ({
    ...{ id, email: to, consent, askedAt: isoTime(askedAt) },
    confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt),
    stoppedAt: stoppedAt === null ? null : isoTime(stoppedAt),
  }));
}

/** Forgets an e-mail address, with the proofs (LAW D5). @returns the ids of the consents. */
export async function eraseNewsletterOf(transaction: Transaction<Schema>, email: string): Promise<string[]> {
  const ids = (await newsletterOfPerson(transaction, email)).map(({ id }) => id);
  await deleteSubscribers(transaction, ids);
  return ids;
}

/** Forgets consents that a restored backup has brought back. */
export { deleteSubscribers as eraseNewsletter } from './newsletter.repository.ts';
