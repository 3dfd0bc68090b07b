import type { Stylesheet } from '@kontor/contract';

/**
 * The maximum length in characters of an operator's stylesheet that is inlined into every page. A longer one is linked.
 */
const longestInPage = 30_000;

/** What a stylesheet must not contain to be inlined: URLs relative to its own address, and the end of the element. */
const boundToItsAddress = /@import|@charset|@namespace|url\((?!\s*["']?(?:\/|data:|#|https?:))|<\/|<!--/i;

/** The operator's stylesheet for a page: its text if it can be inlined, otherwise its address. */
export function operatorStylesheet(text: string): Stylesheet {
  const fits = text.length <= longestInPage && !boundToItsAddress.test(text);
  return { href: '/assets/templates/custom.css', text: fits ? text : null };
}
