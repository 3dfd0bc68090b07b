import type { PaymentProvider } from '@kontor/contract';
import type { CaptureDone, ProviderResult, ProviderStatus } from '@kontor/domain';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import type { AttemptToPay, Gateway, MoneyOperation } from '../providers/gateway.ts';
import { exampleAttempt, examplePage } from './attempt.ts';

/** For tests: what goes wrong with a payment at the sandbox, in the words of its control calls. */
interface Faults {
  readonly seconds?: number;
  readonly message?: string;
  readonly api?: Readonly<
    Partial<
      Record<'create' | 'inquire' | 'capture' | 'refund' | 'void', 'html' | `${'error' | 'timeout'}-after-effect`>
    >
  >;
}

/** For tests: what the sandbox's books say of a payment. Cents. */
interface Booked {
  readonly provider: string;
  readonly reference: string | null;
  readonly captured: number;
  readonly refunded: number;
  readonly captures: number;
}

/** For tests: payments by one gateway at the running sandbox, and somebody who pays them. */
export interface Paying {
  readonly origin: string;
  /** A new attempt, of which the provider has not heard. */
  attempt(): AttemptToPay;
  /** Makes the provider's object. Throws when that fails. */
  create(attempt?: AttemptToPay): Promise<AttemptToPay>;
  /** Arranges what goes wrong with the payments that are made next; null: nothing. */
  arrange(faults: Faults | null): Promise<void>;
  /** Arranges what goes wrong with one payment from now on. */
  arrangeFor(attempt: AttemptToPay, faults: Faults): Promise<void>;
  /** The payer, and their bank, decide. */
  decide(attempt: AttemptToPay, outcome: string, faults?: Faults): Promise<void>;
  /** Its status at the provider. Throws when that fails. */
  status(attempt: AttemptToPay): Promise<ProviderStatus>;
  /** A payment that the payer agreed to, as the shop then knows it. */
  authorized(): Promise<AttemptToPay>;
  /** A payment whose money was taken, as the shop then knows it. */
  captured(): Promise<AttemptToPay>;
  capture(attempt: AttemptToPay, retry?: number): Promise<ProviderResult<CaptureDone>>;
  /** What the sandbox has booked for an attempt. Throws when it has not exactly one. */
  booked(attempt: AttemptToPay): Promise<Pick<Booked, 'captured' | 'refunded' | 'captures'>>;
  /** Lets the sandbox's time pass, and what is due be done. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** For tests: starts the sandbox of its own. `gatewayAt` makes the gateway that speaks to it. */
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

/** For tests: the attempt with what the provider has told of it, as the core keeps it. */
export function learned(attempt: AttemptToPay, status: ProviderStatus): AttemptToPay {
  const transactionId = 'money' in status ? status.money.transactionId : attempt.transactionId;
  const captureId = 'captureId' in status ? status.captureId : attempt.captureId;
  return { ...attempt, transactionId, captureId };
}

/** For tests: what was done. Throws when it was not. */
export function done<Done extends object>(result: ProviderResult<Done>): Done {
  if (!result.ok) throw new Error(`${result.kind} ${result.code}: ${result.reason}`);
  return result;
}

/** For tests: an origin where nobody listens. */
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
