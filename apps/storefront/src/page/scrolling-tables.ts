import { contentTexts } from '../texts/content.de.ts';

/** What holds text that is no HTML, or else one tag; attributes may hold any sign in their quotes. */
const parts =
  /<!--.*?-->|<(script|style|textarea|title)\b.*?<\/\1\s*>|<(\/?[a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gis;

/**
 * Puts each table of a piece of HTML into a box that scrolls, which the keyboard reaches too: a wide one would push the
 * page aside. The text of scripts stays as it is, since the policy of the page knows them by it. A table that nobody
 * closed is closed at the end; one that nobody opened closes nothing.
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
