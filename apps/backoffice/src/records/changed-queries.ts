import { type ChangeKind, readSubject } from '@kontor/contract/office';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The loaded data that a change of a kind concerns. `id` is null if any thing of the kind may have changed. */
const concerned: Readonly<Record<ChangeKind, (id: string | null) => readonly QueryKey[]>> = {
  order: (id) => [
    ...[['orders'], one('order', id), one('documents', id), ['customer'], ['guests'], ['receivables']],
    ...[['withdrawals'], ['withdrawal'], ['order-again'], ['erasure'], ['retention'], ['books'], ['today']],
  ],
  document: () => [['documents'], ['orders'], ['books'], ['today']],
  quote: (id) => [['quotes'], one('quote', id), ['today']],
  withdrawal: (id) => [['withdrawals'], one('withdrawal', id), ['receivables'], ['today']],
  payment: () => [['payments'], ['payment-findings'], ['order'], ['books'], ['today']],
  'payment-finding': () => [['payment-findings'], ['payments'], ['today']],
  'bank-entry': () => [['bank-entries'], ['books'], ['today']],
  'bank-rule': () => [['bank-rules']],
  'bank-statement': () => [['bank-entries'], ['books'], ['today']],
  receivable: () => [['receivables'], ['today']],
  voucher: () => [['vouchers']],
  customer: (id) => [['customers'], one('customer', id), ['erasure'], ['retention']],
  books: () => [['books'], ['today']],
  'front-page': () => [['front-page']],
  review: () => [['reviews']],
  log: () => [['log']],
  view: (list) => [one('views', list)],
  operator: () => [['team']],
  role: () => [['team']],
};

function one(name: string, id: string | null): QueryKey {
  return id === null ? [name] : [name, id];
}

/**
 * Loads again what is shown and may have changed, with the operator's own rights. The rest is loaded when it is shown
 * next. Null: anything may have changed.
 */
export function reloadChanged(queries: QueryClient, subjects: ReadonlySet<string> | null): void {
  if (subjects === null) {
    void queries.invalidateQueries();
    return;
  }
  const keys = [...subjects].flatMap((subject) => {
    const read = readSubject(subject);
    return read === null ? [] : concerned[read.kind](read.id);
  });
  const distinct = new Map(keys.map((key) => [JSON.stringify(key), key]));
  for (const queryKey of distinct.values()) void queries.invalidateQueries({ queryKey });
}
