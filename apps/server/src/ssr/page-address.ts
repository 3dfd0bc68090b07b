/** Query parameters that a page of the catalogue can depend on (CONTRACT §8); attribute filters are `f.<group>`. */
const conditions = new Set(['q', 'sort', 'page', 'size', 'from']);

/** A page that is asked for: where, and whether it may be kept for others. */
export interface PageAddress {
  /** Path and query as the page is rendered for. */
  readonly url: string;
  readonly isKept: boolean;
  /** Whether orders are paid there: the one page that may load a provider's script. */
  readonly isForPaying: boolean;
}

/**
 * Reads the address of a page. Queries that no page depends on (campaign names, random numbers) are dropped, so that
 * they cannot make a new page. Cart, order and confirmation are nobody else's business; searches are too many to keep.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = splitOnce(requested, '?');
  if (/\/P\/cart(\/|$)/.test(path))
    return { url: requested, isKept: false, isForPaying: /\/P\/cart\/confirmation\/?$/.test(path) };
  const known = [...new URLSearchParams(query)].filter(([name]) => conditions.has(name) || name.startsWith('f.'));
  const kept = new URLSearchParams(known).toString();
  const url = kept === '' ? path : `${path}?${kept}`;
  return { url, isKept: !known.some(([name]) => name === 'q'), isForPaying: false };
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}
