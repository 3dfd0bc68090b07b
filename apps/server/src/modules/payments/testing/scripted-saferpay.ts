import type { Gateway } from '../providers/gateway.ts';
import type { JsonObject } from '../providers/http.ts';
import { createSaferpayGateway } from '../providers/saferpay/gateway.ts';
import { exampleAttempt } from './attempt.ts';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider.ts';

/** For tests: a Saferpay with scripted answers, and a gateway to it. */
export interface ScriptedSaferpay extends ScriptedProvider {
  readonly gateway: Gateway;
  /** The calls since the last script, such as `Transaction/Capture`. */
  calls(): string[];
}

/** For tests: starts a scripted Saferpay. Its password must arrive there unmodified. */
export async function startScriptedSaferpay(): Promise<ScriptedSaferpay> {
  const provider = await startScriptedProvider();
  const gateway = createSaferpayGateway({
    ...{ baseUrl: `${provider.origin}/api/`, customerId: '245001', terminalId: '17925001' },
    ...{ username: 'API_245001', password: 'grün:&amp;<' },
  });
  const calls = () => provider.heard.map(({ path }) => path.replace('/api/Payment/v1/', ''));
  return { ...provider, gateway, calls };
}

/** For tests: an attempt with only a page, an authorised one, and a captured one. */
export const attempts = {
  started: exampleAttempt({ providerRef: 'token-1' }),
  authorized: exampleAttempt({ providerRef: 'token-1', transactionId: 'T1' }),
  captured: exampleAttempt({ providerRef: 'token-1', transactionId: 'T1', captureId: 'C1' }),
};

/** For tests: an error in Saferpay's form. Its message must not be logged or stored. */
export function error(ErrorName: string, status = 402, more: JsonObject = {}) {
  const body = { ResponseHeader: {}, Behavior: 'DO_NOT_RETRY', ErrorName, ErrorMessage: 'Frau Gruber', ...more };
  return { status, body };
}

/** For tests: a transaction as Assert, Inquire and Refund answer it. */
export function transaction(change: JsonObject = {}, more: JsonObject = {}) {
  const usual = { Type: 'PAYMENT', Status: 'AUTHORIZED', Id: 'T1', OrderId: '2026-000123-1' };
  const body = {
    Transaction: { ...usual, Amount: { Value: '16645', CurrencyCode: 'EUR' }, ...change },
    PaymentMeans: { Brand: { PaymentMethod: 'NEW', Name: 'Wero' }, DisplayText: 'Wero' },
    ...more,
  };
  return { status: 200, body };
}
