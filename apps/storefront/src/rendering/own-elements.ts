/**
 * The scripts and styles that the renderer itself put into a page, as they stand there. What else is in it is content.
 */
export interface OwnElements {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A mark for the renderer's own elements (its `nonce`), known to nobody before the page is rendered: no stored text can
 * bear it. The browser never sees it, so that a page may be kept and be everybody's.
 */
export function newMark(): string {
  return crypto.randomUUID();
}

/**
 * Takes the mark off a rendered page again, and tells which inline scripts and styles bore it. A style whose text is
 * the mark itself gets the text `styles` (page-manifest.ts). Throws where the mark would stay. Goes from mark to mark
 * once: a page is long, and each look at all of it takes as long as the rendering of some products.
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

/** What stands around the mark of an element. */
const nonce = { before: ' nonce="', after: '"', text: '' };

/** Where else the renderer writes the mark: for scripts that are added later. */
const metas = ['"/>', '">'].map((after) => ({ before: '<meta property="csp-nonce" content="', after, text: '' }));

/** What stands around the mark at a place, and what stands there instead of all of it. */
function placeOf(html: string, place: number, length: number, styles: string) {
  const standIn = { before: '>', after: '</style>', text: `>${styles}</style>` };
  const found = [nonce, ...metas, standIn].find(
    ({ before, after }) => html.startsWith(before, place - before.length) && html.startsWith(after, place + length),
  );
  if (found === undefined) throw new Error('The renderer used its mark in a place that is not known.');
  return found;
}

/**
 * The script or style whose tag holds a place. The renderer escapes < and > in attributes, so that what stands between
 * them is one of its tags.
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
