const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'code']);
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol']);

/** A tag without attributes, or text without characters that are special in HTML. */
const token = /<(\/?)([a-z][a-z0-9]*)>|[^<>&]+/y;

/**
 * Whether HTML consists only of text, paragraphs, headings, lists and marked words, each properly closed and without
 * attributes. Cleaning would not change it. Most descriptions are like that, and parsing takes time.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const found = token.exec(html);
    if (found === null || !goesOn(open, found)) return false;
  }
  return open.length === 0;
}

/** Whether a token is allowed at this point. Updates the list of open tags. */
function goesOn(open: string[], [text, slash, name]: RegExpExecArray): boolean {
  if (name === undefined) return !isList(open.at(-1)) || text.trim() === '';
  if (slash !== '') return open.pop() === name;
  return isAllowedIn(open.at(-1), name) && open.push(name) > 0;
}

function isAllowedIn(parent: string | undefined, name: string): boolean {
  if (isList(parent)) return name === 'li';
  return inline.has(name) || (parent === undefined && blocks.has(name));
}

function isList(name: string | undefined): boolean {
  return name === 'ul' || name === 'ol';
}
