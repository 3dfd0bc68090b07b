import type { CreatedPayment, PaymentProvider, PaymentToCreate } from '@kontor/contract';
import {
  decide,
  hasMoneyMoved,
  isOpenPayment,
  isUndecidedPayment,
  mayBePaidUnseen,
  type PaymentAttempt,
  type PaymentNews,
} from '@kontor/domain';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { privateId } from '../../../private-id.ts';
import { asAsked, type OrderWithState } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { leaseFor } from '../settle/keep-lease.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { isUnanswered, settle } from '../settle/settle.ts';
import { applyEffects } from '../store/apply-effects.ts';
import { attemptsOfOrder } from '../store/attempts.repository.ts';
import { leaseWithin, revokeLease } from '../store/leases.ts';
import { caseOfOrder, type LoadedCase } from '../store/load-case.ts';
import { referenceAtProvider, type StoredAttempt } from '../store/payment-attempt.ts';
import { type AttemptToBegin, beginAtProvider } from './begin-at-provider.ts';
import { type ReturnAddress, returnAddress } from './return-address.ts';

/**
 * Number of looks whether another call has finished creating the same attempt, and the pause between two looks in
 * milliseconds.
 */
const looks = 30;
const lookEvery = 100;

/** A new attempt to create at the provider, or an open one with which the payer continues. */
type Begun =
  | ({ readonly kind: 'new' } & AttemptToBegin)
  | { readonly kind: 'known'; readonly providerRef: string }
  | { readonly kind: 'busy' };

/**
 * Begins the payment of an order (CONTRACT §6), with the amount of the stored order. An open attempt at PayPal is
 * continued. Saferpay's page opens only once: the shop inquires about an open attempt there, closes it and makes
 * another one. An attempt is stored before the provider hears of it, and the provider is asked outside of every
 * transaction.
 */
export async function createPayment(
  sources: PaymentSources,
  { orderId, type, url }: PaymentToCreate,
  requestOrigin: string,
): Promise<CreatedPayment | Refused> {
  const { database, orders, providers, publicUrl, wait } = sources;
  const placed = await orders.placed(database.read, orderId);
  if (placed === null) return refused(404, 'order-not-found');
  const wrong = orderRefusal(placed, type);
  if (wrong !== null) return wrong;
  const address = returnAddress(url, publicUrl, requestOrigin);
  if (address === null) return refused(400, 'foreign-address');
  const gateway = providers.gateway(type);
  if (gateway === null || !(await providers.isUsable(type))) return refused(503, 'payment-unavailable');
  const asked = await settlePages(sources, orderId);
  if (asked === null) {
    return providers.isOffered({ provider: type })
      ? refused(409, 'payment-checked')
      : refused(503, 'payment-unavailable');
  }
  for (let look = 0; look < looks; look += 1) {
    const begun = await begin(sources, { orderId, type, address, asked });
    if (isRefused(begun)) return begun;
    if (begun.kind === 'known') return { id: begun.providerRef };
    if (begun.kind === 'new') return beginAtProvider(sources, gateway, begun);
    await wait(lookEvery);
  }
  return refused(409, 'payment-busy');
}

/** The reason why an order cannot be paid with this provider, regardless of its payments; null when it can be. */
function orderRefusal({ order, state }: OrderWithState, type: PaymentProvider): Refused | null {
  if (order.paymentCondition.provider !== type) return refused(409, 'other-payment');
  if (order.total.gross <= 0) return refused(409, 'already-paid');
  return state === 'cancelled' ? refused(409, 'order-cancelled') : null;
}

/**
 * Before another page is made, asks the provider whether the payer has paid on an earlier one. This also closes
 * attempts that have expired.
 * @returns the ids of the attempts that were asked about. null when the provider did not answer: the payer may have
 * paid there, so that nobody is sent to another page (PAYMENTS C3.6).
 */
async function settlePages(sources: PaymentSources, orderId: string): Promise<ReadonlySet<string> | null> {
  const attempts = (await attemptsOfOrder(sources.database.read, orderId)).filter(mayBePaidUnseen);
  const toAsk = attempts.filter((attempt) => !isGoneOnWith(attempt, sources.clock()));
  const settled = await Promise.all(toAsk.map(({ id }) => settle(sources, id, 'create')));
  if (settled.some((one) => one !== null && isUnanswered(one))) return null;
  return new Set(toAsk.map(({ id }) => id));
}

/** Whether the payer continues an open attempt. An order at PayPal can be used until it expires. */
function isGoneOnWith({ state, provider, expiresAt }: PaymentAttempt, now: number): boolean {
  return isOpenPayment(state) && provider === 'paypal' && (expiresAt === null || expiresAt > now);
}

interface ToBegin {
  readonly orderId: string;
  readonly type: PaymentProvider;
  readonly address: ReturnAddress;
  /** Attempts about which the provider has just been asked. */
  readonly asked: ReadonlySet<string>;
}

