import type { OfficeOrder } from '@kontor/contract/office';
import { rights } from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import type { Operator } from '../../../http/operator.ts';
import type { Refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import type { Mail } from '../../../mail/mail.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { lockOrder, orderIdOfNumber } from '../../orders/orders.repository.ts';
import { createAmendmentSender } from '../../orders/orders.service.ts';
import { exampleOrder } from '../../orders/testing/order.ts';
import { testConfiguration, testNow, testShop } from '../../orders/testing/shop.ts';
import { storeExample } from '../../orders/testing/stored-order.ts';
import { createNotedPayments, notePayment } from '../../payments/payments.service.ts';
import { createVatIds, viesStandIn } from '../../vat-ids/vat-ids.service.ts';
import { orderLifeJobs } from '../mails/order-life-jobs.ts';
import { createOrderLife, type OrderLifeService } from '../order-life.service.ts';
import type { LifeSources } from '../types.ts';

/** For tests: an operator with all rights. */
export function operatorNamed(name: string): Operator {
  const id = name.toLowerCase();
  return {
    ...{ id, name, email: `${id}@shop.example`, role: 'Inhaber', rights, sessionId: id },
    ...{ provenAt: testNow, network: '203.0.113.0/24' },
  };
}

/** For tests: the life of orders over a database, with access to what steps change. */
export interface TestLife {
  readonly life: OrderLifeService;
  readonly eva: Operator;
  readonly time: { now: number };
  readonly wakes: { count: number };
  readonly shop: ReturnType<typeof testShop>;
  /**
   * Stores the example order, whose lines have the conditions `hammer`, `book` and `salt`. Unless it says otherwise, it
   * is paid by invoice, so that its shipment waits for no money.
   */
  order(number: number, more?: Parameters<typeof exampleOrder>[0]): Promise<string>;
  /** Expects an answer to be an order. */
  done(answer: ReturnType<OrderLifeService['order']>): Promise<OfficeOrder>;
  /** Status and code of an answer that must be a refusal. */
  code(answer: ReturnType<OrderLifeService['order']>): Promise<readonly [number, string]>;
  /** Status, code and sentence of an answer that must be a refusal. */
  refusal(answer: ReturnType<OrderLifeService['order']>): Promise<readonly [number, string, string | undefined]>;
  stock(conditionId: string): Promise<number | null>;
  /** Kinds and keys of the queued mails, oldest first. */
  queued(): Promise<string[]>;
  /** Runs the queued mails about the life of orders and returns the sent mails. */
  mails(): Promise<Mail[]>;
  /** The actions logged about an order, oldest first. */
  logged(orderNumber: string): Promise<string[]>;
}

const byInvoice = { name: 'rechnung', title: 'Rechnung' } as const;

/** The payments of orders that no provider collects. */
const withoutPayments: LifeSources['payments'] = {
  orderCancelled: async () => [],
  orderCorrected: async () => {},
  orderAmended: async (transaction, orderId) => notePayment(transaction, orderId, 0).then(() => null),
  refund: () => Promise.reject(new Error('There are no payments')),
};

/** For tests: the invoices of orders, none of which is replaced. */
export function invoicesOf(
  openInvoice: LifeSources['documents']['openInvoice'],
  billed: LifeSources['documents']['billed'] = async () => [],
  billing: LifeSources['documents']['billing'] = async () => ({ overbilled: null, allowance: 0 }),
): LifeSources['documents'] {
  const hasPiecesToBill = async (...[queryable, orderId]: Parameters<typeof openInvoice>) =>
    (await openInvoice(queryable, orderId)) === null;
  return {
    ...{ openInvoice, billed, billing, hasPiecesToBill },
    ...{ replaceInvoice: async () => null, withdrawNote: async () => null },
  };
}

/** For tests: creates it. `more`: parts that replace the test's own. */
export function testLife(database: Database, more: Partial<LifeSources> = {}): TestLife {
  const time = { now: testNow };
  const clock = () => time.now;
  const wakes = { count: 0 };
  const shop = testShop(database, {}, { clock });
  const log = createOfficeLog({ database, clock });
  const life = createOrderLife({
    ...{ database, clock, log, vouchers: shop.vouchers },
    noted: createNotedPayments({ orders: { idOfNumber: orderIdOfNumber, lock: lockOrder }, log, clock }),
    configuration: { current: async () => testConfiguration, currentFor: async () => testConfiguration },
    catalogue: shop.catalogue,
    vatIds: createVatIds({ database, clock, ask: viesStandIn, logger: { warn: () => {} } }),
    payersOf: async () => [],
    documents: invoicesOf(async () => null),
    payments: withoutPayments,
    wakeJobs: () => {
      wakes.count += 1;
    },
    ...more,
  });
  return {
    ...{ life, time, wakes, shop, eva: operatorNamed('Eva') },
    order: async (number, change = {}) => {
      const lines = (change.lines ?? exampleOrder(change).lines).map((line, i) => ({
        ...line,
        conditionId: ['hammer', 'book', 'salt'][i] ?? line.conditionId,
      }));
      await storeExample(database, number, { paymentCondition: byInvoice, ...change, lines });
      return `2026-${String(number).padStart(6, '0')}`;
    },
    async done(answer) {
      const order = await answer;
      if (isRefused(order)) throw new Error(`${order.code}: ${order.msg ?? JSON.stringify(order.errors)}`);
      return order;
    },
    async code(answer) {
      const { status, code } = await refusalOf(answer);
      return [status, code];
    },
    async refusal(answer) {
      const { status, code, msg } = await refusalOf(answer);
      return [status, code, msg];
    },
    async stock(conditionId) {
      const conditions = database.read.selectFrom('conditions').select('stock').where('id', '=', conditionId);
      return (await conditions.executeTakeFirstOrThrow()).stock;
    },
    queued: async () =>
      (await queuedMails(database)).map(({ kind, payload }) => `${kind} ${JSON.parse(payload).version}`),
    mails: () => sendQueued(database),
    async logged(orderNumber) {
      const { entries } = await log.page({ subject: 'order', subjectId: orderNumber });
      return entries.map(({ action }) => action).toReversed();
    },
  };
}

/** The jobs of the mails about the life of orders. */
function queuedMails({ read }: Database) {
  return read
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('kind', 'in', [
      ...([
        'order-shipped-mail',
        'order-unshipped-mail',
        'order-corrected-mail',
        'order-amended-mail',
        'order-returned-mail',
        'order-cancelled-mail',
      ] as const),
      ...(['order-refunded-mail', 'gift-voucher-mail'] as const),
    ])
    .orderBy('created_at')
    .orderBy('unique_key')
    .execute();
}

/** Runs those jobs. */
async function sendQueued(database: Database): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
  const confirmAmended = createAmendmentSender({
    ...{ database, mail, mailFrom: undefined, publicUrl: 'https://shop.example' },
    documentMaker: { make: async () => new Uint8Array([1]), close: async () => {} },
    addressToPay: ({ id }) => `https://shop.example/zahlen/${id}`,
  });
  const handlers = orderLifeJobs({
    ...{ database, mail, mailFrom: undefined, publicUrl: 'https://shop.example', confirmAmended },
    orderLife: { sendGiftVouchers: () => Promise.reject(new Error('It is no mail')) },
  });
  for (const { kind, payload } of await queuedMails(database))
    await handlers[kind as keyof typeof handlers](
      JSON.parse(payload) as JobPayloads['order-shipped-mail'],
      {
        attempt: 1,
        alongside: async () => {},
      } as never,
    );
  return sent;
}

async function refusalOf(answer: ReturnType<OrderLifeService['order']>): Promise<Refused> {
  const refusal = await answer;
  if (!isRefused(refusal)) throw new Error('It was not refused');
  return refusal;
}
