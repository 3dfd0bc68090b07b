import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { PaymentCase } from './case.ts';
import type { AttemptChange, OperationChange, PaymentEffect } from './effect.ts';

/** The case after an effect is stored. Later decisions about the same case use it. */
export function afterEffect(before: PaymentCase, effect: PaymentEffect, now: number): PaymentCase {
  switch (effect.kind) {
    case 'begin':
      return { ...before, attempts: [...before.attempts, effect.attempt] };
    case 'change':
    case 'book':
    case 'review':
      return withAttempt(before, effect.attempt, effect.set);
    case 'capture':
    case 'void': {
      const tried = { state: 'unknown', tries: effect.retry + 1 } as const;
      return withOperation(before, newOperation(effect.attempt, effect.kind, effect, now), tried, now);
    }
    case 'cancel':
      return withOperation(before, newOperation(effect.attempt, 'void', effect, now), {}, now);
    case 'record': {
      const { state, providerId } = effect;
      return withOperation(before, newOperation(effect.attempt, 'capture', effect, now), { state, providerId }, now);
    }
    case 'refund': {
      const refunded = (attemptOf(before, effect.attempt)?.refunded ?? 0) + effect.amount;
      const operation = { ...newOperation(effect.attempt, 'refund', effect, now), note: effect.note };
      return withOperation(withAttempt(before, effect.attempt, { refunded }), operation, {}, now);
    }
    case 'outcome':
      return withOutcome(before, effect.key, effect.set, now);
    case 'claim':
      return { ...before, claimant: effect.attempt };
    case 'release':
      return { ...before, claimant: null };
    default:
      return before;
  }
}

function attemptOf({ attempts }: PaymentCase, id: string): PaymentAttempt | undefined {
  return attempts.find((attempt) => attempt.id === id);
}

function withAttempt(before: PaymentCase, id: string, set: AttemptChange): PaymentCase {
  const attempts = before.attempts.map((attempt) => (attempt.id === id ? { ...attempt, ...set } : attempt));
  return { ...before, attempts };
}

function newOperation(
  attemptId: string,
  kind: PaymentOperation['kind'],
  { key, amount }: Pick<PaymentOperation, 'key' | 'amount'>,
  now: number,
): PaymentOperation {
  return {
    ...{ id: '', attemptId, kind, key, amount, state: 'asked', tries: 0 },
    ...{ providerId: null, failureCode: null, note: null, createdAt: now, changedAt: now },
  };
}

/** Adds an operation, or changes one that is already stored, which keeps its place. */
function withOperation(
  before: PaymentCase,
  operation: PaymentOperation,
  set: OperationChange,
  now: number,
): PaymentCase {
  const isKnown = before.operations.some(({ key }) => key === operation.key);
  const operations = isKnown ? before.operations : [...before.operations, operation];
  return withOutcome({ ...before, operations }, operation.key, set, now);
}

function withOutcome(before: PaymentCase, key: string, set: OperationChange, now: number): PaymentCase {
  const operations = before.operations.map((operation) =>
    operation.key === key ? { ...operation, ...set, changedAt: now } : operation,
  );
  return { ...before, operations };
}
