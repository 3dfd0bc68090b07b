import type { PaymentProvider } from '@kontor/contract';
import type { PaymentOperation } from '@kontor/domain';
import { pino } from 'pino';
import type { Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { PaymentAttemptTable } from '../../../database/payment-tables.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { createJobRunner } from '../../../jobs/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { readSnapshot, snapshotColumns, writeSnapshot } from '../../orders/stored-order.ts';
import { exampleOrder } from '../../orders/testing/order.ts';
import { paypalHint } from '../messages/paypal-hint.ts';
import { type PaymentJobSources, paymentJobs } from '../payment-jobs.ts';
import { createPaymentsService, type PaymentsService } from '../payments.service.ts';
import type { ConnectedProvider } from '../providers/connected-provider.ts';
import { createPaymentProviders } from '../providers/payment-providers.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { createTestProvider, never, type TestProvider } from './gateway.ts';

/** For tests: 20 November 2026, 12:30 in UTC. */
export const testBegin = Date.UTC(2026, 10, 20, 12, 30);

/**
 * For tests: a clock that moves on by 1 ms at each look, so that the order of events is known. All servers of a test
 * share it.
 */
export interface TestClock {
  readonly now: () => number;
  pass(milliseconds: number): void;
}

/** For tests: starts the time. */
export function testClock(): TestClock {
  let now = testBegin;
  return {
    now: () => {
      now += 1;
      return now;
    },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** For tests: the payments of one server of the shop. */
export interface TestPayments extends PaymentsService {
  readonly provider: TestProvider;
  readonly clock: TestClock;
  readonly logged: string[];
  /** A new order that is paid by the provider. */
  order(change?: { state?: string; orderNumber?: string; condition?: string }): Promise<{ id: string; total: number }>;
  /** Begins a payment and returns the attempt's id. Throws when it is refused. */
  begin(orderId: string): Promise<string>;
  /** As they are stored. */
  attempts(orderId: string): Promise<PaymentAttemptTable[]>;
  operations(attemptId: string): Promise<Pick<PaymentOperation, 'kind' | 'state' | 'amount' | 'tries'>[]>;
  /** Kinds of the jobs that are queued for an attempt, without checks. */
  jobs(attemptId: string): Promise<string[]>;
  found(): Promise<string[]>;
  /** Kinds of the providers' messages, and whether they were processed. */
  events(): Promise<[kind: string, isProcessed: boolean][]>;
  setOrderState(orderId: string, state: string): Promise<void>;
  /** Deletes all queued jobs. */
  loseJobs(): Promise<void>;
  /** Lets time pass from job to job, and runs each job when it is due. */
  live(milliseconds: number): Promise<void>;
  /** Subjects of the mails that were sent. */
  readonly mails: string[];
  readonly sent: Mail[];
}

/** For tests: a database whose process ends, and a promise that resolves then. */
export interface DyingDatabase {
  readonly database: Database;
  readonly dead: Promise<void>;
}

/**
 * For tests: a database whose process ends at one of its transactions, counted from 1: before it begins, or after its
 * commit and before the caller gets the result.
 */
export function dyingDatabase(database: Database, at: number, when: 'before' | 'after'): DyingDatabase {
  const { promise: dead, resolve: die } = Promise.withResolvers<void>();
  let count = 0;
  const end = () => {
    die();
    return never<never>();
  };
  const mortal: Database = {
    ...{ engine: database.engine, read: database.read },
    async transaction(work) {
      count += 1;
      if (count > at || (count === at && when === 'before')) return end();
      const result = await database.transaction(work);
      return count === at ? end() : result;
    },
    onDisk: () => database.onDisk(),
    listen: (channel, heard) => database.listen(channel, heard),
    close: () => database.close(),
  };
  return { database: mortal, dead };
}

/** What a test may change of a server. */
interface TestServer {
  readonly clock?: TestClock;
  readonly provider?: TestProvider;
  readonly withoutShift?: 'capture' | 'cancel';
  readonly connected?: readonly ConnectedProvider[];
  readonly publicUrl?: string;
  readonly refundsTold?: PaymentJobSources['refundsTold'];
  readonly wait?: Wait;
}

/** For tests: makes a server on a database. Several servers share the provider and the clock. */
export function testPayments(
  database: Database,
  type: PaymentProvider,
  {
    clock = testClock(),
    provider = createTestProvider(type, clock.now),
    withoutShift = 'capture',
    connected = [{ gateway: provider.gateway(), environment: { env: 'sandbox', isOwnSandbox: true } }],
    publicUrl = 'https://shop.example',
    refundsTold = async () => new Map(),
    // Long enough to see the end of the other call, on a busy machine too.
    wait = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds / 2)),
  }: TestServer = {},
): TestPayments {
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  const providers = createPaymentProviders({ connected, database, clock: clock.now, wait, logger });
  const sources: PaymentSources = {
    ...{ database, providers, logger, withoutShift, orders: ordersOf(), clock: clock.now, wait },
    wakeJobs: () => {},
    publicUrl,
    hintOf: paypalHint,
  };
  const payments = createPaymentsService(sources);
  const { mail, mails, sent } = mailbox();
  const handlers = paymentJobs({
    ...{ database, orders: sources.orders, payments, mail, mailFrom: 'shop@shop.example' },
    refundsTold,
  });
  const runner = createJobRunner({ database, handlers, clock: clock.now, logger });
  const read = database.read;
  const stored = storedPayments(read);
  return {
    ...{ ...payments, ...stored },
    ...{ provider, clock, logged, mails, sent },
    order: (change) => placeOrder(database, type, change),
    async begin(orderId) {
      const url = `${publicUrl}/shop/P/cart/confirmation?orderId=secret`;
      const created = await payments.create({ orderId, type, url }, 'https://elsewhere.example');
      if (isRefused(created)) throw new Error(created.code);
      return (await stored.attempts(orderId)).at(-1)?.id ?? '';
    },
    async found() {
      return (await payments.findings()).map(({ kind }) => kind).sort();
    },
    async live(milliseconds) {
      const end = clock.now() + milliseconds;
      for (;;) {
        const due = await nextJobAt(read);
        if (due === null || due > end) break;
        clock.pass(Math.max(0, due - clock.now()));
        await runner.runDue();
      }
      clock.pass(Math.max(0, end - clock.now()));
    },
    async loseJobs() {
      await database.transaction((transaction) => transaction.deleteFrom('jobs').execute());
    },
    async setOrderState(orderId, state) {
      await database.transaction((transaction) =>
        transaction.updateTable('orders').set({ state }).where('id', '=', orderId).execute(),
      );
    },
  };
}

/** Keeps the mails that are sent, and their subjects. */
function mailbox() {
  const mails: string[] = [];
  const sent: Mail[] = [];
  const mail = {
    async send(one: Mail) {
      sent.push(one);
      mails.push(one.subject);
    },
    close: async () => {},
  };
  return { mail, mails, sent };
}

/** What the database holds of payments. */
function storedPayments(read: Database['read']): Pick<TestPayments, 'attempts' | 'operations' | 'jobs' | 'events'> {
  return {
    attempts: (orderId) =>
      read.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).orderBy('number').execute(),
    operations: (attemptId) =>
      read
        .selectFrom('payment_operations')
        .select(['kind', 'state', 'amount', 'tries'])
        .where('attempt_id', '=', attemptId)
        .orderBy('created_at')
        .orderBy('key')
        .execute(),
    async jobs(attemptId) {
      const rows = await read.selectFrom('jobs').select(['kind', 'unique_key']).orderBy('kind').execute();
      return rows.flatMap(({ kind, unique_key }) =>
        unique_key.includes(attemptId) && kind !== 'payment-check' ? kind : [],
      );
    },
    async events() {
      const rows = await read.selectFrom('payment_events').selectAll().orderBy('received_at').execute();
      return rows.map(({ kind, processed_at: at }) => [kind, at !== null]);
    },
  };
}

