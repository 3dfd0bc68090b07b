import { contentTexts } from '../texts/content.de.ts';

/** Matches either an element whose content is text, or one tag. Quoted attribute values may contain any character. */
const parts =
  /<!--.*?-->|<(script|style|textarea|title)\b.*?<\/\1\s*>|<(\/?[a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gis;

/**
 * Wraps each table of an HTML fragment in a scrolling box that is reachable by keyboard, because a wide table would
 * widen the page. Scripts stay unchanged, because the page's policy identifies them by their text. A table that is
 * never closed is closed at the end; an end tag without a table closes nothing.
 */
export function scrollingTables(html: string): string {
  let open = 0;
  const boxed = html.replace(parts, (part, _text, name = '') => {
    const tag = name.toLowerCase();
    if (tag === 'table') {
      open += 1;
      return `<div class="table-box" role="group" aria-label="${contentTexts.table}" tabindex="0">${part}`;
    }
    if (tag !== '/table' || open === 0) return part;
    open -= 1;
    return `${part}</div>`;
  });
  return boxed + '</table></div>'.repeat(open);
}
