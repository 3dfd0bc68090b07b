import type { IncomingHttpHeaders } from 'node:http';
import type {
  CreatedPayment,
  ExecutedPayment,
  PaymentEnvironment,
  PaymentProvider,
  PaymentStatus,
  PaymentToCreate,
  PaymentToExecute,
} from '@kontor/contract';
import type { Cents, PaymentAttempt, PaymentOperation } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { createPayment } from './checkout/create-payment.ts';
import { executePayment, paymentStatus } from './checkout/execute-payment.ts';
import { processEvent, receiveMessage, receiveNotification, settleOnNews } from './messages/payment-messages.ts';
import { type CancelledPayments, cancelPayments } from './operator/cancel-payments.ts';
import { type AmendmentRefund, followAmendment, followCorrection } from './operator/follow-amendment.ts';
import { type RefundToMake, refundable, refundPayment } from './operator/refund-payment.ts';
import { resolvePaymentFinding } from './operator/resolve-finding.ts';
import { followCancellation, type ReservedRefund, refundCancelledOrders } from './settle/cancelled-orders.ts';
import { type CheckedPayments, checkAll, checkPayment, resumeChecks } from './settle/check-payment.ts';
import type { PaymentSources } from './settle/payment-sources.ts';
import {
  attemptByReference,
  attemptsOfOrder,
  countAttempts,
  lastAnswerAt,
  newestAttempts,
} from './store/attempts.repository.ts';
import { deleteOldEvents, eventsKept, lastEventAt } from './store/events.repository.ts';
import { type OpenFinding, openFindings } from './store/findings.repository.ts';
import type { AttemptWithRefunds } from './store/payment-attempt.ts';

export { createPaymentRecords } from './checkout/payment-record.ts';
export { connectProviders } from './connect-providers.ts';
export {
  createNotedPayments,
  discountOf,
  discountSourceOf,
  isBankSource,
  isDiscountSource,
  isRestSource,
  type NotedPayment,
  type NotedPayments,
  notedByHand,
  notedFrom,
  notedOfOrders,
  notesOfOrder,
  type PaymentToNote,
  paymentsNoted,
  restSourceOf,
} from './noted/noted-payments.service.ts';
export { isRefundKey, type RefundToMake } from './operator/refund-payment.ts';
export { findingSentence, findingTitle } from './operator/texts/findings.de.ts';
export { attemptById, attemptsOfOrder } from './store/attempts.repository.ts';
export { erasePayments } from './store/erase-payments.ts';
export type { OpenFinding } from './store/findings.repository.ts';
export { judgeMoney, notePayment } from './store/note-payment.ts';
export { operationsOfOrder } from './store/operations.repository.ts';
export { type AttemptWithRefunds, paymentsAsSeen, refundedOf } from './store/payment-attempt.ts';

/** Payments by providers (docs/decisions/023). */
export interface PaymentsService {
  /** The environment of a provider's payments; 503 `payment-unavailable` while the provider cannot be used. */
  environment(provider: PaymentProvider): Promise<PaymentEnvironment | Refused>;
  /**
   * Address of the script that shows PayPal's buttons; null in a shop without PayPal. `environment` tells whether
   * PayPal can be used now.
   */
  paypalScript(): string | null;
  /** @param requestOrigin scheme and host that the request was made to. */
  create(body: PaymentToCreate, requestOrigin: string): Promise<CreatedPayment | Refused>;
  execute(body: PaymentToExecute): Promise<ExecutedPayment | Refused>;
  /** @param orderIds ids of the orders whose keys the caller has. */
  status(attemptId: string, orderIds?: readonly string[]): Promise<PaymentStatus | Refused>;
  /**
   * Settles an attempt because its provider has news. It throws if the provider could not be asked, so that the job is
   * tried again.
   */
  settleOnNews(news: { readonly attemptId: string; readonly attempt: number }): Promise<void>;
  /** Runs the check of an attempt that was planned for this time. */
  check(attemptId: string, at: number): Promise<void>;
  /** Asks the provider about one attempt now. False if it did not answer. */
  checkOne(attemptId: string): Promise<boolean>;
  /** Checks every payment that is not finished, at once. */
  checkAll(): Promise<CheckedPayments>;
  /** Queues the work that must continue after a start. */
  resume(): Promise<void>;
  /** Asks the providers whether they can be used. */
  probe(): Promise<void>;
  /** The regular work: probes providers that are due, and handles orders that were cancelled after payment. */
  look(): Promise<void>;
  /** When each connected provider last sent a message or an answer. */
  heard(): Promise<readonly HeardProvider[]>;
  /** Receives a message of a provider. Only a verified message is stored. */
  receiveMessage(
    provider: PaymentProvider,
    headers: IncomingHttpHeaders,
    rawBody: Uint8Array,
  ): Promise<'kept' | 'refused' | 'later' | 'unconfigured'>;
  processEvent(event: {
    readonly provider: PaymentProvider;
    readonly id: string;
    readonly attempt: number;
  }): Promise<void>;
  receiveNotification(attemptId: string): Promise<void>;
  refund(refund: RefundToMake): Promise<PaymentOperation | Refused>;
  /** The amount of a payment that can still be refunded, in cents, after an inquiry at its provider. */
  refundable(attemptId: string): Promise<Cents>;
  cancel(orderId: string): Promise<CancelledPayments | Refused>;
  /**
   * What follows for the payments of an order from its cancellation, in the transaction that cancels it. Its jobs begin
   * after the commit.
   */
  orderCancelled(transaction: Transaction<Schema>, orderId: string): Promise<readonly ReservedRefund[]>;
  /** What follows for the payments of an order whose amount changes, in the transaction that amends it. */
  orderAmended(
    transaction: Transaction<Schema>,
    orderId: string,
    refund: AmendmentRefund | null,
  ): ReturnType<typeof followAmendment>;
  /** What follows for the payments of an order whose addresses are corrected, in the transaction that corrects it. */
  orderCorrected(transaction: Transaction<Schema>, orderId: string): Promise<void>;
  /**
   * The attempt with a reference: the operators' one, or the one in the provider's records; null when there is none.
   */
  byReference(reference: string): Promise<PaymentAttempt | null>;
  /** The id of the order with a number; null when there is none. */
  orderOfNumber(orderNumber: string): Promise<string | null>;
  /** The newest attempts, without the first `offset`. */
  newest(page: { readonly limit: number; readonly offset: number }): Promise<readonly AttemptWithRefunds[]>;
  /** How many attempts there are. */
  count(): Promise<number>;
  /** All attempts to pay an order, in the order in which they were made. */
  ofOrder(orderId: string): Promise<readonly AttemptWithRefunds[]>;
  /** The open findings, oldest first; only those of one order if its id is given. */
  findings(orderId?: string): Promise<readonly OpenFinding[]>;
  /** @param note writes who resolved it, in the same transaction. */
  resolve(findingId: string, note?: (transaction: Transaction<Schema>) => Promise<void>): Promise<Refused | null>;
  /** Deletes the providers' messages that are older than their retention time. */
  clearOldEvents(): Promise<void>;
}

