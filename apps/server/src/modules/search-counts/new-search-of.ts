import type { IncomingHttpHeaders } from 'node:http';
import { parseAddress } from '@kontor/contract/read-address';
import { countedTerm } from './counted-term.ts';

const robots = /bot|crawl|spider|slurp|preview|scrap|monitor|lighthouse/i;

/** Whether a browser says that it is none of a person. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  return robots.test(headers['user-agent'] ?? 'bot');
}

/**
 * The search text of a list that a person opens as a document: by the form without scripts, by a link or by an address
 * that they typed. Null for all else: programs, what browsers fetch in advance, a page loaded again, and another page,
 * order or filter of the same search. What happens inside the loaded page is told by the call countSearch.
 */
export function newSearchOf(address: string, headers: IncomingHttpHeaders): string | null {
  const searchText = listSearch(address);
  if (searchText === null || isRobot(headers)) return null;
  if (headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose'] !== undefined) return null;
  if (/max-age=0|no-cache/.test(headers['cache-control'] ?? '')) return null;
  return isSameSearch(searchText, headers.referer) ? null : searchText;
}

/** What a list's address searches for, on its first page. */
function listSearch(address: string): string | null {
  const start = address.indexOf('?');
  if (start < 0 || !address.includes('q=', start)) return null;
  const query = new URLSearchParams(address.slice(start));
  const searchText = query.get('q') ?? '';
  if (searchText === '' || searchText.length > 200 || query.has('page')) return null;
  return parseAddress(address.slice(0, start)).kind === 'list' ? searchText : null;
}

/** Whether the page that one comes from searched for the same. Another site names no search. */
function isSameSearch(searchText: string, referer: string | undefined): boolean {
  if (referer === undefined || !URL.canParse(referer)) return false;
  const before = countedTerm(new URL(referer).searchParams.get('q') ?? '');
  return before !== null && before.text === countedTerm(searchText)?.text;
}
