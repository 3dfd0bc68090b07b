import { isUndecidedPayment } from '@kontor/domain';
import type { LedgerPayment } from '@kontor/payment-sandbox/ledger';
import type { BookedAttempt } from './books.ts';

/**
 * A sentence for each payment in which the books of provider and shop differ, and for each order paid twice or
 * undecided.
 */
export function differencesOf(ledger: readonly LedgerPayment[], booked: readonly BookedAttempt[]): string[] {
  return [...unlike(ledger, booked), ...unknown(booked), ...paidTwice(booked)];
}

function unlike(ledger: readonly LedgerPayment[], booked: readonly BookedAttempt[]): string[] {
  const taken = Map.groupBy(ledger, ({ reference }) => reference ?? '');
  const references = new Set([...taken.keys(), ...booked.map(({ reference }) => reference)]);
  const shops = new Map(booked.map((attempt) => [attempt.reference, attempt]));
  return [...references].flatMap((reference) => {
    const theirs = taken.get(reference) ?? [];
    const captured = theirs.reduce((sum, payment) => sum + payment.captured, 0);
    const refunded = theirs.reduce((sum, payment) => sum + payment.refunded, 0);
    const ours = shops.get(reference);
    if (captured === (ours?.captured ?? 0) && refunded === (ours?.refunded ?? 0)) return [];
    const said = ours ? `${ours.state}, ${ours.captured} captured, ${ours.refunded} given back` : 'nothing';
    const states = theirs.map(({ provider, state }) => `${provider} ${state}`).join(', ');
    return [`${reference}: ${captured} captured, ${refunded} given back (${states}); the shop says ${said}`];
  });
}

function unknown(booked: readonly BookedAttempt[]): string[] {
  return booked
    .filter(({ state }) => isUndecidedPayment(state) || state === 'created' || state === 'redirected')
    .map(({ reference, state }) => `${reference}: still ${state}`);
}

function paidTwice(booked: readonly BookedAttempt[]): string[] {
  return [...Map.groupBy(booked, ({ orderId }) => orderId).values()].flatMap((attempts) => {
    const kept = attempts.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    const [first] = attempts;
    return first && kept > first.total ? [`${first.reference}: ${kept} kept for a total of ${first.total}`] : [];
  });
}
