import type { Right } from '@kontor/domain';

/**
 * The lists of the back office: the right to see each, and its columns. The first column names the row and is always
 * shown. Those after the others are shown only if somebody chooses them.
 */
export const officeLists = {
  orders: {
    right: 'orders.read',
    columns: ['number', 'placed', 'customer', 'total', 'payment', 'shipping', 'tags', 'state', 'email', 'items'],
  },
  customers: { right: 'customers.read', columns: ['email', 'name', 'personId', 'group', 'since', 'state'] },
  newsletter: { right: 'customers.read', columns: ['email', 'confirmed', 'asked', 'consent'] },
  payments: { right: 'money.read', columns: ['order', 'provider', 'state', 'amount', 'changed', 'begun'] },
  vouchers: { right: 'money.read', columns: ['code', 'worth', 'period', 'uses', 'state', 'made'] },
  withdrawals: {
    right: 'orders.read',
    columns: ['number', 'received', 'who', 'order', 'verdict', 'refundUntil', 'checked'],
  },
  quotes: {
    right: 'orders.read',
    columns: ['number', 'made', 'customer', 'total', 'validUntil', 'state', 'order', 'email'],
  },
  receivables: { right: 'money.read', columns: ['order', 'customer', 'open', 'due', 'next', 'placed'] },
  'bank-entries': { right: 'money.read', columns: ['payer', 'day', 'amount', 'orders', 'account'] },
  log: { right: 'log.read', columns: ['at', 'who', 'what', 'about', 'change', 'network', 'subject'] },
} as const satisfies Readonly<Record<string, { readonly right: Right; readonly columns: readonly string[] }>>;

/** The name of a list. */
export type OfficeListName = keyof typeof officeLists;

/** The name of a column of a list. */
export type ListColumnName<List extends OfficeListName> = (typeof officeLists)[List]['columns'][number];

/** The most rows that are handed out as one file. */
export const mostExportedRows = 50_000;
