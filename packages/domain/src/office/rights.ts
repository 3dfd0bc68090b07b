/**
 * What somebody in the back office may do: a verb on an area. Each call of `/api/admin` names the one it needs.
 *
 * | right | what it allows |
 * |---|---|
 * | `orders.read` | see orders, their documents and their history |
 * | `orders.edit` | ship, deliver, correct and cancel orders, note and tag them |
 * | `orders.take` | take orders by hand, such as on the telephone, and make offers |
 * | `orders.price` | give an order other prices than those of the shop |
 * | `money.read` | see payments, open items and statements |
 * | `money.edit` | note payments, match statements, send reminders |
 * | `money.refund` | give money back |
 * | `books.read` | see the books, and take them out of the shop as files |
 * | `books.close` | close months of the books |
 * | `customers.read`, `customers.edit` | see customers; change them, end their sessions |
 * | `catalogue.read`, `catalogue.edit` | see articles, categories, prices, stock; change them |
 * | `content.read`, `content.edit` | see pages, texts, mails, menu; change them |
 * | `settings.read`, `settings.edit` | see the shop's settings; change them |
 * | `log.read` | see who changed what |
 * | `export` | take lists out of the shop as files |
 * | `privacy.erase` | erase a customer |
 * | `operators.manage` | invite and remove operators, give them roles |
 */
export const rights = [
  'orders.read',
  'orders.edit',
  'orders.take',
  'orders.price',
  'money.read',
  'money.edit',
  'money.refund',
  'books.read',
  'books.close',
  'customers.read',
  'customers.edit',
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'settings.read',
  'settings.edit',
  'log.read',
  'export',
  'privacy.erase',
  'operators.manage',
] as const;

/** One of {@link rights}. */
export type Right = (typeof rights)[number];

/** The roles that every shop has. Operators can create further roles by choosing rights. */
export const givenRoles = {
  owner: rights,
  orders: [
    ...['orders.read', 'orders.edit', 'orders.take', 'money.read', 'money.edit'],
    ...['customers.read', 'catalogue.read', 'log.read'],
  ],
  catalogue: ['catalogue.read', 'catalogue.edit', 'content.read', 'export'],
  content: ['content.read', 'content.edit', 'catalogue.read'],
  reader: [
    'orders.read',
    'money.read',
    'books.read',
    'customers.read',
    'catalogue.read',
    'content.read',
    'settings.read',
  ],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

/** The name of a built-in role. */
export type GivenRole = keyof typeof givenRoles;

/** The rights that an operator would give without having them. Nobody may do that. */
export function rightsBeyond(own: readonly Right[], given: readonly Right[]): Right[] {
  return given.filter((right) => !own.includes(right));
}

/** The fields of an operator that decide who runs the shop. */
export interface Officeholder {
  readonly role: string;
  readonly isActive: boolean;
}

/** Whether an operator with all rights is left. A shop is never without an active owner. */
export function hasOwner(operators: readonly Officeholder[]): boolean {
  return operators.some(({ role, isActive }) => isActive && role === 'owner');
}
