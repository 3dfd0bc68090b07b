/**
 * The addresses of pages that both sides say: the storefront links to them, the server lists them for search engines
 * (SPEC §2).
 */

/** Text pages with an address of their own, and the text each shows (SPEC §2, CONTRACT §9). */
export const textPages: Readonly<Record<string, string>> = {
  '/agb': 'businessTerms',
  '/contact': 'contactInformation',
  '/impressum': 'siteNotice',
  '/shipping': 'shippingCosts',
  '/datenschutz': 'datenschutz',
  '/barrierefreiheit': 'barrierefreiheit',
  '/T/widerrufsbelehrung': 'widerrufsbelehrung',
};

/** The address of a text: the one of its own where it has one (SPEC §2). */
export function textAddress(name: string): string {
  const own = Object.keys(textPages).find((path) => textPages[path] === name);
  return own ?? `/T/${encodeURIComponent(name)}`;
}

/** The address of a product as seen from a category, whose path is percent-encoded already. */
export function productAddress(categoryPath: string, productId: string): string {
  return `${categoryPath}/P/${encodeURIComponent(productId)}`;
}

/** The address of a content template. */
export function contentAddress(template: string): string {
  return `/C/${template.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * A path that can be read. Of one that cannot be decoded, or holds a zero byte, every percent sign stands for itself:
 * nothing is there under such a name. Server and browser have to read a broken link alike.
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
 * The operator's text with the official notice on the legal guarantee of conformity (LAW W1): on products, before an
 * order, and in its mail.
 */
export const guaranteeNotice = 'guaranteeNotice';
