import type { PaymentProvider } from '@kontor/contract';
import type { CaptureDone, ProviderResult, ProviderStatus } from '@kontor/domain';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import type { AttemptToPay, Gateway, MoneyOperation } from '../providers/gateway.ts';
import { exampleAttempt, examplePage } from './attempt.ts';

/** For tests: faults of a payment at the sandbox, in the names of its control calls. */
interface Faults {
  readonly seconds?: number;
  readonly message?: string;
  readonly api?: Readonly<
    Partial<
      Record<'create' | 'inquire' | 'capture' | 'refund' | 'void', 'html' | `${'error' | 'timeout'}-after-effect`>
    >
  >;
}

/** For tests: a payment in the sandbox's books, in cents. */
interface Booked {
  readonly provider: string;
  readonly reference: string | null;
  readonly captured: number;
  readonly refunded: number;
  readonly captures: number;
}

/** For tests: payments through one gateway at the running sandbox, with a payer. */
export interface Paying {
  readonly origin: string;
  /** A new attempt, which the provider does not know. */
  attempt(): AttemptToPay;
  /** Makes the provider's object. Throws when that fails. */
  create(attempt?: AttemptToPay): Promise<AttemptToPay>;
  /** Sets the faults of the next payments; null: none. */
  arrange(faults: Faults | null): Promise<void>;
  /** Sets the faults of one payment from now on. */
  arrangeFor(attempt: AttemptToPay, faults: Faults): Promise<void>;
  /** The payer or their bank decides. */
  decide(attempt: AttemptToPay, outcome: string, faults?: Faults): Promise<void>;
  /** Its status at the provider. Throws when that fails. */
  status(attempt: AttemptToPay): Promise<ProviderStatus>;
  /** A payment to which the payer agreed, as the shop then knows it. */
  authorized(): Promise<AttemptToPay>;
  /** A captured payment, as the shop then knows it. */
  captured(): Promise<AttemptToPay>;
  capture(attempt: AttemptToPay, retry?: number): Promise<ProviderResult<CaptureDone>>;
  /** The sandbox's books of an attempt. Throws unless there is exactly one payment. */
  booked(attempt: AttemptToPay): Promise<Pick<Booked, 'captured' | 'refunded' | 'captures'>>;
  /** Lets the sandbox's time pass, and runs what is due. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** For tests: starts a sandbox. `gatewayAt` makes the gateway to it. */
export async function startPaying(
  provider: PaymentProvider,
  gatewayAt: (origin: string) => Gateway,
): Promise<Paying & { readonly gateway: Gateway }> {
  const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, wait: async () => {} });
  const gateway = gatewayAt(sandbox.origin);
  const say = (path: string, body: object = {}) => control(sandbox, path, body);
  let attempts = 0;

  const paying: Paying = {
    origin: sandbox.origin,
    attempt() {
      attempts += 1;
      const number = String(attempts).padStart(6, '0');
      return exampleAttempt({ id: `attempt-of-32-characters-0${number}`, reference: `2026-${number}-1` });
    },
    async create(attempt = paying.attempt()) {
      const created = done(await gateway.create(attempt, examplePage()));
      return { ...attempt, providerRef: created.providerRef };
    },
    arrange: (faults) => say('/control/faults', faults === null ? { clear: true } : { provider, next: 1, faults }),
    arrangeFor: ({ providerRef }, faults) => say('/control/faults', { provider, payment: providerRef, faults }),
    decide: ({ providerRef }, outcome, faults = {}) =>
      say(`/control/${provider}/${providerRef}/decide`, { outcome, faults }),
    status: async (attempt) => done(await gateway.inquire(attempt)).status,
    async authorized() {
      const attempt = await paying.create();
      await paying.decide(attempt, 'authorized');
      return learned(attempt, await paying.status(attempt));
    },
    async captured() {
      const attempt = await paying.authorized();
      return { ...attempt, captureId: done(await paying.capture(attempt)).captureId };
    },
    capture: (attempt, retry = 0) => gateway.capture(attempt, captureOf(attempt, retry)),
    async booked({ reference }) {
      const { payments } = (await (await fetch(`${sandbox.origin}/control/payments`)).json()) as { payments: Booked[] };
      const [booked, ...others] = payments.filter((one) => one.provider === provider && one.reference === reference);
      if (!booked || others.length > 0) throw new Error(`${reference} is booked ${others.length} times too often`);
      return { captured: booked.captured, refunded: booked.refunded, captures: booked.captures };
    },
    async pass(milliseconds) {
      await say('/control/clock', { advance: milliseconds });
      await say('/control/settled');
    },
    stop: () => sandbox.stop(),
  };
  return { ...paying, gateway };
}

/** For tests: the capture of an attempt, the same in every try. */
function captureOf({ id, amount }: AttemptToPay, retry: number): MoneyOperation {
  return { key: `capture:${id}`, amount, retry };
}

/** For tests: the attempt with the ids that the provider has answered, as the shop stores them. */
export function learned(attempt: AttemptToPay, status: ProviderStatus): AttemptToPay {
  const transactionId = 'money' in status ? status.money.transactionId : attempt.transactionId;
  const captureId = 'captureId' in status ? status.captureId : attempt.captureId;
  return { ...attempt, transactionId, captureId };
}

/** For tests: the result of a successful call. Throws when it failed. */
export function done<Done extends object>(result: ProviderResult<Done>): Done {
  if (!result.ok) throw new Error(`${result.kind} ${result.code}: ${result.reason}`);
  return result;
}

/** For tests: an origin without a server. */
export async function closedOrigin(): Promise<string> {
  const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false });
  await sandbox.stop();
  return sandbox.origin;
}

async function control(sandbox: RunningSandbox, path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
