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
 * Takes the mark off a rendered page again, and tells which inline scripts and styles bore it. Throws where it would
 * stay.
 */
export function takeMark(html: string, mark: string): { readonly html: string; readonly own: OwnElements } {
  const clean = html
    .replaceAll(` nonce="${mark}"`, '')
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
    .replace(`<meta property="csp-nonce" content="${mark}">`, '');
  if (clean.includes(mark)) throw new Error('The renderer used its mark in a place that is not known.');
  return { html: clean, own: ownElements(html, ` nonce="${mark}"`) };
}

/** Goes from mark to mark: reading all tags of a page would take as long as a tenth of its rendering. */
function ownElements(html: string, marked: string): OwnElements {
  const own = { script: [] as string[], style: [] as string[] };
  let place = html.indexOf(marked);
  while (place >= 0) {
    const element = elementAround(html, place);
    if (element !== null && element.source !== '') own[element.name].push(element.source);
    place = html.indexOf(marked, element?.end ?? place + marked.length);
  }
  return { scripts: own.script, styles: own.style };
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
