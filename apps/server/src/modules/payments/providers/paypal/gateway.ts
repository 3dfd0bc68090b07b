import type { CaptureDone, ProviderFailure, ProviderResult, ProviderStatus, SeenDispute } from '@kontor/domain';
import { nothingAsked } from '../check-failure.ts';
import type { MessageSettings } from '../connected-provider.ts';
import type { AttemptToPay, CreatedAttempt, Gateway, MoneyOperation, PaymentPage } from '../gateway.ts';
import type { PaypalAccess } from './access-token.ts';
import { createPaypalClient, type PaypalClient } from './client.ts';
import { orderToCreate, plainOrderToCreate } from './create-request.ts';
import { seenDispute } from './dispute.ts';
import { lapsed, notCreated, oddAnswer, undecided } from './errors.ts';
import { findRefund, refund } from './refunds.ts';
import { captureStatus, orderStatus } from './status.ts';

/** Settings of the gateway. */
export interface PaypalSettings extends Omit<PaypalAccess, 'timeLimit'> {
  /** Time limit in milliseconds for PayPal's answer; default 30 seconds. */
  readonly timeLimit?: number;
}

/** How long the payer can agree, in milliseconds. After that PayPal deletes the order (PAYMENTS B3). */
const timeToAgree = 3 * 3_600_000;

/** The messages that the shop needs, by PayPal's names (PAYMENTS B6). */
const wantedEvents = [
  ...['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED'],
  ...['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'],
  ...['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'],
];

/** PayPal's gateway, which can also check our webhook. */
export interface PaypalGateway extends Gateway {
  /** null if PayPal does not tell. */
  checkWebhook(id: string): Promise<MessageSettings | null>;
}

/**
 * PayPal as a gateway: Orders v2 with intent CAPTURE. The shop captures the money to which the payer has agreed.
 * Without a capture the order expires.
 */
export function createPaypalGateway(settings: PaypalSettings): PaypalGateway {
  const { apiBase, clientId, clientSecret, clock, timeLimit = 30_000 } = settings;
  const client = createPaypalClient({ apiBase, clientId, clientSecret, clock, timeLimit });
  return {
    provider: 'paypal',
    reservesMoney: false,
    refundAgainAfter: 0,
    create: (attempt, page) => create(client, settings, attempt, page),
    inquire: (attempt) => inquire(client, attempt),
    capture: (attempt, operation) => capture(client, attempt, operation),
    void: (attempt) => voidPayment(client, attempt),
    refund: (attempt, operation) => refund(client, attempt, operation),
    findRefund: (attempt, operation) => findRefund(client, attempt, operation),
    check: () => check(client),
    checkWebhook: (id) => checkWebhook(client, id),
  };
}

/** Asks for an order that cannot exist. PayPal's answer shows whether the app may read, and so create, orders. */
async function check(client: PaypalClient): Promise<ProviderResult<object>> {
  const renewed = await client.checkCredentials();
  if (!renewed.ok) return renewed;
  const order = await client.order('KONTORCHECK');
  const isAnswered = order.ok || (order.kind === 'refused' && !aboutAccount.test(order.code));
  return isAnswered ? { ok: true } : nothingAsked(order);
}

async function checkWebhook(client: PaypalClient, id: string): Promise<MessageSettings | null> {
  const webhook = await client.webhook(id);
  if (!webhook.ok) return webhook.code === lapsed ? { code: 'unknown-webhook' } : null;
  const told = webhook.answer.event_types?.map(({ name }) => name) ?? ['*'];
  const missing = told.includes('*') ? [] : wantedEvents.filter((name) => !told.includes(name));
  return missing.length === 0 ? {} : { code: 'missing-events', missing };
}

/** Refusals of an order's details of goods and address, not of the payment (PAYMENTS B4). */
const aboutContents =
  /MISMATCH|_TOTAL_|CITY|POSTAL_CODE|COUNTRY|ADDRESS|CANNOT_BE_|^(INVALID|MISSING)_(PARAMETER|REQUIRED|REQUEST|STRING|ARRAY)/;

/** Refusals that concern the account, not this payment. The operator has to act. */
const aboutAccount = /^(PERMISSION_DENIED|NOT_AUTHORIZED|PAYEE_(?!BLOCKED_TRANSACTION)\w+)$/;

/**
 * Refusals of a capture because of the payer or their bank, or because the order has expired. All others are the shop's
 * to correct.
 */
const aboutPayer =
  /^(INSTRUMENT_DECLINED|ORDER_NOT_APPROVED|PAYER_\w+|CARD_\w+|TRANSACTION_REFUSED|COMPLIANCE_VIOLATION|REDIRECT_PAYER_FOR_ALTERNATE_FUNDING|MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED|INVALID_RESOURCE_ID)$/;

