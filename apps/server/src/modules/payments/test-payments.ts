import type { PaymentProvider } from '@kontor/contract';
import { pino } from 'pino';
import type { Database } from '../../database/database.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { OrderWithState } from '../orders/orders.service.ts';
import { exampleOrder } from '../orders/test-order.ts';
import type { PaymentAttempt, PaymentOperation } from './payment-attempt.ts';
import { createPaymentProviders } from './payment-providers.ts';
import type { PaymentSources } from './payment-sources.ts';
import { createPaymentsService, type PaymentsService } from './payments.service.ts';
import { createTestProvider, type TestProvider } from './test-gateway.ts';

/** For tests: 20 November 2026, 12:30 in UTC. */
export const testBegin = Date.UTC(2026, 10, 20, 12, 30);

/** For tests: time that moves on a little whenever somebody looks, so that what came first is known; shared by all servers of a test. */
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

/** For tests: a server of the shop, as far as it takes payments. */
export interface TestPayments extends PaymentsService {
  readonly provider: TestProvider;
  readonly clock: TestClock;
  readonly logged: string[];
  /** A new order that is paid by the provider. */
  order(change?: { state?: string; id?: string; condition?: string }): Promise<{ id: string; total: number }>;
  /** Begins to pay; answers the attempt's id. Throws when that is refused. */
  begin(orderId: string): Promise<string>;
  attempts(orderId: string): Promise<PaymentAttempt[]>;
  operations(attemptId: string): Promise<Pick<PaymentOperation, 'kind' | 'state' | 'amount' | 'tries'>[]>;
  /** Kinds of the jobs that are queued for an attempt, without checks. */
  jobs(attemptId: string): Promise<string[]>;
  found(): Promise<string[]>;
  setOrderState(orderId: string, state: string): Promise<void>;
}

/** For tests: opens a server over a database. Another one shares the provider and the clock. */
export function testPayments(
  database: Database,
  type: PaymentProvider,
  {
    clock = testClock(),
    provider = createTestProvider(type, clock.now),
    withoutShift = 'capture',
  }: { clock?: TestClock; provider?: TestProvider; withoutShift?: 'capture' | 'cancel' } = {},
): TestPayments {
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  const environment = { env: 'sandbox', isStandIn: true } as const;
  const connected = [{ gateway: provider.gateway(), environment }];
  const providers = createPaymentProviders({ connected, database, clock: clock.now, logger });
  const sources: PaymentSources = {
    ...{ database, providers, logger, withoutShift, orders: ordersOf(), clock: clock.now },
    wait: () => new Promise((wake) => setImmediate(wake)),
    wakeJobs: () => {},
    publicUrl: 'https://shop.example',
    hintOf: (raw) => JSON.parse(raw),
  };
  const payments = createPaymentsService(sources);
  const read = database.read;
  const attempts = (orderId: string) =>
    read.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).orderBy('number').execute();
  return {
    ...payments,
    ...{ provider, clock, logged, attempts },
    order: (change) => placeOrder(database, type, change),
    async begin(orderId) {
      const url = 'https://shop.example/shop/P/cart/confirmation?orderId=secret';
      const created = await payments.create({ orderId, type, url }, 'https://elsewhere.example');
      if (isRefused(created)) throw new Error(created.code);
      return (await attempts(orderId)).at(-1)?.id ?? '';
    },
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
    async found() {
      return (await payments.findings()).map(({ kind }) => kind).sort();
    },
    async setOrderState(orderId, state) {
      await database.transaction((transaction) =>
        transaction.updateTable('orders').set({ state }).where('id', '=', orderId).execute(),
      );
    },
  };
}

let orders = 0;

async function placeOrder(
  database: Database,
  type: PaymentProvider,
  { state = 'placed', condition = type }: { state?: string; condition?: string } = {},
): Promise<{ id: string; total: number }> {
  orders += 1;
  const id = `order-${String(orders).padStart(6, '0')}`;
  const order = exampleOrder({
    ...{ id, orderNumber: `2026-${String(orders).padStart(6, '0')}` },
    paymentCondition: { name: condition, title: condition },
  });
  await database.transaction((transaction) =>
    transaction
      .insertInto('orders')
      .values({
        ...{ id, order_number: order.orderNumber, idempotency_key: `key-${id}`, state, email: order.email },
        ...{ payment_condition: condition, total_gross: order.total.gross, snapshot: JSON.stringify(order) },
        ...{ created_at: testBegin, customer_id: null },
      })
      .execute(),
  );
  return { id, total: order.total.gross };
}

function ordersOf(): PaymentSources['orders'] {
  const placed = (row: { snapshot: string; state: string } | undefined): OrderWithState | null =>
    row ? { order: JSON.parse(row.snapshot), state: row.state } : null;
  return {
    placed: async (queryable, id) =>
      placed(
        await queryable.selectFrom('orders').select(['snapshot', 'state']).where('id', '=', id).executeTakeFirst(),
      ),
    lock: async (transaction, id) =>
      placed(
        await transaction
          .updateTable('orders')
          .set((row) => ({ state: row.ref('state') }))
          .where('id', '=', id)
          .returning(['snapshot', 'state'])
          .executeTakeFirst(),
      ),
  };
}
