import { exampleOrder } from '../../orders/testing/order.ts';
import type { AttemptToPay, PaymentPage } from '../providers/gateway.ts';

/** For tests: an attempt that the provider does not know. */
export function exampleAttempt(change: Partial<AttemptToPay> = {}): AttemptToPay {
  const known = { providerRef: null, transactionId: null, captureId: null, isDisputed: false, reversals: [] };
  return { id: 'attempt-of-32-characters-0000000', reference: '2026-000123-1', amount: 16645, ...known, ...change };
}

/** For tests: the page of {@link exampleAttempt}. Its addresses have no server. */
export function examplePage(change: Partial<PaymentPage> = {}): PaymentPage {
  const shop = 'http://127.0.0.1:9';
  return {
    order: exampleOrder(),
    refusedBefore: [],
    returnUrl: `${shop}/confirmation?payment=attempt-of-32-characters-0000000`,
    notifyUrl: { success: `${shop}/notify/success`, fail: `${shop}/notify/fail` },
    ...change,
  };
}
