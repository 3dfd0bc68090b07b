import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { LedgerPayment } from '../../sandbox.ts';
import { type RunningSandbox, type SandboxOptions, startPaymentSandbox } from '../../start-sandbox.ts';
import { app } from '../paypal-credentials.ts';

/** Any answer, as far as tests look into it one by one. */
export interface Said {
  readonly id?: string;
  readonly status?: string;
  readonly name?: string;
  readonly debug_id?: string;
  readonly details?: readonly { readonly issue: string; readonly field?: string; readonly value?: string }[];
  readonly purchase_units?: readonly {
    readonly payments?: { readonly captures?: readonly Said[]; readonly refunds?: readonly Said[] };
  }[];
  readonly status_details?: { readonly reason: string };
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Said;
}

/** A webhook as it arrived. */
export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a webhook tells of. */
export function typeOf({ body }: Heard): string {
  return (JSON.parse(body) as { event_type: string }).event_type;
}

/** A shop that hears webhooks and writes them down. */
export class ListeningShop {
  origin = '';
  readonly heard: Heard[] = [];
  /** The statuses of its next answers; 200 when there are none left. */
  readonly answers: number[] = [];

  static async start(): Promise<ListeningShop> {
    const shop = new ListeningShop();
    const server = createServer(async (request, response) => {
      shop.heard.push({ headers: request.headers, body: await text(request) });
      response.writeHead(shop.answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return shop;
  }

  types(): readonly string[] {
    return this.heard.map(typeOf);
  }

  /** The first that told of this. */
  heardOf(type: string): Heard {
    const heard = this.heard.find((each) => typeOf(each) === type);
    if (!heard) throw new Error(`The shop has not heard of ${type}.`);
    return heard;
  }
}

/** A sandbox in memory whose time only moves when it is told to. */
export const startedWith = {
  port: 0,
  file: ':memory:',
  production: false,
  machineTime: () => Date.UTC(2026, 10, 21, 12),
};

/** A running sandbox, as a merchant and a payer use it. */
export class TestPaypal {
  readonly sandbox: RunningSandbox;
  readonly shop: ListeningShop;
  #token = '';

  constructor(sandbox: RunningSandbox, shop: ListeningShop) {
    this.sandbox = sandbox;
    this.shop = shop;
  }

  /** With a shop that is told of everything; its time stands still but for {@link pass}. */
  static async start(options: Partial<SandboxOptions> = {}): Promise<TestPaypal> {
    const shop = await ListeningShop.start();
    const paypalWebhookUrl = `${shop.origin}/webhook`;
    const sandbox = await startPaymentSandbox({ ...startedWith, paypalWebhookUrl, ...options });
    onTestFinished(() => sandbox.stop());
    const paypal = new TestPaypal(sandbox, shop);
    await paypal.authorize();
    return paypal;
  }

  /** Asks for a token, and uses it from now on. */
  async authorize(): Promise<void> {
    const response = await this.askForToken(`${app.clientId}:${app.secret}`, { grant_type: 'client_credentials' });
    this.#token = ((await response.json()) as { access_token: string }).access_token;
  }

  askForToken(credentials: string, form: Record<string, string>): Promise<Response> {
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) };
    return fetch(`${this.sandbox.origin}/v1/oauth2/token`, init);
  }

  /** A call with the token; `body` a string: as it is. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(`${this.sandbox.origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const said = await response.text();
    return { status: response.status, headers: response.headers, body: said === '' ? {} : (JSON.parse(said) as Said) };
  }

  post(path: string, body: unknown = {}, key?: string, headers: Record<string, string> = {}): Promise<Answered> {
    return this.call('POST', path, body, { ...headers, ...(key !== undefined && { 'paypal-request-id': key }) });
  }

  get(path: string): Promise<Answered> {
    return this.call('GET', path);
  }

  /** A new order over 19,99 EUR. */
  async created(invoice = '2026-000123-1'): Promise<string> {
    const { body } = await this.post('/v2/checkout/orders', orderBody(invoice), `order:${invoice}`);
    return String(body.id);
  }

  /** A new order to which the payer agreed. */
  async approved(outcome = 'authorized', invoice?: string): Promise<string> {
    const id = await this.created(invoice);
    await this.decide(id, { outcome });
    return id;
  }

  /** A new order whose money was taken: its id, and its capture's. */
  async captured(invoice?: string): Promise<{ orderId: string; captureId: string }> {
    const orderId = await this.approved('authorized', invoice);
    const { body } = await this.capture(orderId);
    return { orderId, captureId: captureOf(body).id ?? '' };
  }

  /** With the whole order as the answer. */
  capture(orderId: string, key = `capture:${orderId}`): Promise<Answered> {
    return this.post(`/v2/checkout/orders/${orderId}/capture`, {}, key, { prefer: 'return=representation' });
  }

  async decide(orderId: string, choice: object = {}): Promise<{ status: number; body: unknown }> {
    return this.control('POST', `paypal/${orderId}/decide`, choice);
  }

  async control(method: string, path: string, body: object = {}): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.sandbox.origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  /** The next payments have these faults. */
  async arrange(faults: object, next = 1): Promise<void> {
    await this.control('POST', 'faults', { next, provider: 'paypal', faults });
  }

  /** Lets so many milliseconds pass at the sandbox, and waits for what became due. */
  async pass(milliseconds: number): Promise<void> {
    await this.control('POST', 'clock', { advance: milliseconds });
    await this.control('POST', 'settled');
  }

  async ledger(): Promise<readonly LedgerPayment[]> {
    const response = await fetch(`${this.sandbox.origin}/control/payments`);
    return ((await response.json()) as { payments: LedgerPayment[] }).payments;
  }
}

/** The only capture of an order's body. */
export function captureOf(order: Said): Said {
  return order.purchase_units?.[0]?.payments?.captures?.[0] ?? {};
}

/** The codes of a refusal. */
export function issuesOf({ body }: Answered): readonly string[] {
  return (body.details ?? []).map(({ issue }) => issue);
}

const euros = (value: string) => ({ currency_code: 'EUR', value });

/** The one unit of {@link orderBody}. */
export function unitBody(invoice = '2026-000123-1') {
  return {
    reference_id: 'default',
    custom_id: 'f00d',
    invoice_id: invoice,
    description: 'Bestellung <2026-000123>',
    amount: {
      ...euros('19.99'),
      breakdown: { item_total: euros('18.00'), shipping: euros('2.99'), discount: euros('1.00') },
    },
    items: [
      { name: 'Blattwerk', quantity: '2', unit_amount: euros('6.50'), category: 'PHYSICAL_GOODS' },
      { name: 'Feder', quantity: '1', unit_amount: euros('5'), sku: 'F-1' },
    ],
    shipping: {
      name: { full_name: 'Erika Mustermann' },
      address: { address_line_1: 'Gasse 1', admin_area_2: 'Wien', postal_code: '1010', country_code: 'AT' },
    },
  };
}

/** A valid order over 19,99 EUR whose parts add up. */
export function orderBody(invoice?: string) {
  return {
    intent: 'CAPTURE',
    purchase_units: [unitBody(invoice)],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Kontor',
          locale: 'de-AT',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
          return_url: 'http://shop.example/bestellung?payment=f00d',
          cancel_url: 'http://shop.example/bestellung?payment=f00d',
        },
      },
    },
  };
}
