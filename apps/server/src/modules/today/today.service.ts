import type { OfficeToday } from '@kontor/contract/office';
import { euroFromCents, type Right } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { viennaDay, viennaDayBegins } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { countJobs } from '../../jobs/kept-jobs.ts';
import type { BankStatementsService } from '../bank-statements/bank-statements.service.ts';
import { type BooksService, wireLimit } from '../books/books.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { countOrders, transfersBack } from '../orders/listed-orders.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { RemindersService } from '../reminders/reminders.service.ts';
import type { WithdrawalList } from '../withdrawals/withdrawal-list.service.ts';

/** Dependencies of {@link createToday}. */
export interface TodaySources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'documents'>> };
  readonly bankStatements: Pick<BankStatementsService, 'countOpen'>;
  readonly reminders: Pick<RemindersService, 'countDue'>;
  readonly payments: Pick<PaymentsService, 'findings'>;
  readonly books: Pick<BooksService, 'limits'>;
  readonly withdrawalList: Pick<WithdrawalList, 'countUnchecked'>;
  readonly clock: Clock;
}

/** What waits for somebody in the shop. */
export interface TodayService {
  /** Only parts that the operator has the right to see. */
  today(operator: Operator): Promise<OfficeToday>;
}

/** Nothing is counted beyond this. A page says "1000" as little as "1,000,000" about what to do next. */
const countedUpTo = 1000;

/** Orders that wait, by the filters of the list, in the order of the day. */
const waiting: readonly OfficeToday['orders'][number]['filter'][] = [
  { state: 'placed' },
  { payment: 'paid', shipping: 'open' },
  { shipping: 'partly-shipped' },
  { matter: 'shipped-unpaid' },
  { isUnbilled: true },
  { matter: 'overbilled' },
  { isHeld: true },
  { payment: 'overpaid' },
  { payment: 'disputed' },
];

/** Creates the service. */
export function createToday(sources: TodaySources): TodayService {
  const { database, bankStatements, reminders, payments, withdrawalList, books, clock } = sources;
  return {
    async today({ rights }) {
      const counted = async (right: Right, count: () => Promise<number>) =>
        rights.includes(right) ? await count() : undefined;
      const [orders, withdrawals, bankEntries, receivables, limits, findings, failedJobs] = await Promise.all([
        rights.includes('orders.read') ? waitingOrders(sources, clock()) : [],
        counted('orders.read', () => withdrawalList.countUnchecked(countedUpTo)),
        counted('money.read', () => bankStatements.countOpen(countedUpTo)),
        counted('money.read', () => reminders.countDue(countedUpTo)),
        rights.includes('books.read') ? pressingLimits(books) : [],
        counted('money.read', async () => Math.min((await payments.findings()).length, countedUpTo)),
        counted('settings.read', async () => Math.min((await countJobs(database.read, clock())).failed, countedUpTo)),
      ]);
      return {
        orders,
        ...(withdrawals !== undefined && { withdrawals }),
        ...(bankEntries !== undefined && { bankEntries }),
        ...(receivables !== undefined && { receivables }),
        ...(limits.length > 0 && { limits }),
        ...(findings !== undefined && { findings }),
        ...(failedJobs !== undefined && { failedJobs }),
      };
    },
  };
}

/** The limits of turnover that somebody should know of today. */
async function pressingLimits(books: TodaySources['books']) {
  const limits = await books.limits();
  return limits.filter(({ state }) => state !== 'below' && state !== 'settled').map(wireLimit);
}

/** The days within which a shop must deliver, if nothing else was agreed (§ 475 (1) BGB, § 7a KSchG, LAW O3). */
const daysToDeliver = 30;

async function waitingOrders(
  { database: { read }, configuration }: TodaySources,
  now: number,
): Promise<OfficeToday['orders']> {
  const { issuedElsewhere = false } = (await configuration.current()).documents;
  const late = { payment: 'paid', shipping: 'open', to: viennaDay(now, -daysToDeliver) } as const;
  const before = viennaDayBegins(viennaDay(now, 1 - daysToDeliver));
  const first = [{ filter: late, found: { payment: late.payment, shipping: late.shipping, until: before ?? now } }];
  const all = [
    ...first,
    ...waiting
      .filter(({ isUnbilled }) => !(isUnbilled && issuedElsewhere))
      .map((filter) => ({ filter, found: filter })),
  ];
  const counts = await Promise.all(all.map(({ found }) => countOrders(read, found, countedUpTo)));
  const back = await transfersBack(read, countedUpTo);
  const toTransfer = { filter: { matter: 'transfer-back' as const }, count: back.count, sum: euroFromCents(back.sum) };
  const counted = all.flatMap(({ filter }, at) => (counts[at] ? [{ filter, count: counts[at] }] : []));
  return back.count > 0 ? [...counted, toTransfer] : counted;
}