/** When the next job is due that no other process runs. */
async function nextJobAt(read: Database['read']): Promise<number | null> {
  const row = await read
    .selectFrom('jobs')
    .select((job) => job.fn.min<number | null>(job.fn.coalesce('leased_until', 'run_at')).as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}

let orders = 0;

async function placeOrder(
  database: Database,
  type: PaymentProvider,
  {
    state = 'placed',
    condition = type,
    orderNumber,
  }: { state?: string; condition?: string; orderNumber?: string } = {},
): Promise<{ id: string; total: number }> {
  orders += 1;
  const id = `order-${String(orders).padStart(6, '0')}`;
  const order = exampleOrder({
    ...{ id, orderNumber: orderNumber ?? `2026-${String(orders).padStart(6, '0')}` },
    paymentCondition: { name: condition, title: condition },
  });
  await database.transaction((transaction) =>
    transaction
      .insertInto('orders')
      .values({
        ...{ id, order_number: order.orderNumber, idempotency_key: `key-${id}`, state, email: order.email },
        ...{ payment_condition: condition, total_gross: order.total.gross, snapshot: writeSnapshot(order) },
        ...{ created_at: testBegin, customer_id: null },
      })
      .execute(),
  );
  return { id, total: order.total.gross };
}

function ordersOf(): PaymentSources['orders'] {
  const placed = (row: (Parameters<typeof readSnapshot>[0] & { state: string }) | undefined): OrderWithState | null =>
    row ? { order: readSnapshot(row), state: row.state } : null;
  return {
    placed: async (queryable, id) =>
      placed(
        await queryable
          .selectFrom('orders')
          .select([...snapshotColumns, 'state'])
          .where('id', '=', id)
          .executeTakeFirst(),
      ),
    lock: async (transaction, id) =>
      placed(
        await transaction
          .updateTable('orders')
          .set((row) => ({ state: row.ref('state') }))
          .where('id', '=', id)
          .returning([...snapshotColumns, 'state'])
          .executeTakeFirst(),
      ),
    idOfNumber: async (queryable, orderNumber) =>
      (await queryable.selectFrom('orders').select('id').where('order_number', '=', orderNumber).executeTakeFirst())
        ?.id ?? null,
  };
}
