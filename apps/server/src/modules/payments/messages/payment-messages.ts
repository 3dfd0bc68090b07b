import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentAttempt } from '@kontor/domain';
import { enqueue, type JobToQueue } from '../../../jobs/enqueue.ts';
import { maxAttempts } from '../../../jobs/retry-delay.ts';
import { followNews } from '../settle/follow-news.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { attemptByCapture, attemptById, attemptByProviderRef } from '../store/attempts.repository.ts';
import { eventById, insertEvent, lastEventAt, markProcessed } from '../store/events.repository.ts';
import { insertFinding, settleFinding } from '../store/findings.repository.ts';
import type { EventHint, ProviderEvent } from '../store/provider-event.ts';
import { settleJob } from '../store/queued-jobs.ts';

/**
 * Receives a message: verifies it, stores it, and leaves the rest to a job (PAYMENTS C3.7). A message that cannot be
 * verified is not stored.
 * @returns `later` when the message cannot be verified now. The provider will send it again.
 */
export async function receiveMessage(
  sources: PaymentSources,
  provider: PaymentAttempt['provider'],
  { headers, rawBody }: { readonly headers: IncomingHttpHeaders; readonly rawBody: Uint8Array },
): Promise<'kept' | 'refused' | 'later' | 'unconfigured'> {
  const readMessage = sources.providers.messageReader(provider);
  if (!readMessage) return 'unconfigured';
  const message = await readMessage(headers, rawBody);
  if (!message.ok) {
    sources.logger.warn({ provider, code: message.code }, 'message of a payment provider is not believed');
    if (message.code === 'wrong-signature') await findUnbelieved(sources, provider);
    return message.isLater ? 'later' : 'refused';
  }
  await receiveEvent(sources, provider, message.event);
  return 'kept';
}

/**
 * Time in milliseconds without any verified message, after which a message with a wrong signature is reported as wrong
 * settings. Before that it is not reported, because strangers can send any message.
 */
const unbelievedAfter = 24 * 3_600_000;

const unbelieved = (provider: PaymentAttempt['provider']) =>
  ({ kind: 'messages-wrong', about: `${provider}:signature` }) as const;

/** Reports a message of PayPal's form with a wrong signature, if no message was verified for a day. */
async function findUnbelieved(
  { database, clock }: PaymentSources,
  provider: PaymentAttempt['provider'],
): Promise<void> {
  const now = clock();
  const last = await lastEventAt(database.read, provider);
  if (last !== null && now - last < unbelievedAfter) return;
  const finding = { ...unbelieved(provider), detail: { provider, code: 'wrong-signature' } } as const;
  await database.transaction((transaction) => insertFinding(transaction, finding, now));
}

/** Stores a message and queues its job, in one transaction. A repeated message changes nothing (PAYMENTS C3.7). */
async function receiveEvent(
  { database, clock, wakeJobs }: PaymentSources,
  provider: PaymentAttempt['provider'],
  { id, kind, raw }: ProviderEvent,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const row = { provider, event_id: id, kind, raw, received_at: now };
    if (!(await insertEvent(transaction, row))) return;
    await settleFinding(transaction, unbelieved(provider));
    await enqueue(transaction, eventJob({ provider, id }, now), now);
  });
  wakeJobs();
}

/**
 * The job that processes a message. `round`: makes the key unique for another round after all tries of the first one
 * failed.
 */
function eventJob({ provider, id }: Told, runAt: number, round = ''): JobToQueue {
  return {
    kind: 'payment-event',
    uniqueKey: `payment-event:${provider}:${id}${round}`,
    payload: { provider, id },
    runAt,
  };
}

/** Identifies a stored message. */
interface Told {
  readonly provider: PaymentAttempt['provider'];
  readonly id: string;
}

/**
 * Queues an inquiry about an attempt, because its provider has news. The message's content is not trusted. Messages
 * about unknown attempts are ignored.
 */
export async function receiveNotification(
  { database, clock, wakeJobs }: PaymentSources,
  attemptId: string,
): Promise<void> {
  const now = clock();
  if ((await attemptById(database.read, attemptId)) === null) return;
  const job = settleJob(attemptId, `${attemptId}:${randomUUID()}`, now);
  await database.transaction((transaction) => enqueue(transaction, job, now));
  wakeJobs();
}

/** The provider has news but did not answer the inquiry. The job is tried again. */
class CouldNotAsk extends Error {
  override readonly name = 'CouldNotAsk';
}

/**
 * Settles an attempt whose provider has news.
 * @returns the attempt as it is known then; null when there is none.
 * @throws CouldNotAsk if no inquiry that began after the news was answered.
 */
