import type { BookingCause, MoneyPlace } from '@kontor/domain';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { BookingTable } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import { isDiscountSource, isRestSource } from '../payments/payments.service.ts';

/** How much is booked in one transaction. */
export const batchSize = 200;

/** Money of an order that is not in the journal yet, with its sign. */
export interface UnbookedMoney {
  readonly source: Pick<BookingTable, 'source_kind' | 'source_id' | 'part'>;
  readonly orderId: string;
  readonly cause: BookingCause;
  readonly place: MoneyPlace;
  readonly amount: number;
  readonly day: string;
  /** Whether it is a cash discount, which is no money but lowers turnover. */
  readonly isDiscount?: boolean;
}

/** Whether no booking has the source in a column, such as `payment_operations.id`. */
function isUnbooked(kind: BookingTable['source_kind'], column: string) {
  return sql<SqlBool>`not exists (select 1 from bookings where source_kind = ${kind} and source_id = ${sql.ref(column)})`;
}

/** What was booked of a source, in cents. */
function bookedOf(kind: BookingTable['source_kind'], column: string) {
  return sql<number>`(select coalesce(sum(net), 0) from bookings where source_kind = ${kind} and source_id = ${sql.ref(column)})`;
}

/** How many bookings a source has. */
function partsOf(kind: BookingTable['source_kind'], column: string) {
  return sql<number>`(select count(*) from bookings where source_kind = ${kind} and source_id = ${sql.ref(column)})`;
}

/**
 * The ids of invoices and corrections that are not in the journal yet, the first issued first. `since` (epoch ms): ones
 * that were issued earlier are not looked at.
 */
export async function unbookedDocuments(queryable: Queryable, since = 0): Promise<string[]> {
  const rows = await queryable
    .selectFrom('issued_documents')
    .select('id')
    .where('kind', '!=', 'delivery-note')
    .where('issued_at', '>=', since)
    .where(isUnbooked('document', 'issued_documents.id'))
    .orderBy('issued_at')
    .orderBy('number')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Money that is not in the journal yet: money that providers captured and refunded, noted payments, and gift balances.
 * `now`: its day is used where the day is unknown.
 */
export async function unbookedMoney(queryable: Queryable, now: number): Promise<UnbookedMoney[]> {
  const sources = [captures, refunds, refundsElsewhere, disputes, notedPayments, takenBack, balances, balancesBack];
  const money: UnbookedMoney[] = [];
  for (const source of sources) if (money.length < batchSize) money.push(...(await source(queryable, viennaDay(now))));
  return money;
}

async function captures(queryable: Queryable): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'provider', 'amount', 'changed_at'])
    .select(({ selectFrom }) =>
      selectFrom('payment_operations')
        .select(({ fn }) => fn.max('payment_operations.changed_at').as('at'))
        .whereRef('attempt_id', '=', 'payment_attempts.id')
        .where('payment_operations.kind', '=', 'capture')
        .where('payment_operations.state', '=', 'done')
        .as('captured_at'),
    )
    .where('state', 'in', ['captured', 'refunded', 'reversed'])
    .where(isUnbooked('capture', 'payment_attempts.id'))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, order_id, provider, amount, captured_at, changed_at }) => ({
    source: { source_kind: 'capture', source_id: id, part: 0 },
    ...{ orderId: order_id, cause: 'payment', place: provider, amount, day: viennaDay(captured_at ?? changed_at) },
  }));
}

async function refunds(queryable: Queryable): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('payment_operations as refund')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'refund.attempt_id')
    .select(['refund.id', 'attempt.order_id', 'attempt.provider', 'refund.amount', 'refund.changed_at'])
    .where('refund.kind', '=', 'refund')
    .where('refund.state', '=', 'done')
    .where(isUnbooked('refund', 'refund.id'))
    .orderBy('refund.id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, order_id, provider, amount, changed_at }) => ({
    source: { source_kind: 'refund', source_id: id, part: 0 },
    ...{ orderId: order_id, cause: 'refund', place: provider, amount: 0 - amount, day: viennaDay(changed_at) },
  }));
}

/**
 * Refunds that were made in the provider's own portal. Only their sum is known, so its difference to the booked sum is
 * booked.
 */
async function refundsElsewhere(queryable: Queryable, today: string): Promise<UnbookedMoney[]> {
  const ours = sql<number>`(select coalesce(sum(amount), 0) from payment_operations
    where attempt_id = payment_attempts.id and kind = 'refund' and state <> 'refused')`;
  return differences(queryable, today, {
    ...{ kind: 'refunded-elsewhere', cause: 'refund' },
    left: sql<number>`(payment_attempts.refunded - ${ours})`,
  });
}

/** Money that disputes took, or returned. */
function disputes(queryable: Queryable, today: string): Promise<UnbookedMoney[]> {
  const left = sql<number>`payment_attempts.reversed`;
  return differences(queryable, today, { kind: 'dispute', cause: 'dispute', left });
}

