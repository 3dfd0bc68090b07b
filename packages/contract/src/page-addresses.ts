/** Addresses of pages that the storefront links to and the server lists for search engines (SPEC §2). */

/** Text pages with an address of their own, and the names of their texts (SPEC §2, CONTRACT §9). */
export const textPages: Readonly<Record<string, string>> = {
  '/agb': 'businessTerms',
  '/contact': 'contactInformation',
  '/impressum': 'siteNotice',
  '/shipping': 'shippingCosts',
  '/datenschutz': 'datenschutz',
  '/barrierefreiheit': 'barrierefreiheit',
  '/T/widerrufsbelehrung': 'widerrufsbelehrung',
};

/** The address of a text: its own if it has one (SPEC §2). */
export function textAddress(name: string): string {
  const own = Object.keys(textPages).find((path) => textPages[path] === name);
  return own ?? `/T/${encodeURIComponent(name)}`;
}

/**
 * The page for withdrawing from a contract (LAW F1, F2). The server makes it without the storefront, so links to it
 * load a page.
 */
export const withdrawalAddress = '/widerruf';

/**
 * The address of that page for one order. With the order's id, which is the key to it, its lines can be chosen there. A
 * mail has only the number, which the page fills in.
 */
export function withdrawalAddressOf(by: 'orderId' | 'orderNumber', value: string): string {
  return `${withdrawalAddress}?${by}=${encodeURIComponent(value)}`;
}

/** The page of an offer to a customer. Its key is in the query, which no log contains. */
export const quoteAddress = '/angebot';

/**
 * The page to which the form of a product that is sold out is sent: who wants to be told when it is in stock again. The
 * server makes it without the storefront.
 */
export const stockAlertAddress = '/benachrichtigung';

/**
 * The page on which a buyer reviews what an order bought. Its key is in the query, which no log contains. The server
 * makes it without the storefront.
 */
export const reviewAddress = '/bewerten';

/** The same page, reached from an order. */
export function reviewAddressOf(orderId: string): string {
  return `${reviewAddress}?bestellung=${encodeURIComponent(orderId)}`;
}

/** The page of all reviews of a product, which the server makes without the storefront. */
export function reviewsAddressOf(productId: string): string {
  return `/bewertungen?artikel=${encodeURIComponent(productId)}`;
}

/** The page on which a visitor orders the newsletter. The server makes it without the storefront. */
export const newsletterAddress = '/newsletter';

/** The address of a product in a category, whose path is already percent-encoded. */
export function productAddress(categoryPath: string, productId: string): string {
  return `${categoryPath}/P/${encodeURIComponent(productId)}`;
}

/** The address of a content template. */
export function contentAddress(template: string): string {
  return `/C/${template.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * A path that can be decoded. If it cannot, or contains a zero byte, its percent signs are escaped: such a page does
 * not exist. Server and browser must treat a broken link in the same way.
 */
export function readablePath(path: string): string {
  return isReadable(path) ? path : path.replaceAll('%', '%25');
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The operator's text with the official notice on the legal guarantee of conformity (LAW W1), shown on products, before
 * an order, and in its mail.
 */
export const guaranteeNotice = 'guaranteeNotice';
