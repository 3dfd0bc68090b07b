import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { LedgerPayment } from '../../sandbox.ts';
import { type RunningSandbox, type SandboxOptions, startPaymentSandbox } from '../../start-sandbox.ts';
import { merchant } from '../saferpay-credentials.ts';

/** Any answer, as far as tests look into it one by one. */
export interface Said {
  readonly ErrorName?: string;
  readonly ErrorDetail?: readonly string[];
  readonly Token?: string;
  readonly RedirectUrl?: string;
  readonly CaptureId?: string;
  readonly Transaction?: { readonly Id: string; readonly Status: string; readonly CaptureId?: string };
  readonly PaymentMeans?: object;
  readonly Liability?: object;
}

/** A shop that is told things: it writes down which paths were called, and answers as it is told to. */
export interface ListeningShop {
  readonly origin: string;
  readonly heard: string[];
  /** The statuses of its next answers; 200 when there are none left. */
  readonly answers: number[];
}

export async function startListeningShop(): Promise<ListeningShop> {
  const heard: string[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, answers };
}

/** A running sandbox, as a merchant and a payer use it. */
export class TestSaferpay {
  readonly sandbox: RunningSandbox;
  readonly shop: ListeningShop;

  constructor(sandbox: RunningSandbox, shop: ListeningShop) {
    this.sandbox = sandbox;
    this.shop = shop;
  }

  static async start(options: Partial<SandboxOptions> = {}): Promise<TestSaferpay> {
    const shop = await startListeningShop();
    const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, ...options });
    onTestFinished(() => sandbox.stop());
    return new TestSaferpay(sandbox, shop);
  }

  /** Any call to the API, raw. */
  fetchApi(method: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.sandbox.origin}/Payment/v1/${method}`, { method: 'POST', ...init });
  }

  /** A call with the right credentials; `header` replaces parts of the RequestHeader. */
  async call(method: string, body: object, header: object = {}): Promise<{ status: number; body: Said }> {
    const answer = await this.fetchApi(method, {
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: basic() },
      body: JSON.stringify({ RequestHeader: { ...requestHeader, ...header }, ...body }),
    });
    return { status: answer.status, body: (await answer.json()) as Said };
  }

  /** A valid Initialize for 19,99 EUR. */
  initializeBody(orderId = '2026-000123-1') {
    return {
      TerminalId: merchant.terminalId,
      Payment: {
        Amount: { Value: '1999', CurrencyCode: 'EUR' },
        OrderId: orderId,
        Description: 'Bestellung <2026-000123>',
      },
      ReturnUrl: { Url: `${this.shop.origin}/zurueck?payment=1` },
      Notification: {
        SuccessNotifyUrl: `${this.shop.origin}/notify/success`,
        FailNotifyUrl: `${this.shop.origin}/notify/fail`,
      },
    };
  }

  /** A new payment's token. */
  async initialized(orderId?: string): Promise<string> {
    const { body } = await this.call('PaymentPage/Initialize', this.initializeBody(orderId));
    return String(body.Token);
  }

  /** A new payment that the payer has decided: its token and transaction. */
  async decided(outcome: string, orderId?: string): Promise<{ token: string; transactionId: string }> {
    const token = await this.initialized(orderId);
    await this.control(`saferpay/${token}/decide`, { outcome });
    const payment = (await this.payments()).find(({ id }) => id === token);
    return { token, transactionId: String(payment?.transactionId) };
  }

  async control(path: string, body: object = {}): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.sandbox.origin}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async payments(): Promise<LedgerPayment[]> {
    const answer = await fetch(`${this.sandbox.origin}/control/payments`);
    return ((await answer.json()) as { payments: LedgerPayment[] }).payments;
  }

  /** Lets so many milliseconds pass at the sandbox, and waits for what became due. */
  async pass(milliseconds: number): Promise<void> {
    await this.control('clock', { advance: milliseconds });
    await this.control('settled');
  }

  pageAddress(token: string): string {
    return `${this.sandbox.origin}/vt2/api/PaymentPage/${merchant.customerId}/${merchant.terminalId}/${token}`;
  }

  /** The payer's browser, which does not follow where it is sent. */
  open(token: string): Promise<Response> {
    return fetch(this.pageAddress(token), { redirect: 'manual' });
  }

  submit(token: string, fields: Record<string, string>): Promise<Response> {
    return fetch(this.pageAddress(token), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  }
}

export const requestHeader = {
  SpecVersion: '1.53',
  CustomerId: merchant.customerId,
  RequestId: 'test-1',
  RetryIndicator: 0,
};

export function basic(username: string = merchant.username, password: string = merchant.password): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** The body of a refusal, whole. */
export function refusal(name: string, behavior: string, message: string, details: object = {}) {
  return {
    ResponseHeader: { SpecVersion: '1.53', RequestId: 'test-1' },
    ...{ Behavior: behavior, ErrorName: name, ErrorMessage: message },
    ...details,
  };
}
