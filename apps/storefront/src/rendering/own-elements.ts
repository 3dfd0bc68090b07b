/** The inline scripts and styles that the renderer itself put into a page. All others come from content. */
export interface OwnElements {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A random nonce that marks the renderer's own elements. It is new for each page, so that no stored content can contain
 * it. It is removed before the page is sent, so that the page can be cached for everybody.
 */
export function newMark(): string {
  return crypto.randomUUID();
}

/**
 * Removes the mark from a rendered page and returns the inline scripts and styles that carried it. A style whose text
 * is the mark is replaced by `styles` (page-manifest.ts). Throws if the mark occurs in an unexpected place. Scans the
 * page only once, because pages are long.
 */
export function takeMark(
  html: string,
  mark: string,
  styles: string,
): { readonly html: string; readonly own: OwnElements } {
  const own = { script: [] as string[], style: [] as string[] };
  let clean = '';
  let done = 0;
  for (let place = html.indexOf(mark); place >= 0; place = html.indexOf(mark, done)) {
    const { before, after, text } = placeOf(html, place, mark.length, styles);
    clean += html.slice(done, place - before.length) + text;
    done = place + mark.length + after.length;
    const element = before === nonce.before ? elementAround(html, place) : null;
    if (element === null || element.source === '') continue;
    own[element.name].push(element.source === mark ? styles : element.source);
  }
  return { html: clean + html.slice(done), own: { scripts: own.script, styles: own.style } };
}

/** The attribute that carries the mark. */
const nonce = { before: ' nonce="', after: '"', text: '' };

/** Meta elements in which the renderer also writes the mark, for scripts that are added later. */
const metas = ['"/>', '">'].map((after) => ({ before: '<meta property="csp-nonce" content="', after, text: '' }));

/** The text before and after the mark at a position, and the text that replaces all of it. */
function placeOf(html: string, place: number, length: number, styles: string) {
  const placeholder = { before: '>', after: '</style>', text: `>${styles}</style>` };
  const found = [nonce, ...metas, placeholder].find(
    ({ before, after }) => html.startsWith(before, place - before.length) && html.startsWith(after, place + length),
  );
  if (found === undefined) throw new Error('The renderer used its mark in a place that is not known.');
  return found;
}

/**
 * The script or style whose tag contains a position. The renderer escapes < and > in attributes, so the text between
 * them is a tag of its own.
 */
function elementAround(html: string, place: number) {
  const start = html.lastIndexOf('<', place);
  const [, name] = /^<(script|style) /.exec(html.slice(start, start + 8)) ?? [];
  const tagEnd = html.indexOf('>', start);
  if ((name !== 'script' && name !== 'style') || tagEnd < place) return null;
  const nextTag = html.indexOf('<', place);
  const end = html.indexOf(`</${name}>`, tagEnd);
  if (end < 0 || nextTag < tagEnd) return null;
  return { name, source: html.slice(tagEnd + 1, end), end } as const;
}
