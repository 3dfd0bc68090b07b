import type { Sandbox } from '../sandbox.ts';
import { saferpayFaults } from './outcomes.ts';
import { newId, Records } from './records.ts';
import { Refusal } from './refusal.ts';
import { minorOf, type RequestHeader } from './request-header.ts';
import type { SaferpayCall } from './saferpay-call.ts';
import { merchant } from './saferpay-credentials.ts';

/** How long the payer has (PAYMENTS A4: 20 minutes to an hour). */
const pageLifetime = 60 * 60 * 1000;

/** The currencies that the sandbox's terminal has contracts for. */
const contracts = new Set(['EUR', 'CHF']);

interface InitializeRequest {
  readonly RequestHeader: RequestHeader;
  readonly TerminalId: string;
  readonly Payment: {
    readonly Amount: { readonly Value: string; readonly CurrencyCode: string };
    readonly OrderId?: string;
    readonly Description: string;
  };
  readonly ReturnUrl: { readonly Url: string };
  readonly Notification?: { readonly SuccessNotifyUrl?: string; readonly FailNotifyUrl?: string };
  readonly Payer?: { readonly IpAddress?: string };
}

/**
 * PaymentPage/Initialize (PAYMENTS A4). Every call makes another page, also one with a RequestId that was there before
 * (A2).
 */
export const initialize: SaferpayCall<InitializeRequest> = {
  fault: 'create',
  prepare(sandbox, request) {
    if (request.TerminalId !== merchant.terminalId) throw new Refusal('PERMISSION_DENIED');
    if (!contracts.has(request.Payment.Amount.CurrencyCode)) throw new Refusal('NO_CONTRACT');
    const token = newId(32);
    sandbox.store.transaction(() => void sandbox.faults.begin('saferpay', token, saferpayFaults));
    return { token, act: () => makePage(sandbox, token, request) };
  },
};

function makePage({ store, clock, publicOrigin }: Sandbox, token: string, request: InitializeRequest) {
  const { Payment, Notification, Payer } = request;
  const expiresAt = clock.now() + pageLifetime;
  new Records(store).savePayment({
    token,
    minor: minorOf(request.RequestHeader),
    orderId: Payment.OrderId ?? null,
    amount: Number(Payment.Amount.Value),
    currency: Payment.Amount.CurrencyCode,
    description: Payment.Description,
    returnUrl: request.ReturnUrl.Url,
    successNotifyUrl: Notification?.SuccessNotifyUrl ?? null,
    failNotifyUrl: Notification?.FailNotifyUrl ?? null,
    payerIp: Payer?.IpAddress ?? null,
    createdAt: clock.now(),
    expiresAt,
    ...{ isOpened: false, outcome: null, transactionId: null, breaksDown: false },
  });
  const path = `/vt2/api/PaymentPage/${merchant.customerId}/${merchant.terminalId}/${token}`;
  return { Token: token, Expiration: clock.iso(expiresAt), RedirectUrl: `${publicOrigin()}${path}` };
}
