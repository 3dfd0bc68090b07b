import type { Right } from '@kontor/domain';

/**
 * The address of live changes (CONTRACT §10): a stream of server-sent events. The data of an event is a list of
 * subjects, one a line. A subject is a {@link ChangeKind}, mostly with the number or id of one thing: `order
 * 2026-000123`. Nothing else is told: who may see the thing loads it.
 */
export const officeChangesPath = '/api/admin/changes';

/**
 * The event with which a stream ends whose session has ended, or whose operator was removed. Other streams end without
 * it, and are opened again.
 */
export const signedOutEvent = 'signed-out';

/** What may change, with the rights of which one is needed to hear of it. Others also show numbers of orders. */
export const changeRights = {
  order: ['orders.read', 'money.read', 'customers.read'],
  quote: ['orders.read'],
  document: ['orders.read'],
  withdrawal: ['orders.read', 'money.read'],
  payment: ['money.read'],
  'payment-finding': ['money.read'],
  'bank-entry': ['money.read'],
  'bank-statement': ['money.read'],
  'bank-rule': ['money.read'],
  receivable: ['money.read'],
  voucher: ['money.read'],
  customer: ['customers.read'],
  books: ['books.read'],
  'front-page': ['content.read'],
  review: ['content.read'],
  log: ['log.read'],
  view: ['orders.read', 'money.read', 'customers.read', 'log.read'],
  operator: ['operators.manage'],
  role: ['operators.manage'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

/** A kind of thing that may change. */
export type ChangeKind = keyof typeof changeRights;

/** The kind and the number or id of a subject. Null for a kind that this version does not know. */
export function readSubject(subject: string): { readonly kind: ChangeKind; readonly id: string | null } | null {
  const [kind = '', ...id] = subject.split(' ');
  return Object.hasOwn(changeRights, kind)
    ? { kind: kind as ChangeKind, id: id.length === 0 ? null : id.join(' ') }
    : null;
}
