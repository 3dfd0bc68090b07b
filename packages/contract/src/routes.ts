/** The properties of a call that are known before it is made. */
type Route = ReadingRoute | WritingRoute;

interface AnyRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether it hashes or checks a password. A browser known to the account then has a rate limit of its own. */
  readonly isAboutPasswords?: true;
}

/** A call that reads changes nothing, so it may be repeated whatever happened to it. */
interface ReadingRoute extends AnyRoute {
  readonly effect: 'read';
  /** The limit per visitor and minute; without it the usual one. Lower for expensive calls. */
  readonly perMinute?: number;
  /** Whether a page needs it. Without network, a navigation to that page then waits for it instead of failing. */
  readonly isPatient?: true;
}

interface WritingRoute extends AnyRoute {
  readonly effect: 'write';
  /**
   * The limit per visitor and minute. Strict for calls that affect other people (an order sends mail, a payment calls a
   * provider: PAYMENTS A5) or that could be guesses (a voucher code).
   */
  readonly perMinute: number | 'as most';
}

/**
 * All calls of the shop by name: method, address and class. A browser can import this table without a schema library
 * (SPEC §7). Requests and answers are declared under the same names in calls.ts.
 */
export const routes = {
  categories: { method: 'POST', path: '/api/shop/master/categories', effect: 'read', isPatient: true },
  category: { method: 'POST', path: '/api/shop/master/category', effect: 'read' },
  frontPage: { method: 'POST', path: '/api/shop/master/frontPage', effect: 'read', isPatient: true },
  product: { method: 'POST', path: '/api/shop/master/product', effect: 'read', isPatient: true },
  products: { method: 'POST', path: '/api/shop/master/products', effect: 'read', isPatient: true },
  goneProduct: { method: 'POST', path: '/api/shop/master/goneProduct', effect: 'read' },
  references: { method: 'POST', path: '/api/shop/master/references', effect: 'read' },
  relatedProducts: { method: 'POST', path: '/api/shop/master/relatedProducts', effect: 'read' },
  productReviews: { method: 'POST', path: '/api/shop/master/productReviews', effect: 'read' },
  productAttributes: { method: 'POST', path: '/api/shop/master/productAttributes', effect: 'read', isPatient: true },
  suggestions: { method: 'POST', path: '/api/shop/master/suggestions', effect: 'read' },
  alternatives: { method: 'POST', path: '/api/shop/master/alternatives', effect: 'read', perMinute: 120 },
  countSearch: { method: 'POST', path: '/api/shop/search/count', effect: 'write', perMinute: 60 },
  cartProducts: { method: 'POST', path: '/api/shop/master/cartProducts', effect: 'read' },
  getFile: { method: 'GET', path: '/api/shop/files/getFile', effect: 'read', perMinute: 6000 },

  countries: { method: 'POST', path: '/api/shop/config/countries', effect: 'read', isPatient: true },
  carrier: { method: 'POST', path: '/api/shop/config/carrier', effect: 'read', isPatient: true },
  paymentConditions: { method: 'POST', path: '/api/shop/config/paymentConditions', effect: 'read', isPatient: true },
  mainMenu: { method: 'POST', path: '/api/shop/config/mainMenu', effect: 'read', isPatient: true },
  orderOptions: { method: 'POST', path: '/api/shop/config/orderOptions', effect: 'read', isPatient: true },
  startpage: { method: 'POST', path: '/api/shop/config/startpage', effect: 'read', isPatient: true },
  uiSettings: { method: 'POST', path: '/api/shop/config/uiSettings', effect: 'read', isPatient: true },
  vouchersEnabled: { method: 'POST', path: '/api/shop/config/vouchersEnabled', effect: 'read', isPatient: true },
  title: { method: 'POST', path: '/api/shop/config/title', effect: 'read', isPatient: true },
  templateNames: { method: 'POST', path: '/api/shop/config/templateNames', effect: 'read', isPatient: true },
  templateContent: { method: 'POST', path: '/api/shop/config/templateContent', effect: 'read', isPatient: true },

  orderCalc: { method: 'POST', path: '/api/shop/order/calc', effect: 'write', perMinute: 300 },
  orderFinish: { method: 'POST', path: '/api/shop/order/finish', effect: 'write', perMinute: 30 },
  order: { method: 'POST', path: '/api/shop/order', effect: 'read', perMinute: 60 },
  orderTransferCode: { method: 'POST', path: '/api/shop/order/transferCode', effect: 'read', perMinute: 60 },
  paymentGetEnv: { method: 'POST', path: '/api/shop/order/payment/getEnv', effect: 'read' },
  paymentCreate: { method: 'POST', path: '/api/shop/order/payment/create', effect: 'write', perMinute: 20 },
  paymentExecute: { method: 'POST', path: '/api/shop/order/payment/execute', effect: 'write', perMinute: 60 },
  paymentStatus: { method: 'POST', path: '/api/shop/order/payment/status', effect: 'write', perMinute: 60 },
  voucherRedeem: { method: 'POST', path: '/api/shop/voucher/redeem', effect: 'write', perMinute: 10 },
  voucherUnredeem: { method: 'POST', path: '/api/shop/voucher/unredeem', effect: 'write', perMinute: 60 },

  accountOrders: { method: 'POST', path: '/api/shop/account/orders', effect: 'read' },
  accountDetailsSave: { method: 'POST', path: '/api/shop/account/details', effect: 'write', perMinute: 'as most' },
  accountAddresses: { method: 'POST', path: '/api/shop/account/addresses', effect: 'read' },
  accountAddressSave: {
    method: 'POST',
    path: '/api/shop/account/addresses/save',
    effect: 'write',
    perMinute: 'as most',
  },
  accountAddressRemove: {
    method: 'POST',
    path: '/api/shop/account/addresses/remove',
    effect: 'write',
    perMinute: 'as most',
  },
  accountSessions: { method: 'POST', path: '/api/shop/account/sessions', effect: 'read' },
  accountSessionEnd: { method: 'POST', path: '/api/shop/account/sessions/end', effect: 'write', perMinute: 'as most' },
  accountPasswordChange: {
    method: 'POST',
    path: '/api/shop/account/password',
    effect: 'write',
    perMinute: 10,
    isAboutPasswords: true,
  },
  accountEmailChange: {
    method: 'POST',
    path: '/api/shop/account/email',
    effect: 'write',
    perMinute: 10,
    isAboutPasswords: true,
  },
  accountEmailConfirm: {
    method: 'POST',
    path: '/api/shop/account/confirmEmail',
    effect: 'write',
    perMinute: 10,
    isAboutPasswords: true,
  },
  accountExport: {
    method: 'POST',
    path: '/api/shop/account/export',
    effect: 'read',
    perMinute: 10,
    isAboutPasswords: true,
  },
  accountDelete: {
    method: 'POST',
    path: '/api/shop/account/delete',
    effect: 'write',
    perMinute: 10,
    isAboutPasswords: true,
  },
  cartLoad: { method: 'POST', path: '/api/shop/cart/load', effect: 'read' },
  cartSave: { method: 'POST', path: '/api/shop/cart/save', effect: 'write', perMinute: 'as most' },
  wishListLoad: { method: 'POST', path: '/api/shop/wishList/load', effect: 'read' },
  wishListChange: { method: 'POST', path: '/api/shop/wishList/change', effect: 'write', perMinute: 120 },
  current: { method: 'POST', path: '/api/shop/auth/current', effect: 'read' },
  login: { method: 'POST', path: '/api/shop/auth/login', effect: 'write', perMinute: 60, isAboutPasswords: true },
  logout: { method: 'POST', path: '/api/shop/auth/logout', effect: 'write', perMinute: 'as most' },
  register: { method: 'POST', path: '/api/shop/user/register', effect: 'write', perMinute: 10, isAboutPasswords: true },
  verify: { method: 'POST', path: '/api/shop/user/verify', effect: 'write', perMinute: 30, isAboutPasswords: true },
} as const satisfies Readonly<Record<string, Route>>;

/** The class of a call: its effect, its limit, and whether it waits for the network. */
export function classOf(name: CallName) {
  const { effect, perMinute, isPatient, isAboutPasswords }: Route & { readonly isPatient?: true } = routes[name];
  return { effect, perMinute: perMinute === 'as most' ? undefined : perMinute, isPatient, isAboutPasswords };
}

/** The name of a call, the same on both sides and in the generated documentation. */
export type CallName = keyof typeof routes;

/** The cookie and header of the anti-forgery token (CONTRACT §1); the cookie's plain name. */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;

/**
 * The name of a cookie of a shop reached by https. Browsers accept it only from this host and by https (RFC 6265bis
 * §4.1.3.2).
 */
export function secureCookieName(name: string): string {
  return `__Host-${name}`;
}

/** The cookie of a session (CONTRACT §1). */
export const sessionCookie = 'sid';

/** The header of order/finish: one random value per cart, the same in every retry (CONTRACT §5). */
export const idempotencyHeader = 'Idempotency-Key';