async function create(
  client: PaypalClient,
  { clock }: PaypalSettings,
  attempt: AttemptToPay,
  page: PaymentPage,
): Promise<ProviderResult<CreatedAttempt>> {
  const key = `order:${attempt.id}`;
  const expiresAt = clock() + timeToAgree;
  const plain = () => client.createOrder(plainOrderToCreate(attempt, page), `${key}:plain`);
  const isKnownAsTooMuch = page.refusedBefore.some((code) => aboutContents.test(code));
  const first = isKnownAsTooMuch ? await plain() : await client.createOrder(orderToCreate(attempt, page), key);
  const isTooMuch = !isKnownAsTooMuch && !first.ok && first.kind === 'refused' && aboutContents.test(first.code);
  const created = isTooMuch ? await plain() : first;
  if (created.ok) return { ok: true, providerRef: created.answer.id, redirectUrl: null, expiresAt };
  return aboutAccount.test(created.code) ? { ...created, kind: 'unavailable', concerns: 'account' } : created;
}

/** Orders expire (404), captures do not. If the order has expired, a known capture is read directly. */
async function inquire(
  client: PaypalClient,
  attempt: AttemptToPay,
): Promise<ProviderResult<{ readonly status: ProviderStatus }>> {
  const { providerRef, captureId } = attempt;
  if (providerRef === null) return notCreated;
  const order = await client.order(providerRef);
  if (order.ok) {
    const disputes = await disputesOf(client, attempt, orderStatus(order.answer, attempt));
    return read(orderStatus(order.answer, attempt, disputes), `order ${order.answer.status}`);
  }
  if (order.code !== lapsed) return undecided(order);
  if (captureId === null) return { ok: true, status: { state: 'expired', code: order.code } };
  const captured = await client.captured(captureId);
  if (!captured.ok) return undecided(captured);
  const status = captureStatus(captured.answer, undefined, attempt);
  const disputes = await disputesOf(client, attempt, status);
  return read(captureStatus(captured.answer, undefined, attempt, disputes), `capture ${captured.answer.status}`);
}

/**
 * Reads the disputes of a capture, if a message or the capture itself points to one. If they cannot be read, for lack
 * of the right or of an answer, everything else is still booked.
 */
async function disputesOf(
  client: PaypalClient,
  { captureId, isDisputed }: AttemptToPay,
  status: ProviderStatus | null,
): Promise<readonly SeenDispute[] | undefined> {
  const isShown = status?.state === 'reversed' || (status?.state === 'captured' && (status.reversed ?? 0) > 0);
  if (!isShown && !isDisputed) return undefined;
  const asked = status?.state === 'captured' ? status.captureId : captureId;
  const disputes = asked === null ? null : await client.disputes(asked);
  return disputes?.ok ? disputes.answer.map(seenDispute) : undefined;
}

function read(status: ProviderStatus | null, what: string): ProviderResult<{ readonly status: ProviderStatus }> {
  return status ? { ok: true, status } : oddAnswer('PayPal', `${what} makes no sense for this attempt`);
}

async function capture(
  client: PaypalClient,
  attempt: AttemptToPay,
  { key }: MoneyOperation,
): Promise<ProviderResult<CaptureDone>> {
  if (attempt.providerRef === null) return notCreated;
  const answer = await client.captureOrder(attempt.providerRef, key);
  if (answer.ok) return captureDone(orderStatus(answer.answer, attempt));
  if (!/^ORDER_ALREADY_(CAPTURED|COMPLETED)$/.test(answer.code)) return captureRefusal(answer);
  const seen = await inquire(client, attempt);
  return seen.ok ? captureDone(seen.status) : { ...seen, kind: 'unknown' };
}

function captureRefusal(failure: ProviderFailure): ProviderFailure {
  if (failure.kind !== 'refused' || aboutPayer.test(failure.code)) return failure;
  return { ...failure, concerns: aboutAccount.test(failure.code) ? 'account' : 'shop' };
}

/** The result of a capture: captured, pending or refused. The next inquiry reads what happened after it. */
function captureDone(status: ProviderStatus | null): ProviderResult<CaptureDone> {
  if (status?.state === 'captured') return { ok: true, captureId: status.captureId, status: 'captured' };
  if (status?.state === 'capturing' && status.captureId !== null) {
    return { ok: true, captureId: status.captureId, status: 'pending' };
  }
  if (status?.state !== 'failed') return oddAnswer('PayPal capture', `answered, and is ${status?.state ?? 'nothing'}`);
  return { ok: false, kind: 'refused', code: status.code, reason: `PayPal capture: ${status.code}` };
}

/**
 * There is nothing to void: an order to which the payer agreed blocks no money, only we can capture it, and it expires
 * by itself within three hours (PAYMENTS B3). The order is read all the same, because the caller must know of money
 * that has moved.
 */
async function voidPayment(client: PaypalClient, attempt: AttemptToPay): Promise<ProviderResult<object>> {
  if (attempt.providerRef === null) return { ok: true };
  const seen = await inquire(client, attempt);
  if (!seen.ok) return seen;
  if (!['captured', 'capturing', 'reversed'].includes(seen.status.state)) return { ok: true };
  return { ok: false, kind: 'refused', code: 'captured', reason: `PayPal order is ${seen.status.state}` };
}
