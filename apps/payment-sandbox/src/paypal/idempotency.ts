import type { Answer } from '../api-fault.ts';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from './answer.ts';
import { issue } from './issues.ts';

/** The result of a key's first call. */
interface StoredResult {
  readonly id: string;
  readonly at: number;
}

/** How long PayPal remembers a key (PAYMENTS B2), in ms. */
export const KEY_LIFETIME_MS = { order: 6 * 3_600_000, refund: 45 * 86_400_000 } as const;

/**
 * PayPal-Request-Id (PAYMENTS B2): a repeated call gets "the latest status of the previous request", whatever its body
 * is. Only successful calls are remembered. A refused call is checked anew, because the payer may have agreed since.
 */
export class Idempotency {
  readonly #sandbox: Sandbox;
  readonly #underway = new Set<string>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** The id of the key's result; null for a new or forgotten key. */
  resultOf(key: string | null, kind: keyof typeof KEY_LIFETIME_MS): string | null {
    const stored = key === null ? undefined : this.#sandbox.store.get<StoredResult>('paypal-request', key);
    return stored && this.#sandbox.clock.now() < stored.at + KEY_LIFETIME_MS[kind] ? stored.id : null;
  }

  /** Stores the key's result, in the transaction that made it. */
  remember(key: string | null, answer: Answer): Answer {
    const { body, status } = answer;
    if (key !== null && status === 201 && typeof body === 'object' && body !== null && 'id' in body) {
      this.#sandbox.store.put('paypal-request', key, { id: String(body.id), at: this.#sandbox.clock.now() });
    }
    return answer;
  }

  /** Of two simultaneous calls with one key the second fails, and PayPal asks for a later retry. */
  async alone(
    key: string | null,
    work: () => Promise<void>,
    refused: (answer: Answer) => Promise<void>,
  ): Promise<void> {
    if (key === null) return work();
    if (this.#underway.has(key)) return refused(refuse('RESOURCE_CONFLICT', [issue('RESOURCE_CONFLICT')]));
    this.#underway.add(key);
    try {
      await work();
    } finally {
      this.#underway.delete(key);
    }
  }
}