/** When a provider last sent something, in epoch ms; null: never. */
export interface HeardProvider {
  readonly provider: PaymentProvider;
  /** The last verified message; undefined if the provider's messages are not signed. */
  readonly messageAt: number | null | undefined;
  /** The last answer to an inquiry about a payment. */
  readonly answerAt: number | null;
}

export function createPaymentsService(sources: PaymentSources): PaymentsService {
  const { database, orders, providers, clock } = sources;
  return {
    async environment(provider) {
      const environment = providers.environment(provider);
      if (environment === null || !(await providers.isUsable(provider))) return refused(503, 'payment-unavailable');
      return environment;
    },
    paypalScript: () => providers.environment('paypal')?.sdkUrl ?? null,
    create: (body, requestOrigin) => createPayment(sources, body, requestOrigin),
    execute: (body) => executePayment(sources, body),
    status: (attemptId, orderIds = []) => paymentStatus(sources, attemptId, orderIds),
    settleOnNews: (news) => settleOnNews(sources, news),
    async check(attemptId, at) {
      await checkPayment(sources, attemptId, at);
    },
    checkOne: (attemptId) => checkPayment(sources, attemptId),
    async checkAll() {
      await refundCancelledOrders(sources);
      return checkAll(sources);
    },
    async resume() {
      await resumeChecks(sources);
      await refundCancelledOrders(sources);
    },
    async look() {
      await refundCancelledOrders(sources);
      await providers.look();
    },
    heard() {
      const connected = (['paypal', 'saferpay'] as const).filter((name) => providers.environment(name) !== null);
      return Promise.all(
        connected.map(async (provider) => ({
          provider,
          messageAt: providers.messageReader(provider) ? await lastEventAt(database.read, provider) : undefined,
          answerAt: await lastAnswerAt(database.read, provider),
        })),
      );
    },
    probe: () => providers.probe(),
    receiveMessage: (provider, headers, rawBody) => receiveMessage(sources, provider, { headers, rawBody }),
    processEvent: (event) => processEvent(sources, event),
    receiveNotification: (attemptId) => receiveNotification(sources, attemptId),
    refund: (refund) => refundPayment(sources, refund),
    refundable: (attemptId) => refundable(sources, attemptId),
    cancel: (orderId) => cancelPayments(sources, orderId),
    orderCancelled: (transaction, orderId) => followCancellation(sources, transaction, orderId),
    orderCorrected: (transaction, orderId) => followCorrection(sources, transaction, orderId),
    orderAmended: (transaction, orderId, refund) => followAmendment(sources, transaction, orderId, refund),
    async byReference(reference) {
      const [named, signed] = await Promise.all(
        [reference, reference.replace(/-[0-9a-f]{8}$/, '')].map((name) => attemptByReference(database.read, name)),
      );
      return named ?? (signed?.providerReference === reference ? signed : null);
    },
    orderOfNumber: (orderNumber) => orders.idOfNumber(database.read, orderNumber),
    newest: (page) => newestAttempts(database.read, page),
    count: () => countAttempts(database.read),
    ofOrder: (orderId) => attemptsOfOrder(database.read, orderId),
    findings: (orderId) => openFindings(database.read, orderId),
    resolve: (findingId, note) => resolvePaymentFinding(sources, findingId, note),
    clearOldEvents: () => database.transaction((transaction) => deleteOldEvents(transaction, clock() - eventsKept)),
  };
}
