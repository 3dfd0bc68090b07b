import { compareAddress, comparedField } from '@kontor/contract/read-address';

/** Query parameters that pages of the catalogue depend on (CONTRACT §8), and prefixes of such parameters. */
const conditions = new Set(['q', 'sort', 'page', 'size', 'from', 'stock', 'sale', 'min', 'max', 'view']);
const beginnings = ['f.', 'min.', 'max.'];

/** Parameters with too many values to cache a page for each. */
const countless = /^(?:q|artikel|(?:min|max)(?:\..*)?)$/s;

/** The address of a requested page, and whether the page may be cached for others. */
export interface PageAddress {
  /** The path and query for which the page is rendered. */
  readonly url: string;
  readonly isKept: boolean;
  /** Whether orders are paid there. Only that page may load a payment provider's script. */
  readonly isForPaying: boolean;
}

/**
 * Parses the address of a page. Query parameters that no page depends on (campaign names, random numbers) are dropped,
 * so that they do not create new pages. Cart, order and confirmation belong to one visitor, and there are too many
 * searches, ranges and comparisons to cache.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = splitOnce(requested, '?');
  if (/\/P\/cart(\/|$)/.test(path))
    return { url: requested, isKept: false, isForPaying: /\/P\/cart\/confirmation\/?$/.test(path) };
  const isKnown = path === compareAddress ? (name: string) => name === comparedField : isCondition;
  const known = [...new URLSearchParams(query)].filter(([name]) => isKnown(name));
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