async function settleNews(
  sources: PaymentSources,
  attemptId: string,
  reason: 'notification' | 'event',
): Promise<PaymentAttempt | null> {
  const settled = await settle(sources, attemptId, reason);
  if (settled === null) return null;
  const { attempt, isAnswered } = settled;
  if (isAnswered || attempt.providerRef === null) return attempt;
  throw new CouldNotAsk(`no answer of ${attempt.provider} about a payment with news`);
}

/** Tries to inquire at a provider that has news. After them only the planned checks continue. */
const triesToHear = 5;

/** Settles an attempt whose provider has news. If the provider does not answer, the job is tried again. */
export async function settleOnNews(
  sources: PaymentSources,
  { attemptId, attempt: tries }: { readonly attemptId: string; readonly attempt: number },
): Promise<void> {
  try {
    await settleNews(sources, attemptId, 'notification');
  } catch (error) {
    if (!(error instanceof CouldNotAsk) || tries < triesToHear) throw error;
  }
}

/**
 * Tries for a message about an attempt that is not stored. The last is about sixteen minutes after the first
 * (jobs/retry-delay.ts).
 */
const triesToFind = 6;

/** A message about an attempt that is not stored, or not stored yet. The job is tried again. */
class NobodyKnowsYet extends Error {
  override readonly name = 'NobodyKnowsYet';
}

/**
 * Settles the attempt to which a message refers. For an unknown attempt, the job is tried again for a while. After
 * that, a captured payment without an order becomes a finding, and any other message is ignored. While the provider
 * cannot be asked, the message stays unprocessed and the job is tried again.
 */
export async function processEvent(
  sources: PaymentSources,
  { provider, id, attempt: tries }: Told & { readonly attempt: number },
): Promise<void> {
  const { database, clock, hintOf } = sources;
  const event = await eventById(database.read, provider, id);
  if (event === null || event.processed_at !== null) return;
  const hint = hintOf(event.raw);
  const attempt = await attemptOf(sources, provider, hint);
  if (attempt === null && tries < triesToFind) throw new NobodyKnowsYet(`no attempt of ${provider} for ${event.kind}`);
  if (attempt !== null && hint !== null) await noteHint(sources, attempt, hint);
  try {
    if (attempt !== null) await settleNews(sources, attempt.id, 'event');
  } catch (error) {
    if (!(error instanceof CouldNotAsk) || tries < maxAttempts) throw error;
    return tryLater(sources, { provider, id });
  }
  if (attempt !== null && hint?.dispute) {
    await followNews(sources, attempt.id, { kind: 'dispute told', dispute: hint.dispute });
  }
  await database.transaction(async (transaction) => {
    await markProcessed(transaction, event, attempt?.id ?? null, clock());
    if (attempt !== null || event.kind !== 'PAYMENT.CAPTURE.COMPLETED') return;
    const finding = {
      kind: 'captured-without-order',
      about: `${provider}:${id}`,
      detail: { provider, event: id },
    } as const;
    await insertFinding(transaction, finding, clock());
  });
}

/**
 * Stores what the following inquiry must ask about: a dispute, or a listed refund that is in fact a dispute. Money is
 * booked only by the provider's answer.
 */
async function noteHint(sources: PaymentSources, { id }: PaymentAttempt, hint: EventHint): Promise<void> {
  const { reversalId, dispute } = hint;
  if (reversalId === undefined && dispute === undefined) return;
  await followNews(sources, id, { kind: 'dispute hinted', reversalId: reversalId ?? null });
}

/** Milliseconds between the tries of one job and those of the next. The rounds go on until the message is deleted. */
const roundsEvery = 6 * 3_600_000;

/** Queues another round. A reversal is announced only once, by such a message, so it is not given up with its job. */
async function tryLater({ database, clock }: PaymentSources, told: Told): Promise<void> {
  const now = clock();
  const job = eventJob(told, now + roundsEvery, `:${now}`);
  await database.transaction((transaction) => enqueue(transaction, job, now));
}

async function attemptOf(
  { database: { read } }: PaymentSources,
  provider: PaymentAttempt['provider'],
  hint: EventHint | null,
): Promise<PaymentAttempt | null> {
  const { attemptId, providerRef, captureId } = hint ?? {};
  const named = attemptId === undefined ? null : await attemptById(read, attemptId);
  if (named?.provider === provider) return named;
  const made = providerRef === undefined ? null : await attemptByProviderRef(read, provider, providerRef);
  return made ?? (captureId === undefined ? null : attemptByCapture(read, provider, captureId));
}
