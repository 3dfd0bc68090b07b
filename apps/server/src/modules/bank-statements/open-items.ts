import {
  type AskedAmount,
  type Cents,
  isPaidByTransfer,
  numberCandidates,
  type OpenItem,
  type OpenItems,
  orderNumberSeries,
  type Payment,
  paymentSums,
} from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { viennaDay } from '../../german-format.ts';
import {
  type BilledOrder,
  type BilledPart,
  billedOrders,
  openOrdersOfParts,
  unpaidPart,
} from '../documents/documents.service.ts';
import { asAsked, type OrdersService, type OrderWithState } from '../orders/orders.service.ts';
import {
  attemptsOfOrder,
  type NotedPayment,
  notedOfOrders,
  paymentsAsSeen,
  paymentsNoted,
} from '../payments/payments.service.ts';
import {
  numberSeries,
  openOrdersOfTotals,
  ordersByNumbers,
  partlyPaidOrders,
  payersOfAccounts,
  type StoredEntry,
} from './bank-entries.repository.ts';

/** The sources that open items are read with. */
export interface OpenItemSources {
  readonly orders: Pick<OrdersService, 'placed'>;
  /** The current pattern of order numbers. */
  readonly orderNumberPattern: string;
}

/**
 * The orders that entries may be meant for: the orders they name, the open orders of the same amount or with an invoice
 * of it over a part, and those of which some is paid, for their rests. Only orders paid by transfer are considered, and
 * amended orders that an entry names: the rest of those is transferred, however they were paid. Of the others only the
 * numbers are told.
 */
export async function openItemsFor(
  queryable: Queryable,
  { orders, orderNumberPattern }: OpenItemSources,
  entries: readonly StoredEntry[],
): Promise<OpenItems> {
  if (entries.length === 0) return { items: [], otherNumbers: [] };
  const series = new Set([...(await numberSeries(queryable)), ...seriesOf(orderNumberPattern, entries)]);
  const candidates = new Set(entries.flatMap(({ purpose }) => numberCandidates(purpose, [...series])));
  const named = await ordersByNumbers(queryable, [...candidates]);
  const paid = entries.filter(({ amount }) => amount > 0);
  const amounts = [...new Set(paid.flatMap(({ amount }) => [amount - 1, amount, amount + 1]))];
  const fitting = [
    ...(await openOrdersOfTotals(queryable, amounts)),
    ...(await openOrdersOfParts(queryable, amounts)),
    ...(amounts.length > 0 ? await partlyPaidOrders(queryable) : []),
  ];
  const ids = [...new Set([...named.map(({ id }) => id), ...fitting])];
  const noted = new Map(
    (await inPieces(ids, async (some) => [...(await notedOfOrders(queryable, some))])).map((one) => one),
  );
  const accounts = await payersOfAccounts(queryable, [
    ...new Set(entries.flatMap(({ payer_iban }) => payer_iban ?? [])),
  ]);
  const billed = new Map(
    (await inPieces(ids, async (some) => [...(await billedOrders(queryable, some))])).map((one) => one),
  );
  const items: OpenItem[] = [];
  const otherNumbers: string[] = [];
  for (const id of ids) {
    const placed = await orders.placed(queryable, id);
    if (placed === null) continue;
    const numbers = named.filter((one) => one.id === id).map(({ number }) => number);
    const isRest = placed.order.amendedAt !== undefined && numbers.length > 0;
    if (!isPaidByTransfer(placed.order.paymentCondition) && !isRest) {
      otherNumbers.push(...numbers);
      continue;
    }
    const ibans = accounts.filter(({ email }) => email === placed.order.email).flatMap(({ iban }) => iban ?? []);
    const order = await asAsked(queryable, placed.order);
    items.push(
      itemOf(
        { ...placed, order },
        {
          ...{ numbers, ibans, noted: noted.get(id) ?? [], billed: billed.get(id) ?? null },
          online: isRest ? paymentsAsSeen(await attemptsOfOrder(queryable, id)) : [],
        },
      ),
    );
  }
  return { items, otherNumbers };
}

/** The order number series of each entry's year and of the year before. */
function seriesOf(pattern: string, entries: readonly StoredEntry[]): string[] {
  const years = new Set(entries.map(({ booked_on }) => Number(booked_on.slice(0, 4))));
  return [...years].flatMap((year) => [year - 1, year].map((one) => orderNumberSeries(pattern, one)));
}

function itemOf(
  { order, state }: OrderWithState,
  known: {
    readonly numbers: readonly string[];
    readonly ibans: readonly string[];
    readonly noted: readonly NotedPayment[];
    /** Its invoices. Null: it has none. */
    readonly billed: BilledOrder | null;
    /** What providers took. */
    readonly online: readonly Payment[];
  },
): OpenItem {
  const { address, total } = order;
  const sums = paymentSums(total.gross, [...known.online, ...paymentsNoted(order, known.noted)]);
  const gifts = order.vouchers.filter(({ kind }) => kind === 'gift-balance');
  const balances = gifts.reduce((sum, { price }) => sum - price.gross, 0);
  const money = { money: sums.left, balances };
  // What an invoice over the whole order asks for is less after a correction of it.
  const billed = known.billed === null || known.billed.isInParts ? null : known.billed.gross - balances - sums.left;
  const due = Math.max(0, Math.min(sums.open, billed ?? sums.open));
  return {
    ...{ orderNumber: order.orderNumber, numbers: [order.orderNumber, ...known.numbers], ibans: known.ibans },
    ...askedFor(due, known.billed?.discount ?? null),
    ...(known.billed && partsOf(known.billed, money, due)),
    isCancelled: state === 'cancelled',
    names: [`${address.firstName} ${address.name}`.trim(), address.companyName].filter(Boolean),
    placedOn: viennaDay(order.createdAt),
  };
}

/** The invoices over parts that are not paid. None asks for more than the order still costs, until it is corrected. */
function partsOf(billed: BilledOrder, money: Parameters<typeof unpaidPart>[1], due: Cents): Pick<OpenItem, 'parts'> {
  const first = unpaidPart(billed, money);
  if (first === null || due <= 0) return {};
  const later = billed.parts.slice(billed.parts.findIndex(({ number }) => number === first.number) + 1);
  const asked = ({ discount }: Pick<BilledPart, 'discount'>, open: Cents) => askedFor(Math.min(due, open), discount);
  return { parts: [asked(first, first.open), ...later.map((part) => asked(part, part.gross))] };
}

/** A discount is of the whole invoice. Whoever has paid some of it, or owes another amount by now, has none. */
function askedFor(due: Cents, discount: BilledOrder['discount']): AskedAmount {
  return { due, discount: discount?.of === due ? discount : null };
}

/** What is due for an order and its part, with their cash discounts. Null: it is not paid by transfer. */
export async function openItemOf(
  queryable: Queryable,
  orders: Pick<OrdersService, 'placed'>,
  id: string,
): Promise<(AskedAmount & Pick<OpenItem, 'parts'>) | null> {
  const placed = await orders.placed(queryable, id);
  if (placed === null || !isPaidByTransfer(placed.order.paymentCondition)) return null;
  const order = await asAsked(queryable, placed.order);
  const noted = (await notedOfOrders(queryable, [id])).get(id) ?? [];
  const billed = (await billedOrders(queryable, [id])).get(id) ?? null;
  return itemOf({ ...placed, order }, { numbers: [], ibans: [], noted, billed, online: [] });
}
