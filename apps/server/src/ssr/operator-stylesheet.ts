import type { Stylesheet } from '@kontor/contract';

/** An operator's stylesheet of up to so many characters stands in every page. A longer one is a file of its own. */
const longestInPage = 30_000;

/**
 * What a stylesheet may not contain to stand in a page: names of files relative to its own address, and the end of the
 * element.
 */
const boundToItsAddress = /@import|@charset|@namespace|url\((?!\s*["']?(?:\/|data:|#|https?:))|<\/|<!--/i;

/** The operator's stylesheet for a page: its text if it can stand there, else its address. */
export function operatorStylesheet(text: string): Stylesheet {
  const fits = text.length <= longestInPage && !boundToItsAddress.test(text);
  return { href: '/assets/templates/custom.css', text: fits ? text : null };
}
