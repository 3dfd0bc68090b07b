import { afterEffect } from './after-effect.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { PaymentCase } from './case.ts';
import { nextCheckAt } from './check-times.ts';
import type { AttemptChange, OperationChange, PaymentEffect } from './effect.ts';
import type { NewFinding } from './finding.ts';

/** A case during a decision: the effects so far, and the case after them. */
export class CaseDraft {
  readonly effects: PaymentEffect[] = [];
  readonly now: number;
  #case: PaymentCase;

  constructor(start: PaymentCase, now: number) {
    this.#case = start;
    this.now = now;
  }

  get order(): PaymentCase['order'] {
    return this.#case.order;
  }

  get terms(): PaymentCase['terms'] {
    return this.#case.terms;
  }

  get claimant(): string | null {
    return this.#case.claimant;
  }

  get attempts(): readonly PaymentAttempt[] {
    return this.#case.attempts;
  }

  /** The attempt that the case is about. */
  get subject(): PaymentAttempt {
    return this.attempt(this.#case.attemptId);
  }

  attempt(id: string): PaymentAttempt {
    const attempt = this.attempts.find((one) => one.id === id);
    if (attempt === undefined) throw new Error('A case is about an attempt that it does not have');
    return attempt;
  }

  operations({ id }: Pick<PaymentAttempt, 'id'>, kind?: PaymentOperation['kind']): readonly PaymentOperation[] {
    return this.#case.operations.filter((one) => one.attemptId === id && (kind === undefined || one.kind === kind));
  }

  operation(key: string): PaymentOperation | undefined {
    return this.#case.operations.find((one) => one.key === key);
  }

  do(effect: PaymentEffect): void {
    this.effects.push(effect);
    this.#case = afterEffect(this.#case, effect, this.now);
  }

  change({ id }: Pick<PaymentAttempt, 'id'>, set: AttemptChange): void {
    this.do({ kind: 'change', attempt: id, set });
  }

  book({ id }: Pick<PaymentAttempt, 'id'>, set: AttemptChange): void {
    this.do({ kind: 'book', attempt: id, set });
  }

  outcome({ key }: Pick<PaymentOperation, 'key'>, set: OperationChange): void {
    this.do({ kind: 'outcome', key, set });
  }

  report(finding: NewFinding, when: 'once' | 'anew' = 'once'): void {
    this.do({ kind: 'report', finding, when });
  }

  /** Plans the next inquiry about an attempt, at the time that follows from its stored data. */
  check(attempt: Pick<PaymentAttempt, 'id'>): void {
    const at = nextCheckAt(this.attempt(attempt.id), this.operations(attempt), this.now);
    if (at !== null) this.do({ kind: 'check at', attempt: attempt.id, at });
  }
}
