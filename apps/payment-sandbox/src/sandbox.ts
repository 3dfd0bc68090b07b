import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { FaultPlan, Faults, Provider } from './faults.ts';
import type { Store } from './store.ts';
import type { Tasks } from './tasks.ts';

/** What both providers stand on. */
export interface Sandbox {
  readonly store: Store;
  readonly clock: Clock;
  readonly tasks: Tasks;
  readonly faults: FaultPlan;
  /** Where the shop's server reaches the sandbox: `http://127.0.0.1:3001`. Known once it listens. */
  origin(): string;
  /** Where browsers reach it; the same unless the shop has a public address. */
  publicOrigin(): string;
  /** Whose pages may hold ours in a frame or hear from our script; empty: any. */
  readonly shopOrigins: readonly string[];
  readonly log: FastifyBaseLogger;
  /** Resolves after so many milliseconds; a test passes one that does not wait. */
  wait(milliseconds: number): Promise<void>;
}

/**
 * What a payment came to, alike for both providers: the other side of the books that the shop is compared with. Money
 * in cents.
 */
export interface LedgerPayment {
  readonly provider: Provider;
  /** Saferpay's token, PayPal's order id. */
  readonly id: string;
  /** What the shop calls it: Saferpay's OrderId, PayPal's invoice_id. */
  readonly reference: string | null;
  /** The provider's own word. */
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  /** How often money was taken for it; more than once is what must never happen. */
  readonly captures: number;
  /** Saferpay's transaction id; PayPal's capture id. */
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly faults: Faults;
}

/** What the control calls need of a provider. */
export interface SandboxProvider {
  readonly provider: Provider;
  payments(): LedgerPayment[];
  /** Tells the shop again what it was told last, now; false when there is no such payment or nothing to tell. */
  resend(id: string): boolean;
}
