import type { OfficeOrder } from '@kontor/contract/office';
import { euroFromCents } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { isoTime } from '../../iso-time.ts';
import {
  type AttemptWithRefunds,
  isBankSource,
  isDiscountSource,
  isRestSource,
  type NotedPayment,
  notesOfOrder,
  operationsOfOrder,
} from '../payments/payments.service.ts';

type MoneyEvent = OfficeOrder['moneyHistory'][number];
type Operation = Awaited<ReturnType<typeof operationsOfOrder>>[number];

/**
 * What became of an order's money, oldest first: payments by providers, and what was noted of the shop's account, with
 * what was undone. It follows from what is stored about the money, so it cannot differ from it.
 */
export async function moneyHistory(
  queryable: Queryable,
  orderId: string,
  attempts: readonly AttemptWithRefunds[],
): Promise<MoneyEvent[]> {
  const operations = attempts.length === 0 ? [] : await operationsOfOrder(queryable, orderId);
  const notes = await notesOfOrder(queryable, orderId);
  return [
    ...attempts.flatMap((attempt) => [...eventsOfAttempt(attempt, operations)]),
    ...notes.flatMap(eventsOfNote),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What an operation with a provider says in each of its states. One without a kind says nothing. */
const operationEvents: Readonly<Record<Operation['kind'], Partial<Record<Operation['state'], MoneyEvent['kind']>>>> = {
  capture: { done: 'captured', refused: 'capture-refused' },
  void: { done: 'voided' },
  refund: {
    ...{ done: 'refunded', refused: 'refund-refused' },
    ...{ asked: 'refunding', unknown: 'refunding', pending: 'refunding' },
  },
};

/** What an attempt that came to nothing, or whose money was taken back, says. */
const ends: Partial<Record<AttemptWithRefunds['state'], MoneyEvent['kind']>> = {
  ...{ failed: 'ended', cancelled: 'ended', expired: 'ended', reversed: 'reversed' },
};

function eventsOfAttempt(attempt: AttemptWithRefunds, all: readonly Operation[]): MoneyEvent[] {
  const operations = all.filter(({ attempt_id }) => attempt_id === attempt.id);
  const { provider, amount, state, createdAt, changedAt } = attempt;
  const event = (kind: MoneyEvent['kind'] | undefined, at: number, cents = amount): MoneyEvent[] =>
    kind === undefined ? [] : [{ kind, at: isoTime(at), amount: euroFromCents(cents), by: null, provider }];
  const capture = operations.find(({ kind }) => kind === 'capture');
  const isKnown = capture !== undefined;
  return [
    ...event('begun', createdAt),
    // A capture is asked for once the payer has agreed.
    ...(isKnown ? event('authorized', capture.created_at, capture.amount) : []),
    ...(!isKnown && (state === 'authorized' || state === 'captured') ? event(state, changedAt) : []),
    ...operations.flatMap(({ kind, state: result, amount: cents, created_at, changed_at }) => {
      const said = operationEvents[kind][result];
      return event(said, said === 'refunding' ? created_at : changed_at, cents);
    }),
    ...event(ends[state], changedAt),
  ];
}

function kindOf(source: string): MoneyEvent['kind'] {
  if (isRestSource(source)) return 'rest';
  if (isDiscountSource(source)) return 'discount';
  return isBankSource(source) ? 'statement' : 'noted';
}

function eventsOfNote({
  source,
  amount,
  noted_at,
  noted_by,
  taken_back_at,
  taken_back_by,
}: NotedPayment): MoneyEvent[] {
  const of = (kind: MoneyEvent['kind'], at: number, by: string): MoneyEvent => {
    return { kind, at: isoTime(at), amount: euroFromCents(amount), by, provider: null };
  };
  const kind = kindOf(source);
  return [
    of(kind, noted_at, noted_by),
    ...(taken_back_at === null ? [] : [of('taken-back', taken_back_at, taken_back_by ?? '')]),
  ];
}
