import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { nextNumber } from '../../database/number-sequences.ts';
import { emailKey } from '../../email/email-key.ts';
import { viennaYear } from '../../german-format.ts';
import type { Refused } from '../../http/refused.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret } from '../../secret-token.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { orderById } from '../orders/orders.service.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';
import { emptyDraft, readDraft, type WithdrawalDraft } from './declaration/read-fields.ts';
import type { ReceivedWithdrawal } from './declaration/types.ts';
import { jobsOfWithdrawal } from './jobs-of-withdrawal.ts';
import { findWithdrawal, insertWithdrawal, withdrawalOfRequest } from './withdrawals.repository.ts';

/** Receives declarations of withdrawal (LAW F1 to F8, docs/decisions/056). */
export interface WithdrawalsService {
  /**
   * The empty form. `orderId`: the key to the order whose link the visitor used. Null: none. `orderNumber`: filled in
   * unchanged.
   */
  begin(orderId: string | null, orderNumber: string): Promise<WithdrawalDraft>;
  /** Reads a submitted form. Stores nothing. */
  read(fields: URLSearchParams): Promise<WithdrawalDraft>;
  /**
   * Stores a declaration without errors, and queues its acknowledgement. It never looks for an order, so neither the
   * answer nor its time reveals whether the order exists (LAW F8). Returns the key to the receipt.
   *
   * @param network the network of the sender
   */
  declare(draft: WithdrawalDraft, network: string): Promise<string | Refused>;
  /** A declaration by the key to its receipt. Null if not found. */
  received(id: string): Promise<ReceivedWithdrawal | null>;
}

/** The sources of the service. */
export interface WithdrawalSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<ShopConfiguration> };
  readonly attempts: Pick<AttemptsService, 'count'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Declarations from one network: ten, then one an hour. */
export const perNetwork = { free: 10, firstWait: hour, longestWait: hour };

/**
 * Acknowledgements to one address: five, then one a day. So nobody can flood a mailbox. Further declarations are still
 * stored, shown on the page, and reported to the shop (docs/threats.md).
 */
export const perEmail = { free: 5, firstWait: day, longestWait: day };

/** Creates the service. */
export function createWithdrawals(sources: WithdrawalSources): WithdrawalsService {
  const { database } = sources;
  return {
    begin: async (orderId, orderNumber) => emptyDraft(await orderOfLink(database, orderId), orderNumber),
    read: async (fields) => readDraft(fields, await orderOfLink(database, fields.get('orderId'))),
    async declare(draft, network) {
      const requestHash = hashOfSecret(JSON.stringify([draft.key, draft.order?.id ?? null, draft.declaration]));
      const known = await withdrawalOfRequest(database.read, requestHash);
      if (known !== null) return known;
      const { attempts } = sources;
      const tooMany = await attempts.count([
        { kind: 'withdrawal-network', whose: network, limit: perNetwork, isShared: true },
      ]);
      if (tooMany !== null) return tooMany;
      const whose = emailKey(draft.declaration.email);
      const refusal = await attempts.count([{ kind: 'withdrawal-email', whose, limit: perEmail, isShared: true }]);
      return store(sources, draft, { requestHash, isAcknowledged: refusal === null });
    },
    received: (id) => findWithdrawal(database.read, 'id', id),
  };
}

/** The order to which the visitor has the key. */
async function orderOfLink(database: Database, orderId: string | null) {
  return orderId !== null && /^[\w-]{1,100}$/.test(orderId) ? orderById(database.read, orderId) : null;
}

/** Stores the declaration together with its jobs. If one request is sent twice at once, one declaration is stored. */
async function store(
  { database, configuration, clock, wakeJobs }: WithdrawalSources,
  { order, declaration }: WithdrawalDraft,
  { requestHash, isAcknowledged }: { readonly requestHash: string; readonly isAcknowledged: boolean },
): Promise<string> {
  const recipients = orderRecipients(await configuration.current());
  const id = await database.transaction(async (transaction) => {
    const receivedAt = clock();
    const name = `withdrawal-${viennaYear(receivedAt)}`;
    const number = `W${viennaYear(receivedAt)}-${String(await nextNumber(transaction, name)).padStart(6, '0')}`;
    const withdrawal = { id: privateId(), number, receivedAt, orderId: order?.id ?? null, declaration, isAcknowledged };
    const isNew = await insertWithdrawal(transaction, { ...withdrawal, requestHash });
    if (!isNew) return withdrawalOfRequest(transaction, requestHash);
    for (const job of jobsOfWithdrawal(withdrawal, recipients)) await enqueue(transaction, job, receivedAt);
    return withdrawal.id;
  });
  if (id === null) throw new Error('A declaration is stored under a request that has none');
  wakeJobs();
  return id;
}
