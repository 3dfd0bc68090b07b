import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { enqueueAll, type JobToQueue } from '../../jobs/enqueue.ts';
import type { Quote } from './types.ts';

type Revision = Pick<Quote, 'id' | 'revision'>;

/** The mail that tells the customer what happened in a revision. */
export function mailOfRevision({ id, revision }: Revision, runAt: number): JobToQueue {
  return { kind: 'quote-mail', uniqueKey: `quote-mail:${id}:${revision}`, payload: { quoteId: id, revision }, runAt };
}

/** Queues the mails that tell the shop what a customer did in a revision, one for each recipient. */
export async function queueNotices(
  transaction: Transaction<Schema>,
  { id, revision }: Revision,
  recipients: readonly string[],
  runAt: number,
): Promise<void> {
  const jobs = recipients.map((to) => ({
    ...{ kind: 'quote-notice' as const, uniqueKey: `quote-notice:${id}:${revision}:${to}`, runAt },
    payload: { quoteId: id, revision, to },
  }));
  if (jobs.length > 0) await enqueueAll(transaction, jobs, runAt);
}
