import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAttempt, exampleCase, exampleOperation } from '../testing/payment-case.ts';
import { afterEffect } from './after-effect.ts';
import { isOpenOperation } from './attempt.ts';
import type { PaymentCase } from './case.ts';
import { decide, type PaymentNews } from './decide.ts';
import type { ProviderFailure, SeenDispute, SeenMoney } from './provider-status.ts';

const total = 2780;
const money: SeenMoney = {
  ...{ amount: total, currency: 'EUR', reference: 'ref-a1-x', transactionId: null, means: null, liabilityShift: null },
};

interface Dispute {
  readonly id: string;
  readonly amount: number;
  end: 'open' | 'won' | 'lost';
}

/** Models how money can leave a PayPal payment again, and the shop's books about it. */
class Books {
  shop: PaymentCase = exampleCase({
    attempts: [exampleAttempt({ provider: 'paypal', state: 'captured', captureId: 'c1' })].map((attempt) => ({
      ...attempt,
      amount: total,
    })),
    operations: [exampleOperation({ kind: 'capture', state: 'done', amount: total })],
    claimant: 'a1',
  });
  readonly refunds = new Map<string, number>();
  readonly disputes: Dispute[] = [];
  readonly mailed: number[] = [];
  #now = 1;

  get refunded(): number {
    return [...this.refunds.values()].reduce((sum, amount) => sum + amount, 0);
  }

  get taken(): number {
    return this.disputes.reduce((sum, { end, amount }) => (end === 'won' ? sum : sum + amount), 0);
  }

  get left(): number {
    return total - this.refunded - this.taken;
  }

  get attempt() {
    const [attempt] = this.shop.attempts;
    if (attempt === undefined) throw new Error('There is no payment');
    return attempt;
  }

  tell(news: PaymentNews): void {
    this.#now += 1;
    for (const effect of decide(this.shop, news, this.#now)) {
      this.shop = afterEffect(this.shop, effect, this.#now);
      if (effect.kind === 'refunded mail') this.mailed.push(effect.refunded);
    }
    const { refunded, reversed, amount } = this.attempt;
    expect(refunded + reversed).toBeLessThanOrEqual(amount);
    expect(Math.min(refunded, reversed, this.left)).toBeGreaterThanOrEqual(0);
  }

  /** The shop inquires about the payment, then sends the refunds that are due. */
  settle(silent = false): void {
    const disputes = this.disputes.map(
      ({ id, amount, end }, index): SeenDispute => ({
        ...{ id, amount, reason: null, stage: null, answerBy: null, status: end === 'open' ? 'OPEN' : 'RESOLVED' },
        ...{ outcome: end === 'open' ? null : end, isOpen: end === 'open', isWon: end === 'won', changedAt: index },
      }),
    );
    const { refunded, taken: reversed } = this;
    this.tell({ kind: 'status', status: { state: 'captured', money, captureId: 'c1', refunded, reversed, disputes } });
    for (const refund of this.shop.operations) {
      if (refund.kind !== 'refund' || !isOpenOperation(refund)) continue;
      const { key, tries, amount } = refund;
      this.tell({ kind: 'refund tried', key });
      const answer = this.#refund(key, amount);
      this.tell({ kind: 'refunded', key, tries, answer: silent ? failure('unknown', 'timeout') : answer });
    }
  }

  #refund(key: string, amount: number) {
    const done = { ok: true, providerId: key, status: 'done' } as const;
    if (this.refunds.has(key)) return done;
    if (this.disputes.some(({ end }) => end === 'open')) return failure('refused', 'TRANSACTION_DISPUTED');
    if (amount > this.left) return failure('refused', 'already-refunded');
    this.refunds.set(key, amount);
    return done;
  }
}

function failure(kind: ProviderFailure['kind'], code: string): ProviderFailure {
  return { ok: false, kind, code, reason: '' };
}

type Step = (books: Books) => void;

const part = fc.integer({ min: 1, max: total });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    part.map(
      (wanted): Step =>
        (books) => {
          const amount = Math.min(wanted, books.left);
          if (amount > 0) books.disputes.push({ id: `D${books.disputes.length}`, amount, end: 'open' });
        },
    ),
    fc.constantFrom('won' as const, 'lost' as const).map(
      (end): Step =>
        (books) => {
          const open = books.disputes.find((dispute) => dispute.end === 'open');
          if (open) open.end = end;
        },
    ),
    part.map(
      (wanted): Step =>
        (books) => {
          const isDisputed = books.disputes.some(({ end }) => end === 'open');
          const amount = Math.min(wanted, books.left);
          if (amount > 0 && !isDisputed) books.refunds.set(`dashboard-${books.refunds.size}`, amount);
        },
    ),
    part.map(
      (amount): Step =>
        (books) => {
          const key = `refund:op-${books.shop.operations.length}`;
          books.tell({ kind: 'refund wanted', key, amount, note: '', isMade: false });
        },
    ),
    fc.constant<Step>((books) => {
      books.shop = { ...books.shop, order: { ...books.shop.order, isCancelled: true } };
    }),
    fc.constant<Step>((books) => books.tell({ kind: 'order cancelled' })),
    fc.boolean().map(
      (silent): Step =>
        (books) =>
          books.settle(silent),
    ),
  ),
  { maxLength: 14 },
);

/** Decides all disputes, and lets the shop know. */
function end(books: Books, outcome: 'won' | 'lost'): void {
  for (const dispute of books.disputes) if (dispute.end === 'open') dispute.end = outcome;
  books.tell({ kind: 'order cancelled' });
  for (let looks = 0; looks < 5; looks += 1) books.settle();
}

/** The state of a payment with the money in the books. */
function stateBy({ left, taken }: Books) {
  if (left > 0) return 'captured';
  return taken > 0 ? 'reversed' : 'refunded';
}

test('whatever disputes, refunds and cancellations come in any order: no more goes than came, and once all is told an order is paid or its money is back', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom('won', 'lost'), (course, outcome) => {
      const books = new Books();
      for (const step of course) step(books);
      end(books, outcome);
      const { state, refunded, reversed } = books.attempt;
      expect({ state, refunded, reversed }).toEqual({
        ...{ state: stateBy(books), refunded: books.refunded, reversed: books.taken },
      });
      if (books.shop.order.isCancelled) expect(books.left).toBe(0);
      const isTold = [...books.refunds.keys()].some((key) => key.startsWith('refund:auto-'));
      if (isTold && books.left === 0) expect(books.mailed.at(-1)).toBe(books.refunded);
    }),
    { numRuns: 2000 },
  );
});
