/** Query parameters that a page of the catalogue can depend on (CONTRACT §8), or beginnings of their names. */
const conditions = new Set(['q', 'sort', 'page', 'size', 'from', 'stock', 'sale', 'min', 'max']);
const beginnings = ['f.', 'min.', 'max.'];

/** Of these there are too many to keep a page for each. */
const countless = /^(?:q|(?:min|max)(?:\..*)?)$/s;

/** The address of a page that is asked for, and whether the page may be kept for others. */
export interface PageAddress {
  /** Path and query that the page is rendered for. */
  readonly url: string;
  readonly isKept: boolean;
  /** Whether customers pay orders there. No other page may load a provider's script. */
  readonly isForPaying: boolean;
}

/**
 * Reads the address of a page. Queries that no page depends on (campaign names, random numbers) are dropped, so that
 * they cannot make a new page. Cart, order and confirmation concern one visitor, and searches and ranges are too many
 * to keep.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = splitOnce(requested, '?');
  if (/\/P\/cart(\/|$)/.test(path))
    return { url: requested, isKept: false, isForPaying: /\/P\/cart\/confirmation\/?$/.test(path) };
  const known = [...new URLSearchParams(query)].filter(([name]) => isCondition(name));
  const kept = new URLSearchParams(known).toString();
  const url = kept === '' ? path : `${path}?${kept}`;
  return { url, isKept: !known.some(([name]) => countless.test(name)), isForPaying: false };
}

function isCondition(name: string): boolean {
  return conditions.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}
