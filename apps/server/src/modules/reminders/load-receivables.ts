import { type Cents, isPaidBeforeDelivery, paymentSums, type Receivable, stillDue } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import type { ReminderSettings } from '../configuration/types.ts';
import { type BilledOrder, type BilledPart, billedOrders, unpaidPart } from '../documents/documents.service.ts';
import { loadLives, type StoredLife } from '../order-life/order-life.service.ts';
import { worthOf } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { type NotedPayment, notedOfOrders, paymentsNoted } from '../payments/payments.service.ts';
import { remindersOf, type StoredReminder, stopsOf, withdrawnOf } from './reminders.repository.ts';
import type { OrderReceivable } from './types.ts';

/** An order, with what its receivable depends on. */
interface OrderToCollect {
  readonly order: OrderSnapshot;
  readonly version: number;
  readonly state: string;
  readonly hold: string | null;
}

/** What was stored about a receivable. */
interface Stored {
  readonly lives: ReadonlyMap<string, StoredLife>;
  readonly noted: ReadonlyMap<string, readonly NotedPayment[]>;
  readonly billed: ReadonlyMap<string, BilledOrder>;
  readonly reminders: ReadonlyMap<string, readonly StoredReminder[]>;
  readonly withdrawn: ReadonlySet<string>;
  readonly stops: Awaited<ReturnType<typeof stopsOf>>;
}

/**
 * The unpaid money of orders. Orders that are paid online, and orders on account without an invoice, have no
 * receivable: the customer was told no day on which money is due.
 */
export async function loadReceivables(
  queryable: Queryable,
  orders: readonly OrderToCollect[],
  settings: Pick<ReminderSettings, 'prepayment'>,
): Promise<OrderReceivable[]> {
  const owed = orders.filter(({ order }) => order.paymentCondition.kind !== 'online');
  const ids = owed.map(({ order }) => order.id);
  const stored: Stored = {
    lives: await loadLives(
      queryable,
      owed.map((one) => ({ ...one, isPicked: false })),
    ),
    noted: await notedOfOrders(queryable, ids),
    billed: await billedOrders(queryable, ids),
    reminders: await remindersOf(queryable, ids),
    stops: await stopsOf(queryable, ids),
    withdrawn: await withdrawnOf(
      queryable,
      owed.map(({ order }) => order),
    ),
  };
  return owed.flatMap((one) => receivableOf(one, stored, settings) ?? []);
}

function receivableOf(
  one: OrderToCollect,
  stored: Stored,
  settings: Pick<ReminderSettings, 'prepayment'>,
): OrderReceivable | null {
  const { order, version } = one;
  const { id, paymentCondition } = order;
  const [stop, billed, life] = [stored.stops.get(id), stored.billed.get(id), stored.lives.get(id)?.life];
  if (life === undefined || (billed === undefined && !isPaidBeforeDelivery(paymentCondition))) return null;
  const due = dueOf(order, life, billed);
  const { open, left } = paymentSums(
    due,
    paymentsNoted({ total: { ...order.total, gross: due } }, stored.noted.get(id) ?? []),
  );
  const part = billed === undefined ? null : unpaidPart(billed, { money: left, balances: balancesOf(order) });
  // Not more than the order still costs: what came back may be on its invoices until they are corrected.
  const asked = billed?.isInParts ? Math.min(open, part?.open ?? 0) : open;
  const sent = (stored.reminders.get(id) ?? []).filter(({ letter }) => part === null || isAbout(letter, part));
  const receivable: Receivable = {
    ...{
      open: asked,
      received: part?.received ?? left,
      isBusiness: order.address.companyName.trim() !== '',
    },
    basis: billed === undefined ? 'prepayment' : 'invoice',
    dueOn: part?.dueOn ?? billed?.dueOn ?? viennaDay(order.createdAt, settings.prepayment.days),
    ...{ isCancelled: one.state === 'cancelled', isHeld: one.hold !== null, isSpared: stop !== undefined },
    isWithdrawn: stored.withdrawn.has(order.orderNumber),
    isShipped: life.parcels.length > 0,
    sent: sent.map(({ step, asked_at, fee }) => ({
      ...{ step, fee, sentOn: viennaDay(asked_at) },
    })),
  };
  const { number, issuedOn } = part ?? billed ?? {};
  const invoice = number === undefined || issuedOn === undefined ? null : { number, issuedOn };
  return { order, version, receivable, invoice, stop: stop?.reason ?? null };
}

/** Whether a reminder was sent about an invoice. One that names none was about the order. */
function isAbout({ invoice }: StoredReminder['letter'], { number }: Pick<BilledPart, 'number'>): boolean {
  return invoice === null || invoice.number === number;
}

/** What gift balances paid, in cents. */
function balancesOf({ vouchers }: OrderSnapshot): Cents {
  return vouchers.reduce((sum, { kind, price }) => (kind === 'gift-balance' ? sum - price.gross : sum), 0);
}

/** The amount to pay: what the order still costs, or less if its invoice was corrected. Gift balances are deducted. */
function dueOf(order: OrderSnapshot, life: StoredLife['life'], billed: BilledOrder | undefined): number {
  const due = stillDue(worthOf(order), life);
  if (billed === undefined) return due;
  return Math.max(0, Math.min(due, billed.gross - balancesOf(order)));
}
