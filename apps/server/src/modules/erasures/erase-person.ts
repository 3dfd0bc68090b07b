import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { deleteAccountCodesOf } from '../auth/account-codes.service.ts';
import { deleteCustomer } from '../customers/customers.service.ts';
import { eraseNewsletterOf } from '../newsletter/newsletter.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { type OrderingPerson, type OrdersService, restrictOrders } from '../orders/orders.service.ts';
import { eraseReviewsOfOrders } from '../reviews/reviews.service.ts';
import { eraseStockAlertsOf } from '../stock-alerts/stock-alerts.service.ts';
import { listErased } from './erasures.repository.ts';
import { keptOrders } from './kept-orders.ts';
import type { KeptOrder } from './types.ts';

/** The offers to a person, from the module for them. */
export interface PersonsQuotes {
  /** How many there are that no order came of. */
  countOf(queryable: Queryable, person: OrderingPerson): Promise<number>;
  /** Erases those, and takes the person out of the others. Returns the numbers of all. */
  erase(transaction: Transaction<Schema>, person: OrderingPerson): Promise<string[]>;
  /** Does the same with offers that a restored backup has brought back. */
  eraseAgain(
    transaction: Transaction<Schema>,
    quotes: readonly { readonly id: string; readonly number: string }[],
  ): Promise<void>;
}

/** What erasing somebody works with. */
export interface ErasingSources {
  readonly orders: Pick<OrdersService, 'forgetCustomer'>;
  readonly quotes: PersonsQuotes;
  readonly log: Pick<OfficeLog, 'write' | 'forgetValues'>;
}

/**
 * An erasure: who made it, when (epoch ms), what the log calls it, and how much longer than the law orders are kept.
 */
export interface Erasure {
  readonly by: Changer;
  readonly action: 'customer.erased' | 'customer.left';
  readonly now: number;
  readonly extraYears: number;
}

/**
 * Erases a person (GDPR Art. 17, LAW D5) in one transaction, which has locked the account: the account with all that
 * belongs to it goes, and what the log says of it. The orders stay without their customer, as the law demands (LAW D6);
 * those that are over are found by their number alone. What was erased is listed.
 * @returns the orders that stay.
 */
export async function erasePerson(
  transaction: Transaction<Schema>,
  { orders, quotes, log }: ErasingSources,
  person: OrderingPerson,
  { by, action, now, extraYears }: Erasure,
): Promise<KeptOrder[]> {
  const { customerId, email } = person;
  const offers = await quotes.erase(transaction, person);
  const consents = await eraseNewsletterOf(transaction, email);
  const alerts = await eraseStockAlertsOf(transaction, email);
  if (customerId !== null) {
    await deleteCustomer(transaction, customerId);
    await deleteAccountCodesOf(transaction, 'password', emailKey(email));
  }
  // Read after the account is locked, so that concurrent orders are committed and found.
  const kept = await keptOrders(transaction, person, extraYears);
  if (customerId !== null) await orders.forgetCustomer(transaction, customerId);
  const over = kept.filter(({ holds, isRestricted }) => holds.length === 0 && !isRestricted);
  await restrictOrders(transaction, over);
  const reviews = await eraseReviewsOfOrders(
    transaction,
    kept.map(({ id }) => id),
  );
  for (const { number } of over)
    await log.write(transaction, { by, subject: 'order', subjectId: number, action: 'order.restricted' });
  const listed = [
    ...kept.map(({ number }) => ({ subject: 'order' as const, subject_id: number })),
    ...offers.map((number) => ({ subject: 'quote' as const, subject_id: number })),
    ...consents.map((id) => ({ subject: 'newsletter' as const, subject_id: id })),
    ...alerts.map((id) => ({ subject: 'stock-alert' as const, subject_id: id })),
    ...reviews.map((id) => ({ subject: 'review' as const, subject_id: id })),
  ];
  if (customerId === null) await listErased(transaction, listed, now);
  else {
    await listErased(transaction, [...listed, { subject: 'customer', subject_id: customerId }], now);
    await log.forgetValues(transaction, 'customer', customerId);
    const after = { orders: kept.length };
    await log.write(transaction, { by, subject: 'customer', subjectId: customerId, action, after });
  }
  return kept;
}
