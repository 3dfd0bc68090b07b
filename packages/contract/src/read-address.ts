import { textPages } from './page-addresses.ts';

/**
 * The meaning of a path of the shop (SPEC §2). `categoryPath` is the requested part before /C or /P, such as
 * `/shop/werkzeug`.
 */
export type Address =
  | { readonly kind: 'list'; readonly categoryPath: string }
  | { readonly kind: 'product'; readonly categoryPath: string; readonly productId: string }
  | { readonly kind: CheckoutStep; readonly categoryPath: string }
  | { readonly kind: 'registration'; readonly categoryPath: string | null }
  | { readonly kind: 'account'; readonly section: AccountSection }
  | { readonly kind: 'wishes' }
  /** The query has the products (comparedField). */
  | { readonly kind: 'compare' }
  | { readonly kind: 'content'; readonly categoryPath: string | null; readonly template: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Within the shop's grammar, but never an existing page. */
  | { readonly kind: 'missing' }
  /** Outside the grammar: the start page decides. */
  | { readonly kind: 'start' };

/** The screens below P/cart. */
export type CheckoutStep = 'cart' | 'order' | 'summary' | 'confirmation';

/** Registration and password reset have an address of their own, and one at P/register of each category (SPEC §2). */
const registration = '/U/register';

/** The pages of the account: orders, addresses, login, stored data. */
export type AccountSection = 'orders' | 'addresses' | 'login' | 'data';

/** The page of the wish list (CONTRACT §9). */
export const wishesAddress = '/merkliste';

/** The page that compares products, and the parameter of its query with the id of each (CONTRACT §9). */
export const compareAddress = '/vergleich';
export const comparedField = 'artikel';

/** The customer's orders and data (CONTRACT §9). */
export const accountAddress = '/konto';

/** The sections of the account in the order of its navigation. */
export const accountAddresses: Readonly<Record<AccountSection, string>> = {
  orders: accountAddress,
  addresses: `${accountAddress}/adressen`,
  login: `${accountAddress}/anmeldung`,
  data: `${accountAddress}/daten`,
};

const accountSections = Object.keys(accountAddresses) as AccountSection[];

const checkoutSteps: Readonly<Record<string, CheckoutStep>> = {
  '': 'cart',
  order: 'order',
  summary: 'summary',
  confirmation: 'confirmation',
};

/** Parses a percent-encoded path without query. Never throws: a path that cannot be decoded is missing. */
export function parseAddress(pathname: string): Address {
  const text = textPages[pathname];
  if (text !== undefined) return { kind: 'text', text };
  if (pathname === registration) return { kind: 'registration', categoryPath: null };
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first, second] = segments;
  if (first?.toLowerCase() === 'shop') return inShop(segments);
  if (first === 'T') return segments.length === 2 ? named('text', second) : { kind: 'missing' };
  if (first === 'C') return content(null, segments.slice(1));
  if (first === 'konto') return inAccount(segments);
  if (first === 'vergleich') return segments.length === 1 ? { kind: 'compare' } : { kind: 'missing' };
  if (first === 'merkliste') return segments.length === 1 ? { kind: 'wishes' } : { kind: 'missing' };
  return { kind: 'start' };
}

function inAccount(segments: readonly string[]): Address {
  const path = `/${segments.join('/')}`;
  const section = accountSections.find((candidate) => accountAddresses[candidate] === path);
  return section === undefined ? { kind: 'missing' } : { kind: 'account', section };
}

/** Consumes segments up to the first C or P (SPEC §2). */
function inShop(segments: readonly string[]): Address {
  const end = segments.findIndex((segment) => segment === 'C' || segment === 'P');
  const categoryPath = `/${segments.slice(0, end < 0 ? undefined : end).join('/')}`;
  if (end < 0) return { kind: 'list', categoryPath };
  const rest = segments.slice(end + 1);
  if (segments[end] === 'C') return content(categoryPath, rest);
  if (rest[0] === 'cart') {
    const step = rest.length <= 2 ? checkoutSteps[rest[1] ?? ''] : undefined;
    return step === undefined ? { kind: 'missing' } : { kind: step, categoryPath };
  }
  if (rest[0] === 'register') return rest.length === 1 ? { kind: 'registration', categoryPath } : { kind: 'missing' };
  const productId = rest.length === 1 ? decoded(rest[0]) : null;
  return productId === null ? { kind: 'missing' } : { kind: 'product', categoryPath, productId };
}

function content(categoryPath: string | null, segments: readonly string[]): Address {
  const template = decoded(segments.join('/'));
  return template === null ? { kind: 'missing' } : { kind: 'content', categoryPath, template };
}

function named(kind: 'text', segment: string | undefined): Address {
  const text = decoded(segment);
  return text === null ? { kind: 'missing' } : { kind, text };
}

function decoded(segment: string | undefined): string | null {
  if (segment === undefined || segment === '') return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
