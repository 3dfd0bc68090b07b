import {
  type AskedAmount,
  askedAmount,
  type Cents,
  deductedDiscount,
  type EntryShare,
  earnedDiscount,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { discountSourceOf, type PaymentToNote, restSourceOf } from '../payments/payments.service.ts';
import { lockEntry, type StoredEntry, writeEntry } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { openItemOf } from './open-items.ts';
import { entryTexts as texts } from './texts/entries.de.ts';

/** The source of the payments that an entry pays. */
export const sourceOf = (entryId: string): string => `bank:${entryId}`;

/**
 * The reason of an entry whose assignment was undone or that was set aside. Such an entry is never assigned
 * automatically again.
 */
export const decidedByHand = 'by-hand';

/** The shares of an entry, and the most that is written off of one, in cents. */
export interface AskedShares {
  readonly shares: readonly EntryShare[];
  readonly mostRest: Cents;
}

/**
 * Assigns an entry to orders and notes their payments, in one transaction. If two operators do so at once, the second
 * is refused.
 * @returns null if it was assigned; 404 `bank-entry-not-found`; 409 `bank-entry-changed` if the entry is not open; 400
 * `bank-shares` if the shares do not fit the entry; and the refusals of noting a payment.
 */
export function assignEntry(
  sources: BankSources,
  id: string,
  asked: AskedShares,
  by: Changer,
): Promise<Refused | null> {
  return changeEntry(sources, id, ['open'], (transaction, entry) => noteShares(transaction, sources, entry, asked, by));
}

/**
 * Assigns an entry to an order if it is certainly meant for it. This is checked again with the order locked: if two
 * entries pay one order at the same moment, the second stays open.
 * @param isSure whether the match is still certain, by the orders as this transaction reads them.
 */
export function assignIfSure(
  sources: BankSources,
  id: string,
  shares: readonly EntryShare[],
  isSure: (transaction: Transaction<Schema>, entry: StoredEntry) => Promise<boolean>,
): Promise<Refused | null> {
  return changeEntry(sources, id, ['open'], async (transaction, entry) => {
    for (const { orderNumber } of shares.toSorted(byNumber)) {
      const orderId = await sources.orders.idOfNumber(transaction, orderNumber);
      if (orderId !== null) await sources.orders.lock(transaction, orderId);
    }
    if (!(await isSure(transaction, entry))) return refused(409, 'bank-entry-changed');
    return noteShares(transaction, sources, entry, { shares, mostRest: 0 }, null);
  });
}

const byNumber = (a: EntryShare, b: EntryShare) => (a.orderNumber < b.orderNumber ? -1 : 1);

async function noteShares(
  transaction: Transaction<Schema>,
  sources: BankSources,
  entry: StoredEntry,
  { shares, mostRest }: AskedShares,
  by: Changer,
): Promise<Refused | null> {
  const unfit = sharesRefusal(entry, shares);
  if (unfit !== null) return refused(400, 'bank-shares', { msg: unfit });
  for (const share of shares.toSorted(byNumber)) {
    const item = await lockedItem(transaction, sources, share.orderNumber);
    const parts = partsOf(entry, share, { item, mostRest });
    if (isRefused(parts)) return parts;
    const reference = [entry.payer, entry.purpose].filter(Boolean).join(': ').slice(0, 500);
    for (const part of parts.filter(({ amount }) => amount !== 0)) {
      const refusal = await sources.noted.note(transaction, { ...part, reference }, by);
      if (refusal !== null) return refusal;
    }
  }
  await writeState(transaction, sources, { entry, by, state: 'assigned', shares });
  return null;
}

type DueItem = Awaited<ReturnType<typeof openItemOf>>;

/** What a share notes: the money, its cash discount, and the rest that is written off. */
function partsOf(
  entry: Pick<StoredEntry, 'id' | 'booked_on'>,
  { orderNumber, amount, acceptsDiscount = false, writesOff = false }: EntryShare,
  { item, mostRest }: { readonly item: DueItem; readonly mostRest: Cents },
): Omit<PaymentToNote, 'reference'>[] | Refused {
  const payment = { orderNumber, amount, source: sourceOf(entry.id), receivedOn: entry.booked_on };
  const bookedOn = entry.booked_on;
  const asked = item === null ? null : askedAmount(item, { amount, bookedOn });
  const discount = asked === null ? 0 : discountOf(asked, { amount, bookedOn, acceptsDiscount });
  if (acceptsDiscount && discount === 0) return refused(400, 'bank-shares', { msg: texts.noDiscount });
  const left = asked === null ? Number.POSITIVE_INFINITY : asked.due - discount - amount;
  if (writesOff && Math.abs(left) > mostRest) return refused(400, 'bank-shares', { msg: texts.restTooLarge(mostRest) });
  const rest = { ...payment, amount: writesOff ? left : 0, source: restSourceOf(payment.source) };
  // The discount first: the mail about the paid order then tells of the money. What was too much, after it came.
  return [
    { ...payment, amount: discount, source: discountSourceOf(payment.source) },
    ...(rest.amount > 0 ? [rest, payment] : [payment, rest]),
  ];
}

/** What is due for an order, which is locked. Null: there is none, or it is not paid by transfer. */
async function lockedItem(
  transaction: Transaction<Schema>,
  { orders }: BankSources,
  orderNumber: string,
): Promise<DueItem> {
  const id = await orders.idOfNumber(transaction, orderNumber);
  const locked = id === null ? null : await orders.lock(transaction, id);
  return id === null || locked === null ? null : openItemOf(transaction, orders, id);
}

/** The cash discount of a share, in cents: earned in time, or accepted though it came late. */
function discountOf(
  asked: AskedAmount,
  { amount, bookedOn, acceptsDiscount }: { amount: Cents; bookedOn: string; acceptsDiscount: boolean },
): Cents {
  return acceptsDiscount ? deductedDiscount(asked, amount) : earnedDiscount(asked, { amount, bookedOn });
}

/** Undoes the assignment of an entry. Its payments no longer count. */
export function unassignEntry(sources: BankSources, id: string, by: Changer): Promise<Refused | null> {
  return changeEntry(sources, id, ['assigned'], async (transaction, entry) => {
    for (const source of [sourceOf(id), discountSourceOf(sourceOf(id)), restSourceOf(sourceOf(id))])
      await sources.noted.takeBack(transaction, source, by);
    await writeState(transaction, sources, { entry, by, state: 'open' });
    return null;
  });
}

/** Sets an entry aside because it concerns no order, or reopens it. */
export function setEntryAside(
  sources: BankSources,
  id: string,
  isAside: boolean,
  by: Changer,
): Promise<Refused | null> {
  return changeEntry(sources, id, [isAside ? 'open' : 'set-aside'], async (transaction, entry) => {
    await writeState(transaction, sources, { entry, by, state: isAside ? 'set-aside' : 'open' });
    return null;
  });
}

/** Changes an entry, locked, if it has the state that the change expects. */
export async function changeEntry(
  { database, wakeJobs }: BankSources,
  id: string,
  from: readonly StoredEntry['state'][],
  change: (transaction: Transaction<Schema>, entry: StoredEntry) => Promise<Refused | null>,
): Promise<Refused | null> {
  const refusal = await refusableTransaction(database, async (transaction) => {
    const entry = await lockEntry(transaction, id);
    if (entry === null) return refused(404, 'bank-entry-not-found');
    if (!from.includes(entry.state)) return refused(409, 'bank-entry-changed', { msg: texts.changed[entry.state] });
    return change(transaction, entry);
  });
  if (refusal === null) wakeJobs();
  return refusal;
}

/** Writes the state of a locked entry, and logs it. `by` null: the shop itself. */
export async function writeState(
  transaction: Transaction<Schema>,
  { clock, log }: BankSources,
  {
    entry,
    by,
    state,
    shares,
    asideReason = null,
  }: {
    readonly entry: StoredEntry;
    readonly by: Changer;
    readonly state: StoredEntry['state'];
    readonly shares?: readonly EntryShare[];
    /** Why a rule sets it aside. Null: no rule does. */
    readonly asideReason?: string | null;
  },
): Promise<void> {
  const isByHand = state !== 'assigned' && asideReason === null;
  const flags = [...new Set([...entry.flags.split(' ').filter(Boolean), ...(isByHand ? [decidedByHand] : [])])];
  const change = { state, changed_at: clock(), flags: flags.join(' '), aside_reason: asideReason };
  await writeEntry(transaction, entry.id, change);
  await log.write(transaction, {
    ...{ by, subject: 'bank-entry', subjectId: entry.id, action: `bank-entry.${state}` },
    before: { state: entry.state },
    after: {
      ...{ state, amount: entry.amount, bookedOn: entry.booked_on, ...(shares && { shares }) },
      ...(entry.currency !== 'EUR' && { currency: entry.currency }),
      ...(asideReason !== null && { reason: asideReason }),
    },
  });
}

/** Why shares do not fit an entry, as a sentence. Null: they fit. */
function sharesRefusal(entry: StoredEntry, shares: readonly EntryShare[]): string | null {
  if (entry.currency !== 'EUR') return texts.currency(entry.currency);
  if (shares.length === 0) return texts.noShares;
  if (new Set(shares.map(({ orderNumber }) => orderNumber)).size < shares.length) return texts.twice;
  if (shares.some(({ amount }) => amount === 0 || Math.sign(amount) !== Math.sign(entry.amount))) return texts.sign;
  const sum = shares.reduce((all, { amount }) => all + amount, 0);
  return Math.abs(sum) > Math.abs(entry.amount) ? texts.tooMuch(sum, entry.amount) : null;
}
