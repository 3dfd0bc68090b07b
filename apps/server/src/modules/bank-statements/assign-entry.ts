import { deductedDiscount, type EntryShare, earnedDiscount } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Changer } from '../office-log/types.ts';
import { discountSourceOf } from '../payments/payments.service.ts';
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

/**
 * Assigns an entry to orders and notes their payments, in one transaction. If two operators do so at once, the second
 * is refused.
 * @returns null if it was assigned; 404 `bank-entry-not-found`; 409 `bank-entry-changed` if the entry is not open; 400
 * `bank-shares` if the shares do not fit the entry; and the refusals of noting a payment.
 */
export function assignEntry(
  sources: BankSources,
  id: string,
  shares: readonly EntryShare[],
  by: Changer,
): Promise<Refused | null> {
  return changeEntry(sources, id, ['open'], (transaction, entry) =>
    noteShares(transaction, sources, entry, shares, by),
  );
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
    return noteShares(transaction, sources, entry, shares, null);
  });
}

const byNumber = (a: EntryShare, b: EntryShare) => (a.orderNumber < b.orderNumber ? -1 : 1);

async function noteShares(
  transaction: Transaction<Schema>,
  sources: BankSources,
  entry: StoredEntry,
  shares: readonly EntryShare[],
  by: Changer,
): Promise<Refused | null> {
  const unfit = sharesRefusal(entry, shares);
  if (unfit !== null) return refused(400, 'bank-shares', { msg: unfit });
  for (const { orderNumber, amount, acceptsDiscount = false } of shares.toSorted(byNumber)) {
    const payment = { orderNumber, amount, source: sourceOf(entry.id), receivedOn: entry.booked_on };
    const reference = [entry.payer, entry.purpose].filter(Boolean).join(': ').slice(0, 500);
    const discount = await discountFor(transaction, sources, entry, { orderNumber, amount, acceptsDiscount });
    if (acceptsDiscount && discount === 0) return refused(400, 'bank-shares', { msg: texts.noDiscount });
    // The discount first: the mail about the paid order then tells of the money.
    const parts = [{ ...payment, amount: discount, source: discountSourceOf(payment.source) }, payment];
    for (const part of parts.filter((one) => one.amount !== 0)) {
      const refusal = await sources.noted.note(transaction, { ...part, reference }, by);
      if (refusal !== null) return refusal;
    }
  }
  await write(transaction, sources, { entry, by, state: 'assigned', shares });
  return null;
}

/** The cash discount of a share, in cents, with its order locked: earned in time, or accepted though it came late. */
async function discountFor(
  transaction: Transaction<Schema>,
  { orders }: BankSources,
  { booked_on: bookedOn }: StoredEntry,
  { orderNumber, amount, acceptsDiscount }: EntryShare,
): Promise<number> {
  const id = await orders.idOfNumber(transaction, orderNumber);
  const locked = id === null ? null : await orders.lock(transaction, id);
  if (id === null || locked === null) return 0;
  const item = await openItemOf(transaction, orders, id);
  if (item === null) return 0;
  return acceptsDiscount ? deductedDiscount(item, amount) : earnedDiscount(item, { amount, bookedOn });
}

/** Undoes the assignment of an entry. Its payments no longer count. */
export function unassignEntry(sources: BankSources, id: string, by: Changer): Promise<Refused | null> {
  return changeEntry(sources, id, ['assigned'], async (transaction, entry) => {
    for (const source of [sourceOf(id), discountSourceOf(sourceOf(id))])
      await sources.noted.takeBack(transaction, source, by);
    await write(transaction, sources, { entry, by, state: 'open' });
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
    await write(transaction, sources, { entry, by, state: isAside ? 'set-aside' : 'open' });
    return null;
  });
}

/** Changes an entry, locked, if it has the state that the change expects. */
async function changeEntry(
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

async function write(
  transaction: Transaction<Schema>,
  { clock, log }: BankSources,
  {
    entry,
    by,
    state,
    shares,
  }: {
    readonly entry: StoredEntry;
    readonly by: Changer;
    readonly state: StoredEntry['state'];
    readonly shares?: readonly EntryShare[];
  },
): Promise<void> {
  const flags = [
    ...new Set([...entry.flags.split(' ').filter(Boolean), ...(state === 'assigned' ? [] : [decidedByHand])]),
  ];
  await writeEntry(transaction, entry.id, { state, changed_at: clock(), flags: flags.join(' ') });
  await log.write(transaction, {
    ...{ by, subject: 'bank-entry', subjectId: entry.id, action: `bank-entry.${state}` },
    before: { state: entry.state },
    after: {
      ...{ state, amount: entry.amount, bookedOn: entry.booked_on, ...(shares && { shares }) },
      ...(entry.currency !== 'EUR' && { currency: entry.currency }),
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
