import type { RetentionHold, RetentionOverview } from '@kontor/contract/office';
import { type Day, lawfulYears, yearsLonger } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { viennaDay } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { cleanText } from '../../http/typed-text.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import type { KeptOrder } from '../erasures/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { oldestWithPeople, orderIdOfNumber } from '../orders/orders.service.ts';
import { ordersOver, yearBefore } from './due-orders.ts';
import { holdOrder, latestCounts, type OrderKeptBack, ordersKeptBack, releaseOrder } from './retention.repository.ts';
import { type RunningSources, runRetention } from './run-retention.ts';
import { retentionTexts as texts } from './texts/retention.de.ts';

/** How long people are kept, and their erasure when that is over (LAW D6, docs/decisions/067). */
export interface RetentionService {
  /** The periods, what will be erased next and when, what is held back, and what was erased. */
  overview(): Promise<RetentionOverview>;
  /** Holds an order back with a reason, or lets it go again. */
  hold(by: Changer, hold: RetentionHold): Promise<RetentionOverview | Refused>;
  /** Queues the run of the day. It is queued once, by however many servers. */
  queueRun(): Promise<void>;
}

/** The dependencies of the service. */
export interface RetentionSources extends RunningSources {
  readonly log: Pick<OfficeLog, 'write' | 'forgetValues'>;
  readonly clock: Clock;
}

/** The most orders that are shown as the next ones, and the days whose counts are shown, four kinds each. */
const [shown, countsShown] = [100, 4 * 30];

/** Creates the service. */
export function createRetention(sources: RetentionSources): RetentionService {
  const { database, clock } = sources;
  return {
    overview: () => overview(sources),
    async hold(by, { number, reason }) {
      const { text } = cleanText(reason ?? '');
      if (reason !== null && text === '') return refused(400, 'reason-missing');
      const orderId = await orderIdOfNumber(database.read, number);
      if (orderId === null) return refused(404, 'order-not-found');
      await changeHold(sources, by, { orderId, number, reason: reason === null ? null : text });
      return overview(sources);
    },
    async queueRun() {
      const now = clock();
      const day = viennaDay(now);
      const job = { kind: 'retention' as const, uniqueKey: `retention:${day}`, payload: { day }, runAt: now };
      // A shop without orders has nothing to erase.
      const [oldest] = await oldestWithPeople(database.read, { before: now, after: null, limit: 1 });
      if (oldest === undefined) return;
      await database.transaction((transaction) => enqueue(transaction, job, now));
    },
  };
}

/** Holds an order back, or lets it go. What stays the same is not logged. */
async function changeHold(
  { database, log, clock }: RetentionSources,
  by: Changer,
  { orderId, number, reason }: { readonly orderId: string; readonly number: string; readonly reason: string | null },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const was = (await ordersKeptBack(transaction)).find((one) => one.orderId === orderId)?.reason ?? null;
    if (was === reason) return;
    if (reason === null) await releaseOrder(transaction, orderId);
    else await holdOrder(transaction, { orderId, reason, by: by?.name ?? texts.shopItself, at: clock() });
    const action = reason === null ? 'order.retention-released' : 'order.retention-held';
    const change = { before: { reason: was }, after: { reason } };
    await log.write(transaction, { by, subject: 'order', subjectId: number, action, ...change });
  });
}

/** The handler of the daily run. */
export function retentionJobs(sources: RunningSources): JobHandlersOf<'retention'> {
  return { retention: ({ day }) => runRetention(sources, day) };
}

async function overview({ database, configuration, clock }: RetentionSources): Promise<RetentionOverview> {
  const { retention, seller } = await configuration.current();
  const { extraYears } = retention;
  const today = viennaDay(clock());
  const nextDay = yearBefore(today, -1);
  const held = await ordersKeptBack(database.read);
  const next: KeptOrder[] = [];
  let isMore = false;
  for await (const some of ordersOver(database.read, nextDay, extraYears)) {
    next.push(...some);
    isMore = next.length > shown;
    if (isMore) break;
  }
  const years = yearsLonger(lawfulYears(seller.country), extraYears);
  return {
    ...{ country: seller.country, extraYears, isMore },
    periods: { ...years, transfers: years.voucher, withdrawals: years.voucher },
    next: next.slice(0, shown).map((order) => nextOf(order, today, nextDay, held)),
    held: held.map(({ number, reason, by, at }) => ({ number, reason, by, at: new Date(at).toISOString() })),
    erased: await latestCounts(database.read, countsShown),
  };
}

function nextOf(
  { id, number, placedAt, until, reason }: KeptOrder,
  today: Day,
  nextDay: Day,
  held: readonly OrderKeptBack[],
): RetentionOverview['next'][number] {
  return {
    ...{ number, placedAt: new Date(placedAt).toISOString(), keptUntil: until, reason },
    ...{ erasedOn: until < today ? today : nextDay, isHeld: held.some(({ orderId }) => orderId === id) },
  };
}
