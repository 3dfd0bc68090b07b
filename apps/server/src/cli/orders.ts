import { centsFromEuro, type OrderState } from '@kontor/domain';
import { germanEuro, germanTime } from '../german-format.ts';
import {
  createOrderList,
  type ListedOrder,
  noticeFacts,
  type OrderFilter,
  type OrderList,
  orderInWords,
  orderTotal,
  paymentInWords,
} from '../modules/orders/order-list.service.ts';
import { createPaymentRecords } from '../modules/payments/payments.service.ts';
import { startOfDay } from '../tables/german-moment.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { type Page, pageSentence, readPage } from './pages.ts';
import { ordersTexts as texts } from './texts/orders.de.ts';
import { withShop } from './with-database.ts';

type Work = (orders: OrderList) => Promise<void>;

/** `kontor orders`: the orders, for those who ship them. */
export const ordersCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const read = workCalled(works, what, texts.unknown);
    const work = read(parameters);
    await withShop((database) => work(createOrderList(database, createPaymentRecords(database))));
    return 0;
  },
};

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  list(parameters) {
    const { words, ...asked } = listOptions(parameters);
    if (words.length > 0) throw new CommandRefused(texts.wantsNoWords);
    return (orders) => list(orders, asked);
  },
  search(parameters) {
    const { words, filter, page } = listOptions(parameters);
    if (words.length === 0) throw new CommandRefused(texts.wantsWords);
    return (orders) => list(orders, { page, filter: { ...filter, search: words.join(' ') } });
  },
  show(parameters) {
    const [orderNumber, ...rest] = parameters.map((parameter) => parameter.trim());
    if (!orderNumber || rest.length > 0) throw new CommandRefused(texts.wantsNumber);
    return (orders) => show(orders, orderNumber);
  },
};

const text = { type: 'string' } as const;

function listOptions(parameters: readonly string[]): { words: string[]; filter: OrderFilter; page: Page } {
  const options = { state: text, since: text, limit: text, page: text };
  const typed = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  const { state, since } = typed.values;
  const filter = { ...(state && { state: stateOf(state) }), ...(since && { since: dayOf(since) }) };
  return { words: typed.positionals.map((word) => word.trim()).filter(Boolean), filter, page: readPage(typed.values) };
}

function stateOf(written: string): OrderState {
  const asked = written.trim().toLocaleLowerCase('de').replaceAll('-', ' ');
  const states = Object.entries(texts.states) as [OrderState, string][];
  const found = states.find(([state, title]) => asked === state || asked === title.toLocaleLowerCase('de'));
  if (found === undefined) throw new CommandRefused(texts.noState(written));
  return found[0];
}

function dayOf(written: string): number {
  const day = startOfDay(written);
  if (day === null) throw new CommandRefused(texts.noDay(written));
  return day;
}

async function list(orders: OrderList, { filter, page }: { filter: OrderFilter; page: Page }): Promise<void> {
  const { orders: shown, count } = await orders.page(filter, page);
  if (shown.length === 0) return console.log(texts.none);
  for (const order of shown) console.log(lineOf(order));
  console.log(`\n${pageSentence(page, shown.length, count)}`);
}

/** One line: number, time, state, total, payment, customer. */
function lineOf({ order, state, payment: { payment } }: ListedOrder): string {
  const { address, paymentCondition } = order;
  const who = [`${address.firstName} ${address.name}`.trim(), address.companyName, order.email].filter(Boolean);
  const [, total] = orderTotal(order);
  const parts = [order.orderNumber, germanTime(order.createdAt), titleOf(state), total];
  return [...parts, texts.payment(paymentCondition.title, paymentInWords(order, payment)), who.join(', ')].join('  ');
}

/** The German title of a state; an unknown one is shown as stored. */
function titleOf(state: string): string {
  return (texts.states as Readonly<Record<string, string>>)[state] ?? state;
}

async function show(orders: OrderList, orderNumber: string): Promise<void> {
  const found = await orders.byNumber(orderNumber);
  if (found === null) throw new CommandRefused(texts.noOrder(orderNumber));
  const { order, state, payment } = found;
  const { labels } = texts;
  console.log(orderInWords(noticeFacts(order, payment.payment)));
  const sums = payment.paymentSums;
  const details = [
    [labels.state, titleOf(state)],
    ...(sums
      ? [
          [labels.paid, euro(sums.paid)],
          [labels.returned, euro(sums.returned)],
          [labels.open, euro(sums.open)],
        ]
      : []),
    [labels.document, order.confirmationDoc.filename],
  ];
  for (const [label, value] of details) console.log(`${label}: ${value}`);
  if (order.paymentCondition.kind === 'online') console.log(`\n${texts.payments(orderNumber)}`);
}

function euro(amount: number): string {
  return germanEuro(centsFromEuro(amount) ?? 0);
}
