import type { Stylesheet } from '@kontor/contract';

/** Characters up to which the operator's stylesheet stands in every page; a longer one is better fetched once. */
const longestInPage = 30_000;

/**
 * What would mean something else inside a page than at its own address: other files relative to it, and the end of the
 * element.
 */
const boundToItsAddress = /@import|@charset|@namespace|url\((?!\s*["']?(?:\/|data:|#|https?:))|<\/|<!--/i;

/** The operator's stylesheet as a page takes it: its text if it can stand there, else only its address. */
export function operatorStylesheet(text: string): Stylesheet {
  const fits = text.length <= longestInPage && !boundToItsAddress.test(text);
  return { href: '/assets/templates/custom.css', text: fits ? text : null };
}