async function differences(
  queryable: Queryable,
  today: string,
  {
    kind,
    cause,
    left,
  }: {
    readonly kind: 'refunded-elsewhere' | 'dispute';
    readonly cause: BookingCause;
    /** How much of an attempt's money left in this way, in cents. */
    readonly left: ReturnType<typeof sql<number>>;
  },
): Promise<UnbookedMoney[]> {
  const booked = bookedOf(kind, 'payment_attempts.id');
  const rows = await queryable
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'provider'])
    .select(sql<number>`0 - ${left} - ${booked}`.as('amount'))
    .select(partsOf(kind, 'payment_attempts.id').as('part'))
    .where('state', 'in', ['captured', 'refunded', 'reversed'])
    .where(sql<SqlBool>`0 - ${left} <> ${booked}`)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, order_id, provider, amount, part }) => ({
    source: { source_kind: kind, source_id: id, part: Number(part) },
    ...{ orderId: order_id, cause, place: provider, amount: Number(amount), day: today },
  }));
}

/** Cents that are written off change the turnover of an invoice, and wait in the journal until there is one. */
const hasTurnover = sql<SqlBool>`(noted_payments.source not like 'rest:%' or exists (
  select 1 from issued_documents where order_id = noted_payments.order_id and kind = 'invoice'))`;

async function notedPayments(queryable: Queryable): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('noted_payments')
    .select(['id', 'order_id', 'source', 'amount', 'received_on'])
    .where(isUnbooked('noted', 'noted_payments.id'))
    .where(hasTurnover)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, order_id, source, amount, received_on }) => ({
    source: { source_kind: 'noted', source_id: id, part: 0 },
    ...{ orderId: order_id, cause: causeOf(source, amount < 0 ? 'refund' : 'payment'), place: placeOf(source), amount },
    ...{ day: received_on, isDiscount: isDiscountSource(source) },
  }));
}

async function takenBack(queryable: Queryable): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('noted_payments')
    .select(['id', 'order_id', 'source', 'amount', 'taken_back_at'])
    .where('taken_back_at', 'is not', null)
    .where(isUnbooked('noted-taken-back', 'noted_payments.id'))
    .where(hasTurnover)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, order_id, source, amount, taken_back_at }) => ({
    source: { source_kind: 'noted-taken-back', source_id: id, part: 0 },
    ...{ orderId: order_id, cause: causeOf(source, 'taken-back'), place: placeOf(source), amount: 0 - amount },
    ...{ day: viennaDay(taken_back_at ?? 0), isDiscount: isDiscountSource(source) },
  }));
}

function causeOf(source: string, cause: BookingCause): BookingCause {
  if (isRestSource(source)) return 'rest';
  return isDiscountSource(source) ? 'discount' : cause;
}

function placeOf(source: string): MoneyPlace {
  return source.startsWith('bank:') ? 'bank' : 'by-hand';
}

/** Gift balances with which orders were paid. */
async function balances(queryable: Queryable): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('voucher_redemptions as used')
    .innerJoin('vouchers', 'vouchers.code_key', 'used.code_key')
    .select(['used.order_id'])
    .select(({ fn }) => [fn.sum<number>('used.taken').as('amount'), fn.max('used.redeemed_at').as('at')])
    .where('vouchers.kind', '=', 'gift-balance')
    .where('used.taken', '>', 0)
    .where(isUnbooked('gift-balance', 'used.order_id'))
    .groupBy('used.order_id')
    .orderBy('used.order_id')
    .limit(batchSize)
    .execute();
  return rows.map(({ order_id, amount, at }) => ({
    source: { source_kind: 'gift-balance', source_id: order_id, part: 0 },
    ...{ orderId: order_id, cause: 'payment', place: 'gift-balance', amount: Number(amount), day: viennaDay(at ?? 0) },
  }));
}

/** Gift balances that were restored. The uses of an order are deleted then, all at once. */
async function balancesBack(queryable: Queryable, today: string): Promise<UnbookedMoney[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .select('order_id')
    .select(({ fn }) => fn.sum<number>('net').as('booked'))
    .where('source_kind', '=', 'gift-balance')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('voucher_redemptions').select('order_id').whereRef('order_id', '=', 'bookings.order_id'))),
    )
    .groupBy('order_id')
    .having(({ fn }) => fn.sum('net'), '<>', 0)
    .orderBy('order_id')
    .limit(batchSize)
    .execute();
  return rows.map(({ order_id, booked }) => ({
    source: { source_kind: 'gift-balance', source_id: order_id, part: 1 },
    ...{ orderId: order_id, cause: 'refund', place: 'gift-balance', amount: 0 - Number(booked), day: today },
  }));
}
