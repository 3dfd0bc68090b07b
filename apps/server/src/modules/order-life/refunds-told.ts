import type { Cents } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { entriesAfter } from './order-life.repository.ts';

/**
 * The refunds that mails about the cancellation of an order have told its customer, in cents, by the ids of their
 * payments. A second mail about the same money would only ask what happened.
 */
export function refundsToldIn({ read }: Pick<Database, 'read'>) {
  return async (orderId: string): Promise<ReadonlyMap<string, Cents>> => {
    const entries = await entriesAfter(read, orderId, 0);
    const told = entries.flatMap(({ kind, detail: { isTold, refunds = [] } }) =>
      kind === 'cancel' && isTold === true ? refunds : [],
    );
    return new Map(told.map(({ attempt, amount }) => [attempt, amount]));
  };
}