/** Decides in one transaction that locks the order, so that two simultaneous calls run one after the other. */
function begin(sources: PaymentSources, { orderId, type, address, asked }: ToBegin): Promise<Begun | Refused> {
  const { database, orders, clock } = sources;
  return refusableTransaction(database, async (transaction): Promise<Begun | Refused> => {
    const placed = await orders.lock(transaction, orderId);
    if (placed === null) return refused(404, 'order-not-found');
    const payment = await caseOfOrder(sources, transaction, placed);
    const wrong = orderRefusal(placed, type) ?? paymentRefusal(payment);
    if (wrong !== null) return wrong;
    const now = clock();
    const refusedBefore = payment.attempts.flatMap(({ provider, failureCode }) =>
      provider === type && failureCode !== null ? [failureCode] : [],
    );
    const follow = (attemptId: string, news: PaymentNews) =>
      applyEffects(transaction, payment, decide({ ...payment, attemptId }, news, now), now);
    const goTo = async (attempt: PaymentAttempt): Promise<Begun> => {
      const leased = await leaseWithin(transaction, attempt.id, { now, until: now + leaseFor });
      return leased === null ? { kind: 'busy' } : { kind: 'new', attempt, leased, placed, refusedBefore };
    };
    const open = payment.attempts.find(({ state }) => isOpenPayment(state));
    const next = open === undefined ? 'new attempt' : goOnWith(open, { asked, now });
    if (next !== 'same attempt' && next !== 'new attempt') return next;
    // Under the same key PayPal answers with the same order, also when its first answer was lost.
    if (open !== undefined && next === 'same attempt') return goTo(open);
    if (open !== undefined) {
      await follow(open.id, { kind: 'superseded' });
      await revokeLease(transaction, open.id);
    }
    const number = payment.attempts.length + 1;
    const attempt = newAttempt(await asAsked(transaction, placed.order), { type, address, number, now });
    await follow(attempt.id, { kind: 'begun', attempt });
    return goTo(attempt);
  });
}

/** Refuses a second payment, and any new one while it is unknown whether an earlier one was paid (PAYMENTS C3.6). */
function paymentRefusal({ attempts, claimant }: Pick<LoadedCase, 'attempts' | 'claimant'>): Refused | null {
  if (attempts.some(({ state }) => hasMoneyMoved(state))) return refused(409, 'already-paid');
  const isChecked = claimant !== null || attempts.some(({ state }) => isUndecidedPayment(state));
  return isChecked ? refused(409, 'payment-checked') : null;
}

/** What happens to an attempt that is already open. `new attempt`: it is closed, and another one takes its place. */
function goOnWith(
  open: StoredAttempt,
  { asked, now }: Pick<ToBegin, 'asked'> & { readonly now: number },
): Begun | Refused | 'same attempt' | 'new attempt' {
  const { id, provider, providerRef } = open;
  const isPaypal = provider === 'paypal';
  if (providerRef !== null && isGoneOnWith(open, now)) return { kind: 'known', providerRef };
  const isLeased = open.leasedUntil !== null && open.leasedUntil > now;
  // A page that was made during this call is used by the other caller's payer. A page opens only once, so it is left to
  // them.
  const isTheirs = !isPaypal && (providerRef === null ? isLeased : !asked.has(id));
  if (isTheirs) return refused(409, 'payment-busy');
  if (isLeased) return { kind: 'busy' };
  return isPaypal && providerRef === null ? 'same attempt' : 'new attempt';
}

interface AttemptOfOrder {
  readonly type: PaymentProvider;
  readonly address: ReturnAddress;
  readonly number: number;
  readonly now: number;
}

/**
 * It asks for what the order comes to now. The return URL holds the attempt's id, which gives no access to the order.
 */
function newAttempt(order: OrderSnapshot, { type, address, number, now }: AttemptOfOrder): PaymentAttempt {
  const id = privateId();
  const reference = referenceOf(order.orderNumber, number);
  return {
    ...{ id, orderId: order.id, number, provider: type, reference },
    ...{ providerReference: referenceAtProvider({ id, reference }), amount: order.total.gross, state: 'created' },
    returnUrl: `${address.origin}${address.path}?payment=${id}`,
    ...{ providerRef: null, transactionId: null, captureId: null, refunded: 0, reversed: 0 },
    ...{ isDisputed: false, reversals: [], reviewReason: null, seenAmount: null },
    ...{ means: null, failureCode: null, failureMessage: null, liabilityShift: null, expiresAt: null },
    ...{ askedAt: null, createdAt: now, changedAt: now },
  };
}

/**
 * The reference that operators see: letters, digits and a few signs, at most 41 characters. The reference at the
 * provider is longer and may have at most 50 (PAYMENTS A4).
 */
function referenceOf(orderNumber: string, number: number): string {
  return `${orderNumber.replace(/[^A-Za-z0-9.:_-]/g, '-').slice(-38)}-${number}`;
}
