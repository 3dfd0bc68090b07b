/**
 * Every call of the shop by name: its method and its address, and nothing else, so that a browser can import this table
 * without a schema library (SPEC §7). What a call takes and answers is declared under the same name in calls.ts.
 */
export const routes = {
  categories: { method: 'POST', path: '/api/shop/master/categories' },
  product: { method: 'POST', path: '/api/shop/master/product' },
  products: { method: 'POST', path: '/api/shop/master/products' },
  relatedProducts: { method: 'POST', path: '/api/shop/master/relatedProducts' },
  productAttributes: { method: 'POST', path: '/api/shop/master/productAttributes' },
  suggestions: { method: 'POST', path: '/api/shop/master/suggestions' },
  alternatives: { method: 'POST', path: '/api/shop/master/alternatives' },
  cartProducts: { method: 'POST', path: '/api/shop/master/cartProducts' },
  getFile: { method: 'GET', path: '/api/shop/files/getFile' },

  countries: { method: 'POST', path: '/api/shop/config/countries' },
  carrier: { method: 'POST', path: '/api/shop/config/carrier' },
  paymentConditions: { method: 'POST', path: '/api/shop/config/paymentConditions' },
  mainMenu: { method: 'POST', path: '/api/shop/config/mainMenu' },
  orderOptions: { method: 'POST', path: '/api/shop/config/orderOptions' },
  startpage: { method: 'POST', path: '/api/shop/config/startpage' },
  uiSettings: { method: 'POST', path: '/api/shop/config/uiSettings' },
  vouchersEnabled: { method: 'POST', path: '/api/shop/config/vouchersEnabled' },
  title: { method: 'POST', path: '/api/shop/config/title' },
  templateNames: { method: 'POST', path: '/api/shop/config/templateNames' },
  templateContent: { method: 'POST', path: '/api/shop/config/templateContent' },

  orderCalc: { method: 'POST', path: '/api/shop/order/calc' },
  orderFinish: { method: 'POST', path: '/api/shop/order/finish' },
  order: { method: 'POST', path: '/api/shop/order' },
  orderTransferCode: { method: 'POST', path: '/api/shop/order/transferCode' },
  paymentGetEnv: { method: 'POST', path: '/api/shop/order/payment/getEnv' },
  paymentCreate: { method: 'POST', path: '/api/shop/order/payment/create' },
  paymentExecute: { method: 'POST', path: '/api/shop/order/payment/execute' },
  paymentStatus: { method: 'POST', path: '/api/shop/order/payment/status' },
  voucherRedeem: { method: 'POST', path: '/api/shop/voucher/redeem' },
  voucherUnredeem: { method: 'POST', path: '/api/shop/voucher/unredeem' },

  accountOrders: { method: 'POST', path: '/api/shop/account/orders' },
  accountDetailsSave: { method: 'POST', path: '/api/shop/account/details' },
  accountAddresses: { method: 'POST', path: '/api/shop/account/addresses' },
  accountAddressSave: { method: 'POST', path: '/api/shop/account/addresses/save' },
  accountAddressRemove: { method: 'POST', path: '/api/shop/account/addresses/remove' },
  accountSessions: { method: 'POST', path: '/api/shop/account/sessions' },
  accountSessionEnd: { method: 'POST', path: '/api/shop/account/sessions/end' },
  accountPasswordChange: { method: 'POST', path: '/api/shop/account/password' },
  accountEmailChange: { method: 'POST', path: '/api/shop/account/email' },
  accountEmailConfirm: { method: 'POST', path: '/api/shop/account/confirmEmail' },
  accountExport: { method: 'POST', path: '/api/shop/account/export' },
  accountDelete: { method: 'POST', path: '/api/shop/account/delete' },
  cartLoad: { method: 'POST', path: '/api/shop/cart/load' },
  cartSave: { method: 'POST', path: '/api/shop/cart/save' },
  current: { method: 'POST', path: '/api/shop/auth/current' },
  login: { method: 'POST', path: '/api/shop/auth/login' },
  logout: { method: 'POST', path: '/api/shop/auth/logout' },
  register: { method: 'POST', path: '/api/shop/user/register' },
  verify: { method: 'POST', path: '/api/shop/user/verify' },
} as const;

/** The name of a call, the same on both sides of the wire and in the generated documentation. */
export type CallName = keyof typeof routes;

/** Cookie and header that carry the anti-forgery token (CONTRACT §1); the cookie's name is the plain one. */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;

/**
 * What a cookie of the shop is called where visitors come by https: browsers take it from this very host, and by https,
 * alone (RFC 6265bis §4.1.3.2).
 */
export function secureCookieName(name: string): string {
  return `__Host-${name}`;
}

/** Cookie of a session (CONTRACT §1). */
export const sessionCookie = 'sid';

/** Header of order/finish: one random value per cart, the same on every retry (CONTRACT §5). */
export const idempotencyHeader = 'Idempotency-Key';
