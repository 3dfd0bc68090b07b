import type { JobToQueue } from '../../jobs/enqueue.ts';
import type { ReceivedWithdrawal } from './declaration/types.ts';

/** The jobs after a declaration: its acknowledgement at once (LAW F5), and a notice to each recipient in the shop. */
export function jobsOfWithdrawal(
  { id, receivedAt: runAt, isAcknowledged }: ReceivedWithdrawal,
  recipients: readonly string[],
): JobToQueue[] {
  const withdrawalId = id;
  return [
    ...(isAcknowledged
      ? [{ kind: 'withdrawal-mail' as const, uniqueKey: `withdrawal-mail:${id}`, payload: { withdrawalId }, runAt }]
      : []),
    ...recipients.map((to) => ({
      ...{ kind: 'withdrawal-notice' as const, uniqueKey: `withdrawal-notice:${id}:${to}`, runAt },
      payload: { withdrawalId, to },
    })),
  ];
}
