import { productTexts } from '../../texts/de/product.ts';

/**
 * Puts each table of a description into a box that scrolls, which the keyboard reaches too: a wide one would push the page aside. Goes by
 * the tags alone, since descriptions were cleaned, and so are well-formed, when they were written.
 */
export function scrollingTables(html: string): string {
  return html
    .replace(/<table\b/g, `<div class="table-box" role="group" aria-label="${productTexts.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
}
