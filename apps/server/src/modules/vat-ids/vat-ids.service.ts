import { cleanVatId, isVatId, type VatIdState } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { privateId } from '../../private-id.ts';
import {
  deleteChecksBefore,
  insertCheck,
  lastCheck,
  lastCheckOfOrder,
  type StoredCheck,
} from './vat-checks.repository.ts';
import type { AskVies } from './vies-client.ts';

export { viesStandIn } from './stand-in.ts';
export { vatIdTexts } from './texts/vat-ids.de.ts';
export { type AskVies, createViesClient, viesAddress } from './vies-client.ts';

/** What is known of a VAT id. */
export interface VatIdCheck {
  readonly vatId: string;
  readonly state: VatIdState;
  /** Epoch ms. */
  readonly askedAt: number;
  /** The number of VIES' consultation, which proves the check. Null: none was given. */
  readonly consultation: string | null;
  /** Name and address of the business, as its country says them. Null: it says none. */
  readonly trader: string | null;
}

/** Checks VAT ids by VIES (LAW T5). */
export interface VatIdsService {
  /**
   * Asks VIES about a number, unless it has answered within a day, or could not within a minute. The answer is stored.
   * It never fails: what cannot be asked is `unknown`. `requester`: the seller's VAT id, by which VIES gives its
   * consultation a number. `orderId`: the order that needs the answer; null: a cart.
   */
  check(vatId: string, requester: string, orderId?: string | null): Promise<VatIdCheck>;
  /** What was answered about a number within a day, read through the given connection; null: nothing. */
  known(queryable: Queryable, vatId: string): Promise<VatIdCheck | null>;
  /** Deletes answers about numbers with which nobody ordered, after thirty days. */
  clearOld(): Promise<void>;
}

const [minute, day] = [60_000, 24 * 3_600_000];
/** How long an answer about carts is kept. */
export const checksKept = 30 * day;
/** The most questions of a process in a minute. Beyond them nothing is known, and VIES does not block the shop. */
const mostAMinute = 30;

/** Makes the service. */
export function createVatIds(sources: {
  readonly database: Database;
  readonly clock: Clock;
  readonly ask: AskVies;
  readonly logger: Pick<Logger, 'warn'>;
}): VatIdsService {
  const { database, clock, ask, logger } = sources;
  const asking = new Map<string, Promise<VatIdCheck>>();
  const asked: number[] = [];

  async function askNow(vatId: string, requester: string, orderId: string | null): Promise<VatIdCheck> {
    const now = clock();
    while (asked[0] !== undefined && asked[0] <= now - minute) asked.shift();
    const isBusy = asked.length >= mostAMinute;
    if (!isBusy) asked.push(now);
    const own = cleanVatId(requester);
    const { failure, ...answer } = isBusy ? busy : await ask(vatId, isVatId(own) ? own : '');
    if (failure !== null) logger.warn({ failure }, 'VIES could not be asked about a VAT id');
    const row = {
      ...{ id: privateId(), vat_id: vatId, state: answer.state, asked_at: now, order_id: orderId },
      ...{ consultation: answer.consultation, trader: answer.trader },
    };
    await database.transaction((transaction) => insertCheck(transaction, row));
    return checkOf(row);
  }

  return {
    async check(vatId, requester, orderId = null) {
      const last = await lastCheck(database.read, vatId, clock() - day);
      const isFresh = last !== null && (last.state !== 'unknown' || last.asked_at > clock() - minute);
      if (isFresh && orderId === null) return checkOf(last);
      const running = asking.get(vatId);
      if (running !== undefined) return running;
      const promise = askNow(vatId, requester, orderId).finally(() => asking.delete(vatId));
      asking.set(vatId, promise);
      return promise;
    },
    async known(queryable, vatId) {
      const last = await lastCheck(queryable, vatId, clock() - day);
      return last && checkOf(last);
    },
    clearOld: () => database.transaction((transaction) => deleteChecksBefore(transaction, clock() - checksKept)),
  };
}

/** The last answer about a VAT id that was asked for its order; null: none was. */
export async function checkOfOrder(queryable: Queryable, orderId: string): Promise<VatIdCheck | null> {
  const last = await lastCheckOfOrder(queryable, orderId);
  return last && checkOf(last);
}

const busy = { state: 'unknown', consultation: null, trader: null, failure: 'BUSY' } as const;

function checkOf({ vat_id, state, asked_at, consultation, trader }: Omit<StoredCheck, 'id' | 'order_id'>): VatIdCheck {
  return { vatId: vat_id, state, askedAt: asked_at, consultation, trader };
}
